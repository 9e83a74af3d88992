// SPDX-License-Identifier: GPL-3.0-or-later
// What was paid for days on which a subscription does not run any more.
#pragma once

#include "core/base/calendar.h"
#include "core/data/db/connection.h"
#include "core/domain/payments/tax_terms.h"

#include <QStringList>

#include <optional>

namespace onhire {

// What was paid for days that a subscription does not run.
struct UnusedDays
{
    Money handedOn; // at agreed prices
    // What was taxed otherwise than the customer is now stays where it is, and so does all that nobody goes on
    // with:
    Money takenOtherwise; // what was paid with credit, at agreed prices
    QStringList paidOtherwise; // the payments that were paid with money
};
// What was paid for days from that one on goes on to the subscription that comes after this one, if there is
// one that is taxed so; else all of it stays where it is.
Result<UnusedDays> handOnUnused(Connection &connection, const Scope &scope, const QString &rentalId, QDate day,
                                const std::optional<TaxTerms> &now);

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

// Gives credit back to a locked subscription that a charge has taken, if it can use it: else it never had any.
// Whether it runs on.
Result<bool> giveCredit(Connection &connection, const Scope &scope, const QString &rentalId, Money credit,
                        bool isUsable);

struct LeftCredit
{
    QString rentalId;
    Money credit; // at agreed prices
};
// Takes from subscriptions what they still have: from those of a customer,
Result<QList<LeftCredit>> takeCreditsOf(Connection &connection, const Scope &scope, const QString &customerId);
// or from all whose tax is the company's, and also from those with a rate of their own.
enum class OwnRates { Excluded, Included };
Result<QList<LeftCredit>> takeCredits(Connection &connection, const Scope &scope, OwnRates ownRates);

// The payments of a subscription for periods which begin after that day, but for those that are open or were
// called off.
Result<QStringList> chargedAhead(Connection &connection, const Scope &scope, const QString &rentalId,
                                 QDate day);

} // namespace onhire
