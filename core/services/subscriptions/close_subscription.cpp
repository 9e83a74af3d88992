// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/close_subscription.h"

#include "core/domain/payments/credit_note.h"
#include "core/domain/payments/unused_days.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/moment.h"
#include "core/services/orders/revision.h"
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

// As agreed, and not forgiven.
static Money setupIn(const std::vector<StoredPayment> &payments)
{
    int64_t sum = 0;
    for (const auto &[payment, document, version] : payments) {
        const std::vector<Money> credited = payment.creditedOfLines();
        for (size_t i = 0; i < credited.size(); ++i) {
            const PaymentRecord::Line &line = payment.lines[i];
            if (line.purpose != nameOf(PaymentPurpose::Setup))
                continue;
            const Money left = Money::fromMinor(line.amount.minor() - credited[i].minor());
            sum += (payment.pricesWithTax ? withTaxOf(line, left) : left).minor();
        }
    }
    return Money::fromMinor(sum);
}

// What was paid ahead comes back, and where the rest of a month that has begun is not used, what was paid for
// that. What the payments that were called off or come back had taken of the subscription's own credit.
static Result<Money> creditTakenAhead(Connection &connection, const Context &context, const Ended &ended,
                                      std::optional<QDate> unusedFrom,
                                      const std::vector<StoredPayment> &cancelled)
{
    Money taken;
    if (unusedFrom) {
        ONHIRE_TRY(creditUnusedDays(connection, context, ended.rentalId, *unusedFrom));
    } else {
        ONHIRE_ASSIGN(taken, creditPaidAhead(connection, context, ended));
    }
    for (const StoredPayment &payment : cancelled)
        taken = *Money::sum(taken, creditTakenOf(payment.record, ended.rentalId));
    return taken;
}

SubscriptionRecord closedBy(const Context &context, SubscriptionRecord closed, const Closing &closing)
{
    closed.status = closing.status;
    closed.endedAt = toTimestamp(context.now());
    closed.returnDue = closing.returnDue;
    closed.actualMonthsRented = monthsRented(closed.terms, closing.lastDay.value_or(todayOf(context)));
    closed.nextBillingDate.reset();
    closed.ending.reset();
    closed.earlyReturnAsked.reset();
    return closed;
}

Result<SavedSubscription> closeSubscription(Connection &connection, const Context &context,
                                            const StoredSubscription &subscription, SubscriptionRecord closed,
                                            const Closing &closing)
{
    // an upgrade that nobody can be given any more
    if (subscription.ending && !closing.isExchange)
        ONHIRE_TRY(cancelIfWaiting(connection, context, subscription.ending->orderId,
                                   u"The upgrade was called off. "_s + closing.reason));
    const QDate today = todayOf(context), lastOwed = closing.isExchange ? today.addDays(-1) : today;
    closed = closedBy(context, std::move(closed), closing);
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, subscription.billingGroupId));
    ONHIRE_ASSIGN(const auto cancelled,
                  cancelOpenPayments(connection, context, subscription.rentalId, lastOwed, closing.reason));
    if (!closing.isHandedOn) {
        ONHIRE_ASSIGN(
            const Money back,
            creditTakenAhead(connection, context,
                             {subscription.rentalId, subscription.terms.start, lastOwed, closing.reason},
                             closed.unusedFrom, cancelled));
        const Money left = *Money::sum(std::exchange(closed.credit, Money()), back);
        ONHIRE_TRY(creditLeft(connection, context, subscription.rentalId, left, closing.reason));
    }
    // A setup fee that was asked for beside what nobody pays any more stays owed once the contract has begun.
    const auto setup = chargeToEnd(context, subscription, PaymentPurpose::Setup, setupIn(cancelled));
    if (setup && subscription.terms.start <= lastOwed)
        ONHIRE_TRY(schedulePayment(connection, context, *setup));
    if (closing.charge)
        ONHIRE_TRY(schedulePayment(connection, context, *closing.charge));
    ONHIRE_ASSIGN(SavedSubscription saved,
                  saveSubscription(connection, context, subscription, closed, closing.action, closing.events));
    ONHIRE_TRY(noteMembers(connection, context, group, closing.grownBy));
    return saved;
}

} // namespace onhire
