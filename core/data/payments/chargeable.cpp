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

Result<std::vector<LineAgain>> linesToChargeAgain(Connection &connection, const Scope &scope,
                                                  const QString &paymentId, const QTimeZone &zone)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::lines_again,
                                 {scope.name(), paymentId, QString::fromLatin1(zone.id())}));
    const auto date = [&](int column) { return QDate::fromString(rows.text(column), Qt::ISODate); };
    std::vector<LineAgain> lines;
    while (rows.next()) {
        lines.push_back({.credit = Money::fromMinor(rows.integer(0)),
                         .billedUntil = date(1),
                         .nextBilling = rows.isNull(2) ? std::nullopt : std::optional(date(2)),
                         .isOwed = rows.flag(3),
                         .isCharged = rows.flag(4)});
    }
    return lines;
}

} // namespace onhire
