// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/charged.h"
#include "core/services/subscriptions/standing_of.h"
#include "core/services/subscriptions/subscriptions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Schedule = std::vector<ScheduledInstalment>;

bool begins(const ScheduledInstalment &one, const ScheduledInstalment &other)
{
    return one.period.start < other.period.start;
}

// A cancelled instalment stays in the schedule, unless its days were charged again.
void insert(Schedule &schedule, const ScheduledInstalment &instalment)
{
    const auto overlaps = [&](const ScheduledInstalment &other) {
        return other.period.start < instalment.period.end && instalment.period.start < other.period.end;
    };
    if (std::none_of(schedule.begin(), schedule.end(), overlaps))
        schedule.push_back(instalment);
}

Result<Schedule> charged(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const auto periods, chargedPeriods(context.database.connection(), context.scope(), rentalId));
    const bool withTax = context.tenant->settings.pricesIncludeTax();
    Schedule schedule;
    for (const ChargedPeriod &each : periods) {
        const Money amount = Money::fromMinor(each.amount.minor() + (withTax ? each.tax.minor() : 0));
        const Money open =
            amount.fraction(each.open.minor(), std::max<int64_t>(each.total.minor(), 1)).value_or(Money());
        insert(schedule, {0, each.period, each.due, amount, each.status, each.paymentId, open});
    }
    std::sort(schedule.begin(), schedule.end(), begins);
    return schedule;
}

// What is still to be charged, or never will be because the contract has ended.
void addUncharged(Schedule &schedule, const SubscriptionState &subscription, int termsDays)
{
    std::vector<DateRange> periods;
    for (const ScheduledInstalment &instalment : schedule)
        periods.push_back(instalment.period);
    for (const Instalment &gap : unchargedInstalments(subscription.terms, periods)) {
        const bool isAhead = subscription.isActive() && gap.period.start >= subscription.billedUntil;
        schedule.push_back({0,
                            gap.period,
                            gap.date.addDays(termsDays),
                            gap.amount,
                            isAhead ? u"upcoming"_s : u"cancelled"_s,
                            {},
                            isAhead ? gap.amount : Money()});
    }
}

void number(Schedule &schedule)
{
    std::sort(schedule.begin(), schedule.end(), begins);
    int last = 0;
    for (ScheduledInstalment &instalment : schedule)
        instalment.number = ++last;
}

} // namespace

Result<Schedule> subscriptionSchedule(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const auto subscription, standingRow(context.database.connection(), context, rentalId));
    if (!subscription)
        return Failure(Error{ErrorCode::NotFound, rentalId});
    ONHIRE_ASSIGN(Schedule schedule, charged(context, rentalId));
    addUncharged(schedule, subscription->state, context.tenant->settings.integer("billing.termsDays"_L1));
    number(schedule);
    return schedule;
}

} // namespace onhire
