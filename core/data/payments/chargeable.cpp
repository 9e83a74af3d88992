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
                            .billedUntil = QDate::fromString(rows.text(1), Qt::ISODate),
                            .billingGroupId = rows.text(2)};
}

Result<Money> setupCalledOff(Connection &connection, const Scope &scope, const QString &rentalId, QDate day)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::setup_called_off,
                                 {scope.name(), rentalId, day.toString(Qt::ISODate)}));
    return rows.next() ? Money::fromMinor(rows.integer(0)) : Money();
}

} // namespace onhire
