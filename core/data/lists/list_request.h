// SPDX-License-Identifier: GPL-3.0-or-later
// Lists: filtered, sorted, in pages that start after a key, so that rows added meanwhile neither repeat nor
// hide others. What may be filtered and sorted by stands in one table a noun; everything else is refused.
#pragma once

#include "core/base/result.h"
#include "core/data/db/connection.h"
#include "core/data/lists/condition.h"
#include "core/data/lists/list_search.h"

#include <QList>
#include <QMap>
#include <QTimeZone>

#include <functional>
#include <optional>

namespace onhire {

// A narrow table with a row for each of a list's, and the same columns in which a walk looks: what moves often
// stands there in order, so that it is not written into each index of a wide table.
struct ListLane
{
    QLatin1StringView from; // billing_dates s
    QLatin1StringView column; // s.next_billing_date
};

struct ListSort
{
    QLatin1StringView name; // createdAt
    QLatin1StringView column; // o.created_at
    QLatin1StringView type; // timestamptz: how the key is read back from a cursor
    bool isUnique = false; // no two rows have the same: its index need not go on with the id
    std::optional<ListLane> lane = {}; // where the rows stand in this order, if not in their own table
};

struct ListFilter
{
    QLatin1StringView name; // status
    Condition condition = {}; // Equals{"o.status"}
    QStringList choices = {}; // when only these make sense
    // What a date stands for: of a Timestamp for the day's beginning in the tenant's time zone, of an Until for
    // its end, so that "until 30 November" has the 30th in it; of a contract's Date for itself.
    // What a search looks through stands in the table's own member.
    enum class Kind { Text, Timestamp, Until, Date, Search } kind = Kind::Text;
    QList<QLatin1StringView> aliases = {}; // other published names; several may be given if they agree

    bool isCalled(const QString &sent) const { return sent == name || aliases.contains(sent); }
};

// An index that finds the rows with one value, or a range of values, of its first column, and of those with one
// value likewise by the next.
struct ListIndex
{
    ListIndex(std::initializer_list<QLatin1StringView> inOrder) : columns(inOrder) { }
    ListIndex holding(std::initializer_list<QLatin1StringView> beside) const
    {
        ListIndex index(*this);
        index.held = beside;
        return index;
    }

    QList<QLatin1StringView> columns; // o.status, o.updated_at
    QList<QLatin1StringView> held; // what it has beside them, so that a row need not be read to test it
};

// The states that a list's rows can be in, within which its indexes go on.
struct ListStates
{
    QLatin1StringView column; // s.status
    QList<QLatin1StringView> values;
};

struct ListTable
{
    const Statement *statement; // its %1 is the sort column
    QLatin1StringView from; // orders o
    QLatin1StringView idColumn; // o.order_id
    QList<ListSort> sorts; // the first is the default; each has an index, which goes on with the id
    QList<ListFilter> filters;
    QList<ListIndex> indexes = {}; // by which filters find their rows; of equals the first serves
    std::optional<ListStates> states = {}; // for ranges, of which most may be far in the order of a list
    ListSearch search = {};
    QLatin1StringView where = {}; // what holds for every row of the list beside its tenant
    QLatin1StringView ofTenant = {}; // whose rows they are, where that is not o.tenant_id = $1
    QLatin1StringView customFields = {}; // o.custom_fields, by which customField_<name> filters
    int defaultLimit = 50;
    int mostLimit = 100;
    bool mayOffset = false; // pages may be counted as well: &offset=50
    QByteArray (*record)(const Rows &) = nullptr; // of a row that does not begin with its record
};

struct ListRequest
{
    int limit = 50;
    int offset = 0;
    QString startAfter;
    QString sortBy;
    bool descending = true;
    QMap<QString, QString> filters; // moments and dates as PostgreSQL takes them

    // Reads query parameters; all that is wrong with them at once. Dates are those of the zone.
    static Result<ListRequest> read(const QList<std::pair<QString, QString>> &query, const ListTable &table,
                                    const QStringList &customFields, const QTimeZone &zone);
};

struct ListPage
{
    QList<QByteArray> records; // JSON
    QString nextCursor; // empty at the end
};

// Filters that are refused where a request is read never get this far; a cursor of another question does.
Result<ListPage> fetchList(Connection &connection, const Scope &scope, const ListTable &table,
                           const ListRequest &request);
// The same where a row alone does not say its record.
using ReadRecord = std::function<Result<QByteArray>(const Rows &)>;
Result<ListPage> fetchList(Connection &connection, const Scope &scope, const ListTable &table,
                           const ListRequest &request, const ReadRecord &record);

} // namespace onhire
