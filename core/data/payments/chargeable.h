// SPDX-License-Identifier: GPL-3.0-or-later
// What a payment for one period needs to know of its subscription, beside its contract.
#pragma once

#include "core/base/money.h"
#include "core/data/db/connection.h"

#include <QDate>
#include <QTimeZone>

#include <optional>
#include <vector>

namespace onhire {

struct ChargeableRental
{
    QString status;
    QDate billedUntil;
    QString billingGroupId; // empty: in none
};

// Locks the customer and then the subscription, until the transaction ends. None if there is no such
// subscription.
Result<std::optional<ChargeableRental>> lockChargeable(Connection &connection, const Scope &scope,
                                                       const QString &rentalId);

// The setup fee that was called off with the instalment that begins on that day, if it is to be asked for
// again.
Result<Money> setupCalledOff(Connection &connection, const Scope &scope, const QString &rentalId, QDate day);

// What matters about a line of a cancelled payment when it is charged again.
struct LineAgain
{
    Money credit; // of the subscription
    QDate billedUntil; // of the subscription
    std::optional<QDate> nextBilling; // of the subscription
    bool isOwed = false; // the subscription had not ended before this line's days
    bool isCharged = false; // by another payment since
};
// In the order of the lines. The payment, its customer and its subscriptions must be locked.
Result<std::vector<LineAgain>> linesToChargeAgain(Connection &connection, const Scope &scope,
                                                  const QString &paymentId, const QTimeZone &zone);

} // namespace onhire
