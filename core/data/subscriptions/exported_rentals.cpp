// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/exported_rentals.h"

#include "core/data/lists/list_statement.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &exportedRentals()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::subscriptions::exported,
        .idColumn = "s.rental_id"_L1,
        .sorts = {{"createdAt"_L1, "s.created_at"_L1, "timestamptz"_L1}},
        .filters = {{"status"_L1, "s.status = ?"_L1},
                    {"customerId"_L1, "s.customer_id = ?"_L1},
                    {"customerIds"_L1, "s.customer_id = any(string_to_array(?, chr(31)))"_L1},
                    {"startDateFrom"_L1, "s.start_date >= ?::date"_L1, {}, Kind::Date},
                    {"startDateTo"_L1, "s.start_date <= ?::date"_L1, {}, Kind::Date},
                    {"endDateFrom"_L1, "s.end_date >= ?::date"_L1, {}, Kind::Date},
                    {"endDateTo"_L1, "s.end_date <= ?::date"_L1, {}, Kind::Date}},
    };
    return table;
}

Result<ExportedRentals> ExportedRentals::open(Connection &connection, const Scope &scope,
                                              const ListRequest &request)
{
    const ListStatement statement(scope, exportedRentals(), request);
    ONHIRE_TRY(connection.run(scope, u"declare exported no scroll cursor for "_s + statement.all(),
                              statement.parameters()));
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
