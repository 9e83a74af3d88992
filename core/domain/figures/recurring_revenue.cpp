// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/figures/recurring_revenue.h"

#include "core/base/calendar.h"
#include "core/domain/subscriptions/standing.h"

namespace onhire {

// Amounts are so small and companies so few that their sums fit into 64 bits.
static Money netOf(const RunningSpan &span, const Settings &settings)
{
    const Money each = netOf(span.monthly, taxInPrices(settings, span.taxRate)).value_or(Money());
    return each.times(span.subscriptions).value_or(Money());
}

static bool countsIn(const RunningSpan &span, QDate month)
{
    return span.countsFrom <= month && (!span.endedIn || *span.endedIn > month);
}

QList<MonthAmount> recurringRevenue(const QList<RunningSpan> &spans, const Settings &settings, QDate last,
                                    int months)
{
    QList<MonthAmount> revenue;
    for (int ago = months - 1; ago >= 0; --ago)
        revenue.append({addMonths(last, -ago), Money()});
    for (const RunningSpan &span : spans) {
        const Money amount = netOf(span, settings);
        for (MonthAmount &month : revenue) {
            if (countsIn(span, month.month))
                month.amount = Money::sum(month.amount, amount).value_or(month.amount);
        }
    }
    return revenue;
}

} // namespace onhire
