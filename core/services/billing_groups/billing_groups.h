// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with billing groups: subscriptions of one business customer that are charged together on one
// day of the month.
#pragma once

#include "core/base/schema.h"
#include "core/data/billing_groups/billing_group_list.h"
#include "core/services/context.h"

#include <QStringList>

#include <optional>

namespace onhire {

struct BillingGroupRequest
{
    QString customerId, groupName, notes;
    int billingDay = 1;
    QStringList rentalIds;

    static Schema schema();
    static Result<BillingGroupRequest> read(const JsonValue &body, const Tenant &tenant, bool strict);
};
Result<Record> createBillingGroup(const Context &context, const BillingGroupRequest &request);

struct BillingGroupPatch
{
    std::optional<QString> groupName, notes; // notes that are null are cleared
    std::optional<int> billingDay;
    std::optional<bool> active;
    std::optional<QStringList> rentalIds; // the whole set

    static Schema schema();
    static Result<BillingGroupPatch> read(const JsonValue &body, const QString &groupId, const Tenant &tenant,
                                          bool strict);
};
Result<Record> reviseBillingGroup(const Context &context, const QString &groupId,
                                  const BillingGroupPatch &patch, std::optional<int> expectedVersion = {});

Result<Record> addToBillingGroup(const Context &context, const QString &groupId, const QStringList &rentalIds,
                                 std::optional<int> expectedVersion = {});
// NOT_FOUND when the subscription is not in the group.
Result<Record> removeFromBillingGroup(const Context &context, const QString &groupId, const QString &rentalId,
                                      std::optional<int> expectedVersion = {});

// Its subscriptions are billed on their own again; what it has charged stays.
Result<Record> removeBillingGroup(const Context &context, const QString &groupId,
                                  std::optional<int> expectedVersion = {});

Result<Record> findBillingGroup(const Context &context, const QString &groupId);
Result<ListPage> listBillingGroups(const Context &context, const ListRequest &request);

} // namespace onhire
