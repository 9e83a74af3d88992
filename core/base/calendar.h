// SPDX-License-Identifier: GPL-3.0-or-later
// Calendar arithmetic: contract dates are dates in the tenant's time zone, never moments.
#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace onhire {

struct DateRange
{
    QDate start;
    QDate end; // exclusive

    qint64 days() const { return start.daysTo(end); }
    bool isEmpty() const { return start >= end; }
    bool overlaps(const DateRange &other) const { return start < other.end && other.start < end; }
    friend bool operator==(const DateRange &, const DateRange &) = default;
};

inline QString isoDate(QDate date)
{
    return date.toString(Qt::ISODate);
}
inline QString isoDate(std::optional<QDate> date) // null: none
{
    return date ? isoDate(*date) : QString();
}

// anchor + months, clamped to the month's last day. Always from the anchor, so it never drifts: 31 Jan → 28 Feb
// → 31 Mar.
QDate addMonths(QDate anchor, int months);

// Period k of a contract that starts at `start`: [start + k months, start + (k + 1) months).
DateRange monthlyPeriod(QDate start, int k);

// Which period a date on or after `start` falls into.
int periodIndexAt(QDate start, QDate date);

QDate firstOfMonth(QDate date);
QDate firstOfNextMonth(QDate date);

// The first date on or after `date` whose day of month is `day` (1–28).
QDate nextDayOfMonth(QDate date, int day);

QDate dateIn(const QTimeZone &zone, const QDateTime &moment);

// The moment (UTC) at which a date begins in a zone, also where midnight does not exist because clocks go
// forward. A date that a zone left out (30 December 2011 in Apia) begins where the next one does.
QDateTime startOfDayIn(const QTimeZone &zone, QDate date);

// "2026-11-21", or a date-time with an offset, which is taken to its date in the zone.
std::optional<QDate> parseContractDate(QStringView text, const QTimeZone &zone);

// ISO 8601 with Z or an offset (2026-11-21T09:30:00.123+01:00, seconds optional), as UTC cut to milliseconds;
// none without an offset.
std::optional<QDateTime> parseTimestamp(QStringView text);

// A timestamp, or a date, which stands for the moment at which it begins in the zone.
std::optional<QDateTime> parseMoment(QStringView text, const QTimeZone &zone);

std::optional<QTimeZone> timeZoneNamed(QStringView name); // an IANA name with its area (Europe/Berlin), or UTC

} // namespace onhire
