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

// None when all of it up to there is billed, or it begins later.
std::optional<GroupLine> billMember(GroupMember &member, DateRange period)
{
    const QDate end = endOf(member.terms);
    const DateRange stretch{member.billedUntil, std::min(period.end, end)};
    if (stretch.isEmpty())
        return std::nullopt;
    const Money left = std::max(Money(), *Money::difference(sumOfInstalments(member.terms), member.charged));
    const Money price =
        stretch.end == end ? left : std::min(left, groupPrice(member.terms, stretch, period.start.day()));
    member.billedUntil = stretch.end;
    member.charged = *Money::sum(member.charged, price);
    const Money used = std::min(price, member.credit);
    member.credit = *Money::difference(member.credit, used);
    return GroupLine{member.rentalId, member.title, stretch, price, *Money::difference(price, used)};
}

} // namespace

Money chargedFor(const Terms &terms, const std::vector<BilledStretch> &stretches)
{
    int64_t sum = 0;
    for (const BilledStretch &stretch : stretches)
        sum += priceOf(terms, stretch).minor();
    return Money::fromMinor(sum);
}

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

std::vector<GroupLine> billPeriod(std::vector<GroupMember> &members, QDate billingDay)
{
    const DateRange period = groupPeriodFrom(billingDay);
    std::vector<GroupLine> lines;
    for (GroupMember &member : members) {
        if (auto line = billMember(member, period))
            lines.push_back(std::move(*line));
    }
    return lines;
}

} // namespace onhire
