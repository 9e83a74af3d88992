// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/orders/fulfilment_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<Money> optionalMoney(const Rows &rows, int column)
{
    const auto amount = rows.optionalInteger(column);
    return amount ? std::optional(Money::fromMinor(*amount)) : std::nullopt;
}

// In the order of orders/units.sql.
OrderToFulfil::Item readItem(const Rows &rows)
{
    return {.position = int(rows.integer(0)),
            .sku = rows.text(1),
            .openUnits = int(rows.integer(2)),
            .rentedUnits = int(rows.integer(10)),
            .unitPrice = Money::fromMinor(rows.integer(3)),
            .setupFee = Money::fromMinor(rows.integer(4)),
            .contractLength = int(rows.integer(5)),
            .listPrice = optionalMoney(rows, 6),
            .acquisitionCost = optionalMoney(rows, 8),
            .listPriceSource = rows.text(7),
            .acquisitionCostSource = rows.text(9)};
}

} // namespace

Result<std::optional<OrderToFulfil>> lockOrderToFulfil(Connection &connection, const Scope &scope,
                                                       const QString &orderId)
{
    OrderToFulfil order;
    {
        ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::orders::lock_for_rental, {scope.name(), orderId}));
        if (!rows.next())
            return std::nullopt;
        const auto status = orderStatusNamed(rows.text(0));
        if (!status)
            return Failure(Error::internal(u"order of unknown status "_s + rows.text(0)));
        order = {.status = *status,
                 .version = int(rows.integer(6)),
                 .customerId = rows.text(1),
                 .customerEmail = rows.text(2),
                 .customerName = rows.text(3),
                 .billingGroupId = rows.text(4),
                 .openUnits = int(rows.integer(5)),
                 .upgradedRentalId = rows.text(8),
                 .items = {}};
    }
    ONHIRE_ASSIGN(Rows items, connection.run(scope, sql::orders::units, {scope.name(), orderId}));
    while (items.next())
        order.items.push_back(readItem(items));
    return order;
}

Result<std::optional<int>> billingDayOf(Connection &connection, const Scope &scope,
                                        const QString &billingGroupId, const QString &customerId)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::billing_groups::day_of, {scope.name(), billingGroupId, customerId}));
    return rows.next() ? std::optional(int(rows.integer(0))) : std::nullopt;
}

} // namespace onhire
