// SPDX-License-Identifier: GPL-3.0-or-later
// A hundred thousand random cases of each kind of money arithmetic, judged by multiplication alone: r is n ÷ d
// rounded half away from zero exactly when 2d·r ≤ 2n + d < 2d·(r + 1).
#include "core/base/money.h"
#include "tests/support/natural.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <limits>
#include <random>

using namespace Qt::StringLiterals;
using namespace onhire;

using onhire::test::Natural;

static constexpr int Cases = 100'000;
static constexpr quint64 Seed = 20261121;
static constexpr int64_t Most = std::numeric_limits<int64_t>::max();
static constexpr int64_t Least = std::numeric_limits<int64_t>::min();

// Is `result` the quotient of the sizes, rounded, with that sign? None is right when it does not fit in 64
// bits.
static bool isQuotient(std::optional<Money> result, const Natural &dividend, const Natural &divisor,
                       bool negative)
{
    const Natural target = dividend * 2 + divisor;
    const Natural step = divisor * 2;
    if (!result)
        return target >= step * (Natural::sizeOf(negative ? Least : Most) + 1);
    const Natural size = Natural::sizeOf(result->minor());
    const bool signFits = result->isZero() || result->isNegative() == negative;
    return signFits && step * size <= target && target < step * (size + 1);
}

class tst_MoneyProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_random.seed(m_seed = test::chosenSeed(Seed)); }

    void sumAndDifference();
    void times();
    void percent();
    void fraction();
    void net();
    void split();
    void reading();

private:
    // Of every magnitude alike, and often at an edge.
    int64_t number()
    {
        static constexpr int64_t edges[] = {0,
                                            1,
                                            -1,
                                            5,
                                            50,
                                            99,
                                            100,
                                            Money::Largest,
                                            -Money::Largest,
                                            Most,
                                            Least,
                                            Most - 1,
                                            Least + 1,
                                            Most / 2,
                                            Least / 2,
                                            9'200'000'000'000'000'000};
        if (below(8) == 0)
            return edges[below(std::size(edges))];
        const auto size = int64_t(m_random() >> (1 + below(63)));
        return below(2) ? -size : size;
    }
    int64_t size() { return number() & Most; }
    quint64 below(quint64 limit) { return m_random() % limit; }

    Decimal decimal()
    {
        const int64_t largest = 999'999'999'999'999'999;
        return {number() % (largest + 1), int(below(19))};
    }

    quint64 m_seed = Seed;
    std::mt19937_64 m_random;
};

#define VERIFY_CASE(condition, ...)                                                                            \
    QVERIFY2(condition, qPrintable(u"seed %1: %2"_s.arg(m_seed).arg(describe({__VA_ARGS__}))))

static QString describe(std::initializer_list<int64_t> numbers)
{
    QStringList words;
    for (const int64_t number : numbers)
        words += QString::number(number);
    return words.join(u", "_s);
}

static bool isNegative(int64_t a, int64_t b)
{
    return (a < 0) != (b < 0);
}

void tst_MoneyProperties::sumAndDifference()
{
    for (test::Rounds rounds(Cases); rounds.next();) {
        const Money a = Money::fromMinor(number()), b = Money::fromMinor(number());
        int64_t sum = 0, difference = 0;
        const bool sumFits = !__builtin_add_overflow(a.minor(), b.minor(), &sum);
        const bool differenceFits = !__builtin_sub_overflow(a.minor(), b.minor(), &difference);
        const std::optional<Money> gotSum = Money::sum(a, b), gotDifference = Money::difference(a, b);
        VERIFY_CASE(sumFits ? gotSum == Money::fromMinor(sum) : !gotSum, a.minor(), b.minor());
        VERIFY_CASE(differenceFits ? gotDifference == Money::fromMinor(difference) : !gotDifference, a.minor(),
                    b.minor());
    }
}

void tst_MoneyProperties::times()
{
    for (test::Rounds rounds(Cases); rounds.next();) {
        const int64_t amount = number(), factor = below(2) ? number() : int64_t(below(10'001));
        const Natural product = Natural::sizeOf(amount) * Natural::sizeOf(factor);
        VERIFY_CASE(isQuotient(Money::fromMinor(amount).times(factor), product, 1, isNegative(amount, factor)),
                    amount, factor);
    }
}

void tst_MoneyProperties::percent()
{
    for (test::Rounds rounds(Cases); rounds.next();) {
        const int64_t amount = number();
        const Decimal rate = below(2) ? decimal() : Decimal{int64_t(below(10'001)), 2};
        const Natural product = Natural::sizeOf(amount) * Natural::sizeOf(rate.value);
        VERIFY_CASE(isQuotient(Money::fromMinor(amount).percent(rate), product,
                               Natural::powerOfTen(rate.scale + 2), isNegative(amount, rate.value)),
                    amount, rate.value, rate.scale);
    }
}

void tst_MoneyProperties::fraction()
{
    for (test::Rounds rounds(Cases); rounds.next();) {
        const int64_t amount = number();
        const int64_t numerator = below(2) ? number() : int64_t(below(32));
        const int64_t denominator = std::max<int64_t>(1, below(2) ? size() : int64_t(below(32)));
        const Natural product = Natural::sizeOf(amount) * Natural::sizeOf(numerator);
        VERIFY_CASE(isQuotient(Money::fromMinor(amount).fraction(numerator, denominator), product,
                               Natural::sizeOf(denominator), isNegative(amount, numerator)),
                    amount, numerator, denominator);
    }
}

void tst_MoneyProperties::net()
{
    for (test::Rounds rounds(Cases); rounds.next();) {
        const int64_t gross = number();
        Decimal rate = below(2) ? decimal() : Decimal{int64_t(below(10'001)), 2};
        rate.value = std::abs(rate.value);
        const Natural hundred = Natural::powerOfTen(rate.scale + 2);
        const std::optional<Money> net = netOf(Money::fromMinor(gross), rate);
        VERIFY_CASE(net
                        && isQuotient(net, Natural::sizeOf(gross) * hundred,
                                      hundred + Natural::sizeOf(rate.value), gross < 0),
                    gross, rate.value, rate.scale);
    }
}

// Every part is its exact share, rounded down or up; who got a unit more had no smaller remainder than who did
// not, and among equals stood before.
void tst_MoneyProperties::split()
{
    for (test::Rounds rounds(Cases); rounds.next();) {
        const int64_t whole = number();
        const bool isSmall = below(2);
        std::vector<int64_t> weights(1 + below(12));
        Natural total;
        for (int64_t &weight : weights) {
            weight = isSmall ? int64_t(below(4)) : size();
            total = total + Natural::sizeOf(weight);
        }
        const std::vector<Money> parts = splitByLargestRemainder(Money::fromMinor(whole), weights);
        const QString words = u"seed %1: %2 by %3"_s.arg(m_seed).arg(whole).arg(weights.size());

        std::optional<Money> sum = Money();
        for (const Money part : parts) {
            sum = Money::sum(*sum, part);
            QVERIFY2(sum && (part.isZero() || part.isNegative() == (whole < 0)), qPrintable(words));
        }
        QVERIFY2(sum == Money::fromMinor(whole) && parts.size() == weights.size(), qPrintable(words));
        if (total == Natural()) {
            QVERIFY2(parts.front().minor() == whole, qPrintable(words));
            continue;
        }

        // With p the part and s = whole × weight: rounded down when p·total ≤ s, and then its remainder is s −
        // p·total; rounded up otherwise, and then it is s − (p − 1)·total.
        std::vector<Natural> share, held;
        for (size_t k = 0; k < parts.size(); ++k) {
            share.push_back(Natural::sizeOf(whole) * Natural::sizeOf(weights[k]));
            held.push_back(Natural::sizeOf(parts[k].minor()) * total);
        }
        for (size_t k = 0; k < parts.size(); ++k)
            QVERIFY2(held[k] < share[k] + total && share[k] < held[k] + total, qPrintable(words));
        for (size_t up = 0; up < parts.size(); ++up) {
            for (size_t down = 0; down < parts.size(); ++down) {
                if (held[up] <= share[up] || held[down] > share[down])
                    continue;
                // remainder(up) ≥ remainder(down), without subtraction
                const Natural left = share[up] + total + held[down], right = share[down] + held[up];
                QVERIFY2(left > right || (left == right && up < down), qPrintable(words));
            }
        }
    }
}

void tst_MoneyProperties::reading()
{
    static constexpr int exponents[] = {0, 2, 3, 4};
    for (test::Rounds rounds(Cases); rounds.next();) {
        const int64_t units = number();
        const int exponent = exponents[below(4)];
        const QByteArray json = Money::fromMinor(units).toJson(exponent);
        VERIFY_CASE(QByteArray(json).replace(".", "").toLongLong() == units, units, exponent);

        const std::optional<Decimal> decimal = Decimal::parse(json);
        if (Natural::sizeOf(units) <= Natural(Money::Largest)) {
            VERIFY_CASE(decimal && Money::fromDecimal(*decimal, exponent) == Money::fromMinor(units), units,
                        exponent);
            const bool isWhole = units % 10 == 0;
            if (exponent > 0)
                VERIFY_CASE(Money::fromDecimal(*decimal, exponent - 1).has_value() == isWhole, units, exponent);
        } else {
            VERIFY_CASE(!decimal || !Money::fromDecimal(*decimal, exponent), units, exponent);
        }
    }
}

QTEST_GUILESS_MAIN(tst_MoneyProperties)
#include "tst_money_properties.moc"
