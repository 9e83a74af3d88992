// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/figures/figures.h"

#include "core/base/calendar.h"
#include "core/data/db/transaction.h"
#include "core/data/today/figure_rows.h"
#include "core/domain/subscriptions/standing.h"
#include "core/services/moment.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<QList<MonthAmount>> recurring(Connection &connection, const Context &context, QDate from, QDate to,
                                     int months, const FiguresOf &of)
{
    const RevenueWindow window{.firstMonth = from,
                               .today = std::min(todayOf(context), addMonths(to, 1).addDays(-1)),
                               .endedAfter = startOfDayIn(context.tenant->zone, addMonths(from, 1)),
                               .timeZone = QString::fromLatin1(context.tenant->zone.id()),
                               .customerId = of.customerId,
                               .productId = of.productId};
    ONHIRE_ASSIGN(const QList<RunningSpan> spans, runningSpans(connection, context.scope(), window));
    return recurringRevenue(spans, context.tenant->settings, to, months);
}

} // namespace

Result<QList<MonthFigures>> revenueFigures(const Context &context, QDate from, QDate to, const FiguresOf &of)
{
    const int months = (to.year() - from.year()) * 12 + to.month() - from.month() + 1;
    if (months < 1 || months > MostMonths)
        return Failure(
            Error::invalid(u"to"_s, Fault::Kind::Custom, u"Must be 1 to %1 months."_s.arg(MostMonths)));
    const QDate end = addMonths(to, 1);
    // one moment for all of them, so that they fit to each other
    return inTransaction(
        context.database, context.scope(), [&](Connection &connection) -> Result<QList<MonthFigures>> {
            ONHIRE_TRY(connection.allowLargeStatements());
            ONHIRE_ASSIGN(const auto amounts, recurring(connection, context, from, to, months, of));
            ONHIRE_ASSIGN(const auto money, moneyByMonth(connection, context.scope(), from, end, of));
            ONHIRE_ASSIGN(const auto rentals,
                          rentalsByMonth(connection, context.scope(), from, end,
                                         QString::fromLatin1(context.tenant->zone.id()), of));
            QList<MonthFigures> figures;
            for (const MonthAmount &each : amounts)
                figures.append({each.month, each.amount, money.value(each.month), rentals.value(each.month)});
            return figures;
        });
}

Result<QList<CustomersMonth>> collectedAndSpent(const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(const QList<CustomersMonth> moved,
                  monthsOfCustomer(context.database.connection(), context.scope(), customerId));
    if (moved.isEmpty())
        return moved;
    const QDate last = std::max(moved.constLast().month, firstOfMonth(todayOf(context)));
    QList<CustomersMonth> all;
    CustomersMonth now{moved.constFirst().month, {}, {}};
    for (auto next = moved.begin(); now.month <= last; now.month = addMonths(now.month, 1)) {
        if (next != moved.end() && next->month == now.month) {
            now.collected = Money::sum(now.collected, next->collected).value_or(now.collected);
            now.spent = Money::sum(now.spent, next->spent).value_or(now.spent);
            ++next;
        }
        all.append(now);
    }
    return all;
}

Result<QList<Receivable>> receivableFigures(const Context &context, QDate on)
{
    const AsOf asOf = on >= todayOf(context) ? AsOf::Now : AsOf::EndOfDay;
    return inTransaction(context.database, context.scope(),
                         [&](Connection &connection) -> Result<QList<Receivable>> {
                             ONHIRE_TRY(connection.allowLargeStatements());
                             return receivables(connection, context.scope(), on, asOf);
                         });
}

Result<QList<ProductFigures>> productFigures(const Context &context)
{
    return inTransaction(
        context.database, context.scope(), [&](Connection &connection) -> Result<QList<ProductFigures>> {
            ONHIRE_TRY(connection.allowLargeStatements());
            ONHIRE_ASSIGN(const auto states, devicesByProduct(connection, context.scope()));
            ONHIRE_ASSIGN(const auto collected, collectedByProduct(connection, context.scope()));
            QMap<QString, ProductFigures> products;
            for (const DevicesInState &state : states) {
                ProductFigures &product = products[state.productId];
                product.productId = state.productId;
                product.acquisitionCost =
                    Money::sum(product.acquisitionCost, state.cost).value_or(product.acquisitionCost);
                if (state.status == "sold"_L1)
                    continue;
                product.devices += state.devices;
                if (state.status == "rented_out"_L1)
                    product.out += state.devices;
                else if (state.status == "available"_L1 || state.status == "returned"_L1)
                    product.idle += state.devices;
            }
            for (ProductFigures &product : products) {
                product.collected = collected.value(product.productId);
                product.margin =
                    Money::difference(product.collected, product.acquisitionCost).value_or(Money());
                product.recoveryPercent = percentOf(product.collected, product.acquisitionCost);
            }
            return products.values();
        });
}

} // namespace onhire
