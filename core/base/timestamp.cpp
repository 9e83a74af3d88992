// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

constexpr int LargestOffset = 14 * 60; // minutes; Kiritimati

// Reads from the front of a text, character by character as the format wants it.
class TimestampReader
{
public:
    explicit TimestampReader(QStringView text) : m_rest(text) { }

    bool atEnd() const { return m_rest.isEmpty(); }
    bool ok() const { return m_ok; }

    bool take(char16_t wanted)
    {
        if (!m_rest.startsWith(wanted))
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }

    void expect(char16_t wanted) { m_ok = take(wanted) && m_ok; }

    int digit()
    {
        if (m_rest.isEmpty() || m_rest.front() < u'0' || m_rest.front() > u'9')
            return -1;
        const int value = m_rest.front().unicode() - u'0';
        m_rest = m_rest.sliced(1);
        return value;
    }

    int number(int digits)
    {
        int value = 0;
        for (; digits > 0; --digits) {
            const int next = digit();
            m_ok = next >= 0 && m_ok;
            value = value * 10 + next;
        }
        return value;
    }

    QDate date()
    {
        const int year = number(4);
        expect(u'-');
        const int month = number(2);
        expect(u'-');
        const QDate date(year, month, number(2));
        m_ok = date.isValid() && m_ok;
        return date;
    }

    QTime time()
    {
        const int hour = number(2);
        expect(u':');
        const int minute = number(2);
        const bool hasSeconds = take(u':');
        const int second = hasSeconds ? number(2) : 0;
        const QTime time(hour, minute, second, hasSeconds && take(u'.') ? milliseconds() : 0);
        m_ok = time.isValid() && m_ok;
        return time;
    }

    // In seconds east of Greenwich.
    int offset()
    {
        if (take(u'Z') || take(u'z'))
            return 0;
        const bool west = take(u'-');
        if (!west)
            expect(u'+');
        const int hours = number(2);
        take(u':');
        const int rest = number(2);
        const int minutes = hours * 60 + rest;
        m_ok = rest < 60 && minutes <= LargestOffset && m_ok;
        return (west ? -60 : 60) * minutes;
    }

private:
    int milliseconds()
    {
        int value = number(1) * 100;
        for (int weight = 10, next = digit(); next >= 0; weight /= 10, next = digit())
            value += weight * next;
        return value;
    }

    QStringView m_rest;
    bool m_ok = true;
};

} // namespace

std::optional<QDate> parseContractDate(QStringView text, const QTimeZone &zone)
{
    TimestampReader reader(text);
    const QDate date = reader.date();
    if (reader.ok() && reader.atEnd())
        return date;
    if (const std::optional<QDateTime> moment = parseTimestamp(text))
        return dateIn(zone, *moment);
    return {};
}

std::optional<QDateTime> parseTimestamp(QStringView text)
{
    TimestampReader reader(text);
    const QDate date = reader.date();
    if (!reader.take(u't'))
        reader.expect(u'T');
    const QTime time = reader.time();
    const int offset = reader.offset();
    if (!reader.ok() || !reader.atEnd())
        return {};
    return QDateTime(date, time, QTimeZone::utc()).addSecs(-offset);
}

std::optional<QDateTime> parseMoment(QStringView text, const QTimeZone &zone)
{
    if (const auto moment = parseTimestamp(text))
        return moment;
    const auto date = parseContractDate(text, zone);
    return date ? std::optional(startOfDayIn(zone, *date)) : std::nullopt;
}

} // namespace onhire
