// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with orders. The API and the screens call these and hold no rule of their own.
#pragma once

#include "core/data/orders/order_list.h"
#include "core/domain/orders/order_record.h"
#include "core/services/context.h"

#include <optional>

namespace onhire {

enum class NaturalKey {
    Check, // the same order within the window answers the first one
    Skip, // the caller tells repetitions apart
};

Result<Record> placeOrder(const Context &context, const OrderRequest &request, NaturalKey naturalKey);

Result<Record> findOrder(const Context &context, const QString &orderId);
Result<ListPage> listOrders(const Context &context, const ListRequest &request);

// `expectedVersion`: refuse with VERSION_CONFLICT when the record has changed since.
Result<Record> confirmOrder(const Context &context, const QString &orderId,
                            std::optional<int> expectedVersion = {});
Result<Record> cancelOrder(const Context &context, const QString &orderId, const QString &reason,
                           std::optional<int> expectedVersion = {});

// Drops the open units of a partly fulfilled order, which then is fulfilled.
Result<Record> closeRemainder(const Context &context, const QString &orderId, const QString &reason,
                              std::optional<int> expectedVersion = {});

// What may be changed of an order by hand: see OrderPatch::schema().
struct OrderPatch
{
    bool confirms = false;
    QList<std::pair<QString OrderRecord::*, QString>> texts; // null: is to be empty
    QList<std::pair<QByteArray OrderRecord::*, QByteArray>> addresses;
    std::optional<QByteArray> customFields; // empty: is to be empty

    static Schema schema();
    static Schema notesSchema();
    // `orderId`: the one that the body, if it names one, has to name.
    static Result<OrderPatch> read(const JsonValue &body, const Tenant &tenant, const Schema &schema,
                                   bool strict = false, const QString &orderId = {});
    void applyTo(OrderRecord &order) const;
};
Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderPatch &patch,
                           std::optional<int> expectedVersion = {});

} // namespace onhire
