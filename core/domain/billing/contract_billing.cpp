// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/billing/contract_billing.h"

#include <algorithm>
#include <utility>

namespace onhire {
namespace {

Money priceOf(const Terms &terms, const BilledStretch &stretch)
{
    if (stretch.price)
        return *stretch.price;
    int64_t sum = 0;
    QDate from = stretch.period.start;
    while (from < stretch.period.end) {
        const auto next = nextInstalment(terms, from);
        if (!next)
            break;
        sum += next->amount.minor();
        from = next->period.end;
    }
    return Money::fromMinor(sum);
}

bool isAllCharged(const ContractToBill &contract)
{
    return unchargedUntil(contract, endOf(contract.terms)).empty();
}

} // namespace

Money chargedFor(const Terms &terms, const std::vector<BilledStretch> &stretches)
{
    int64_t sum = 0;
    for (const BilledStretch &stretch : stretches)
        sum += priceOf(terms, stretch).minor();
    return Money::fromMinor(sum);
}

void passOverAhead(ContractToBill &contract)
{
    auto &ahead = contract.ahead;
    auto next = ahead.begin();
    for (; next != ahead.end() && next->start <= contract.billedUntil; ++next)
        contract.billedUntil = std::max(contract.billedUntil, next->end);
    ahead.erase(ahead.begin(), next);
}

std::vector<DateRange> unchargedUntil(const ContractToBill &contract, QDate day)
{
    std::vector<DateRange> gaps;
    const QDate end = std::min(day, endOf(contract.terms));
    QDate begin = contract.billedUntil;
    for (const DateRange &charged : contract.ahead) {
        if (begin < std::min(charged.start, end))
            gaps.push_back({begin, std::min(charged.start, end)});
        begin = std::max(begin, charged.end);
    }
    if (begin < end)
        gaps.push_back({begin, end});
    return gaps;
}

ContractCharge ask(ContractToBill &contract, const DateRange &stretch, Money price)
{
    const Money taken = std::min(price, contract.credit);
    contract.credit = *Money::difference(contract.credit, taken);
    return {.period = stretch,
            .contractPrice = price,
            .price = *Money::difference(price, taken),
            .setup = std::exchange(contract.setup, Money()),
            .creditTaken = taken};
}

ContractCharge charge(ContractToBill &contract, const DateRange &stretch, Money price)
{
    contract.ahead.insert(std::ranges::upper_bound(contract.ahead, stretch.start, {}, &DateRange::start),
                          stretch);
    passOverAhead(contract);
    const Money left =
        std::max(Money(), *Money::difference(sumOfInstalments(contract.terms), contract.charged));
    const Money asked = isAllCharged(contract) ? left : std::min(left, price);
    contract.charged = *Money::sum(contract.charged, asked);
    return ask(contract, stretch, asked);
}

std::optional<Instalment> nextToCharge(const ContractToBill &contract)
{
    const auto gaps = unchargedUntil(contract, endOf(contract.terms));
    return gaps.empty() ? std::nullopt : nextInstalment(contract.terms, gaps.front().start, gaps.front().end);
}

} // namespace onhire
