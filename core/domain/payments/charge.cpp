// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/charge.h"

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

Money priceWithoutTax(Money agreed, bool isWithTax, Decimal rate)
{
    return isWithTax ? netOf(agreed, rate).value_or(agreed) : agreed;
}

Result<Charge> chargeFor(const std::vector<ChargeLine> &lines, const TaxTerms &terms)
{
    const auto prices = sumOf(lines);
    const auto subtotal = prices && terms.inclusive ? netOf(*prices, terms.rate) : prices;
    const auto tax = !subtotal ? std::nullopt
        : terms.inclusive      ? Money::difference(*prices, *subtotal)
                               : prices->percent(terms.rate);
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
            {terms.inclusive ? *Money::difference(lines[i].price, taxes[i]) : lines[i].price, taxes[i]});
    return charge;
}

} // namespace onhire
