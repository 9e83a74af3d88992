// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_request.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "core/base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto CustomFieldPrefix = "customField_"_L1;
constexpr qsizetype LongestValue = 500;
constexpr int MostOffset = 100'000; // PostgreSQL reads all that it skips

// Of a moment before or after all that can be written, as the end of the year 9999 in New York is, the first or
// the last one that can.
QString written(const QDateTime &moment)
{
    const QString text = toTimestamp(moment);
    if (!text.isEmpty())
        return text;
    return moment.date().year() < 1 ? u"0001-01-01T00:00:00.000Z"_s : u"9999-12-31T23:59:59.999Z"_s;
}

class Reader
{
public:
    Reader(const ListTable &table, const QStringList &customFields, const QTimeZone &zone)
        : m_table(table), m_customFields(customFields), m_zone(zone)
    {
        m_request.limit = table.defaultLimit;
        m_request.sortBy = table.sorts.constFirst().name;
    }

    void read(const QString &name, const QString &value)
    {
        if (std::exchange(m_seen[name], true))
            return refuse(name, Fault::Kind::Custom, u"Specified more than once."_s);
        if (name == "limit"_L1)
            m_request.limit = readNumber(name, value, 1, m_table.mostLimit);
        else if (name == "offset"_L1 && m_table.mayOffset)
            m_request.offset = readNumber(name, value, 0, MostOffset);
        else if (name == "startAfter"_L1)
            m_request.startAfter = value;
        else if (name == "sortBy"_L1)
            readSort(value);
        else if (name == "sortDir"_L1)
            readDirection(value);
        else
            readFilter(name, value);
    }

    Result<ListRequest> take()
    {
        if (m_request.offset > 0 && !m_request.startAfter.isEmpty())
            refuse(u"offset"_s, Fault::Kind::Custom, u"Specify either offset or startAfter, not both."_s);
        if (!m_faults.isEmpty())
            return Failure(Error{ErrorCode::ValidationError, {}, m_faults});
        return m_request;
    }

private:
    void refuse(const QString &path, Fault::Kind kind, const QString &message)
    {
        m_faults.append({path, kind, message});
    }

    int readNumber(const QString &name, const QString &value, int least, int most)
    {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (!isNumber)
            refuse(name, Fault::Kind::InvalidType, u"Must be an integer."_s);
        else if (number < least)
            refuse(name, Fault::Kind::TooSmall, u"Must be at least %1."_s.arg(least));
        else if (number > most)
            refuse(name, Fault::Kind::TooBig, u"Must be at most %1."_s.arg(most));
        return number;
    }

    void readSort(const QString &value)
    {
        QStringList known;
        for (const ListSort &sort : m_table.sorts)
            known += sort.name;
        if (!known.contains(value))
            refuse(u"sortBy"_s, Fault::Kind::InvalidEnumValue, u"Must be one of: %1."_s.arg(known.join(u", ")));
        m_request.sortBy = value;
    }

    void readDirection(const QString &value)
    {
        if (value != "asc"_L1 && value != "desc"_L1)
            refuse(u"sortDir"_s, Fault::Kind::InvalidEnumValue, u"Must be one of: asc, desc."_s);
        m_request.descending = value != "asc"_L1;
    }

    void readFilter(const QString &name, const QString &value)
    {
        if (!m_table.customFields.isEmpty() && name.startsWith(CustomFieldPrefix)) {
            if (!m_customFields.contains(name.mid(CustomFieldPrefix.size())))
                refuse(name, Fault::Kind::UnrecognizedKey, u"The tenant has not declared this custom field."_s);
        } else {
            const auto filter = std::ranges::find_if(
                m_table.filters, [&name](const ListFilter &known) { return known.isCalled(name); });
            if (filter == m_table.filters.end())
                return refuse(name, Fault::Kind::UnrecognizedKey, u"Unknown query parameter."_s);
            return readKnown(*filter, name, value);
        }
        keep(name, name, value);
    }

    void keep(const QString &filter, const QString &sentAs, const QString &value)
    {
        if (hasNul(value))
            refuse(sentAs, Fault::Kind::InvalidString, u"U+0000 is not allowed."_s);
        if (characterCount(value) > LongestValue)
            refuse(sentAs, Fault::Kind::InvalidString, u"Must have at most %1 characters."_s.arg(LongestValue));
        if (m_request.filters.value(filter, value) != value)
            refuse(sentAs, Fault::Kind::Custom, u"Contradicts %1."_s.arg(filter));
        m_request.filters.insert(filter, value);
    }

    void readKnown(const ListFilter &filter, const QString &sentAs, const QString &value)
    {
        using Kind = ListFilter::Kind;
        if (!filter.choices.isEmpty() && !filter.choices.contains(value))
            return refuse(sentAs, Fault::Kind::InvalidEnumValue,
                          u"Must be one of: %1."_s.arg(filter.choices.join(u", ")));
        if (filter.kind == Kind::Text || filter.kind == Kind::Search)
            return keep(filter.name, sentAs, value);
        const auto moment = filter.kind == Kind::Date ? dateFrom(value) : momentFrom(value, filter.kind);
        if (!moment)
            return refuse(sentAs, Fault::Kind::InvalidString,
                          u"Must be a date, YYYY-MM-DD, or a date and time with an offset."_s);
        keep(filter.name, sentAs, *moment);
    }

    std::optional<QString> dateFrom(const QString &value) const
    {
        const auto date = parseContractDate(value, m_zone);
        return date ? std::optional(date->toString(Qt::ISODate)) : std::nullopt;
    }

    std::optional<QString> momentFrom(const QString &value, ListFilter::Kind kind) const
    {
        if (const auto moment = parseTimestamp(value))
            return written(*moment);
        const auto date = parseContractDate(value, m_zone);
        if (!date)
            return {};
        return written(startOfDayIn(m_zone, kind == ListFilter::Kind::Until ? date->addDays(1) : *date));
    }

    const ListTable &m_table;
    const QStringList &m_customFields;
    const QTimeZone &m_zone;
    ListRequest m_request;
    QMap<QString, bool> m_seen;
    QList<Fault> m_faults;
};

} // namespace

Result<ListRequest> ListRequest::read(const QList<std::pair<QString, QString>> &query, const ListTable &table,
                                      const QStringList &customFields, const QTimeZone &zone)
{
    Reader reader(table, customFields, zone);
    for (const auto &[name, value] : query)
        reader.read(name, value);
    return reader.take();
}

} // namespace onhire
