// SPDX-License-Identifier: GPL-3.0-or-later
// How a subscription ends, whatever the reason: inside the operation's transaction, with the subscription
// locked, and its asset too where that changes. What is due stays owed; what lies ahead is no longer charged.
#pragma once

#include "core/services/changes/subscription_changes.h"
#include "core/services/payments/schedule_payment.h"

namespace onhire {

struct Closing
{
    SubscriptionStatus status = SubscriptionStatus::EndedCompleted;
    QString action = QStringLiteral("subscription.end"); // of the audit log
    QStringList events = {QStringLiteral("subscription.ended")};
    bool returnDue = false;
    QString reason = {}; // of the payments that are cancelled, and of credit notes
    std::optional<NewPayment> charge = {}; // what it costs to end so
    std::optional<QDate> lastDay = {}; // of the rental, if that is not today
    bool isExchange = false; // another device takes its place: what begins today is not owed any more
    bool isHandedOn = false; // what was paid for days from today on has gone to the subscription that follows
    QString grownBy = {}; // the field by which its group comes to more all the same; null: it does not

    // The contract has run its whole time, and the device is to come back.
    static Closing completed()
    {
        return {.returnDue = true, .reason = QStringLiteral("The contract is over.")};
    }
};

// A record as it is once it has ended so.
SubscriptionRecord closedBy(const Context &context, SubscriptionRecord closed, const Closing &closing);

// `closed` is the subscription with whatever else this way of ending makes of it. Its payments move first, so
// what is answered of it is what they leave.
Result<SavedSubscription> closeSubscription(Connection &connection, const Context &context,
                                            const StoredSubscription &subscription, SubscriptionRecord closed,
                                            const Closing &closing);

// The one payment that it costs to end so; none if that is nothing.
std::optional<NewPayment> chargeToEnd(const Context &context, const StoredSubscription &subscription,
                                      PaymentPurpose purpose, Money amount);

// Months begun by that day, at most the contract's.
int monthsRented(const Terms &terms, QDate day);

} // namespace onhire
