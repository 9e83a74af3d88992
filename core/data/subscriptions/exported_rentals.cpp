// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/exported_rentals.h"

#include "core/data/lists/list_query.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &exportedRentals()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::subscriptions::exported,
        .from = "subscriptions s"_L1,
        .idColumn = "s.rental_id"_L1,
        .sorts = {{"createdAt"_L1, "s.rental_id"_L1, "text"_L1}},
        .filters = {{"status"_L1, Equals{"s.status"_L1}},
                    {"customerId"_L1, Equals{"s.customer_id"_L1}},
                    {"customerIds"_L1, OneOf{"s.customer_id"_L1, QChar(31)}},
                    {"startDateFrom"_L1, AtLeast{"s.start_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"startDateTo"_L1, AtMost{"s.start_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"endDateFrom"_L1, AtLeast{"s.end_date"_L1, "date"_L1}, {}, Kind::Date},
                    {"endDateTo"_L1, AtMost{"s.end_date"_L1, "date"_L1}, {}, Kind::Date}},
    };
    return table;
}

Result<ExportedRentals> ExportedRentals::open(Connection &connection, const Scope &scope,
                                              const ListRequest &request)
{
    const ListQuery::Sql sql = ListQuery(scope, exportedRentals(), request).everything();
    ONHIRE_TRY(connection.run(scope, u"declare exported no scroll cursor for "_s + sql.text, sql.values));
    return ExportedRentals(connection, scope);
}

Result<Rows> ExportedRentals::next()
{
    return m_connection->run(m_scope, u"fetch 2000 from exported"_s, {}); // about two megabytes
}

Result<void> ExportedRentals::close()
{
    return m_connection->script(u"close exported"_s);
}

} // namespace onhire
