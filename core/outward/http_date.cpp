// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outward/http_date.h"

#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace onhire {

static const QString format = u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s;

QByteArray httpDate(const QDateTime &moment)
{
    return QLocale::c().toString(moment.toUTC(), format).toLatin1();
}

QDateTime fromHttpDate(const QByteArray &text)
{
    QDateTime moment = QLocale::c().toDateTime(QString::fromLatin1(text), format);
    moment.setTimeZone(QTimeZone::utc());
    return moment;
}

} // namespace onhire
