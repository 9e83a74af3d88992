// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/group_orders.h"

#include "core/data/orders/order_store.h"
#include "core/services/changes/written.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<std::optional<RecordChange>> release(Connection &connection, const Context &context,
                                                   const QString &orderId, const QString &groupId)
{
    ONHIRE_ASSIGN(const auto before, lockOrder(connection, context.scope(), orderId));
    if (!before || before->record.billingGroupId != groupId)
        return std::nullopt;
    OrderRecord order = before->record;
    order.billingGroupId = QString();
    order.updatedAt = toTimestamp(context.now());
    const QByteArray document = documentOf(order);
    ONHIRE_TRY(saveOrder(connection, order, document));
    return RecordChange{.noun = "order"_L1,
                        .recordId = order.id,
                        .ids = idMembers({{"orderId"_L1, order.id}, {"customerId"_L1, order.customer.id}}),
                        .before = before->document,
                        .after = document,
                        .action = u"order.update"_s,
                        .events = {u"order.updated"_s}};
}

Result<void> releaseOrders(Connection &connection, const Context &context, const BillingGroupRecord &group)
{
    ONHIRE_ASSIGN(const QStringList orders,
                  openOrdersOf(connection, context.scope(), group.id, group.customerId));
    QList<RecordChange> changes;
    for (const QString &orderId : orders) {
        ONHIRE_ASSIGN(auto change, release(connection, context, orderId, group.id));
        if (change)
            changes += *std::move(change);
    }
    return changes.isEmpty() ? Result<void>() : writeChanges(connection, context, changes);
}

} // namespace onhire
