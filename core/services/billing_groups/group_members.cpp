// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/group_members.h"

#include "core/data/subscriptions/subscription_store.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/services/billing_groups/group_changes.h"
#include "onhire/sql.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<QDate> optionalDate(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt
                               : std::optional(QDate::fromString(rows.text(column), Qt::ISODate));
}

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

// What the rows of subscriptions are to say.
struct Memberships
{
    QStringList rentalIds, groupIds, nextDates;

    void add(const Candidate &candidate, const QString &groupId, std::optional<QDate> next)
    {
        if (candidate.groupId == groupId && candidate.nextBilling == next)
            return;
        rentalIds += candidate.rentalId;
        groupIds += groupId.isEmpty() ? QString() : groupId;
        nextDates += next ? next->toString(Qt::ISODate) : QString();
    }
};

Memberships membershipsOf(const Context &context, const StoredGroup &group,
                          const std::vector<Candidate> &candidates, const QStringList &members)
{
    Memberships memberships;
    for (const Candidate &candidate : candidates) {
        const bool belongs = members.contains(candidate.rentalId);
        const auto next = belongs ? nextBillingIn(context, group, candidate.terms, candidate.billedUntil)
                                  : nextBillingDate(candidate.terms, candidate.billedUntil);
        memberships.add(candidate, belongs ? group.id : QString(),
                        candidate.isActive() ? next : candidate.nextBilling);
    }
    return memberships;
}

} // namespace

Result<std::vector<Candidate>> lockCandidates(Connection &connection, const Context &context,
                                              const QString &groupId, const QStringList &others)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::billing_groups::candidates,
                                 {context.tenant->id, groupId, others}));
    std::vector<Candidate> candidates;
    while (rows.next()) {
        auto terms = readTerms(rows, 6);
        if (!terms)
            return Failure(Error::internal(u"subscription %1 has unreadable terms"_s.arg(rows.text(0))));
        candidates.push_back({.rentalId = rows.text(0),
                              .status = rows.text(1),
                              .customerId = rows.text(2),
                              .groupId = rows.text(3),
                              .nextBilling = optionalDate(rows, 4),
                              .billedUntil = QDate::fromString(rows.text(5), Qt::ISODate),
                              .terms = std::move(*terms)});
    }
    return candidates;
}

Result<void> setMembers(Connection &connection, const Context &context, const StoredGroup &group,
                        const std::vector<Candidate> &candidates, const QStringList &rentalIds)
{
    for (const QString &rentalId : rentalIds)
        ONHIRE_TRY(check(rentalId, candidates, group));
    const Memberships changed = membershipsOf(context, group, candidates, rentalIds);
    if (changed.rentalIds.isEmpty())
        return {};
    ONHIRE_TRY(connection.run(context.scope(), sql::billing_groups::members,
                              {context.tenant->id, changed.rentalIds, changed.groupIds, changed.nextDates,
                               toTimestamp(context.now())}));
    for (const QString &rentalId : changed.rentalIds)
        context.announce(rentalId);
    return {};
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
                                   QDate billedUntil)
{
    const QDate today = dateIn(context.tenant->zone, context.now());
    const QDate from = group.lastBilled.isNull() ? today : std::max(today, group.lastBilled.addDays(1));
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
                         const std::optional<StoredGroup> &group)
{
    if (!group)
        return {};
    ONHIRE_TRY(changeGroup(connection, context, *group, *group, {.action = u"billing_group.member"_s}));
    return {};
}

} // namespace onhire
