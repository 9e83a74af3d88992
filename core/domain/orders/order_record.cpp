// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/order_record.h"

#include "core/domain/address.h"
#include "core/domain/orders/order_limits.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Customer = OrderRecord::Customer;
using Item = OrderRecord::Item;

Schema filled()
{
    return Schema::string().length(1, 1000);
}

Schema devices(qint64 least)
{
    return Schema::integer().range(least, 2000000);
}

const RecordShape<Customer> &customerShape()
{
    using namespace member;
    static const RecordShape<Customer> shape(
        "OrderCustomer"_L1,
        {
            text<&Customer::id>("customerId"_L1, filled()),
            text<&Customer::email>("email"_L1, Schema::string().format(Schema::Format::Email)),
            text<&Customer::firstName>("firstName"_L1, filled()),
            text<&Customer::lastName>("lastName"_L1, filled()),
            optionalText<&Customer::company>("company"_L1),
            optionalText<&Customer::phone>("phone"_L1),
            text<&Customer::type>("customerType"_L1, Schema::choice({u"individual"_s, u"business"_s})),
        });
    return shape;
}

QLatin1StringView rentalStatusOf(const Item &item)
{
    if (item.openUnits() == 0)
        return "completed"_L1;
    return item.rentalIds.isEmpty() ? "pending"_L1 : "partial"_L1;
}

const RecordShape<Item> &itemShape()
{
    using namespace member;
    static const RecordShape<Item> shape(
        "OrderItem"_L1,
        {
            text<&Item::productId>("productId"_L1),
            optionalText<&Item::imageUrl>("productImageUrl"_L1,
                                          Schema::string().format(Schema::Format::HttpUrl)),
            text<&Item::variantId>("variantId"_L1),
            text<&Item::sku>("sku"_L1, filled()),
            text<&Item::productName>("productName"_L1, filled()),
            {required("quantity"_L1,
                      Schema::integer().range(0, MostUnits).describedAs("Units not cancelled."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Item &item, int) {
                 json.member(name, item.inForce());
             }},
            amount<&Item::unitPrice>("unitPrice"_L1,
                                     Schema::money().describedAs("Per month, after the discount."_L1)),
            amount<&Item::setupFee>("setupFee"_L1,
                                    Schema::money().describedAs("Charged once, with the first payment."_L1)),
            plain<&Item::contractLength>("contractLength"_L1, Schema::integer().range(1, 120)),
            optionalAmount<&Item::listPrice>("listPrice"_L1),
            text<&Item::listPriceSource>("listPriceSource"_L1,
                                         Schema::choice({u"variant"_s, u"manual"_s, u"unknown"_s})),
            optionalAmount<&Item::acquisitionCost>("acquisitionCost"_L1),
            text<&Item::acquisitionCostSource>(
                "acquisitionCostSource"_L1,
                Schema::choice({u"variant"_s, u"manual"_s, u"list_price"_s, u"unknown"_s})),
            {required("usedListPriceAsAcquisition"_L1, Schema::boolean()),
             [](JsonWriter &json, QLatin1StringView name, const Item &item, int) {
                 json.member(name, item.acquisitionCostSource == "list_price"_L1);
             }},
            texts<&Item::rentalIds>("rentalIds"_L1),
            {optional(
                 "droppedQuantity"_L1,
                 Schema::integer().range(1, MostUnits).describedAs("Units that will not be delivered."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Item &item, int) {
                 if (item.dropped > 0)
                     json.member(name, item.dropped);
             }},
            {required("rentalStatus"_L1, Schema::choice({u"pending"_s, u"partial"_s, u"completed"_s})),
             [](JsonWriter &json, QLatin1StringView name, const Item &item, int) {
                 json.member(name, rentalStatusOf(item));
             }},
        });
    return shape;
}

const RecordShape<OrderRecord> &totalsShape()
{
    using namespace member;
    static const RecordShape<OrderRecord> shape(
        "OrderTotals"_L1,
        {
            amount<&OrderRecord::subtotal>("subtotal"_L1),
            amount<&OrderRecord::tax>("taxAmount"_L1),
            amount<&OrderRecord::total>("total"_L1,
                                        Schema::money().describedAs("Per month: subtotal + taxAmount."_L1)),
            amount<&OrderRecord::setupTotal>(
                "setupTotal"_L1, Schema::money().describedAs("Charged once, with the first payment."_L1)),
            text<&OrderRecord::currency>("currency"_L1, Schema::string().length(3, 3)),
            plain<&OrderRecord::totalDevices>("totalDevices"_L1, devices(1)),
        });
    return shape;
}

const RecordShape<OrderRecord> &progressShape()
{
    using namespace member;
    static const RecordShape<OrderRecord> shape(
        {},
        {
            plain<&OrderRecord::totalDevices>("totalDevices"_L1, devices(0)),
            plain<&OrderRecord::rentedDevices>("rentedDevices"_L1, devices(0)),
        });
    return shape;
}

Schema paymentSchema()
{
    return Schema::object({
                              optional("status"_L1, Schema::choice({u"pending"_s, u"paid"_s, u"failed"_s})),
                              optional("method"_L1, Schema::choice({u"card_processor"_s, u"manual"_s})),
                              optional("transactionId"_L1, Schema::string()),
                              optional("paidAmount"_L1, Schema::money()),
                              optional("manuallyMarked"_L1, Schema::boolean()),
                          })
        .named("OrderPayment"_L1);
}

void writeRentalIds(JsonWriter &json, QLatin1StringView name, const OrderRecord &order, int)
{
    json.key(name).beginArray();
    for (const Item &item : order.items) {
        QStringList ids = item.rentalIds;
        ids.sort();
        for (const QString &id : ids)
            json.value(QStringView(id));
    }
    json.endArray();
}

} // namespace

const RecordShape<OrderRecord> &orderShape()
{
    using namespace member;
    using Order = OrderRecord;
    static const Schema open = Schema::object({}).open();
    static const RecordShape<Order> shape(
        "Order"_L1,
        {
            text<&Order::id>("orderId"_L1),
            text<&Order::tenantId>("tenantId"_L1),
            {required(
                 "status"_L1,
                 Schema::choice({u"pending"_s, u"confirmed"_s, u"partial"_s, u"fulfilled"_s, u"cancelled"_s})),
             [](JsonWriter &json, QLatin1StringView name, const Order &order, int) {
                 json.member(name, nameOf(order.status));
             }},
            text<&Order::type>("orderType"_L1, Schema::choice({u"standard"_s, u"extension"_s, u"upgrade"_s})),
            nested<&Order::customer, customerShape>("customer"_L1),
            raw<&Order::billingAddress>("billingAddress"_L1, addressSchema()),
            raw<&Order::shippingAddress>("shippingAddress"_L1, addressSchema()),
            list<&Order::items, itemShape>("items"_L1),
            part<totalsShape>("totals"_L1),
            optionalRaw<&Order::payment>("payment"_L1, paymentSchema()),
            optionalRaw<&Order::customFields>("customFields"_L1, open.orNull()),
            part<progressShape>("rentalProgress"_L1),
            {required("rentalIds"_L1, Schema::array(Schema::string())), writeRentalIds},
            optionalText<&Order::billingGroupId>("billingGroupId"_L1),
            optionalText<&Order::trackingNumber>("trackingNumber"_L1),
            optionalText<&Order::shippedAt>("shippedAt"_L1, moment()),
            text<&Order::createdAt>("createdAt"_L1, moment()),
            text<&Order::updatedAt>("updatedAt"_L1, moment()),
            text<&Order::createdBy>("createdBy"_L1),
            optionalText<&Order::confirmedAt>("confirmedAt"_L1, moment()),
            optionalText<&Order::cancelledAt>("cancelledAt"_L1, moment()),
            optionalText<&Order::cancelReason>("cancelReason"_L1),
            optionalText<&Order::closeReason>(
                "closeReason"_L1, Schema::string().describedAs("Why its open units were dropped."_L1)),
            optionalText<&Order::notes>("notes"_L1),
            optionalRaw<&Order::extensionDetails>("extensionDetails"_L1, open),
            optionalRaw<&Order::upgradeDetails>("upgradeDetails"_L1, open),
        });
    return shape;
}

QByteArray documentOf(const OrderRecord &order)
{
    return orderShape().document(order, currencyExponent(order.currency).value_or(2));
}

void countRentedUnit(OrderRecord &order, int position, const QString &rentalId)
{
    order.items[size_t(position)].rentalIds += rentalId;
    ++order.rentedDevices;
    order.status = order.rentedDevices == order.totalDevices ? OrderStatus::Fulfilled : OrderStatus::Partial;
}

} // namespace onhire
