// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/subscriptions/subscription_quote_json.h"

#include "core/domain/subscriptions/decimal_member.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What every quote says first.
struct Quoted
{
    QString rentalId, currency;
};

const RecordShape<Quoted> &quotedShape()
{
    using namespace member;
    static const RecordShape<Quoted> shape(
        {},
        {
            {required("success"_L1, Schema::boolean()),
             [](JsonWriter &json, QLatin1StringView key, const Quoted &, int) { json.member(key, true); }},
            text<&Quoted::rentalId>("rentalId"_L1),
            text<&Quoted::rentalId>("subscriptionId"_L1),
            text<&Quoted::currency>("currency"_L1, Schema::string().length(3, 3)),
        });
    return shape;
}

template <typename Quote>
Schema quoteSchema(const RecordShape<Quote> &own)
{
    return Schema::object(quotedShape().properties() + own.properties());
}

template <typename Quote>
Answer quoteAnswer(const QString &rentalId, const Quote &quote, const RecordShape<Quote> &own,
                   const Tenant &tenant)
{
    JsonWriter json;
    json.beginObject();
    quotedShape().writeMembers(json, {rentalId, tenant.currency}, tenant.exponent);
    own.writeMembers(json, quote, tenant.exponent);
    return {200, json.endObject().take()};
}

template <typename Quote>
typename RecordShape<Quote>::Member remainingValue(QLatin1StringView name, Schema schema = Schema::money())
{
    return {required(name, std::move(schema)),
            [](JsonWriter &json, QLatin1StringView key, const Quote &quote, int exponent) {
                json.member(key, quote.remainder.value, exponent);
            }};
}

template <typename Quote>
typename RecordShape<Quote>::Member remainingMonths(QLatin1StringView name)
{
    return {required(name, Schema::decimal()),
            [](JsonWriter &json, QLatin1StringView key, const Quote &quote, int) {
                json.key(key).raw(decimalJson(quote.remainder.months));
            }};
}

std::vector<RecordShape<Recovery>::Member> recovery(std::vector<RecordShape<Recovery>::Member> projection)
{
    using namespace member;
    const Schema cost = Schema::money().describedAs("Omitted when the device's cost is unknown."_L1);
    std::vector<RecordShape<Recovery>::Member> members{
        optionalAmount<&Recovery::acquisitionCost>("acquisitionCost"_L1, cost),
        amount<&Recovery::collectedBefore>("totalCollected"_L1),
    };
    members.insert(members.end(), projection.begin(), projection.end());
    return members;
}

const RecordShape<Recovery> &buyoutRecoveryShape()
{
    using namespace member;
    static const RecordShape<Recovery> shape(
        {},
        recovery({
            amount<&Recovery::collected>("projectedAfterBuyout"_L1),
            optionalAmount<&Recovery::margin>("projectedMargin"_L1, Schema::decimal()),
            optionalDecimal<&Recovery::marginPercent>("marginPercent"_L1),
        }));
    return shape;
}

const RecordShape<BuyoutQuote> &buyoutBreakdownShape()
{
    using namespace member;
    static const Schema remainder = Schema::money().describedAs(
        "monthsRemaining times monthlyAmount; part of the price with the methods remaining_plus_residual and "
        "remaining."_L1);
    static const Schema residual = Schema::money().describedAs("The value of the device itself."_L1);
    static const RecordShape<BuyoutQuote> shape(
        {},
        {
            {required("method"_L1, Schema::string()),
             [](JsonWriter &json, QLatin1StringView key, const BuyoutQuote &quote, int) {
                 json.member(key, nameOf(quote.method));
             }},
            remainingValue<BuyoutQuote>("remainingContractValue"_L1, remainder),
            amount<&BuyoutQuote::residualValue>("residualValue"_L1, residual),
            remainingMonths<BuyoutQuote>("monthsRemaining"_L1),
            amount<&BuyoutQuote::monthlyAmount>("monthlyAmount"_L1),
        });
    return shape;
}

const RecordShape<BuyoutQuote> &buyoutCalculationShape()
{
    using namespace member;
    static const RecordShape<BuyoutQuote> shape(
        {},
        {
            amount<&BuyoutQuote::price>("buyoutPrice"_L1),
            part<buyoutBreakdownShape>("breakdown"_L1),
            nested<&BuyoutQuote::recovery, buyoutRecoveryShape>("costRecovery"_L1),
        });
    return shape;
}

const RecordShape<BuyoutQuote> &buyoutQuoteShape()
{
    using namespace member;
    static const RecordShape<BuyoutQuote> shape(
        {},
        {
            amount<&BuyoutQuote::price>("buyoutPrice"_L1),
            remainingValue<BuyoutQuote>("remainingPayments"_L1,
                                        Schema::money().describedAs("Same as remainingContractValue."_L1)),
            amount<&BuyoutQuote::residualValue>("depreciatedValue"_L1,
                                                Schema::money().describedAs("Same as residualValue."_L1)),
            part<buyoutCalculationShape>("calculation"_L1),
        });
    return shape;
}

const RecordShape<Recovery> &earlyReturnRecoveryShape()
{
    using namespace member;
    static const RecordShape<Recovery> shape(
        {},
        recovery({
            amount<&Recovery::collected>("projectedWithFee"_L1),
            optionalDecimal<&Recovery::recoveredPercent>("costRecoveryPercent"_L1),
        }));
    return shape;
}

const RecordShape<EarlyReturnQuote> &earlyReturnBreakdownShape()
{
    using namespace member;
    static const Schema percentage =
        Schema::decimal().describedAs("Zero if the fee is flat, waived or within the grace period."_L1);
    static const RecordShape<EarlyReturnQuote> shape(
        {},
        {
            remainingValue<EarlyReturnQuote>("remainingContractValue"_L1),
            decimal<&EarlyReturnQuote::feePercent>("feePercentage"_L1, percentage),
            remainingMonths<EarlyReturnQuote>("monthsRemaining"_L1),
            amount<&EarlyReturnQuote::monthlyAmount>("monthlyAmount"_L1),
            plain<&EarlyReturnQuote::inGracePeriod>("gracePeriodApplied"_L1, Schema::boolean()),
        });
    return shape;
}

const RecordShape<EarlyReturnQuote> &earlyReturnCalculationShape()
{
    using namespace member;
    static const RecordShape<EarlyReturnQuote> shape(
        {},
        {
            amount<&EarlyReturnQuote::fee>("earlyReturnFee"_L1),
            part<earlyReturnBreakdownShape>("breakdown"_L1),
            nested<&EarlyReturnQuote::recovery, earlyReturnRecoveryShape>("costRecovery"_L1),
        });
    return shape;
}

const RecordShape<EarlyReturnQuote> &earlyReturnQuoteShape()
{
    using namespace member;
    static const RecordShape<EarlyReturnQuote> shape(
        {},
        {
            amount<&EarlyReturnQuote::fee>("earlyReturnFee"_L1),
            remainingMonths<EarlyReturnQuote>("remainingMonths"_L1),
            decimal<&EarlyReturnQuote::feePercent>("penaltyPercentage"_L1),
            part<earlyReturnCalculationShape>("calculation"_L1),
        });
    return shape;
}

} // namespace

Schema buyoutQuoteSchema()
{
    return quoteSchema(buyoutQuoteShape());
}
Answer buyoutQuoteAnswer(const QString &rentalId, const BuyoutQuote &quote, const Tenant &tenant)
{
    return quoteAnswer(rentalId, quote, buyoutQuoteShape(), tenant);
}

Schema earlyReturnQuoteSchema()
{
    return quoteSchema(earlyReturnQuoteShape());
}
Answer earlyReturnQuoteAnswer(const QString &rentalId, const EarlyReturnQuote &quote, const Tenant &tenant)
{
    return quoteAnswer(rentalId, quote, earlyReturnQuoteShape(), tenant);
}

} // namespace onhire
