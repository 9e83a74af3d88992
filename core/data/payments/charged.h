// SPDX-License-Identifier: GPL-3.0-or-later
// What has been charged for subscriptions.
#pragma once

#include "core/base/calendar.h"
#include "core/base/money.h"
#include "core/data/db/connection.h"

#include <QStringList>

#include <optional>

namespace onhire {

struct ChargedPeriod
{
    DateRange period;
    QDate due;
    Money amount, tax;
    QString status, paymentId; // of its payment
    Money open, total; // likewise
    std::optional<Money> contractPrice = {}; // where that is not what an instalment costs
};
// What stands first, then what was cancelled, the latest first.
Result<QList<ChargedPeriod>> chargedPeriods(Connection &connection, const Scope &scope,
                                            const QString &rentalId);

// What of a payment is for certain subscriptions.
struct PaymentShare
{
    QString paymentId, purpose, status;
    QDate due;
    std::optional<DateRange> period; // none for what is charged once
    Money net, tax;
    QString rentalId; // one of them
    int rentals = 1; // how many of them it is for
    QString invoiceId, invoiceNumber; // null: not issued yet
    bool isPartlyPaid = false; // the payment as a whole
};
// The latest due first.
Result<QList<PaymentShare>> paymentShares(Connection &connection, const Scope &scope,
                                          const QStringList &rentalIds, int most);

} // namespace onhire
