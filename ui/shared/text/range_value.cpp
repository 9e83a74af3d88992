// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/range_value.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr QLatin1StringView Open = ".."_L1;

std::optional<RangeValue> RangeValue::read(const QString &text)
{
    const QStringList ends = text.split(u'/');
    if (ends.size() != 2)
        return {};
    const auto end = [](const QString &written) { return written == Open ? QString() : written; };
    return RangeValue{end(ends[0]), end(ends[1])};
}

QString RangeValue::text() const
{
    const auto written = [](const QString &end) { return end.isEmpty() ? QString(Open) : end; };
    return from.isEmpty() && to.isEmpty() ? QString() : written(from) + u'/' + written(to);
}

} // namespace onhire
