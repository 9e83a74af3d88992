// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/close_subscription.h"

#include "core/domain/payments/unused_days.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/moment.h"
#include "core/services/payments/unused_days.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {

std::optional<NewPayment> chargeToEnd(const Context &context, const StoredSubscription &subscription,
                                      PaymentPurpose purpose, Money amount)
{
    if (amount.isZero())
        return {};
    const QString title = titleOf(subscription);
    return NewPayment{.purpose = purpose,
                      .customerId = subscription.customerId,
                      .rentalId = subscription.rentalId,
                      .date = todayOf(context),
                      .lines = {{subscription.rentalId, title, amount}},
                      .description = title};
}

int monthsRented(const Terms &terms, QDate day)
{
    if (day <= terms.start)
        return 0;
    return std::min(periodIndexAt(terms.start, day.addDays(-1)) + 1, terms.months);
}

// Nobody pays for periods that begin after that day, and what was paid comes back. What they had taken of the
// subscription's own credit.
static Result<Money> callOffAhead(Connection &connection, const Context &context, const Ended &ended)
{
    ONHIRE_ASSIGN(const auto cancelled,
                  cancelOpenPayments(connection, context, ended.rentalId, ended.day, ended.reason));
    ONHIRE_ASSIGN(Money taken, creditPaidAhead(connection, context, ended));
    for (const StoredPayment &payment : cancelled)
        taken = *Money::sum(taken, creditTakenOf(payment.record, ended.rentalId));
    return taken;
}

Result<SavedSubscription> closeSubscription(Connection &connection, const Context &context,
                                            const StoredSubscription &subscription, SubscriptionRecord closed,
                                            const Closing &closing)
{
    const QDate today = todayOf(context);
    closed.status = closing.status;
    closed.endedAt = toTimestamp(context.now());
    closed.returnDue = closing.returnDue;
    closed.actualMonthsRented = monthsRented(subscription.terms, today);
    closed.nextBillingDate.reset();
    closed.ending.reset();
    closed.earlyReturnAsked.reset();
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, subscription.billingGroupId));
    if (!closed.unusedFrom) { // else all that was paid for later days goes on
        ONHIRE_ASSIGN(const Money back,
                      callOffAhead(connection, context,
                                   {subscription.rentalId, subscription.terms.start, today, closing.reason}));
        const Money left = *Money::sum(std::exchange(closed.credit, Money()), back);
        ONHIRE_TRY(creditLeft(connection, context, subscription.rentalId, left, closing.reason));
    } else {
        ONHIRE_TRY(cancelOpenPayments(connection, context, subscription.rentalId, today, closing.reason));
    }
    if (closing.charge)
        ONHIRE_TRY(schedulePayment(connection, context, *closing.charge));
    ONHIRE_ASSIGN(SavedSubscription saved,
                  saveSubscription(connection, context, subscription, closed, closing.action, closing.events));
    ONHIRE_TRY(noteMembers(connection, context, group, closing.grownBy));
    return saved;
}

} // namespace onhire
