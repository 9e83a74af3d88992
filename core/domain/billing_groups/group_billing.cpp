// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/billing_groups/group_billing.h"

#include "core/domain/subscriptions/renewal.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Prices times days of a stretch: a new price may hold from one of its days on.
int64_t priceDays(const Terms &terms, DateRange stretch)
{
    int64_t sum = 0;
    while (!stretch.isEmpty()) {
        const int index = periodIndexAt(terms.start, stretch.start);
        const QDate until = std::min(stretch.end, monthlyPeriod(terms.start, index).end);
        sum += priceAt(terms, index).minor() * stretch.start.daysTo(until);
        stretch.start = until;
    }
    return sum;
}

// Each of the group's months that the stretch touches is rounded on its own.
Money groupPrice(const Terms &terms, DateRange stretch, int groupDay)
{
    int64_t sum = 0;
    while (!stretch.isEmpty()) {
        const QDate next = nextDayOfMonth(stretch.start.addDays(1), groupDay);
        const QDate until = std::min(stretch.end, next);
        const int64_t part = priceDays(terms, {stretch.start, until});
        // a share of a monthly price, so it fits
        sum += Money::fromMinor(part).fraction(1, addMonths(next, -1).daysTo(next))->minor();
        stretch.start = until;
    }
    return Money::fromMinor(sum);
}

bool mayStillCharge(const ContractToBill &member)
{
    return member.renewalTerm > 0 || !unchargedUntil(member, endOf(member.terms)).empty();
}

// One that is as long as contracts may be waits for somebody.
bool renewUntil(ContractToBill &member, QDate day)
{
    if (member.renewalTerm == 0 || endOf(member.terms) > day)
        return false;
    const auto months = renewalFor(member.terms, member.renewalTerm, day);
    member.terms.months += months.value_or(0);
    member.isRenewed = months.has_value();
    if (!months)
        member.renewalTerm = 0;
    return months.has_value();
}

bool renewUntil(std::vector<ContractToBill> &members, QDate day)
{
    return std::ranges::count_if(members, [&](ContractToBill &member) { return renewUntil(member, day); }) > 0;
}

// The next end up to that day beyond which one of them goes on by itself.
std::optional<QDate> nextRenewal(const std::vector<ContractToBill> &members, QDate day)
{
    std::optional<QDate> next;
    for (const ContractToBill &member : members) {
        const QDate end = endOf(member.terms);
        if (member.renewalTerm > 0 && end <= next.value_or(day))
            next = end;
    }
    return next;
}

bool isDue(const ContractToBill &member, const DateRange &period)
{
    return member.terms.start <= period.start && !unchargedUntil(member, period.end).empty();
}

// By which it goes on, beginning before that day, up to it; none: it does not, or need not.
std::optional<int> monthsUntil(const ContractToBill &member, QDate billingDay, QDate day)
{
    const bool goesOn = member.renewalTerm == 1 && member.isRenewed && !member.isExchanged;
    if (!goesOn || member.terms.start > billingDay || endOf(member.terms) >= day)
        return std::nullopt;
    return renewalFor(member.terms, 1, day.addDays(-1));
}

std::vector<GroupLine> linesOf(std::vector<ContractToBill> &members, QDate day, QDate today)
{
    renewThrough(members, day, today);
    return billPeriod(members, day);
}

// A day is charged in advance. What goes on between that and the day itself is charged for it, too, when it
// does, if nothing else was.
std::vector<GroupLine> linesOn(std::vector<ContractToBill> &members, QDate day, const BillingDays &days)
{
    const QDate inAdvance = day.addDays(-days.horizon);
    std::vector<GroupLine> lines;
    if (renewUntil(members, inAdvance) || day >= days.next)
        lines = linesOf(members, day, std::max(inAdvance, days.today));
    for (auto end = nextRenewal(members, day); lines.empty() && end; end = nextRenewal(members, day)) {
        renewUntil(members, *end);
        lines = linesOf(members, day, *end);
    }
    return lines;
}

} // namespace

DateRange groupPeriodFrom(QDate billingDay)
{
    return {billingDay, addMonths(billingDay, 1)};
}

std::optional<QDate> nextGroupBillingDate(const Terms &terms, QDate billedUntil, int billingDay, QDate from)
{
    if (billedUntil >= endOf(terms))
        return {};
    return nextDayOfMonth(std::max(from, terms.start), billingDay);
}

std::vector<GroupLine> billPeriod(std::vector<ContractToBill> &members, QDate billingDay)
{
    const DateRange period = groupPeriodFrom(billingDay);
    std::vector<GroupLine> lines;
    for (ContractToBill &member : members) {
        if (member.terms.start > billingDay)
            continue;
        for (const DateRange &stretch : unchargedUntil(member, period.end)) {
            const Money price = groupPrice(member.terms, stretch, billingDay.day());
            lines.push_back({member.rentalId, member.title, charge(member, stretch, price)});
        }
    }
    return lines;
}

std::vector<RenewedAhead> renewThrough(std::vector<ContractToBill> &members, QDate billingDay, QDate today)
{
    std::vector<RenewedAhead> renewed;
    const DateRange period = groupPeriodFrom(billingDay);
    if (std::ranges::none_of(members, [&](const auto &member) { return isDue(member, period); }))
        return renewed;
    const QDate until = std::min(period.end, addMonths(today, 1));
    for (ContractToBill &member : members) {
        const auto months = monthsUntil(member, billingDay, until);
        if (!months)
            continue;
        member.terms.months += *months;
        renewed.push_back({member.rentalId, *months});
    }
    return renewed;
}

std::vector<LineAhead> linesAhead(ContractToBill member, QDate billingDay)
{
    std::vector<LineAhead> ahead;
    std::vector<ContractToBill> members{std::move(member)};
    const ContractToBill &contract = members.front();
    for (QDate day = billingDay; !unchargedUntil(contract, endOf(contract.terms)).empty();
         day = addMonths(day, 1)) {
        for (const GroupLine &line : billPeriod(members, day))
            ahead.push_back({day, line.charge.period, line.charge.price});
    }
    return ahead;
}

GroupBill billAhead(std::vector<ContractToBill> members, const BillingDays &days, std::optional<QDate> month)
{
    const bool goesOn = std::ranges::any_of(members, [](const auto &member) { return member.renewalTerm > 0; });
    BillingDays ahead = days;
    ahead.first = goesOn && !days.first.isNull() ? std::min(days.first, days.next) : days.next;
    const std::optional<QDate> wanted =
        month ? std::optional(nextDayOfMonth(*month, days.next.day())) : std::nullopt;
    GroupBill bill{ahead.first, {}};
    for (QDate day = ahead.first; std::ranges::any_of(members, mayStillCharge) && (!wanted || day <= *wanted);
         day = addMonths(day, 1)) {
        bill = {day, linesOn(members, day, ahead)};
        if (!bill.lines.empty())
            ahead.next = std::min(ahead.next, addMonths(day, 1));
        if (!wanted && !bill.lines.empty())
            return bill;
    }
    return wanted && bill.day != *wanted ? GroupBill{*wanted, {}} : bill;
}

} // namespace onhire
