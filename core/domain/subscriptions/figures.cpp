// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/figures.h"

#include "core/domain/subscriptions/standing.h"
#include "core/domain/tenants/tenant.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView recoveryStatuses[] = {"no_data"_L1, "recovering"_L1, "at_risk"_L1, "profitable"_L1};

// More than half of the contract is over, by the calendar; of one that has ended, when it did.
bool isPastHalf(const SubscriptionState &state, const Viewpoint &viewpoint)
{
    QDate day = viewpoint.today;
    if (!state.endedAt.isNull())
        day = std::min(day, dateIn(viewpoint.zone, parseTimestamp(state.endedAt).value_or(QDateTime())));
    if (day <= state.terms.start)
        return false;
    const int whole = periodIndexAt(state.terms.start, day);
    const DateRange month = monthlyPeriod(state.terms.start, whole);
    const qint64 elapsed = whole * month.days() + month.start.daysTo(day); // in days of such a month
    return elapsed * 2 > state.terms.months * month.days();
}

// By the sums themselves: a percentage is rounded.
RecoveryStatus statusOf(const SubscriptionState &state, const Viewpoint &viewpoint)
{
    if (!state.acquisitionCost || state.acquisitionCost->minor() <= 0)
        return RecoveryStatus::NoData;
    const int64_t collected = state.totalCollected.minor(), cost = state.acquisitionCost->minor();
    if (collected > cost)
        return RecoveryStatus::Profitable;
    const bool isAtRisk = collected <= cost / 2 && isPastHalf(state, viewpoint);
    return isAtRisk ? RecoveryStatus::AtRisk : RecoveryStatus::Recovering;
}

int instalmentsBeginningBefore(const Terms &terms, QDate day)
{
    return day <= terms.start ? 0 : std::min(periodIndexAt(terms.start, day.addDays(-1)) + 1, terms.months);
}

// What the first ones bring, each of them without its tax.
Money netOfInstalments(const Terms &terms, int count, const Decimal &tax)
{
    int64_t sum = 0; // 120 months of the largest amount fit many times over
    for (size_t step = 0; step < terms.prices.size(); ++step) {
        const bool isLast = step + 1 == terms.prices.size();
        const int until = isLast ? count : std::min(terms.prices[step + 1].fromInstalment, count);
        const int instalments = std::max(0, until - terms.prices[step].fromInstalment);
        sum += netOf(terms.prices[step].amount, tax)->minor() * instalments;
    }
    return Money::fromMinor(sum);
}

// What it brings that runs as agreed.
Money netOfContract(const SubscriptionState &state, const Decimal &tax)
{
    const int count = instalmentsBeginningBefore(state.terms, chargedUntil(state));
    const int64_t credited = netOf(state.creditReceived, tax)->minor();
    return Money::fromMinor(std::max<int64_t>(0, netOfInstalments(state.terms, count, tax).minor() - credited));
}

void tellCost(Figures &figures, Money cost, Money monthly)
{
    figures.recoveredPercent = percentOf(figures.totalCollected, cost);
    figures.profit = Money::difference(figures.totalCollected, cost);
    figures.hasReachedBreakeven = figures.totalCollected >= cost;
    figures.projectedMargin = Money::difference(figures.projected, cost);
    figures.projectedMarginPercent = percentOf(*figures.projectedMargin, cost);
    if (monthly.isZero())
        return;
    figures.breakevenMonths = Decimal{cost.fraction(10, monthly.minor())->minor(), 1};
    figures.breakevenMonth = (cost.minor() + monthly.minor() - 1) / monthly.minor();
}

} // namespace

QDate scheduledEndOf(const SubscriptionState &state)
{
    const SubscriptionState::Ending &ending = *state.ending;
    const bool isBilledOn = ending.type == EndingType::Upgrade && ending.date <= endOf(state.terms);
    return isBilledOn ? std::max(ending.date, state.billedUntil) : ending.date;
}

QDate chargedUntil(const SubscriptionState &state)
{
    const QDate end = endOf(state.terms);
    return state.ending ? std::min(scheduledEndOf(state), end) : end;
}

QLatin1StringView nameOf(RecoveryStatus status)
{
    return recoveryStatuses[size_t(status)];
}

Viewpoint::Viewpoint(const Tenant &tenant, const QDateTime &now)
    : today(dateIn(tenant.zone, now)), zone(tenant.zone), taxRate(tenant.settings.taxRate()),
      pricesIncludeTax(tenant.settings.pricesIncludeTax()), exponent(tenant.exponent)
{
}

Decimal Viewpoint::taxInPrices(const SubscriptionState &state) const
{
    return pricesIncludeTax ? state.taxRate.value_or(taxRate) : Decimal();
}

std::vector<ComingSum> toCome(const SubscriptionState &state, const Viewpoint &viewpoint)
{
    if (!state.isActive())
        return {};
    const Decimal tax = viewpoint.taxInPrices(state);
    int64_t left = std::max<int64_t>(0, netOfContract(state, tax).minor() - state.totalCollected.minor());
    std::vector<ComingSum> sums;
    auto uncharged = unchargedInstalments(state.terms, {{state.terms.start, state.billedUntil}});
    std::erase_if(uncharged,
                  [until = chargedUntil(state)](const Instalment &each) { return each.period.start >= until; });
    // the last ones first: what was paid ahead or is credited pays for the next ones
    for (auto each = uncharged.rbegin(); each != uncharged.rend() && left > 0; ++each) {
        const int64_t amount = std::min(left, netOf(each->amount, tax)->minor());
        sums.push_back({each->date, Money::fromMinor(amount)});
        left -= amount;
    }
    if (left > 0)
        sums.push_back({viewpoint.today, Money::fromMinor(left)});
    std::ranges::reverse(sums);
    return sums;
}

Figures figuresOf(const SubscriptionState &state, const Viewpoint &viewpoint)
{
    Figures figures{.totalCollected = state.totalCollected,
                    .acquisitionCost = state.acquisitionCost,
                    .listPrice = state.listPrice};
    figures.monthsActive = monthsElapsed(state.terms.start, state.billedUntil);
    if (state.isActive()) {
        figures.monthsRemaining = monthsRemaining(state.terms, state.billedUntil);
        figures.projected = netOfContract(state, viewpoint.taxInPrices(state));
    } else {
        if (state.actualMonthsRented)
            figures.monthsActive = Decimal{*state.actualMonthsRented, 0};
        figures.projected = state.totalCollected;
    }
    if (state.acquisitionCost)
        tellCost(figures, *state.acquisitionCost, *netOf(state.monthlyAmount, viewpoint.taxInPrices(state)));
    figures.status = statusOf(state, viewpoint);
    return figures;
}

} // namespace onhire
