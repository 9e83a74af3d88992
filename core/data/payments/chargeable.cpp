// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/chargeable.h"

#include "onhire/sql.h"

namespace onhire {

Result<std::optional<ChargeableRental>> lockChargeable(Connection &connection, const Scope &scope,
                                                       const QString &rentalId)
{
    const QVariantList rental{scope.name(), rentalId};
    ONHIRE_TRY(connection.post(scope, sql::payments::lock_customer, rental));
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::payments::chargeable, rental));
    if (!rows.next())
        return std::nullopt;
    return ChargeableRental{.status = rows.text(0),
                            .customerId = rows.text(1),
                            .terms = readTerms(rows, 2),
                            .billedUntil = QDate::fromString(rows.text(6), Qt::ISODate),
                            .productName = rows.text(7),
                            .serialNumber = rows.text(8),
                            .billingGroupId = rows.text(9)};
}

} // namespace onhire
