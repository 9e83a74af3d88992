// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/charge.h"

#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<Money> sumOf(const std::vector<ChargeLine> &lines)
{
    std::optional<Money> sum = Money();
    for (const ChargeLine &line : lines) {
        sum = sum ? Money::sum(*sum, line.price) : std::nullopt;
        if (!sum || sum->minor() > Money::Largest)
            return std::nullopt;
    }
    return sum;
}

Failure tooLarge()
{
    return Failure(Error::invalid(u"amount"_s, Fault::Kind::TooBig, u"The sum is too large."_s));
}

} // namespace

Decimal keptTaxRate(Decimal rate)
{
    constexpr int Decimals = 6;
    int64_t divisor = 1;
    for (; rate.scale > Decimals; --rate.scale)
        divisor *= 10;
    rate.value = (rate.value + divisor / 2) / divisor; // never negative
    return rate.normalized();
}

Result<Charge> chargeFor(const std::vector<ChargeLine> &lines, const Tenant &tenant)
{
    const auto prices = sumOf(lines);
    const Decimal rate = tenant.settings.taxRate();
    const bool inclusive = tenant.settings.pricesIncludeTax();
    const auto subtotal = prices && inclusive ? netOf(*prices, rate) : prices;
    const auto tax = !subtotal ? std::nullopt
        : inclusive            ? Money::difference(*prices, *subtotal)
                               : prices->percent(rate);
    const auto total = tax ? Money::sum(*subtotal, *tax) : std::nullopt;
    if (!total || total->minor() > Money::Largest)
        return tooLarge();

    std::vector<int64_t> weights;
    for (const ChargeLine &line : lines)
        weights.push_back(line.price.minor());
    const std::vector<Money> taxes = splitByLargestRemainder(*tax, weights);
    Charge charge{*subtotal, *tax, *total, {}};
    for (size_t i = 0; i < lines.size(); ++i)
        charge.lines.push_back(
            {inclusive ? *Money::difference(lines[i].price, taxes[i]) : lines[i].price, taxes[i]});
    return charge;
}

} // namespace onhire
