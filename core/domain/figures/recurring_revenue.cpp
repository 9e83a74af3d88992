// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/figures/recurring_revenue.h"

#include "core/base/calendar.h"
#include "core/domain/figures/figure_sum.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Money> netOf(const RunningSpan &span, const TenantTax &tax)
{
    const Decimal contained = tax.inclusive ? span.taxRate.value_or(tax.rate) : Decimal();
    const auto each = netOf(span.monthly, contained);
    return toldFigure(each ? each->times(span.subscriptions) : std::nullopt);
}

static bool countsIn(const RunningSpan &span, QDate month)
{
    return span.countsFrom <= month && (!span.endedIn || *span.endedIn > month);
}

static Result<Money> revenueOf(QDate month, const QList<RunningSpan> &spans, const TenantTax &tax)
{
    Money revenue;
    for (const RunningSpan &span : spans) {
        if (!countsIn(span, month))
            continue;
        ONHIRE_ASSIGN(const Money more, netOf(span, tax));
        ONHIRE_TRY(addTo(revenue, more));
    }
    return revenue;
}

Result<QList<MonthAmount>> recurringRevenue(const QList<RunningSpan> &spans,
                                            const std::vector<TenantTax> &taxes, QDate last)
{
    QList<MonthAmount> revenue;
    for (const TenantTax &tax : taxes) {
        const QDate month = addMonths(last, int(revenue.size()) + 1 - int(taxes.size()));
        ONHIRE_ASSIGN(const Money amount, revenueOf(month, spans, tax));
        revenue.append({month, amount});
    }
    return revenue;
}

} // namespace onhire
