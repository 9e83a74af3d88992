// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/figures/recurring_revenue.h"

#include "core/base/calendar.h"

namespace onhire {

// Amounts are so small and companies so few that their sums fit into 64 bits.
static Money netOf(const RunningSpan &span, const TenantTax &tax)
{
    const Decimal contained = tax.inclusive ? span.taxRate.value_or(tax.rate) : Decimal();
    const Money each = netOf(span.monthly, contained).value_or(Money());
    return each.times(span.subscriptions).value_or(Money());
}

static bool countsIn(const RunningSpan &span, QDate month)
{
    return span.countsFrom <= month && (!span.endedIn || *span.endedIn > month);
}

QList<MonthAmount> recurringRevenue(const QList<RunningSpan> &spans, const std::vector<TenantTax> &taxes,
                                    QDate last)
{
    QList<MonthAmount> revenue;
    for (const TenantTax &tax : taxes) {
        MonthAmount month{addMonths(last, int(revenue.size()) + 1 - int(taxes.size())), Money()};
        for (const RunningSpan &span : spans) {
            if (countsIn(span, month.month))
                month.amount = Money::sum(month.amount, netOf(span, tax)).value_or(month.amount);
        }
        revenue.append(month);
    }
    return revenue;
}

} // namespace onhire
