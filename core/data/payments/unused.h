// SPDX-License-Identifier: GPL-3.0-or-later
// What was paid for days on which a subscription does not run any more.
#pragma once

#include "core/base/calendar.h"
#include "core/data/payments/charged.h"

#include <QStringList>

namespace onhire {

struct UnusedPayment
{
    QString rentalId;
    QDate unusedFrom;
    QString paymentId;
};
// What was paid of the subscriptions that this one came after by upgrades, for days that nobody uses; the
// last first.
Result<QList<UnusedPayment>> unusedOfPredecessors(Connection &connection, const Scope &scope,
                                                  const QString &rentalId);

struct UnusedLine
{
    size_t position = 0;
    Money paid; // at the price that was agreed
};
// What the lines of a payment with such days were paid for them.
Result<QList<UnusedLine>> unusedLines(Connection &connection, const Scope &scope, const UnusedPayment &payment,
                                      AgreedPrices prices);

// Gives credit back to a locked subscription that a charge has taken. Whether it runs on and can use it.
Result<bool> giveCredit(Connection &connection, const Scope &scope, const QString &rentalId, Money credit);

// The payments of a subscription that were paid for periods which begin after that day.
Result<QStringList> paidAhead(Connection &connection, const Scope &scope, const QString &rentalId, QDate day);

} // namespace onhire
