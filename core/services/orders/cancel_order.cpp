// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/orders/revision.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

OrderRevision cancellation(const QString &reason)
{
    const auto change = [reason](Connection &connection, const Context &still,
                                 OrderRecord &order) -> Result<void> {
        if (!canCancel(order.status))
            return Failure(Error{ErrorCode::OrderNotCancellable, nameOf(order.status)});
        order.status = OrderStatus::Cancelled;
        order.cancelledAt = toTimestamp(still.now());
        if (!reason.isEmpty())
            order.cancelReason = reason;
        return giveUpClaim(connection, order, naturalKey(order));
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

Result<void> cancelIfWaiting(Connection &connection, const Context &context, const QString &orderId,
                             const QString &reason)
{
    ONHIRE_ASSIGN(const auto order, lockOrder(connection, context.scope(), orderId));
    if (!order || !canCancel(order->record.status))
        return {};
    ONHIRE_TRY(reviseOrder(context, orderId, cancellation(reason), {}));
    return {};
}

Result<Record> cancelOrder(const Context &context, const QString &orderId, const QString &reason,
                           std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        // before the order, as everybody does who locks both
        ONHIRE_TRY(lockCustomerOfOrder(connection, still.scope(), orderId));
        ONHIRE_ASSIGN(Record order, reviseOrder(still, orderId, cancellation(reason), expectedVersion));
        ONHIRE_TRY(letGoOn(connection, still, orderId));
        return order;
    });
}

} // namespace onhire
