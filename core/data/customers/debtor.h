// SPDX-License-Identifier: GPL-3.0-or-later
// What charging needs to know about a customer.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/payments/tax_terms.h"

namespace onhire {

struct Debtor
{
    bool isBusiness = false; // and has the tenant's terms of payment
    CustomerTax tax;
};

// An individual like others where there is no such customer.
Result<Debtor> debtorOf(Connection &connection, const Scope &scope, const QString &customerId);
Result<Debtor> debtorOfRental(Connection &connection, const Scope &scope, const QString &rentalId);

// From the columns of customers/_debtor_columns.sql, the first of which stands at `first`.
Debtor readDebtor(const Rows &rows, int first);

} // namespace onhire
