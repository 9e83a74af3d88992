// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/orders/revision.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

OrderRevision cancellation(const Context &context, const QString &reason)
{
    const auto change = [&context, reason](Connection &connection, OrderRecord &order) -> Result<void> {
        if (!canCancel(order.status))
            return Failure(Error{ErrorCode::OrderNotCancellable, nameOf(order.status)});
        order.status = OrderStatus::Cancelled;
        order.cancelledAt = toTimestamp(context.now());
        if (!reason.isEmpty())
            order.cancelReason = reason;
        return forgetClaim(connection, order, naturalKey(order));
    };
    return {u"order.cancel"_s, {u"order.cancelled"_s}, change};
}

// A subscription that was to end with this upgrade goes on.
Result<void> letGoOn(Connection &connection, const Context &context, const QString &orderId)
{
    ONHIRE_ASSIGN(const auto rentalId, rentalEndingWith(connection, context.scope(), orderId));
    if (!rentalId)
        return {};
    ONHIRE_ASSIGN(const auto subscription, lockSubscription(connection, context.scope(), *rentalId));
    if (!subscription || !subscription->ending || subscription->ending->orderId != orderId)
        return {};
    SubscriptionRecord goingOn = *subscription;
    goingOn.ending.reset();
    ONHIRE_TRY(reviseSubscription(connection, context, *subscription, goingOn, u"subscription.go_on"_s,
                                  {u"subscription.updated"_s}));
    return {};
}

} // namespace

Result<Record> cancelOrder(const Context &context, const QString &orderId, const QString &reason,
                           std::optional<int> expectedVersion)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<Record> {
        // before the order, as everybody does who locks both
        ONHIRE_TRY(lockCustomerOfOrder(connection, context.scope(), orderId));
        ONHIRE_ASSIGN(Record order,
                      reviseOrder(context, orderId, cancellation(context, reason), expectedVersion));
        ONHIRE_TRY(letGoOn(connection, context, orderId));
        return order;
    });
}

} // namespace onhire
