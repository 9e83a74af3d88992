// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/subscription_parts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Record = SubscriptionRecord;

Schema string()
{
    return Schema::string();
}
Schema date()
{
    return Schema::string().format(Schema::Format::Date);
}
Schema months()
{
    return Schema::integer().range(0, LongestContract);
}
Schema details()
{
    return Schema::object({}).open();
}

// Since when an amount is known: all are from the beginning.
template <auto Field>
SubscriptionMember capturedAt(QLatin1StringView name)
{
    return {optional(name, member::moment()),
            [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
                if (record.*Field)
                    json.member(key, record.createdAt);
            }};
}

SubscriptionMember earlyReturnRequestMember()
{
    const Schema schema =
        Schema::object({required("requestedAt"_L1, member::moment()), required("requestedBy"_L1, string())});
    return {optional("earlyReturnRequest"_L1,
                     schema.describedAs("An early return has been requested and not answered yet."_L1)),
            [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
                if (!record.earlyReturnAsked)
                    return;
                json.key(key).beginObject().member("requestedAt"_L1, record.earlyReturnAsked->at);
                json.member("requestedBy"_L1, record.earlyReturnAsked->by).endObject();
            }};
}

} // namespace

std::vector<SubscriptionMember> contractPart()
{
    using namespace member;
    return {
        text<&Record::rentalId>("rentalId"_L1),
        text<&Record::rentalId>("subscriptionId"_L1, string().describedAs("Same as rentalId."_L1)),
        text<&Record::tenantId>("tenantId"_L1),
        {required("status"_L1,
                  Schema::choice({u"active"_s, u"cancelled"_s, u"ended_completed"_s, u"ended_buyout"_s,
                                  u"ended_upgrade"_s, u"ended_early_return"_s})),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
             json.member(key, nameOf(record.status));
         }},
        text<&Record::orderId>("orderId"_L1),
        plain<&Record::itemPosition>("orderItemIndex"_L1, Schema::integer().range(0, 199)),
        text<&Record::customerId>("customerId"_L1),
        text<&Record::customerEmail>("customerEmail"_L1),
        text<&Record::customerName>("customerName"_L1),
        text<&Record::serialNumber>("assetSerialNumber"_L1,
                                    string().describedAs("Serial number of the device that is out now."_L1)),
        text<&Record::serialNumber>("serialNumber"_L1, string().describedAs("Same as assetSerialNumber."_L1)),
        text<&Record::serialNumber>("currentSerialNumber"_L1,
                                    string().describedAs("Same as assetSerialNumber."_L1)),
        text<&Record::productId>("productId"_L1),
        text<&Record::variantId>("variantId"_L1),
        text<&Record::sku>("sku"_L1),
        text<&Record::productName>("productName"_L1),
        optionalText<&Record::imageUrl>("productImageUrl"_L1),
        {required("monthlyAmount"_L1, Schema::money()),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int exponent) {
             json.member(key, record.monthlyAmount, exponent);
         }},
        text<&Record::currency>("currency"_L1),
        plain<&Record::originalContractLength>("originalContractLength"_L1, months()),
        {required("contractLength"_L1, months()),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
             json.member(key, record.terms.months);
         }},
        {required("startDate"_L1, date()),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
             json.member(key, record.terms.start.toString(Qt::ISODate));
         }},
        {required("endDate"_L1, date().describedAs("The day after the last day that is paid for."_L1)),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
             json.member(key, endOf(record.terms).toString(Qt::ISODate));
         }},
        {required("billingStartOption"_L1,
                  Schema::choice({u"immediate"_s, u"first_of_next_month"_s, u"same_day_next_month"_s})),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
             json.member(key, nameOf(record.terms.billingStart));
         }},
    };
}

std::vector<SubscriptionMember> outcomePart()
{
    using namespace member;
    return {
        plain<&Record::returnDue>(
            "returnDue"_L1,
            Schema::boolean().describedAs("The contract is over, but the device is still out."_L1)),
        earlyReturnRequestMember(),
        {optional("actualMonthsRented"_L1, months()),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
             if (record.actualMonthsRented)
                 json.member(key, *record.actualMonthsRented);
         }},
        optionalNumber<&Record::monthsSaved>("monthsSaved"_L1, months()),
        {optional("listPrice"_L1, Schema::money()),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int exponent) {
             if (record.listPrice)
                 json.member(key, *record.listPrice, exponent);
         }},
        text<&Record::listPriceSource>(
            "listPriceSource"_L1,
            Schema::choice({u"variant"_s, u"manual"_s, u"order_override"_s, u"estimated"_s, u"unknown"_s})),
        capturedAt<&SubscriptionState::listPrice>("listPriceCapturedAt"_L1),
        {optional("acquisitionCost"_L1, Schema::money()),
         [](JsonWriter &json, QLatin1StringView key, const Record &record, int exponent) {
             if (record.acquisitionCost)
                 json.member(key, *record.acquisitionCost, exponent);
         }},
        text<&Record::acquisitionCostSource>(
            "acquisitionCostSource"_L1,
            Schema::choice({u"variant"_s, u"manual"_s, u"order_override"_s, u"list_price"_s, u"unknown"_s})),
        capturedAt<&SubscriptionState::acquisitionCost>("acquisitionCostCapturedAt"_L1),
    };
}

std::vector<SubscriptionMember> historyPart()
{
    using namespace member;
    return {
        optionalText<&Record::upgradeFromRentalId>("upgradeFromRentalId"_L1),
        raw<&Record::extensionHistory>("extensionHistory"_L1, Schema::array(details())),
        raw<&Record::replacementHistory>("replacementHistory"_L1, Schema::array(details())),
        optionalRaw<&Record::buyoutDetails>("buyoutDetails"_L1, details()),
        optionalRaw<&Record::earlyReturnDetails>("earlyReturnDetails"_L1, details()),
        optionalRaw<&Record::cancellationDetails>("cancellationDetails"_L1, details()),
        optionalRaw<&Record::customFields>("customFields"_L1, details()),
        optionalText<&Record::notes>("notes"_L1),
        text<&Record::createdBy>("createdBy"_L1),
        text<&Record::createdAt>("createdAt"_L1, moment()),
    };
}

std::vector<SubscriptionMember> endPart()
{
    return {{optional("endedAt"_L1, member::moment()),
             [](JsonWriter &json, QLatin1StringView key, const Record &record, int) {
                 if (!record.endedAt.isNull())
                     json.member(key, record.endedAt);
             }}};
}

} // namespace onhire
