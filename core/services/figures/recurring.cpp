// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/figures/recurring.h"

#include "core/base/calendar.h"
#include "core/data/payments/past_taxes.h"
#include "core/data/today/figure_rows.h"
#include "core/services/moment.h"

#include <algorithm>

namespace onhire {
namespace {

Result<std::vector<TenantTax>> taxesAtTheirEnds(Connection &connection, const Context &context, QDate first,
                                                int months)
{
    ONHIRE_ASSIGN(const QList<PastTenantTax> past, tenantsPastTaxes(connection, context.scope(), first));
    std::vector<TenantTax> taxes;
    for (int month = 0; month < months; ++month) {
        const QDate end = addMonths(first, month + 1).addDays(-1);
        const auto held =
            std::ranges::find_if(past, [end](const PastTenantTax &each) { return each.heldBefore > end; });
        taxes.push_back(held == past.end() ? taxOf(context.tenant->settings) : held->tax);
    }
    return taxes;
}

} // namespace

Result<QList<MonthAmount>> recurringByMonth(Connection &connection, const Context &context, QDate last,
                                            int months, const FiguresOf &of)
{
    const QDate first = addMonths(last, 1 - months);
    const RevenueWindow window{.firstMonth = first,
                               .today = std::min(todayOf(context), addMonths(last, 1).addDays(-1)),
                               .endedAfter = startOfDayIn(context.tenant->zone, addMonths(first, 1)),
                               .timeZone = QString::fromLatin1(context.tenant->zone.id()),
                               .customerId = of.customerId,
                               .productId = of.productId};
    ONHIRE_ASSIGN(QList<RunningSpan> spans, runningSpans(connection, context.scope(), window));
    ONHIRE_ASSIGN(const QList<RunningSpan> retaxed, retaxedSpans(connection, context.scope(), window));
    ONHIRE_ASSIGN(const auto taxes, taxesAtTheirEnds(connection, context, first, months));
    return recurringRevenue(spans + retaxed, taxes, last);
}

} // namespace onhire
