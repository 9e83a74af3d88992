// SPDX-License-Identifier: GPL-3.0-or-later
// Random charges: whatever the prices and the rate, with tax in them or on top, sums and lines agree to the
// minor unit, no line has a unit of tax more or less than its share is rounded to, and the tax is that of the
// rate.
#include "core/domain/payments/charge.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <random>

using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Cases = 100'000;
constexpr quint64 Seed = 20261125;

__extension__ using Wide = __int128; // of amounts up to 10^12 and rates of eight digits

Wide sizeOf(Wide number)
{
    return number < 0 ? -number : number;
}

class Case
{
public:
    explicit Case(std::mt19937_64 &dice) : m_dice(dice)
    {
        const int lines = int(below(6)) + 1;
        for (int i = 0; i < lines; ++i)
            m_lines.push_back({.rentalId = {}, .description = {}, .price = Money::fromMinor(price())});
        m_terms.treatment = TaxTreatment(below(8) == 0 ? 1 + below(2) : 0);
        if (m_terms.treatment == TaxTreatment::Standard)
            m_terms = {TaxTreatment::Standard, rate(), below(2) == 1};
    }

    // What is wrong; empty: nothing.
    QString check() const
    {
        const auto charge = chargeFor(m_lines, m_terms);
        if (!charge)
            return QStringLiteral("refused");
        Wide prices = 0, amounts = 0, taxes = 0;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            const TaxedLine &line = charge->lines[i];
            const int64_t price = m_lines[i].price.minor();
            prices += price;
            amounts += line.amount.minor();
            taxes += line.tax.minor();
            const int64_t agreed = line.amount.minor() + (m_terms.inclusive ? line.tax.minor() : 0);
            if (agreed != price || line.amount.isNegative() || line.tax.isNegative())
                return QStringLiteral("line %1 is not its price").arg(i);
        }
        const Wide subtotal = charge->subtotal.minor(), tax = charge->tax.minor(),
                   total = charge->total.minor();
        if (amounts != subtotal || taxes != tax || subtotal + tax != total)
            return QStringLiteral("lines and sums differ");
        if (prices != (m_terms.inclusive ? total : subtotal))
            return QStringLiteral("the sum is not that of the prices");
        for (size_t i = 0; i < m_lines.size(); ++i) {
            if (prices > 0
                && sizeOf(charge->lines[i].tax.minor() * prices - tax * m_lines[i].price.minor()) >= prices)
                return QStringLiteral("the tax of line %1 is not its share").arg(i);
        }
        return isTaxOf(prices, subtotal, tax) ? QString() : QStringLiteral("the tax is not that of the rate");
    }

private:
    // Half a unit at most from what it is exactly: prices × rate, or prices × rate ÷ (1 + rate).
    bool isTaxOf(Wide prices, Wide subtotal, Wide tax) const
    {
        Wide hundred = 100;
        for (int i = 0; i < m_terms.rate.scale; ++i)
            hundred *= 10;
        if (m_terms.inclusive)
            return 2 * sizeOf(subtotal * (hundred + m_terms.rate.value) - prices * hundred)
                <= hundred + m_terms.rate.value;
        return 2 * sizeOf(tax * hundred - prices * m_terms.rate.value) <= hundred;
    }

    quint64 below(quint64 limit) { return m_dice() % limit; }
    // Of every magnitude alike; nothing, too.
    int64_t price() { return int64_t(below(10) == 0 ? 0 : below(quint64(1) << (1 + below(37)))); }
    Decimal rate()
    {
        static constexpr Decimal Usual[] = {{0, 0}, {19, 0}, {7, 0}, {77, 1}, {255, 1}, {100, 0}};
        return below(2) ? Usual[below(std::size(Usual))] : Decimal{int64_t(below(100'000'001)), 6};
    }

    std::mt19937_64 &m_dice;
    std::vector<ChargeLine> m_lines;
    TaxTerms m_terms;
};

} // namespace

class TestCharge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAndSumsAgree()
    {
        const quint64 seed = chosenSeed(Seed);
        std::mt19937_64 dice(seed);
        int number = 0;
        for (Rounds rounds(Cases); rounds.next(); ++number) {
            const QString wrong = Case(dice).check();
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QStringLiteral("seed %1, case %2: %3").arg(seed).arg(number).arg(wrong)));
        }
    }
};

QTEST_GUILESS_MAIN(TestCharge)
#include "tst_charge.moc"
