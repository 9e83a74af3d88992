// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/revision.h"

#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<SavedOrder> saveOrder(Connection &connection, const Context &context, const StoredOrder &before,
                             OrderRecord order, const QString &action, const QStringList &events)
{
    order.updatedAt = toTimestamp(context.now());
    const QByteArray document = documentOf(order);
    ONHIRE_TRY(saveOrder(connection, order, document));
    return SavedOrder{{order.id, document, before.version + 1},
                      {.noun = "order"_L1,
                       .recordId = order.id,
                       .ids = idMembers({{"orderId"_L1, order.id}, {"customerId"_L1, order.customer.id}}),
                       .before = before.document,
                       .after = document,
                       .action = action,
                       .events = events}};
}

static Result<Record> revise(Connection &connection, const Context &context, const QString &orderId,
                             const OrderRevision &revision, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const auto before, lockOrder(connection, context.scope(), orderId));
    if (!before)
        return Failure(Error{ErrorCode::NotFound, orderId});
    if (expectedVersion && *expectedVersion != before->version)
        return Failure(Error{ErrorCode::VersionConflict, orderId});
    OrderRecord order = before->record;
    ONHIRE_TRY(revision.change(connection, context, order));
    ONHIRE_ASSIGN(const SavedOrder saved,
                  saveOrder(connection, context, *before, order, revision.action, revision.events));
    ONHIRE_TRY(writeChanges(connection, context, {saved.change}));
    return saved.record;
}

Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderRevision &revision,
                           std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return revise(connection, still, orderId, revision, expectedVersion);
    });
}

Result<SavedOrder> rentUnit(Connection &connection, const Context &context, const StoredOrder &before,
                            int position, const QString &rentalId)
{
    OrderRecord order = before.record;
    countRentedUnit(order, position, rentalId);
    ONHIRE_TRY(giveUnit(connection, order, position, rentalId));
    const QStringList events =
        order.status == OrderStatus::Fulfilled ? QStringList{u"order.fulfilled"_s} : QStringList();
    return saveOrder(connection, context, before, order, u"order.rent"_s, events);
}

} // namespace onhire
