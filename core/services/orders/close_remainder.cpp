// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/customers/debtor.h"
#include "core/domain/orders/possible.h"
#include "core/domain/payments/charge.h"
#include "core/services/orders/revision.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What a month costs of that which has gone out.
Result<void> takeRemainingTotals(OrderRecord &order, const TaxTerms &terms)
{
    std::vector<ChargeLine> lines;
    qint64 setup = 0; // of fewer units than the order had, so it fits
    for (const OrderRecord::Item &item : order.items) {
        lines.push_back({{}, {}, Money::fromMinor(item.unitPrice.minor() * item.rentalIds.size())});
        setup += item.setupFee.minor() * item.rentalIds.size();
    }
    ONHIRE_ASSIGN(const Charge charge, chargeFor(lines, terms));
    order.subtotal = charge.subtotal;
    order.tax = charge.tax;
    order.total = charge.total;
    order.setupTotal = Money::fromMinor(setup);
    return {};
}

Result<void> dropOpenUnits(Connection &connection, const Context &context, OrderRecord &order)
{
    if (!canCloseRemainder(order.status))
        return Failure(Error{ErrorCode::OrderNotPartial, nameOf(order.status)});
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), order.customer.id));
    ONHIRE_TRY(takeRemainingTotals(order, taxTermsOf(*context.tenant, debtor.tax)));
    for (OrderRecord::Item &item : order.items)
        item.dropped += item.openUnits();
    order.totalDevices = order.rentedDevices;
    order.status = OrderStatus::Fulfilled;
    return dropOpenUnits(connection, order);
}

} // namespace

Result<Record> closeRemainder(const Context &context, const QString &orderId, const QString &reason,
                              std::optional<int> expectedVersion)
{
    const auto change = [&](Connection &connection, const Context &still, OrderRecord &order) -> Result<void> {
        ONHIRE_TRY(dropOpenUnits(connection, still, order));
        order.closeReason = reason;
        return {};
    };
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        // before the order, as everybody does who locks both
        ONHIRE_TRY(lockCustomerOfOrder(connection, still.scope(), orderId));
        return reviseOrder(still, orderId, {u"order.close_remainder"_s, {u"order.fulfilled"_s}, change},
                           expectedVersion);
    });
}

} // namespace onhire
