// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/billing_groups/group_billing.h"

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

bool isAllCharged(const std::vector<ContractToBill> &members)
{
    return std::ranges::all_of(members, [](const ContractToBill &member) {
        return unchargedUntil(member, endOf(member.terms)).empty();
    });
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
        for (const DateRange &stretch : unchargedUntil(member, period.end)) {
            const Money price = groupPrice(member.terms, stretch, billingDay.day());
            lines.push_back({member.rentalId, member.title, charge(member, stretch, price)});
        }
    }
    return lines;
}

GroupBill billAhead(std::vector<ContractToBill> members, QDate next, std::optional<QDate> month)
{
    const std::optional<QDate> wanted =
        month ? std::optional(nextDayOfMonth(*month, next.day())) : std::nullopt;
    GroupBill bill{next, {}};
    for (QDate day = next; !isAllCharged(members) && (!wanted || day <= *wanted); day = addMonths(day, 1)) {
        bill = {day, billPeriod(members, day)};
        if (!wanted && !bill.lines.empty())
            return bill;
    }
    return wanted && bill.day != *wanted ? GroupBill{*wanted, {}} : bill;
}

} // namespace onhire
