// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/extensions/extension.h"

#include "core/domain/subscriptions/renewal.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/changes/details_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray entryOf(const Context &context, const SubscriptionRecord &subscription, const Terms &terms,
                   const ExtendRequest &request)
{
    return DetailsWriter(context)
        .now("extendedAt"_L1)
        .actor("extendedBy"_L1)
        .set("extensionMonths"_L1, request.months)
        .set("oldContractLength"_L1, subscription.terms.months)
        .set("newContractLength"_L1, terms.months)
        .set({"oldMonthlyAmount"_L1, "previousMonthlyAmount"_L1}, subscription.monthlyAmount)
        .set("newMonthlyAmount"_L1, request.newMonthlyAmount.value_or(subscription.monthlyAmount))
        .set({"oldEndDate"_L1, "previousEndDate"_L1}, endOf(subscription.terms))
        .set("newEndDate"_L1, endOf(terms))
        .text("reason"_L1, request.reason)
        .text("notes"_L1, request.notes)
        .take();
}

SubscriptionRecord extendedTo(const StoredSubscription &subscription, const Terms &terms,
                              std::optional<QDate> nextBilling, const ExtendRequest &request)
{
    SubscriptionRecord changed = subscription;
    changed.terms = terms;
    changed.monthlyAmount = request.newMonthlyAmount.value_or(subscription.monthlyAmount);
    if (!subscription.nextBillingDate) // nothing was left to bill, and now there is
        changed.nextBillingDate = nextBilling;
    if (subscription.ending && subscription.ending->type == EndingType::ContractEnd)
        changed.ending.reset();
    return changed;
}

} // namespace

SubscriptionRevision extended(const Context &context, const StoredSubscription &subscription,
                              const std::optional<StoredGroup> &group, const Terms &terms,
                              const ExtendRequest &request, const std::optional<QDate> &since)
{
    const auto next = group ? nextBillingIn(context, *group, terms, subscription.billedUntil, since)
                            : nextBillingDate(terms, subscription.billedUntil);
    SubscriptionRecord changed = extendedTo(subscription, terms, next, request);
    changed.extensionHistory =
        withEntry(subscription.extensionHistory, entryOf(context, subscription, terms, request));
    return {subscription, std::move(changed), u"subscription.extend"_s, {u"subscription.extended"_s}};
}

SubscriptionRevision renewed(const Context &context, const StoredSubscription &subscription,
                             const std::optional<StoredGroup> &group, int months)
{
    const ExtendRequest renewal{
        .months = months, .newMonthlyAmount = {}, .reason = AutomaticRenewal, .notes = {}};
    Terms terms = subscription.terms;
    terms.months += months;
    return extended(context, subscription, group, terms, renewal, endOf(subscription.terms));
}

} // namespace onhire
