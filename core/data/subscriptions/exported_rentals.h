// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions as rows of a table, for exports: in the order in which they were made, a piece at a time. One
// statement behind a cursor, so that they are filtered and sorted once, as they are at one moment, and are
// never all in memory.
#pragma once

#include "core/data/lists/list_request.h"

namespace onhire {

const ListTable &exportedRentals();

class ExportedRentals
{
public:
    enum Column { IsActive, MonthlyAmount, TotalCollected, FirstCell }; // of sql/subscriptions/exported.sql

    // Inside a transaction, which must outlive it; one at a time.
    static Result<ExportedRentals> open(Connection &connection, const Scope &scope, const ListRequest &request);

    Result<Rows> next(); // none left: no rows
    Result<void> close();

private:
    ExportedRentals(Connection &connection, Scope scope) : m_connection(&connection), m_scope(std::move(scope))
    {
    }

    Connection *m_connection;
    Scope m_scope;
};

} // namespace onhire
