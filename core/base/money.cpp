// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace onhire {

namespace {

__extension__ using Wide = __int128;

constexpr Wide powerOfTen(int exponent)
{
    Wide power = 1;
    for (; exponent > 0; --exponent)
        power *= 10;
    return power;
}

constexpr Wide magnitude(Wide number)
{
    return number < 0 ? -number : number;
}

std::optional<Money> narrowed(Wide minor)
{
    using Limits = std::numeric_limits<int64_t>;
    if (minor < Limits::min() || minor > Limits::max())
        return {};
    return Money::fromMinor(int64_t(minor));
}

// Half away from zero.
Wide quotient(Wide dividend, Wide divisor)
{
    const Wide size = magnitude(dividend);
    const Wide rounded = size / divisor + (size % divisor >= divisor - size % divisor ? 1 : 0);
    return dividend < 0 ? -rounded : rounded;
}

// The share of a whole, cut to the minor unit, and what was cut off.
struct RoundedShare
{
    Wide units;
    Wide remainder;
};

} // namespace

std::optional<Money> Money::fromDecimal(const Decimal &amount, int exponent)
{
    const Decimal shortest = amount.normalized();
    if (shortest.scale > exponent)
        return {};
    const Wide minor = shortest.value * powerOfTen(exponent - shortest.scale);
    if (magnitude(minor) > Largest)
        return {};
    return narrowed(minor);
}

QByteArray Money::toJson(int exponent) const
{
    QByteArray digits = QByteArray::number(m_minor < 0 ? 0 - quint64(m_minor) : quint64(m_minor));
    if (exponent > 0)
        digits =
            digits.rightJustified(exponent + 1, '0').insert(qMax(digits.size(), exponent + 1) - exponent, '.');
    return m_minor < 0 ? '-' + digits : digits;
}

std::optional<Money> Money::sum(Money a, Money b)
{
    return narrowed(Wide(a.m_minor) + b.m_minor);
}

std::optional<Money> Money::difference(Money a, Money b)
{
    return narrowed(Wide(a.m_minor) - b.m_minor);
}

std::optional<Money> Money::times(int64_t factor) const
{
    return narrowed(Wide(m_minor) * factor);
}

std::optional<Money> Money::percent(const Decimal &percent) const
{
    return narrowed(quotient(Wide(m_minor) * percent.value, 100 * powerOfTen(percent.scale)));
}

std::optional<Money> Money::fraction(int64_t numerator, int64_t denominator) const
{
    Q_ASSERT(denominator > 0);
    return narrowed(quotient(Wide(m_minor) * numerator, denominator));
}

std::vector<Money> splitByLargestRemainder(Money whole, std::span<const int64_t> weights)
{
    const Wide total = std::accumulate(weights.begin(), weights.end(), Wide(0));
    if (total == 0) {
        std::vector<Money> parts(weights.size());
        if (!parts.empty())
            parts.front() = whole;
        return parts;
    }

    const Wide size = magnitude(whole.minor());
    Wide left = size;
    std::vector<RoundedShare> shares;
    shares.reserve(weights.size());
    for (const int64_t weight : weights) {
        Q_ASSERT(weight >= 0);
        shares.push_back({size * weight / total, size * weight % total});
        left -= shares.back().units;
    }

    std::vector<size_t> order(shares.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater(), [&](size_t i) { return shares[i].remainder; });
    for (size_t i = 0; left > 0; ++i, --left)
        ++shares[order[i]].units;

    std::vector<Money> parts;
    parts.reserve(shares.size());
    for (const RoundedShare &share : shares)
        parts.push_back(Money::fromMinor(int64_t(whole.isNegative() ? -share.units : share.units)));
    return parts;
}

// Found as gross less the tax in it, because gross × 100 × 10^scale would not always fit in 128 bits. A half of
// a unit stays with the net.
std::optional<Money> netOf(Money gross, const Decimal &rate)
{
    if (rate.value < 0)
        return {};
    const Wide divisor = 100 * powerOfTen(rate.scale) + rate.value;
    const Wide size = magnitude(gross.minor());
    const Wide taxed = size * rate.value;
    const Wide tax = taxed / divisor + (taxed % divisor * 2 > divisor ? 1 : 0);
    return narrowed(gross.isNegative() ? tax - size : size - tax);
}

} // namespace onhire
