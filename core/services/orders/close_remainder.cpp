// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/orders/fulfilment_store.h"
#include "core/domain/payments/charge.h"
#include "core/services/changes/change.h"
#include "core/services/orders/orders.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What a month costs of that which has gone out.
Result<QString> remainingTotals(const OrderToFulfil &order, const Tenant &tenant, const QString &reason)
{
    std::vector<ChargeLine> lines;
    qint64 setup = 0; // of fewer units than the order had, so it fits
    for (const OrderToFulfil::Item &item : order.items) {
        lines.push_back({{}, {}, Money::fromMinor(item.unitPrice.minor() * item.rentedUnits)});
        setup += item.setupFee.minor() * item.rentedUnits;
    }
    ONHIRE_ASSIGN(const Charge charge, chargeFor(lines, tenant));
    JsonWriter json;
    json.beginObject()
        .member("subtotal"_L1, charge.subtotal.minor())
        .member("tax_amount"_L1, charge.tax.minor());
    json.member("total"_L1, charge.total.minor()).member("setup_total"_L1, setup);
    json.member("close_reason"_L1, reason).endObject();
    return QString::fromUtf8(json.take());
}

} // namespace

Result<Record> closeRemainder(const Context &context, const QString &orderId, const QString &reason,
                              std::optional<int> expectedVersion)
{
    const auto close = [&](Connection &connection) -> Result<Record> {
        ONHIRE_ASSIGN(const auto order, lockOrderToFulfil(connection, context.scope(), orderId));
        if (!order)
            return Failure(Error{ErrorCode::NotFound, orderId});
        if (expectedVersion && *expectedVersion != order->version)
            return Failure(Error{ErrorCode::VersionConflict, orderId});
        if (order->status != OrderStatus::Partial)
            return Failure(Error{ErrorCode::OrderNotPartial, nameOf(order->status)});
        ONHIRE_ASSIGN(const QString totals, remainingTotals(*order, *context.tenant, reason));
        ONHIRE_ASSIGN(Rows rows,
                      connection.run(context.scope(), sql::orders::close_remainder,
                                     {context.tenant->id,
                                      changeJson(context, u"order.close_remainder"_s, {u"order.fulfilled"_s}),
                                      orderId, totals}));
        if (!rows.next())
            return Failure(Error::internal(u"a locked order vanished"_s));
        return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
    };
    auto closed = inTransaction(context.database, context.scope(), close);
    if (closed)
        context.announce(orderId);
    return closed;
}

} // namespace onhire
