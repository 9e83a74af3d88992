// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/money.h"
#include "core/base/number_text.h"

namespace onhire {

// Further than any exponent that could fit, and far from overflow.
static constexpr qint64 FarExponent = 1'000'000'000;

static qint64 exponentOf(const NumberText &number)
{
    qint64 exponent = 0;
    for (const char digit : number.exponent)
        exponent = qMin(FarExponent, exponent * 10 + (digit - '0'));
    return number.isExponentNegative ? -exponent : exponent;
}

// The digits of a number without zeros on either side; the exponent follows the zeros that went on the right.
static QByteArray significantDigits(const NumberText &number, qint64 &exponent)
{
    QByteArray digits = number.whole.toByteArray().append(number.fraction);
    qsizetype begin = 0, end = digits.size();
    while (begin < end && digits[begin] == '0')
        ++begin;
    while (end > begin && digits[end - 1] == '0') {
        --end;
        ++exponent;
    }
    return digits.mid(begin, end - begin);
}

std::optional<Decimal> Decimal::parse(QByteArrayView text)
{
    const std::optional<NumberText> number = NumberText::at(text);
    if (!number || number->length != text.size())
        return {};

    qint64 exponent = exponentOf(*number) - number->fraction.size();
    const QByteArray digits = significantDigits(*number, exponent);
    if (digits.isEmpty())
        return Decimal{};
    if (exponent < -Digits || digits.size() + qMax<qint64>(exponent, 0) > Digits)
        return {};

    int64_t value = digits.toLongLong();
    for (; exponent > 0; --exponent)
        value *= 10;
    return Decimal{number->isNegative ? -value : value, int(-exponent)};
}

Decimal Decimal::normalized() const
{
    Decimal shortest = *this;
    while (shortest.scale > 0 && shortest.value % 10 == 0) {
        shortest.value /= 10;
        --shortest.scale;
    }
    return shortest;
}

} // namespace onhire
