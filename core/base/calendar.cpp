// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

QDate addMonths(QDate anchor, int months)
{
    return anchor.addMonths(months);
}

DateRange monthlyPeriod(QDate start, int k)
{
    return {addMonths(start, k), addMonths(start, k + 1)};
}

int periodIndexAt(QDate start, QDate date)
{
    const int months = (date.year() - start.year()) * 12 + date.month() - start.month();
    return addMonths(start, months) > date ? months - 1 : months;
}

QDate firstOfMonth(QDate date)
{
    return QDate(date.year(), date.month(), 1);
}

QDate firstOfNextMonth(QDate date)
{
    return firstOfMonth(date).addMonths(1);
}

QDate nextDayOfMonth(QDate date, int day)
{
    Q_ASSERT(day >= 1 && day <= 28);
    const QDate thisMonth(date.year(), date.month(), day);
    return thisMonth >= date ? thisMonth : thisMonth.addMonths(1);
}

QDate dateIn(const QTimeZone &zone, const QDateTime &moment)
{
    return moment.toTimeZone(zone).date();
}

QDateTime startOfDayIn(const QTimeZone &zone, QDate date)
{
    QDateTime start = date.startOfDay(zone);
    if (!start.isValid())
        start = date.addDays(1).startOfDay(zone);
    return start.toUTC();
}

static bool isPlaceName(QStringView name)
{
    const auto isAllowed = [](QChar c) {
        return c < QChar(0x80) && (c.isLetterOrNumber() || c == u'/' || c == u'_' || c == u'+' || c == u'-');
    };
    return name.contains(u'/') && name.front().isLetter() && std::ranges::all_of(name, isAllowed);
}

std::optional<QTimeZone> timeZoneNamed(QStringView name)
{
    // Qt would also read UTC+01:00, POSIX rules, and the files below posix/ and right/, where leap seconds
    // shift every moment.
    if (name != "UTC"_L1
        && (!isPlaceName(name) || name.startsWith("posix/"_L1) || name.startsWith("right/"_L1)))
        return {};
    QTimeZone zone(name.toLatin1());
    if (!zone.isValid())
        return {};
    return zone;
}

} // namespace onhire
