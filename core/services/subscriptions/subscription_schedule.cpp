// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/payments/charged.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/payments/due_date.h"
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
    if (std::ranges::none_of(schedule, [&](const ScheduledInstalment &other) {
            return other.period.overlaps(instalment.period);
        }))
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
    return schedule;
}

// When what is charged on a day will have to be paid.
class DueDates
{
public:
    DueDates(const Tenant &tenant, bool hasTerms) : m_tenant(tenant), m_hasTerms(hasTerms) { }
    QDate of(QDate day) const { return dueDateOf(m_tenant, m_hasTerms, day); }

private:
    const Tenant &m_tenant;
    const bool m_hasTerms;
};

ScheduledInstalment upcoming(const DateRange &period, QDate due, Money amount)
{
    return {0, period, due, amount, u"upcoming"_s, {}, amount};
}

// What was called off of these days is charged again, then.
void addUpcoming(Schedule &schedule, const DateRange &period, QDate due, Money amount)
{
    std::erase_if(schedule, [&](const ScheduledInstalment &instalment) {
        return instalment.isCancelled() && instalment.period.overlaps(period);
    });
    schedule.push_back(upcoming(period, due, amount));
}

Result<void> addUpcomingOfGroup(const Context &context, const QString &rentalId, const QString &groupId,
                                const DueDates &due, Schedule &schedule)
{
    ONHIRE_ASSIGN(const auto group, groupToBill(context.database.connection(), context.scope(), groupId));
    if (!group)
        return {};
    const auto member = std::ranges::find(group->members, rentalId, &ContractToBill::rentalId);
    if (member == group->members.end())
        return {};
    for (const LineAhead &line : linesAhead(*member, group->billingDate))
        addUpcoming(schedule, line.period, due.of(line.day), line.price);
    return {};
}

// What it will charge alone. The last one makes up for what groups have charged.
Result<void> addUpcomingAlone(const Context &context, const QString &rentalId, const DueDates &due,
                              Schedule &schedule)
{
    ONHIRE_ASSIGN(auto contract, contractToBill(context.database.connection(), context.scope(), rentalId));
    if (!contract)
        return {};
    for (auto next = nextToCharge(*contract); next; next = nextToCharge(*contract)) {
        const ContractCharge charged = charge(*contract, next->period, next->amount);
        addUpcoming(schedule, charged.period, due.of(next->date), charged.price);
    }
    return {};
}

// What is not charged any more because the contract has ended, or was called off.
void addUncharged(Schedule &schedule, const SubscriptionState &subscription, const DueDates &due)
{
    std::vector<DateRange> periods;
    for (const ScheduledInstalment &instalment : schedule)
        periods.push_back(instalment.period);
    for (const Instalment &gap : unchargedInstalments(subscription.terms, periods)) {
        ScheduledInstalment instalment = upcoming(gap.period, due.of(gap.date), gap.amount);
        if (!subscription.isActive() || gap.period.start < subscription.billedUntil) {
            instalment.status = u"cancelled"_s;
            instalment.open = Money();
        }
        schedule.push_back(instalment);
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
    const SubscriptionState &state = subscription->state;
    ONHIRE_ASSIGN(const Debtor debtor,
                  debtorOfRental(context.database.connection(), context.scope(), rentalId));
    const DueDates due(*context.tenant, debtor.isBusiness || !state.billingGroupId.isEmpty());
    ONHIRE_ASSIGN(Schedule schedule, charged(context, rentalId));
    if (state.isActive())
        ONHIRE_TRY(state.billingGroupId.isEmpty()
                       ? addUpcomingAlone(context, rentalId, due, schedule)
                       : addUpcomingOfGroup(context, rentalId, state.billingGroupId, due, schedule));
    std::sort(schedule.begin(), schedule.end(), begins); // as what lies between is found
    addUncharged(schedule, state, due);
    number(schedule);
    return schedule;
}

} // namespace onhire
