// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/price_list.h"
#include "core/domain/patch.h"

#include "core/base/text.h"
#include "core/domain/tenants/tenant.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int PercentageDecimals = 4;

Schema discountSchema()
{
    return Schema::object(
               {
                   required("type"_L1, Schema::choice({u"percentage"_s, u"fixed"_s})),
                   required("value"_L1,
                            Schema::decimal()
                                .range(0, Money::Largest)
                                .describedAs("A percentage, or an amount deducted from the monthly price."_L1)),
                   optional("description"_L1, Schema::string().length(0, 200)),
               })
        .named("Discount"_L1);
}

Schema tierSchema()
{
    return Schema::object(
               {
                   required("contractLength"_L1, Schema::integer().range(1, 120).describedAs("In months."_L1)),
                   required("monthlyPrice"_L1, Schema::money()),
                   optional("setupFee"_L1,
                            Schema::money().describedAs("Charged once, with the first payment."_L1)),
                   optional("discount"_L1, discountSchema()),
                   optional("source"_L1, Schema::choice({u"suggested"_s, u"manual"_s})),
                   optional("calculatedAt"_L1, Schema::string().length(0, 200)),
                   optional("presetUsed"_L1, Schema::string().length(0, 200)),
               })
        .named("PricingEntry"_L1);
}

void checkDiscount(const JsonValue &tier, const QString &path, const Tenant &tenant, QList<Fault> &faults)
{
    const JsonValue &discount = tier[u"discount"];
    if (discount.isNull())
        return;
    const Decimal value = *discount[u"value"].toDecimal();
    const bool isPercentage = discount[u"type"].toString() == "percentage"_L1;
    const int decimals = isPercentage ? PercentageDecimals : tenant.exponent;
    const auto refuse = [&](Fault::Kind kind, const QString &message, Fault::Bound most = {}) {
        faults.append({path + u".discount.value"_s, kind, message, most});
    };
    if (value.normalized().scale > decimals)
        return refuse(Fault::Kind::TooManyDecimals, u"Must have at most %1 decimals."_s.arg(decimals),
                      {Fault::Bound::Of::Decimals, decimals});
    // 100 % and the price itself are the same bound, one in percent and one in money
    const auto bound = isPercentage ? Money::fromMinor(1'000'000)
                                    : Money::fromMinor(minorUnits(tier[u"monthlyPrice"], tenant));
    const auto off = Money::fromDecimal(value, decimals);
    if (off && *off <= bound)
        return;
    if (isPercentage)
        refuse(Fault::Kind::TooBig, u"Must be at most 100 percent."_s, {Fault::Bound::Of::Value, 100});
    else
        refuse(Fault::Kind::TooBig, u"Must not be more than the monthly price."_s);
}

PriceRecord::Discount readDiscount(const JsonValue &discount)
{
    return {discount[u"type"].toString(), *discount[u"value"].toDecimal(),
            filledOrNull(discount[u"description"])};
}

PriceRecord readTier(const JsonValue &tier, const Tenant &tenant)
{
    PriceRecord price{.contractLength = int(*tier[u"contractLength"].toInteger()),
                      .monthly = Money::fromMinor(minorUnits(tier[u"monthlyPrice"], tenant)),
                      .setupFee = {},
                      .discount = {},
                      .source = filledOrNull(tier[u"source"]),
                      .calculatedAt = filledOrNull(tier[u"calculatedAt"]),
                      .presetUsed = filledOrNull(tier[u"presetUsed"])};
    if (tier.has(u"setupFee"))
        price.setupFee = Money::fromMinor(minorUnits(tier[u"setupFee"], tenant));
    if (tier.has(u"discount"))
        price.discount = readDiscount(tier[u"discount"]);
    return price;
}

} // namespace

Schema priceListSchema()
{
    return Schema::array(tierSchema())
        .length(0, 120)
        .describedAs("At least one entry and at most one per contract length; otherwise "
                     "INVALID_PRICING. An object of months and monthly prices is also accepted."_L1);
}

JsonValue asPriceList(const JsonValue &pricing)
{
    if (!pricing.isObject())
        return pricing;
    QList<JsonValue> tiers;
    for (const auto &[months, price] : pricing.members()) {
        bool isNumber = false;
        const int length = months.toInt(&isNumber);
        // what is no number stays a text, which the schema then refuses
        const JsonValue contractLength =
            isNumber ? JsonValue::number(QByteArray::number(length)) : JsonValue::string(months);
        tiers += JsonValue::object({{u"contractLength"_s, contractLength}, {u"monthlyPrice"_s, price}});
    }
    return JsonValue::array(tiers);
}

void checkPriceList(const JsonValue &pricing, const QString &path, const Tenant &tenant, QList<Fault> &faults)
{
    const auto &tiers = pricing.elements();
    if (tiers.isEmpty())
        faults.append({path, Fault::Kind::TooSmall, u"Must have at least one entry."_s});
    QSet<qint64> lengths;
    for (qsizetype i = 0; i < tiers.size(); ++i) {
        const QString tierPath = path + u'.' + QString::number(i);
        const qint64 length = *tiers[i][u"contractLength"].toInteger();
        if (lengths.contains(length))
            faults.append({tierPath + u".contractLength"_s, Fault::Kind::Custom,
                           u"There is already a price for %1 months."_s.arg(length)});
        lengths.insert(length);
        checkDiscount(tiers[i], tierPath, tenant, faults);
    }
}

std::vector<PriceRecord> readPriceList(const JsonValue &pricing, const Tenant &tenant)
{
    std::vector<PriceRecord> prices;
    for (const JsonValue &tier : pricing.elements())
        prices.push_back(readTier(tier, tenant));
    std::ranges::sort(prices, {}, &PriceRecord::contractLength);
    return prices;
}

qint64 minorUnits(const JsonValue &amount, const Tenant &tenant)
{
    return Money::fromDecimal(*amount.toDecimal(), tenant.exponent)->minor();
}

} // namespace onhire
