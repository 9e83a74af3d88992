// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/subscriptions/subscriptions.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Schedule = std::vector<ScheduledInstalment>;

QDate date(const Rows &rows, int column)
{
    return QDate::fromString(rows.text(column), Qt::ISODate);
}

Result<Schedule> charged(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::subscriptions::charged,
                                                    {context.tenant->id, rentalId}));
    const bool withTax = context.tenant->settings.pricesIncludeTax();
    Schedule schedule;
    while (rows.next()) {
        const Money amount = Money::fromMinor(rows.integer(3) + (withTax ? rows.integer(4) : 0));
        schedule.push_back({{date(rows, 0), date(rows, 1)}, date(rows, 2), amount, rows.text(5), rows.text(6)});
    }
    return schedule;
}

void appendUpcoming(Schedule &schedule, const LockedSubscription &subscription, const Tenant &tenant)
{
    const int days = tenant.settings.integer("billing.termsDays"_L1);
    auto next = nextInstalment(subscription.terms, subscription.billedUntil);
    while (next) {
        schedule.push_back({next->period, next->date.addDays(days), next->amount, u"upcoming"_s, {}});
        next = nextInstalment(subscription.terms, next->period.end);
    }
}

} // namespace

Result<Schedule> subscriptionSchedule(const Context &context, const QString &rentalId)
{
    ONHIRE_ASSIGN(const auto subscription,
                  peekSubscription(context.database.connection(), context.scope(), rentalId));
    if (!subscription)
        return Failure(Error{ErrorCode::NotFound, rentalId});
    ONHIRE_ASSIGN(Schedule schedule, charged(context, rentalId));
    if (subscription->isActive())
        appendUpcoming(schedule, *subscription, *context.tenant);
    return schedule;
}

} // namespace onhire
