// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/billing_groups/group_changes.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/billing_groups/largest_charge.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> checkCustomer(Connection &connection, const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(const auto customer, lockGroupCustomer(connection, context.scope(), customerId));
    if (!customer)
        return Failure(Error{ErrorCode::CustomerNotFound, customerId});
    if (customer->type != "business"_L1)
        return Failure(notForIndividuals(u"customerId"_s));
    if (customer->status != "active"_L1)
        return Failure(Error{ErrorCode::CustomerInactive, customerId});
    return {};
}

BillingGroupRecord recordOf(const Context &context, const BillingGroupRequest &request)
{
    const QString now = toTimestamp(context.now());
    return {.id = newId(IdKind::BillingGroup, context.now()),
            .tenantId = context.tenant->id,
            .customerId = request.customerId,
            .name = request.groupName,
            .billingDay = request.billingDay,
            .currency = context.tenant->currency,
            .rentalIds = {},
            .notes = request.notes.isEmpty() ? QString() : request.notes,
            .createdBy = context.actor.id,
            .createdAt = now,
            .updatedAt = now};
}

Result<Record> create(Connection &connection, const Context &context, const BillingGroupRequest &request)
{
    StoredGroup group{recordOf(context, request)};
    const QString &id = group.id;
    ONHIRE_TRY(checkCustomer(connection, context, request.customerId));
    ONHIRE_ASSIGN(const auto candidates, lockCandidates(connection, context.scope(), id, request.rentalIds));
    ONHIRE_TRY(insertGroup(connection, group));
    ONHIRE_TRY(setMembers(connection, context, group, candidates, request.rentalIds));
    ONHIRE_TRY(readMembers(connection, context.scope(), group));
    ONHIRE_TRY(checkGroupsCharges(connection, context, group, u"rentalIds"_s));
    group.document = documentOf(group);
    ONHIRE_TRY(giveDocument(connection, group));
    ONHIRE_TRY(writeChanges(
        connection, context,
        {changeOf(group, {}, group.document, u"billing_group.create"_s, {u"billing_group.created"_s})}));
    return Record{id, group.document, 1, true};
}

} // namespace

Result<Record> createBillingGroup(const Context &context, const BillingGroupRequest &request)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return create(connection, still, request);
    });
}

} // namespace onhire
