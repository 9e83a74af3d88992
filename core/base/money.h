// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts of money: whole minor units in 64 bits, checked, never floating point. Everything rounds half away
// from zero.
#pragma once

#include <QByteArray>
#include <QString>

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace onhire {

// Number of decimals that ISO 4217 gives a currency (JPY 0, EUR 2, KWD 3); none for a code that it does not
// list today, or lists without a minor unit (gold, XXX). Codes are upper case.
std::optional<int> currencyExponent(QStringView code);

// An exact decimal number of at most 18 digits: value × 10^-scale. Percentages, tax rates and amounts as they
// are written.
struct Decimal
{
    static constexpr int Digits = 18;

    int64_t value = 0;
    int scale = 0; // 0–18

    // Reads JSON's notation, exponents included; none if it is no number or does not fit. The result is
    // normalized.
    static std::optional<Decimal> parse(QByteArrayView text);
    Decimal normalized() const; // without trailing zeros
    friend bool operator==(const Decimal &a, const Decimal &b)
    {
        const Decimal x = a.normalized(), y = b.normalized();
        return x.value == y.value && x.scale == y.scale;
    }
};

class Money
{
public:
    static constexpr int64_t Largest = 1'000'000'000'000; // minor units; the API refuses more

    constexpr Money() = default;
    static constexpr Money fromMinor(int64_t minor) { return Money(minor); }

    // None if the number has more decimals than the currency, or is larger than Largest either way.
    static std::optional<Money> fromDecimal(const Decimal &amount, int exponent);

    constexpr int64_t minor() const { return m_minor; }
    constexpr bool isZero() const { return m_minor == 0; }
    constexpr bool isNegative() const { return m_minor < 0; }

    QByteArray toJson(int exponent) const; // 49.90

    friend constexpr auto operator<=>(Money, Money) = default;

    // Checked: none on overflow of 64 bits.
    static std::optional<Money> sum(Money a, Money b);
    static std::optional<Money> difference(Money a, Money b);
    std::optional<Money> times(int64_t factor) const;
    // this × percent ÷ 100, rounded
    std::optional<Money> percent(const Decimal &percent) const;
    // this × numerator ÷ denominator, rounded; denominator > 0
    std::optional<Money> fraction(int64_t numerator, int64_t denominator) const;

private:
    explicit constexpr Money(int64_t minor) : m_minor(minor) { }
    int64_t m_minor = 0;
};

// Splits `whole` in proportion to `weights` (none negative) so that the parts sum up exactly: largest
// remainder, ties to the first. When all weights are zero, the first part takes all. A negative whole is split
// like its opposite.
std::vector<Money> splitByLargestRemainder(Money whole, std::span<const int64_t> weights);

// The net of a gross amount that contains `rate` percent of tax: gross ÷ (1 + rate ÷ 100), rounded. None for a
// negative rate.
std::optional<Money> netOf(Money gross, const Decimal &rate);

} // namespace onhire
