// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_request.h"

#include "core/base/calendar.h"
#include "core/base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto CustomFieldPrefix = "customField_"_L1;
constexpr int MostOffset = 100'000; // PostgreSQL reads all that it skips

class Reader
{
public:
    Reader(const ListTable &table, const QStringList &customFields)
        : m_table(table), m_customFields(customFields)
    {
        m_request.limit = table.defaultLimit;
        m_request.sortBy = table.sorts.constFirst().name;
    }

    void read(const QString &name, const QString &value)
    {
        if (std::exchange(m_seen[name], true))
            return refuse(name, Fault::Kind::Custom, u"Given more than once."_s);
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
            refuse(u"offset"_s, Fault::Kind::Custom, u"Give offset or startAfter, not both."_s);
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
        if (!m_table.customField.isEmpty() && name.startsWith(CustomFieldPrefix)) {
            if (!m_customFields.contains(name.mid(CustomFieldPrefix.size())))
                refuse(name, Fault::Kind::UnrecognizedKey, u"The tenant has not declared this custom field."_s);
        } else {
            const auto filter = std::find_if(m_table.filters.begin(), m_table.filters.end(),
                                             [&](const ListFilter &known) { return known.name == name; });
            if (filter == m_table.filters.end())
                return refuse(name, Fault::Kind::UnrecognizedKey, u"Unknown query parameter."_s);
            checkValue(*filter, value);
        }
        if (hasNul(value) || value.size() > 500)
            refuse(name, Fault::Kind::InvalidString, u"Not a usable value."_s);
        m_request.filters.insert(name, value);
    }

    void checkValue(const ListFilter &filter, const QString &value)
    {
        if (!filter.choices.isEmpty() && !filter.choices.contains(value))
            refuse(filter.name, Fault::Kind::InvalidEnumValue,
                   u"Must be one of: %1."_s.arg(filter.choices.join(u", ")));
        const bool isDate = value.size() == 10 && QDate::fromString(value, Qt::ISODate).isValid();
        if (filter.kind == ListFilter::Kind::Timestamp && !isDate && !parseTimestamp(value))
            refuse(filter.name, Fault::Kind::InvalidString,
                   u"Must be a date, YYYY-MM-DD, or a date and time with an offset."_s);
    }

    const ListTable &m_table;
    const QStringList &m_customFields;
    ListRequest m_request;
    QMap<QString, bool> m_seen;
    QList<Fault> m_faults;
};

} // namespace

Result<ListRequest> ListRequest::read(const QList<std::pair<QString, QString>> &query, const ListTable &table,
                                      const QStringList &customFields)
{
    Reader reader(table, customFields);
    for (const auto &[name, value] : query)
        reader.read(name, value);
    return reader.take();
}

} // namespace onhire
