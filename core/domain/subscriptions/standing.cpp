// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/standing.h"

#include "core/domain/tenants/settings.h"

namespace onhire {
namespace {

int64_t powerOfTen(int exponent)
{
    int64_t power = 1;
    for (; exponent > 0; --exponent)
        power *= 10;
    return power;
}

} // namespace

Remainder remainderOf(const Standing &standing)
{
    const Decimal months = monthsUncharged(standing.terms, standing.owed);
    const int64_t one = powerOfTen(months.scale);
    return {.months = months,
            .wholeMonths = int((months.value * 2 + one) / (one * 2)),
            // 120 months of the largest amount fit
            .value = *standing.monthlyAmount.fraction(months.value, one)};
}

std::optional<Decimal> percentOf(Money part, Money whole)
{
    const auto tenths = whole.minor() > 0 ? part.fraction(1000, whole.minor()) : std::nullopt;
    return tenths ? std::optional(Decimal{tenths->minor(), 1}) : std::nullopt;
}

Decimal taxInPrices(const Settings &settings, const std::optional<Decimal> &ownRate)
{
    return settings.pricesIncludeTax() ? ownRate.value_or(settings.taxRate()) : Decimal();
}

Recovery recoveryWith(const Standing &standing, Money price)
{
    const Money amount = *netOf(price, standing.taxInPrices); // less than the price, so it fits
    Recovery recovery{.acquisitionCost = standing.acquisitionCost,
                      .collectedBefore = standing.totalCollected,
                      .collected = Money::fromMinor(standing.totalCollected.minor() + amount.minor())};
    if (!standing.acquisitionCost)
        return recovery;
    const Money cost = *standing.acquisitionCost;
    recovery.margin = Money::difference(recovery.collected, cost);
    recovery.marginPercent = percentOf(*recovery.margin, cost);
    recovery.recoveredPercent = percentOf(recovery.collected, cost);
    return recovery;
}

QByteArray decimalJson(const Decimal &decimal)
{
    return Money::fromMinor(decimal.value).toJson(decimal.scale);
}

} // namespace onhire
