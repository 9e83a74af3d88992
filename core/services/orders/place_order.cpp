// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/orders_together.h"
#include "core/services/orders/placement.h"
#include "core/services/still_transaction.h"

namespace onhire {
namespace {

Result<Record> placeAlone(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        std::vector<Placement> one;
        one.emplace_back(still, request, naturalKey);
        ONHIRE_ASSIGN(auto placed, placeTogether(connection, *context.tenant, one));
        return std::move(placed.front());
    });
}

} // namespace

Result<Record> placeOrder(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
{
    const bool isPartOfMore = context.database.connection().inTransaction();
    if (context.ordersTogether && !isPartOfMore) {
        if (auto placed = context.ordersTogether->place(context, request, naturalKey))
            return *std::move(placed);
    }
    return placeAlone(context, request, naturalKey);
}

} // namespace onhire
