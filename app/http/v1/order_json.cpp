// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/order_json.h"

#include "core/domain/address.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema text()
{
    return Schema::string();
}
Schema filled()
{
    return Schema::string().length(1, 1000);
}
Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}

Schema customerSchema()
{
    return Schema::object({
                              required("customerId"_L1, filled()),
                              required("email"_L1, text().format(Schema::Format::Email)),
                              required("firstName"_L1, filled()),
                              required("lastName"_L1, filled()),
                              optional("company"_L1, text()),
                              optional("phone"_L1, text()),
                              required("customerType"_L1, Schema::choice({u"individual"_s, u"business"_s})),
                          })
        .named("OrderCustomer"_L1);
}

Schema itemSchema()
{
    return Schema::object(
               {
                   optional("productId"_L1, text()),
                   optional("productImageUrl"_L1, text().format(Schema::Format::HttpUrl)),
                   optional("variantId"_L1, text()),
                   required("sku"_L1, filled()),
                   required("productName"_L1, filled()),
                   required("quantity"_L1, Schema::integer().range(1, 10000)),
                   required("unitPrice"_L1, Schema::money().describedAs("A month, after the discount."_L1)),
                   required("setupFee"_L1, Schema::money().describedAs("Once, with the first payment."_L1)),
                   required("contractLength"_L1, Schema::integer().range(1, 120)),
                   optional("listPrice"_L1, Schema::money()),
                   required("listPriceSource"_L1, Schema::choice({u"variant"_s, u"manual"_s, u"unknown"_s})),
                   optional("acquisitionCost"_L1, Schema::money()),
                   required("acquisitionCostSource"_L1,
                            Schema::choice({u"variant"_s, u"manual"_s, u"list_price"_s, u"unknown"_s})),
                   optional("listPriceOverride"_L1, Schema::money()),
                   optional("acquisitionCostOverride"_L1, Schema::money()),
                   required("usedListPriceAsAcquisition"_L1, Schema::boolean()),
                   required("rentalIds"_L1, Schema::array(text())),
                   optional("droppedQuantity"_L1,
                            Schema::integer().range(1, 10000).describedAs("Units that will not go out."_L1)),
                   required("rentalStatus"_L1, Schema::choice({u"pending"_s, u"partial"_s, u"completed"_s})),
               })
        .named("OrderItem"_L1);
}

Schema totalsSchema()
{
    return Schema::object(
               {
                   required("subtotal"_L1, Schema::money()),
                   required("taxAmount"_L1, Schema::money()),
                   required("total"_L1, Schema::money().describedAs("A month: subtotal + taxAmount."_L1)),
                   required("setupTotal"_L1, Schema::money().describedAs("Once, with the first payment."_L1)),
                   required("currency"_L1, text().length(3, 3)),
                   required("totalDevices"_L1, Schema::integer().range(1, 2000000)),
               })
        .named("OrderTotals"_L1);
}

Schema paymentSchema()
{
    return Schema::object({
                              optional("status"_L1, Schema::choice({u"pending"_s, u"paid"_s, u"failed"_s})),
                              optional("method"_L1, Schema::choice({u"card_processor"_s, u"manual"_s})),
                              optional("transactionId"_L1, text()),
                              optional("paidAmount"_L1, Schema::money()),
                              optional("manuallyMarked"_L1, Schema::boolean()),
                          })
        .named("OrderPayment"_L1);
}

Schema progressSchema()
{
    return Schema::object({
        required("totalDevices"_L1, Schema::integer().range(0, 2000000)),
        required("rentedDevices"_L1, Schema::integer().range(0, 2000000)),
    });
}

} // namespace

Schema orderSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("orderId"_L1, text()),
                required("tenantId"_L1, text()),
                required("status"_L1,
                         Schema::choice(
                             {u"pending"_s, u"confirmed"_s, u"partial"_s, u"fulfilled"_s, u"cancelled"_s})),
                required("orderType"_L1, Schema::choice({u"standard"_s, u"extension"_s, u"upgrade"_s})),
                required("customer"_L1, customerSchema()),
                required("billingAddress"_L1, addressSchema()),
                required("shippingAddress"_L1, addressSchema()),
                required("items"_L1, Schema::array(itemSchema())),
                required("totals"_L1, totalsSchema()),
                optional("payment"_L1, paymentSchema()),
                optional("customFields"_L1, Schema::object({}).open().orNull()),
                required("rentalProgress"_L1, progressSchema()),
                required("rentalIds"_L1, Schema::array(text())),
                optional("billingGroupId"_L1, text()),
                optional("trackingNumber"_L1, text()),
                optional("shippedAt"_L1, text()),
                required("createdAt"_L1, moment()),
                required("updatedAt"_L1, moment()),
                required("createdBy"_L1, text()),
                optional("confirmedAt"_L1, moment()),
                optional("cancelledAt"_L1, moment()),
                optional("cancelReason"_L1, text()),
                optional("closeReason"_L1, text().describedAs("Why its open units were dropped."_L1)),
                optional("notes"_L1, text()),
                optional("extensionDetails"_L1, Schema::object({}).open()),
                optional("upgradeDetails"_L1, Schema::object({}).open()),
            })
            .named("Order"_L1);
    return schema;
}

} // namespace onhire
