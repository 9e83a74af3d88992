// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/debtor.h"

#include "onhire/sql.h"

namespace onhire {

Debtor readDebtor(const Rows &rows, int first)
{
    return {.isBusiness = rows.flag(first),
            .tax = {.treatment = taxTreatmentNamed(rows.text(first + 1)).value_or(TaxTreatment::Standard),
                    .rate = rows.isNull(first + 2) ? std::nullopt : Decimal::parse(rows.bytes(first + 2))}};
}

static Result<Debtor> debtor(Connection &connection, const Scope &scope, const Statement &statement,
                             const QString &id)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), id}));
    return rows.next() ? readDebtor(rows, 0) : Debtor();
}

Result<Debtor> debtorOf(Connection &connection, const Scope &scope, const QString &customerId)
{
    return debtor(connection, scope, sql::customers::debtor, customerId);
}

Result<Debtor> debtorOfRental(Connection &connection, const Scope &scope, const QString &rentalId)
{
    return debtor(connection, scope, sql::customers::debtor_of_rental, rentalId);
}

} // namespace onhire
