// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/upgrade_order.h"

#include "core/base/json_money.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/services/orders/orders.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray upgradeDetails(const Context &context, const StoredSubscription &subscription, const QString &reason)
{
    JsonWriter json;
    json.beginObject().member("previousDevice"_L1, subscription.productName);
    json.member("previousSerialNumber"_L1, subscription.serialNumber);
    json.member("previousMonthlyAmount"_L1, subscription.monthlyAmount, context.tenant->exponent);
    json.member("previousRentalId"_L1, subscription.rentalId);
    if (!reason.isEmpty())
        json.member("upgradeReason"_L1, reason);
    return json.endObject().take();
}

Result<OrderRequest> orderAgain(Connection &connection, const Context &context,
                                const StoredSubscription &subscription)
{
    ONHIRE_ASSIGN(const Orderer orderer, ordererOf(connection, context.scope(), subscription.rentalId));
    OrderRequest request;
    request.customer = {orderer.email,   orderer.firstName, orderer.lastName,
                        orderer.company, orderer.phone,     orderer.type};
    request.billingAddress = orderer.billingAddress;
    request.shippingAddress = orderer.shippingAddress;
    return request;
}

Result<UpgradeOrder> readOrder(const Context &context, const Record &order)
{
    const auto json = readJson(order.json);
    if (!json)
        return Failure(Error::internal(u"an order that is not JSON: "_s + json.error().message));
    const JsonValue &item = (*json)[u"items"].elements().constFirst();
    const auto price = item[u"unitPrice"].toDecimal();
    return UpgradeOrder{.orderId = order.id,
                        .confirmed = (*json)[u"status"].toString() == "confirmed"_L1,
                        .device = item[u"productName"].toString(),
                        .monthlyAmount = Money::fromDecimal(*price, context.tenant->exponent).value_or(Money()),
                        .hasSetupFee = !moneyIn(item[u"setupFee"], context.tenant->exponent).isZero()};
}

} // namespace

Result<UpgradeOrder> placeUpgradeOrder(Connection &connection, const Context &context,
                                       const StoredSubscription &subscription, const UpgradeRequest &request)
{
    ONHIRE_ASSIGN(OrderRequest order, orderAgain(connection, context, subscription));
    order.type = u"upgrade"_s;
    order.upgradeDetails = upgradeDetails(context, subscription, request.reason);
    order.items = {{request.newSku, 1, request.contractLength, request.newMonthlyAmount, request.sentLength}};
    order.notes = request.notes;
    const auto placed = placeOrder(context, order, NaturalKey::Skip);
    if (!placed) { // what was sent has no items
        Error error = placed.error();
        if (error.code != ErrorCode::ValidationError)
            error.faults.clear();
        return Failure(error);
    }
    return readOrder(context, *placed);
}

} // namespace onhire
