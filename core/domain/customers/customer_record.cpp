// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/customers/customer_record.h"

#include "core/domain/address.h"
#include "core/domain/payments/tax_treatment_schema.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Customer = CustomerRecord;

Schema count()
{
    return Schema::integer().range(0, 1000000000);
}

Money margin(const Customer &customer)
{
    return *Money::difference(customer.collected, customer.acquisitionCost);
}

// One decimal; 0 where there is nothing to compare with.
QByteArray percentOf(Money part, Money whole)
{
    const auto tenths = whole.minor() > 0 ? part.fraction(1000, whole.minor()) : std::nullopt;
    return tenths ? tenths->toJson(1) : "0"_ba;
}

Money revenuePerDevice(const Customer &customer)
{
    return customer.monthlyRevenue.fraction(1, customer.devicesRented).value_or(Money());
}

const RecordShape<Customer> &profitabilityShape()
{
    using namespace member;
    static const RecordShape<Customer> shape(
        "CustomerProfitability"_L1,
        {
            amount<&Customer::collected>("lifetimeCollected"_L1),
            amount<&Customer::acquisitionCost>("totalAcquisitionCost"_L1),
            {required("costRecoveryPercent"_L1,
                      Schema::decimal().describedAs(
                          "Collected as a percentage of cost, one decimal; 0 if no cost is known."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int) {
                 json.key(name).raw(percentOf(customer.collected, customer.acquisitionCost));
             }},
            {required("averageMonthlyRevenue"_L1, Schema::money().describedAs("Per active device."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int exponent) {
                 if (customer.devicesRented == 0)
                     json.member(name, 0);
                 else
                     json.member(name, revenuePerDevice(customer), exponent);
             }},
            plain<&Customer::devicesEver>("totalDevicesEver"_L1, count()),
            plain<&Customer::devicesRented>("activeDevices"_L1, count()),
        });
    return shape;
}

} // namespace

const RecordShape<CustomerRecord> &customerShape()
{
    using namespace member;
    static const RecordShape<Customer> shape(
        "Customer"_L1,
        {
            text<&Customer::id>("customerId"_L1),
            text<&Customer::tenantId>("tenantId"_L1),
            text<&Customer::email>("email"_L1, Schema::string().format(Schema::Format::Email)),
            text<&Customer::firstName>("firstName"_L1),
            text<&Customer::lastName>("lastName"_L1),
            text<&Customer::type>("customerType"_L1, Schema::choice({u"individual"_s, u"business"_s})),
            text<&Customer::status>(
                "status"_L1,
                Schema::choice({u"active"_s, u"inactive"_s})
                    .describedAs("Inactive customers are omitted from lists and cannot order."_L1)),
            optionalText<&Customer::company>("company"_L1),
            optionalText<&Customer::phone>("phone"_L1),
            text<&Customer::taxTreatment>("taxTreatment"_L1, taxTreatmentSchema()),
            optionalText<&Customer::vatNumber>("vatNumber"_L1),
            {optional(
                 "taxRate"_L1,
                 Schema::decimal().range(0, 100).describedAs("In percent; overrides the tenant's rate."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int) {
                 if (!customer.taxRate.isNull())
                     json.key(name).raw(customer.taxRate.toLatin1());
             }},
            optionalRaw<&Customer::customFields>("customFields"_L1, Schema::object({}).open()),
            {required("totalOrders"_L1, count()),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int) {
                 json.member(name, customer.orderIds.size());
             }},
            plain<&Customer::devicesRented>("totalDevicesRented"_L1,
                                            count().describedAs("Active subscriptions."_L1)),
            amount<&Customer::monthlyRevenue>(
                "totalMonthlyRevenue"_L1, Schema::money().describedAs("Total of the active subscriptions."_L1)),
            {required("orderIds"_L1, Schema::array(Schema::string()).describedAs("Oldest first."_L1)),
             texts<&Customer::orderIds>({}).write},
            texts<&Customer::rentalIds>("rentalIds"_L1),
            optionalRaw<&Customer::billingAddress>("lastBillingAddress"_L1, addressSchema()),
            optionalRaw<&Customer::shippingAddress>("lastShippingAddress"_L1, addressSchema()),
            optionalRaw<&Customer::billingAddress>("billingAddress"_L1, addressSchema()),
            optionalRaw<&Customer::shippingAddress>("shippingAddress"_L1, addressSchema()),
            amount<&Customer::collected>("lifetimeCollected"_L1),
            amount<&Customer::acquisitionCost>(
                "totalAcquisitionCost"_L1,
                Schema::money().describedAs("Total cost of all devices ever provided."_L1)),
            {required("customerMargin"_L1,
                      Schema::decimal().describedAs("Collected less cost; negative until the cost is "
                                                    "recovered."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int exponent) {
                 json.member(name, margin(customer), exponent);
             }},
            {required("customerMarginPercent"_L1,
                      Schema::decimal().describedAs(
                          "Margin as a percentage of cost, one decimal; 0 if no cost is known."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int) {
                 json.key(name).raw(percentOf(margin(customer), customer.acquisitionCost));
             }},
            plain<&Customer::devicesEver>(
                "subscriptionsTracked"_L1,
                count().describedAs("Number of subscriptions that these figures cover."_L1)),
            {required("profitability"_L1, profitabilityShape().schema()),
             [](JsonWriter &json, QLatin1StringView name, const Customer &customer, int exponent) {
                 json.key(name);
                 profitabilityShape().write(json, customer, exponent);
             }},
            text<&Customer::createdBy>("createdBy"_L1),
            text<&Customer::createdAt>("createdAt"_L1, moment()),
            text<&Customer::updatedAt>("updatedAt"_L1, moment()),
        });
    return shape;
}

QByteArray documentOf(const CustomerRecord &customer)
{
    return customerShape().document(customer, currencyExponent(customer.currency).value_or(2));
}

} // namespace onhire
