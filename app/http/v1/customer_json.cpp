// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/customer_json.h"

#include "core/domain/address.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema text()
{
    return Schema::string();
}
Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}
Schema count()
{
    return Schema::integer().range(0, 1000000000);
}

Schema profitabilitySchema()
{
    return Schema::object(
               {
                   required("lifetimeCollected"_L1, Schema::money()),
                   required("totalAcquisitionCost"_L1, Schema::money()),
                   required("costRecoveryPercent"_L1,
                            Schema::decimal().describedAs(
                                "Collected ÷ cost × 100, one decimal; 0 as long as no cost is known."_L1)),
                   required("averageMonthlyRevenue"_L1,
                            Schema::money().describedAs("Of one active device."_L1)),
                   required("totalDevicesEver"_L1, count()),
                   required("activeDevices"_L1, count()),
               })
        .named("CustomerProfitability"_L1);
}

} // namespace

Schema customerSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("customerId"_L1, text()),
                required("tenantId"_L1, text()),
                required("email"_L1, text().format(Schema::Format::Email)),
                required("firstName"_L1, text()),
                required("lastName"_L1, text()),
                required("customerType"_L1, Schema::choice({u"individual"_s, u"business"_s})),
                required("status"_L1,
                         Schema::choice({u"active"_s, u"inactive"_s})
                             .describedAs("An inactive customer is left out of lists and cannot order."_L1)),
                optional("company"_L1, text()),
                optional("phone"_L1, text()),
                optional("customFields"_L1, Schema::object({}).open()),
                required("totalOrders"_L1, count()),
                required("totalDevicesRented"_L1, count().describedAs("Active subscriptions."_L1)),
                required("totalMonthlyRevenue"_L1,
                         Schema::money().describedAs("Of the active subscriptions."_L1)),
                required("orderIds"_L1, Schema::array(text()).describedAs("Oldest first."_L1)),
                required("rentalIds"_L1, Schema::array(text())),
                optional("lastBillingAddress"_L1, addressSchema()),
                optional("lastShippingAddress"_L1, addressSchema()),
                optional("billingAddress"_L1, addressSchema()),
                optional("shippingAddress"_L1, addressSchema()),
                required("lifetimeCollected"_L1, Schema::money()),
                required("totalAcquisitionCost"_L1,
                         Schema::money().describedAs("Of all devices ever provided."_L1)),
                required("customerMargin"_L1,
                         Schema::decimal().describedAs("Collected − cost, an amount; negative until the "
                                                       "cost is recovered."_L1)),
                required("customerMarginPercent"_L1,
                         Schema::decimal().describedAs(
                             "Margin ÷ cost × 100, one decimal; 0 as long as no cost is known."_L1)),
                required("subscriptionsTracked"_L1,
                         count().describedAs("How many subscriptions these figures cover."_L1)),
                required("profitability"_L1, profitabilitySchema()),
                required("createdBy"_L1, text()),
                required("createdAt"_L1, moment()),
                required("updatedAt"_L1, moment()),
            })
            .named("Customer"_L1);
    return schema;
}

} // namespace onhire
