// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/group_members.h"

#include "core/base/optional_text.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/services/billing_groups/group_changes.h"
#include "core/services/changes/subscription_changes.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> check(const QString &rentalId, const std::vector<Candidate> &candidates, const StoredGroup &group)
{
    const auto candidate = std::ranges::find(candidates, rentalId, &Candidate::rentalId);
    if (candidate == candidates.end())
        return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
    if (candidate->groupId == group.id)
        return {}; // one that has ended stays where it was, with what it was charged
    if (candidate->customerId != group.customerId)
        return Failure(Error{ErrorCode::SubscriptionDifferentCustomer, rentalId});
    if (!candidate->groupId.isEmpty())
        return Failure(Error{ErrorCode::SubscriptionInUse, rentalId});
    if (!candidate->isActive())
        return Failure(Error{ErrorCode::SubscriptionNotActive, rentalId});
    if (!group.active)
        return Failure(Error{ErrorCode::BillingGroupInactive, group.id});
    return {};
}

// Of those that are to be something else than they are.
std::vector<Membership> changedMemberships(const Context &context, const StoredGroup &group,
                                           const std::vector<Candidate> &candidates, const QStringList &members)
{
    std::vector<Membership> changed;
    for (const Candidate &candidate : candidates) {
        const bool belongs = members.contains(candidate.rentalId);
        const auto waiting = candidate.groupId == group.id ? candidate.nextBilling : std::nullopt;
        const auto regular = belongs
            ? nextBillingIn(context, group, candidate.terms, candidate.billedUntil, waiting)
            : nextBillingDate(candidate.terms, candidate.billedUntil);
        const auto next = candidate.isActive() ? regular : candidate.nextBilling;
        const QString groupId = belongs ? group.id : QString();
        if (candidate.groupId != groupId || candidate.nextBilling != next)
            changed.push_back({candidate.rentalId, groupId, next});
    }
    return changed;
}

// What the histories tell of those that come and go; before that is written.
Result<QList<RecordChange>> changesOf(Connection &connection, const Context &context,
                                      const std::vector<Candidate> &candidates,
                                      const std::vector<Membership> &changed)
{
    QMap<QString, const Membership *> moving; // in an order of its own
    for (const Membership &membership : changed) {
        const auto candidate = std::ranges::find(candidates, membership.rentalId, &Candidate::rentalId);
        if (candidate->groupId != membership.groupId)
            moving.insert(membership.rentalId, &membership);
    }
    QList<RecordChange> changes;
    if (moving.isEmpty())
        return changes;
    ONHIRE_ASSIGN(const auto before, subscriptionsNamed(connection, context.scope(), moving.keys()));
    for (const StoredSubscription &subscription : before) {
        SubscriptionState after = subscription;
        after.billingGroupId = textOrNull(moving[subscription.rentalId]->groupId);
        after.nextBillingDate = moving[subscription.rentalId]->nextBilling;
        after.updatedAt = toTimestamp(context.now());
        changes += membershipChange(context, subscription, after);
    }
    return changes;
}

} // namespace

Result<void> setMembers(Connection &connection, const Context &context, const StoredGroup &group,
                        const std::vector<Candidate> &candidates, const QStringList &rentalIds)
{
    for (const QString &rentalId : rentalIds)
        ONHIRE_TRY(check(rentalId, candidates, group));
    const auto changed = changedMemberships(context, group, candidates, rentalIds);
    if (changed.empty())
        return {};
    ONHIRE_ASSIGN(const auto changes, changesOf(connection, context, candidates, changed));
    ONHIRE_TRY(saveMemberships(connection, context.scope(), changed, context.now()));
    for (const Membership &membership : changed)
        context.announce(membership.rentalId);
    return writeChanges(connection, context, changes);
}

Error notForIndividuals(const QString &field)
{
    return Error::invalid(field, Fault::Kind::Custom, u"Billing groups are for business customers."_s);
}

std::optional<ErrorCode> refusalOf(const std::optional<StoredGroup> &group, const QString &customerId)
{
    if (!group)
        return ErrorCode::BillingGroupNotFound;
    if (group->customerId != customerId)
        return ErrorCode::SubscriptionDifferentCustomer;
    if (!group->active)
        return ErrorCode::BillingGroupInactive;
    return {};
}

std::optional<QDate> nextBillingIn(const Context &context, const StoredGroup &group, const Terms &terms,
                                   QDate billedUntil, const std::optional<QDate> &since)
{
    const QDate today = dateIn(context.tenant->zone, context.now());
    const QDate earliest = std::min(today, since.value_or(today)); // the run catches up
    const QDate from = group.lastBilled.isNull() ? earliest : std::max(earliest, group.lastBilled.addDays(1));
    return nextGroupBillingDate(terms, billedUntil, group.billingDay, from);
}

Result<std::optional<StoredGroup>> lockGroupOf(Connection &connection, const Context &context,
                                               const QString &groupId)
{
    if (groupId.isEmpty())
        return std::nullopt;
    return lockGroup(connection, context.scope(), groupId);
}

Result<void> noteMembers(Connection &connection, const Context &context,
                         const std::optional<StoredGroup> &group, const QString &grownBy)
{
    if (!group)
        return {};
    ONHIRE_TRY(changeGroup(
        connection, context, *group, *group,
        {.action = u"billing_group.member"_s, .events = {u"billing_group.updated"_s}, .grownBy = grownBy}));
    return {};
}

} // namespace onhire
