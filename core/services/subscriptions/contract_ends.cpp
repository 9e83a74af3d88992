// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/contract_ends.h"

#include "core/domain/subscriptions/renewal.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/extensions/extension.h"
#include "core/services/in_batches.h"
#include "core/services/moment.h"
#include "core/services/payments/unused_days.h"
#include "core/services/subscriptions/close_subscription.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// So many are settled in one transaction; their customers are locked meanwhile.
constexpr int Batch = 200;

using GroupsById = QMap<QString, StoredGroup>; // in their order, so that it is done the same again

// As subscriptions/_goes_on.sql has it.
bool isExchangedLater(const StoredSubscription &subscription)
{
    return subscription.ending && subscription.ending->type == EndingType::Upgrade
        && subscription.ending->date <= endOf(subscription.terms);
}

// Somebody may have been faster.
bool isOver(const Context &context, const StoredSubscription &subscription)
{
    return subscription.isActive() && endOf(subscription.terms) <= todayOf(context)
        && (!subscription.ending || isExchangedLater(subscription));
}

// The next ones. By their key, so that one that cannot be settled does not come up again.
Result<QList<OverContract>> overContracts(const Context &context, const OverContract &last)
{
    return overContracts(context.database.connection(), context.scope(), todayOf(context), last, Batch);
}

SubscriptionRevision waitingForSomebody(const StoredSubscription &subscription)
{
    SubscriptionRecord waiting = subscription;
    waiting.ending = SubscriptionRecord::Ending{EndingType::ContractEnd, endOf(subscription.terms), {}};
    return {subscription, std::move(waiting), u"subscription.contract_end"_s, {u"subscription.updated"_s}};
}

std::optional<StoredGroup> groupOf(const StoredSubscription &subscription, const GroupsById &groups)
{
    const auto group = groups.constFind(subscription.billingGroupId);
    return group == groups.cend() ? std::nullopt : std::optional(*group);
}

SubscriptionRevision goingOn(const Context &context, const StoredSubscription &subscription,
                             const GroupsById &groups, int term)
{
    const auto months = renewalFor(subscription.terms, term, todayOf(context));
    Q_ASSERT(months); // those that are as long as contracts may be do not come here
    return renewed(context, subscription, groupOf(subscription, groups), {term, *months});
}

// All of it has passed and was charged, so nothing lies ahead that is to be called off.
std::optional<SubscriptionRevision> finished(const Context &context, const StoredSubscription &subscription)
{
    if (subscription.billedUntil < endOf(subscription.terms))
        return std::nullopt; // nothing would charge the rest any more
    const Closing closing = Closing::completed();
    return SubscriptionRevision{subscription, closedBy(context, subscription, closing), closing.action,
                                closing.events};
}

// Billing goes on until the old device is back, whatever the tenant has chosen.
std::optional<SubscriptionRevision> goingOnUntilExchanged(const Context &context,
                                                          const StoredSubscription &subscription,
                                                          const GroupsById &groups)
{
    if (!renewalFor(subscription.terms, 1, todayOf(context)))
        return std::nullopt;
    return goingOn(context, subscription, groups, 1);
}

// None: it stays as it is.
std::optional<SubscriptionRevision> whatFollows(const Context &context, const StoredSubscription &subscription,
                                                const GroupsById &groups)
{
    if (subscription.ending)
        return goingOnUntilExchanged(context, subscription, groups);
    switch (contractEndOf(subscription.terms, chosenContractEnd(*context.tenant))) {
    case ContractEnd::RequireAction: break;
    case ContractEnd::AutoTerminate: return finished(context, subscription);
    case ContractEnd::AutoRenewMonthly: return goingOn(context, subscription, groups, 1);
    case ContractEnd::AutoRenewSameTerm:
        return goingOn(context, subscription, groups, subscription.originalContractLength);
    }
    return waitingForSomebody(subscription);
}

Result<GroupsById> lockGroupsOf(Connection &connection, const Context &context,
                                std::span<const StoredSubscription> subscriptions)
{
    QSet<QString> ids;
    for (const StoredSubscription &subscription : subscriptions) {
        if (!subscription.billingGroupId.isEmpty())
            ids += subscription.billingGroupId;
    }
    GroupsById groups;
    if (ids.isEmpty())
        return groups;
    ONHIRE_ASSIGN(const auto locked,
                  lockGroups(connection, context.scope(), QStringList(ids.begin(), ids.end())));
    for (const StoredGroup &group : locked)
        groups.insert(group.id, group);
    return groups;
}

// What those that end still had from upgrades.
Result<void> creditEnded(Connection &connection, const Context &context,
                         std::span<SubscriptionRevision> revisions)
{
    for (SubscriptionRevision &revision : revisions) {
        if (!revision.changed.isActive())
            ONHIRE_TRY(creditLeft(connection, context, revision.changed.rentalId,
                                  std::exchange(revision.changed.credit, Money()),
                                  Closing::completed().reason));
    }
    return {};
}

// Groups come to less when members end.
Result<void> noteLost(Connection &connection, const Context &context, const GroupsById &groups,
                      std::span<const SubscriptionRevision> revisions)
{
    QSet<QString> lost;
    for (const SubscriptionRevision &revision : revisions) {
        if (!revision.changed.isActive())
            lost += revision.changed.billingGroupId;
    }
    for (const StoredGroup &group : groups) {
        if (lost.contains(group.id))
            ONHIRE_TRY(noteMembers(connection, context, group));
    }
    return {};
}

// Of locked ones that are over; answers of how many something became.
Result<int> settle(Connection &connection, const Context &context, std::span<const StoredSubscription> over)
{
    ONHIRE_ASSIGN(const GroupsById groups, lockGroupsOf(connection, context, over));
    std::vector<SubscriptionRevision> revisions;
    for (const StoredSubscription &subscription : over) {
        if (auto revision = whatFollows(context, subscription, groups))
            revisions.push_back(*std::move(revision));
    }
    if (revisions.empty())
        return 0;
    ONHIRE_TRY(creditEnded(connection, context, revisions));
    ONHIRE_ASSIGN(const auto saved, saveSubscriptions(connection, context, revisions));
    QList<RecordChange> changes;
    for (const SavedSubscription &each : saved)
        changes += each.change;
    ONHIRE_TRY(writeChanges(connection, context, changes));
    ONHIRE_TRY(noteLost(connection, context, groups, revisions));
    return int(revisions.size());
}

Result<int> settleSome(Connection &connection, const Context &context, std::span<const OverContract> some)
{
    QStringList rentalIds;
    for (const OverContract &contract : some)
        rentalIds += contract.rentalId;
    ONHIRE_ASSIGN(auto over, lockSubscriptions(connection, context.scope(), rentalIds));
    std::erase_if(over, [&](const StoredSubscription &subscription) { return !isOver(context, subscription); });
    return settle(connection, context, over);
}

} // namespace

WorkDone settleContractEnds(const Context &context, int most)
{
    WorkDone settled;
    for (OverContract last{u"-infinity"_s, {}}; settled.count < most;) {
        const auto contracts = overContracts(context, last);
        if (!contracts)
            settled.note(contracts.error());
        if (!contracts || contracts->isEmpty())
            break;
        const bool isAnswering = togetherOrEach(
            context, std::span(*contracts), settleSome,
            [](const OverContract &contract, const Error &error) {
                return WorkTrouble{.error = error, .rentalId = contract.rentalId};
            },
            settled);
        if (!isAnswering)
            break;
        last = contracts->last();
    }
    return settled;
}

Result<StoredSubscription> withEndSettled(Connection &connection, const Context &context,
                                          StoredSubscription subscription)
{
    if (!isExchangedLater(subscription) || !isOver(context, subscription))
        return subscription;
    ONHIRE_ASSIGN(const int count, settle(connection, context, {&subscription, 1}));
    if (count == 0)
        return subscription;
    ONHIRE_ASSIGN(auto settled, lockSubscription(connection, context.scope(), subscription.rentalId));
    if (!settled)
        return Failure(Error::internal(u"a locked subscription vanished"_s));
    return *std::move(settled);
}

} // namespace onhire
