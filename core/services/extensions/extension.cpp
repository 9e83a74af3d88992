// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/extensions/extension.h"

#include "core/services/billing_groups/group_members.h"
#include "core/services/changes/details_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray entryOf(const Context &context, const SubscriptionRecord &subscription, const Terms &terms,
                   const ExtendRequest &request, ExtensionKind kind)
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
        .set("kind"_L1, nameOf(kind))
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

SubscriptionRevision revisionOf(const StoredSubscription &subscription, SubscriptionRecord changed,
                                const QByteArray &entry)
{
    changed.extensionHistory = withEntry(subscription.extensionHistory, entry);
    return {subscription, std::move(changed), u"subscription.extend"_s, {u"subscription.extended"_s}};
}

// `since`: from which day on it waits for its next charge, where that has passed.
std::optional<QDate> nextCharge(const Context &context, const StoredSubscription &subscription,
                                const std::optional<StoredGroup> &group, const Terms &terms,
                                const std::optional<QDate> &since)
{
    return group ? nextBillingIn(context, *group, terms, subscription.billedUntil, since)
                 : nextBillingDate(terms, subscription.billedUntil);
}

} // namespace

SubscriptionRevision extended(const Context &context, const StoredSubscription &subscription,
                              const std::optional<StoredGroup> &group, const Terms &terms,
                              const ExtendRequest &request)
{
    const auto next = nextCharge(context, subscription, group, terms, {});
    return revisionOf(subscription, extendedTo(subscription, terms, next, request),
                      entryOf(context, subscription, terms, request, ExtensionKind::Agreed));
}

SubscriptionRevision renewed(const Context &context, const StoredSubscription &subscription,
                             const std::optional<StoredGroup> &group, const Renewal &renewal)
{
    const ExtendRequest request{
        .months = renewal.months, .newMonthlyAmount = {}, .reason = AutomaticRenewal, .notes = {}};
    Terms terms = subscription.terms;
    terms.months += renewal.months;
    const auto next = nextCharge(context, subscription, group, terms, endOf(subscription.terms));
    return revisionOf(subscription, extendedTo(subscription, terms, next, request),
                      entryOf(context, subscription, terms, request, kindOf(renewal)));
}

} // namespace onhire
