// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/billing_groups/group_changes.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/billing_groups/group_orders.h"
#include "core/services/still_transaction.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What is to become of a group. The members follow from those that it has when it is locked; without that they
// stay, and so does the day on which they are billed.
struct Revision
{
    QString action, event;
    GroupFate fate = GroupFate::Stays;
    std::function<void(BillingGroupRecord &)> change = {};
    QStringList named = {}; // that are to come
    std::function<Result<QStringList>(const QStringList &)> members = {};
};

// The customer first: whoever changes subscriptions of a customer waits there, so the order of the other locks
// does not matter.
Result<StoredGroup> lock(Connection &connection, const Context &context, const QString &groupId)
{
    ONHIRE_ASSIGN(auto group, lockCustomerAndGroup(connection, context.scope(), groupId));
    if (!group)
        return Failure(Error{ErrorCode::NotFound, groupId});
    return std::move(*group);
}

// What kind of customer somebody is may have been corrected since. The members that there are stay.
Result<void> checkMayGrow(Connection &connection, const Context &context, const StoredGroup &group)
{
    ONHIRE_ASSIGN(const auto customer, lockGroupCustomer(connection, context.scope(), group.customerId));
    if (customer && customer->type != "business"_L1)
        return Failure(notForIndividuals(u"rentalIds"_s));
    return {};
}

// Whether others come.
Result<bool> reviseMembers(Connection &connection, const Context &context, const StoredGroup &group,
                           const Revision &revision)
{
    if (!revision.members)
        return false;
    ONHIRE_ASSIGN(const auto candidates, lockCandidates(connection, context.scope(), group.id, revision.named));
    QStringList current;
    for (const Candidate &candidate : candidates) {
        if (candidate.groupId == group.id)
            current += candidate.rentalId;
    }
    ONHIRE_ASSIGN(const QStringList members, revision.members(current));
    const bool othersCome =
        !std::ranges::all_of(members, [&](const QString &member) { return current.contains(member); });
    if (othersCome) {
        ONHIRE_TRY(checkMayGrow(connection, context, group));
    }
    ONHIRE_TRY(setMembers(connection, context, group, candidates, members));
    return othersCome;
}

Result<Record> run(Connection &connection, const Context &context, const QString &groupId,
                   const Revision &revision, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(StoredGroup group, lock(connection, context, groupId));
    if (expectedVersion && *expectedVersion != group.version)
        return Failure(Error{ErrorCode::VersionConflict, groupId});
    if (revision.change)
        revision.change(group);
    ONHIRE_ASSIGN(const bool othersCome, reviseMembers(connection, context, group, revision));
    if (revision.fate == GroupFate::Removed) {
        ONHIRE_TRY(releaseOrders(connection, context, group));
    }
    return changeGroup(
        connection, context, group, group,
        {revision.action, {revision.event}, revision.fate, othersCome ? u"rentalIds"_s : QString()});
}

Result<Record> revise(const Context &context, const QString &groupId, const Revision &revision,
                      std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return run(connection, still, groupId, revision, expectedVersion);
    });
}

} // namespace

Result<Record> reviseBillingGroup(const Context &context, const QString &groupId,
                                  const BillingGroupPatch &patch, std::optional<int> expectedVersion)
{
    const auto change = [&](BillingGroupRecord &group) {
        group.name = patch.groupName.value_or(group.name);
        group.notes = patch.notes.value_or(group.notes);
        group.billingDay = patch.billingDay.value_or(group.billingDay);
        group.active = patch.active.value_or(group.active);
    };
    Revision revision{.action = u"billing_group.update"_s,
                      .event = u"billing_group.updated"_s,
                      .change = change,
                      .named = patch.rentalIds.value_or(QStringList())};
    if (patch.rentalIds || patch.billingDay)
        revision.members = [&](const QStringList &current) -> Result<QStringList> {
            return patch.rentalIds.value_or(current);
        };
    return revise(context, groupId, revision, expectedVersion);
}

Result<Record> addToBillingGroup(const Context &context, const QString &groupId, const QStringList &rentalIds,
                                 std::optional<int> expectedVersion)
{
    const auto members = [&](const QStringList &current) -> Result<QStringList> {
        QStringList all = current + rentalIds;
        all.removeDuplicates();
        return all;
    };
    return revise(context, groupId,
                  {.action = u"billing_group.add"_s,
                   .event = u"billing_group.updated"_s,
                   .named = rentalIds,
                   .members = members},
                  expectedVersion);
}

Result<Record> removeFromBillingGroup(const Context &context, const QString &groupId, const QString &rentalId,
                                      std::optional<int> expectedVersion)
{
    const auto members = [&](QStringList others) -> Result<QStringList> {
        if (others.removeAll(rentalId) == 0)
            return Failure(Error{ErrorCode::NotFound, rentalId});
        return others;
    };
    return revise(
        context, groupId,
        {.action = u"billing_group.remove"_s, .event = u"billing_group.updated"_s, .members = members},
        expectedVersion);
}

Result<Record> removeBillingGroup(const Context &context, const QString &groupId,
                                  std::optional<int> expectedVersion)
{
    const auto nobody = [](const QStringList &) -> Result<QStringList> { return QStringList(); };
    return revise(context, groupId,
                  {.action = u"billing_group.delete"_s,
                   .event = u"billing_group.deleted"_s,
                   .fate = GroupFate::Removed,
                   .members = nobody},
                  expectedVersion);
}

} // namespace onhire
