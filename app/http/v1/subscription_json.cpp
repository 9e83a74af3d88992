// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscription_json.h"

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
Schema date()
{
    return Schema::string().format(Schema::Format::Date);
}
Schema months()
{
    return Schema::integer().range(0, 120);
}
Schema figure(QLatin1StringView meaning)
{
    return Schema::decimal().describedAs(meaning);
}
Schema details()
{
    return Schema::object({}).open();
}

Schema costRecoverySchema()
{
    return Schema::object(
               {
                   required("totalCollected"_L1, Schema::money()),
                   optional("acquisitionCost"_L1, Schema::money()),
                   optional("listPrice"_L1, Schema::money()),
                   optional("costRecoveryPercent"_L1, figure("Collected ÷ cost × 100, one decimal."_L1)),
                   optional("breakevenMonth"_L1, figure("The month in which the cost is recovered."_L1)),
                   required("monthsActive"_L1,
                            figure("Months billed so far; partial months count "
                                   "by days."_L1)),
                   required("monthsRemaining"_L1, figure("Months not yet billed."_L1)),
                   required("projectedTotalCollection"_L1,
                            Schema::money().describedAs("The sum of all instalments over the whole "
                                                        "contract."_L1)),
                   optional("projectedMargin"_L1, figure("Projected collection − cost, an amount."_L1)),
                   optional("projectedMarginPercent"_L1, figure("Of the cost, one decimal."_L1)),
               })
        .named("CostRecovery"_L1);
}

Schema endingSchema()
{
    return Schema::object({
        required("type"_L1, Schema::choice({u"upgrade"_s, u"cancellation"_s, u"contract_end"_s})),
        required("scheduledEndDate"_L1, date()),
    });
}

const QList<Schema::Property> &identity()
{
    static const QList<Schema::Property> properties{
        required("rentalId"_L1, text()),
        required("subscriptionId"_L1, text().describedAs("The rentalId."_L1)),
        required("tenantId"_L1, text()),
        required("status"_L1,
                 Schema::choice({u"active"_s, u"cancelled"_s, u"ended_completed"_s, u"ended_buyout"_s,
                                 u"ended_upgrade"_s, u"ended_early_return"_s})),
        required("orderId"_L1, text()),
        required("orderItemIndex"_L1, Schema::integer().range(0, 199)),
        required("customerId"_L1, text()),
        required("customerEmail"_L1, text()),
        required("customerName"_L1, text()),
        required("assetSerialNumber"_L1, text().describedAs("Serial number of the device currently out."_L1)),
        required("serialNumber"_L1, text().describedAs("The assetSerialNumber."_L1)),
        required("currentSerialNumber"_L1, text().describedAs("The assetSerialNumber."_L1)),
        required("productId"_L1, text()),
        required("variantId"_L1, text()),
        required("sku"_L1, text()),
        required("productName"_L1, text()),
        optional("productImageUrl"_L1, text()),
    };
    return properties;
}

const QList<Schema::Property> &contract()
{
    static const QList<Schema::Property> properties{
        required("monthlyAmount"_L1, Schema::money()),
        required("currency"_L1, text()),
        required("originalContractLength"_L1, months()),
        required("contractLength"_L1, months()),
        required("startDate"_L1, date()),
        required("endDate"_L1, date().describedAs("The day after the last paid day."_L1)),
        required("billingStartOption"_L1,
                 Schema::choice({u"immediate"_s, u"first_of_next_month"_s, u"same_day_next_month"_s})),
        optional("nextBillingDate"_L1, date().describedAs("Absent when nothing is left to bill."_L1)),
        optional("billingGroupId"_L1, text()),
        optional("ending"_L1,
                 endingSchema().describedAs("Present while its end is agreed and the "
                                            "device is still out."_L1)),
        required("returnDue"_L1,
                 Schema::boolean().describedAs("The contract has ended and the device is still out."_L1)),
        optional("actualMonthsRented"_L1, months()),
        optional("monthsSaved"_L1, months()),
        optional("upgradeFromRentalId"_L1, text()),
        required("extensionHistory"_L1, Schema::array(details())),
        required("replacementHistory"_L1, Schema::array(details())),
        optional("buyoutDetails"_L1, details()),
        optional("earlyReturnDetails"_L1, details()),
        optional("cancellationDetails"_L1, details()),
        optional("customFields"_L1, details()),
        optional("notes"_L1, text()),
        required("createdBy"_L1, text()),
        required("createdAt"_L1, moment()),
        required("updatedAt"_L1, moment()),
        required("lastModifiedDate"_L1, moment().describedAs("The updatedAt."_L1)),
        optional("endedAt"_L1, moment()),
    };
    return properties;
}

const QList<Schema::Property> &figures()
{
    static const QList<Schema::Property> properties{
        optional("listPrice"_L1, Schema::money()),
        required(
            "listPriceSource"_L1,
            Schema::choice({u"variant"_s, u"manual"_s, u"order_override"_s, u"estimated"_s, u"unknown"_s})),
        optional("listPriceCapturedAt"_L1, moment()),
        optional("acquisitionCost"_L1, Schema::money()),
        required(
            "acquisitionCostSource"_L1,
            Schema::choice({u"variant"_s, u"manual"_s, u"order_override"_s, u"list_price"_s, u"unknown"_s})),
        optional("acquisitionCostCapturedAt"_L1, moment()),
        required("totalCollected"_L1, Schema::money().describedAs("Paid, without tax."_L1)),
        optional("costRecoveryPercent"_L1, figure("Collected ÷ cost × 100, one decimal."_L1)),
        optional("currentProfit"_L1, figure("Collected − cost, an amount."_L1)),
        optional("breakevenMonths"_L1, figure("Cost ÷ monthly amount, one decimal."_L1)),
        optional("hasReachedBreakeven"_L1, Schema::boolean()),
        required("recoveryStatus"_L1,
                 Schema::choice({u"profitable"_s, u"recovering"_s, u"at_risk"_s, u"no_data"_s})
                     .describedAs("profitable: more than the cost; at_risk: at most half of it after more than "
                                  "half of the contract has been billed; no_data: the cost is unknown."_L1)),
        required("costRecovery"_L1, costRecoverySchema()),
    };
    return properties;
}

} // namespace

Schema subscriptionSchema()
{
    static const Schema schema = Schema::object(identity() + contract() + figures()).named("Subscription"_L1);
    return schema;
}

Schema scheduleSchema()
{
    const Schema instalment =
        Schema::object({
                           required("number"_L1, Schema::integer().range(1, 1000)),
                           required("periodStart"_L1, date()),
                           required("periodEnd"_L1, date().describedAs("Exclusive."_L1)),
                           required("dueDate"_L1, date()),
                           required("amount"_L1, Schema::money().describedAs("As agreed."_L1)),
                           required("status"_L1,
                                    Schema::choice({u"pending"_s, u"processing"_s, u"paid"_s, u"failed"_s,
                                                    u"cancelled"_s, u"upcoming"_s})
                                        .describedAs("Status of its payment. Without one: upcoming, or "
                                                     "cancelled if the contract ended earlier."_L1)),
                           optional("paymentId"_L1, text()),
                       })
            .named("Instalment"_L1);
    return Schema::object({
        required("rentalId"_L1, text()),
        required("subscriptionId"_L1, text()),
        required("instalments"_L1, Schema::array(instalment)),
    });
}

} // namespace onhire
