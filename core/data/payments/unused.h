// SPDX-License-Identifier: GPL-3.0-or-later
// What was paid for days on which a subscription does not run any more.
#pragma once

#include "core/base/calendar.h"
#include "core/data/db/connection.h"
#include "core/domain/payments/unused_days.h"

#include <QStringList>

namespace onhire {

// What was paid for days from that one on goes on to the subscription that comes after this one.
Result<Money> handOnUnused(Connection &connection, const Scope &scope, const QString &rentalId, QDate day,
                           AgreedPrices prices);

struct GivenCredit
{
    QString paymentId;
    size_t position = 0; // of the line
    Money given; // at the price that was agreed
};
// What the subscriptions that this one came after have handed on; the last first.
Result<QList<GivenCredit>> givenByPredecessors(Connection &connection, const Scope &scope,
                                               const QString &rentalId);
// So much of it does not go on after all.
Result<void> takeBackGiven(Connection &connection, const Scope &scope, const GivenCredit &line, Money amount);

// Gives credit back to a locked subscription that a charge has taken. Whether it runs on and can use it.
Result<bool> giveCredit(Connection &connection, const Scope &scope, const QString &rentalId, Money credit);

// The payments of a subscription for periods which begin after that day, but for those that are open or were
// called off.
Result<QStringList> chargedAhead(Connection &connection, const Scope &scope, const QString &rentalId,
                                 QDate day);

} // namespace onhire
