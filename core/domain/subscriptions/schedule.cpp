// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/schedule.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView billingStarts[] = {"immediate"_L1, "first_of_next_month"_L1,
                                               "same_day_next_month"_L1};

QDate billingDate(const Terms &terms, int index)
{
    switch (terms.billingStart) {
    case BillingStart::Immediate: break;
    case BillingStart::FirstOfNextMonth: return addMonths(firstOfNextMonth(terms.start), index);
    case BillingStart::SameDayNextMonth: return addMonths(terms.start, index + 1);
    }
    return addMonths(terms.start, index);
}

// Months count with four decimals: a part of one by its days.
constexpr int MonthScale = 4;
constexpr qint64 OneMonth = 10'000;

qint64 partOfMonth(qint64 days, qint64 daysOfMonth)
{
    // of positive numbers: half up is half away from zero
    return (days * OneMonth * 2 + daysOfMonth) / (daysOfMonth * 2);
}

Decimal monthsOf(int months, qint64 days, qint64 daysOfMonth)
{
    return Decimal{months * OneMonth + partOfMonth(days, daysOfMonth), MonthScale}.normalized();
}

// Of an instalment, what lies within these dates: its share of the amount by days.
Instalment partOf(Instalment whole, const DateRange &part)
{
    if (part == whole.period)
        return whole;
    // a share of the amount, so it fits
    const Money share = *whole.amount.fraction(part.days(), whole.period.days());
    return {whole.index, part, std::max(whole.date, part.start), share};
}

std::optional<PriceStep> readStep(const JsonValue &step)
{
    const auto &pair = step.elements();
    if (pair.size() != 2)
        return {};
    const auto from = pair[0].toInteger(), amount = pair[1].toInteger();
    if (!from || !amount || *from < 0 || *amount < 0)
        return {};
    return PriceStep{int(*from), Money::fromMinor(*amount)};
}

} // namespace

QLatin1StringView nameOf(BillingStart start)
{
    return billingStarts[int(start)];
}

std::optional<BillingStart> billingStartNamed(QStringView name)
{
    for (size_t i = 0; i < std::size(billingStarts); ++i) {
        if (name == billingStarts[i])
            return BillingStart(i);
    }
    return {};
}

std::optional<std::vector<PriceStep>> readPrices(const QByteArray &json)
{
    const auto list = readJson(json);
    if (!list)
        return {};
    std::vector<PriceStep> prices;
    for (const JsonValue &element : list->elements()) {
        const auto step = readStep(element);
        const int least = prices.empty() ? 0 : prices.back().fromInstalment + 1;
        if (!step || step->fromInstalment < least || (prices.empty() && step->fromInstalment > 0))
            return {};
        prices.push_back(*step);
    }
    return prices.empty() ? std::nullopt : std::optional(prices);
}

QByteArray pricesJson(const std::vector<PriceStep> &prices)
{
    JsonWriter json;
    json.beginArray();
    for (const PriceStep &step : prices)
        json.beginArray().value(step.fromInstalment).value(step.amount.minor()).endArray();
    json.endArray();
    return json.take();
}

std::vector<DateRange> readPeriods(const QByteArray &json)
{
    const auto day = [](const JsonValue &text) { return QDate::fromString(text.toString(), Qt::ISODate); };
    std::vector<DateRange> periods;
    const JsonValue list = readJson(json).value_or(JsonValue());
    for (const JsonValue &entry : list.elements())
        periods.push_back({day(entry.elements()[0]), day(entry.elements()[1])});
    return periods;
}

std::vector<PriceStep> withPriceFrom(std::vector<PriceStep> prices, int instalment, Money amount)
{
    std::erase_if(prices, [=](const PriceStep &step) { return step.fromInstalment >= instalment; });
    if (prices.empty() || prices.back().amount != amount)
        prices.push_back({instalment, amount});
    return prices;
}

std::vector<PriceStep> withPriceFrom(const Terms &terms, int instalment, Money amount,
                                     const std::vector<DateRange> &ahead)
{
    std::vector<PriceStep> prices = withPriceFrom(terms.prices, instalment, amount);
    for (const DateRange &charged : ahead) {
        for (int k = periodIndexAt(terms.start, charged.start);
             monthlyPeriod(terms.start, k).start < charged.end; ++k) {
            if (k >= instalment)
                prices = withPriceFrom(withPriceFrom(std::move(prices), k, priceAt(terms, k)), k + 1, amount);
        }
    }
    return prices;
}

QDate endOf(const Terms &terms)
{
    return addMonths(terms.start, terms.months);
}

Money priceAt(const Terms &terms, int instalment)
{
    Q_ASSERT(!terms.prices.empty());
    Money amount;
    for (const PriceStep &step : terms.prices) {
        if (step.fromInstalment <= instalment)
            amount = step.amount;
    }
    return amount;
}

Instalment instalment(const Terms &terms, int index)
{
    return {index, monthlyPeriod(terms.start, index), billingDate(terms, index), priceAt(terms, index)};
}

std::optional<Instalment> instalmentBeginningIn(const Terms &terms, const QString &month)
{
    for (int k = 0; k < terms.months; ++k) {
        const Instalment candidate = instalment(terms, k);
        if (candidate.period.start.toString(u"yyyy-MM") == month)
            return candidate;
    }
    return std::nullopt;
}

std::optional<Instalment> nextInstalment(const Terms &terms, QDate billedUntil, QDate chargedFrom)
{
    const QDate end = chargedFrom.isNull() ? endOf(terms) : std::min(chargedFrom, endOf(terms));
    if (billedUntil >= end)
        return {};
    const Instalment next = instalment(terms, periodIndexAt(terms.start, billedUntil));
    return partOf(next, {billedUntil, std::min(next.period.end, end)});
}

std::optional<QDate> nextBillingDate(const Terms &terms, QDate billedUntil)
{
    const auto next = nextInstalment(terms, billedUntil);
    return next ? std::optional(next->date) : std::nullopt;
}

std::vector<Instalment> unchargedInstalments(const Terms &terms, const std::vector<DateRange> &charged)
{
    std::vector<Instalment> gaps;
    QDate begin = terms.start;
    const auto fill = [&](QDate end) {
        while (begin < end) {
            const Instalment whole = instalment(terms, periodIndexAt(terms.start, begin));
            gaps.push_back(partOf(whole, {begin, std::min(end, whole.period.end)}));
            begin = gaps.back().period.end;
        }
    };
    for (const DateRange &period : charged) {
        fill(std::min(period.start, endOf(terms)));
        begin = std::max(begin, period.end);
    }
    fill(endOf(terms));
    return gaps;
}

int firstUnbilledInstalment(const Terms &terms, QDate billedUntil)
{
    const int index = periodIndexAt(terms.start, billedUntil);
    return addMonths(terms.start, index) == billedUntil ? index : index + 1;
}

Decimal monthsElapsed(QDate start, QDate billedUntil)
{
    const int whole = periodIndexAt(start, billedUntil);
    const DateRange month = monthlyPeriod(start, whole);
    return monthsOf(whole, month.start.daysTo(billedUntil), month.days());
}

Decimal monthsRemaining(const Terms &terms, QDate billedUntil)
{
    const auto next = nextInstalment(terms, billedUntil);
    if (!next)
        return {};
    const qint64 whole = monthlyPeriod(terms.start, next->index).days();
    return monthsOf(terms.months - next->index - 1, next->period.days(), whole);
}

Decimal monthsUncharged(const Terms &terms, const std::vector<DateRange> &charged)
{
    qint64 months = 0;
    for (const Instalment &gap : unchargedInstalments(terms, charged))
        months += partOfMonth(gap.period.days(), monthlyPeriod(terms.start, gap.index).days());
    return Decimal{months, MonthScale}.normalized();
}

Money sumOfInstalments(const Terms &terms)
{
    int64_t sum = 0; // 120 months of the largest amount fit many times over
    for (int k = 0; k < terms.months; ++k)
        sum += priceAt(terms, k).minor();
    return Money::fromMinor(sum);
}

} // namespace onhire
