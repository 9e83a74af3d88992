// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/billing_groups/largest_charge.h"
#include "core/services/extensions/extension.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/locked_command.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What has fallen due counts as billed, though the billing run may still have to come to it: a new price is not
// for months that have begun at the old one.
QDate billedByToday(const Context &context, const StoredSubscription &subscription,
                    const std::optional<StoredGroup> &group)
{
    const QDate today = todayOf(context);
    QDate until = subscription.billedUntil;
    if (!group) {
        for (auto next = nextInstalment(subscription.terms, until); next && next->date <= today;
             next = nextInstalment(subscription.terms, until))
            until = next->period.end;
    } else if (subscription.nextBillingDate && *subscription.nextBillingDate <= today) {
        const QDate charged = nextDayOfMonth(today.addDays(1), group->billingDay);
        until = std::max(until, std::min(charged, endOf(subscription.terms)));
    }
    return until;
}

// What was asked for ahead of that keeps the price at which it was.
Result<Terms> extendedBy(Connection &connection, const Context &context, const StoredSubscription &subscription,
                         QDate billedUntil, const ExtendRequest &request)
{
    Terms terms = subscription.terms;
    if (request.newMonthlyAmount) {
        ONHIRE_ASSIGN(const auto contract, contractToBill(connection, context.scope(), subscription.rentalId));
        if (!contract)
            return Failure(Error::internal(u"a locked subscription vanished"_s));
        terms.prices = withPriceFrom(terms, firstUnbilledInstalment(terms, billedUntil),
                                     *request.newMonthlyAmount, contract->ahead);
    }
    terms.months += request.months;
    return terms;
}

// Whoever bills it must be able to charge the new price.
Result<void> notePrice(Connection &connection, const Context &context, const StoredSubscription &subscription,
                       const std::optional<StoredGroup> &group, Money price)
{
    const QString field = u"newMonthlyAmount"_s;
    if (group)
        return noteMembers(connection, context, group, price > subscription.monthlyAmount ? field : QString());
    return checkMonthlyCharge(connection, context, subscription.rentalId, price, field);
}

Result<Extension> extend(Connection &connection, const Context &context, const StoredSubscription &subscription,
                         const ExtendRequest &request)
{
    ONHIRE_TRY(checkActive(subscription));
    ONHIRE_ASSIGN(const auto group, lockGroupOf(connection, context, subscription.billingGroupId));
    ONHIRE_ASSIGN(
        const Terms terms,
        extendedBy(connection, context, subscription, billedByToday(context, subscription, group), request));
    if (terms.months > LongestContract)
        return Failure(Error{ErrorCode::InvalidExtensionMonths, QString::number(terms.months)});
    const auto &[before, changed, action, events] = extended(context, subscription, group, terms, request);
    ONHIRE_ASSIGN(Record rental, reviseSubscription(connection, context, before, changed, action, events));
    if (request.newMonthlyAmount && *request.newMonthlyAmount != subscription.monthlyAmount)
        ONHIRE_TRY(notePrice(connection, context, subscription, group, *request.newMonthlyAmount));
    return Extension{.rental = std::move(rental),
                     .serialNumber = subscription.serialNumber,
                     .oldEndDate = endOf(subscription.terms),
                     .newEndDate = endOf(terms),
                     .months = request.months,
                     .oldContractLength = subscription.terms.months,
                     .newContractLength = terms.months};
}

} // namespace

Result<Extension> extendSubscription(const Context &context, const QString &rentalId,
                                     const ExtendRequest &request, ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return extend(connection, still, subscription, request);
        });
}

} // namespace onhire
