// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/clock.h"

namespace onhire {

QDateTime SystemClock::now() const
{
    return QDateTime::currentDateTimeUtc();
}

QString toTimestamp(const QDateTime &moment)
{
    return moment.toUTC().toString(Qt::ISODateWithMs);
}

} // namespace onhire
