// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/day_spans.h"
#include "ui/shared/text/texts.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

QList<FilterChoice> daySpans()
{
    return {{u"1"_s, FilterTexts::tr("Today")},
            {u"7"_s, FilterTexts::tr("Last 7 days")},
            {u"30"_s, FilterTexts::tr("Last 30 days")},
            {u"365"_s, FilterTexts::tr("Last 12 months")}};
}

QString startOfSpan(const QString &days, const Context &context)
{
    const QTimeZone &zone = context.tenant->zone;
    return toTimestamp(startOfDayIn(zone, dateIn(zone, context.now()).addDays(1 - days.toInt())));
}

} // namespace onhire
