// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/figures/figures.h"

#include "core/base/calendar.h"
#include "core/data/db/snapshot.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/data/today/figure_rows.h"
#include "core/domain/figures/figure_sum.h"
#include "core/domain/subscriptions/standing.h"
#include "core/services/figures/recurring.h"
#include "core/services/moment.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

int monthsBetween(QDate from, QDate to)
{
    return (to.year() - from.year()) * 12 + to.month() - from.month() + 1;
}

Result<void> checkMonths(QDate from, QDate to)
{
    const int months = monthsBetween(from, to);
    if (months < 1 || months > MostMonths)
        return Failure(
            Error::invalid(u"to"_s, Fault::Kind::Custom, u"Must be 1 to %1 months."_s.arg(MostMonths)));
    return {};
}

// By the end of each month, from the first one to the last.
Result<QList<RecoveredMonth>> summedUp(const QList<RecoveredMonth> &moved, QDate first, QDate last)
{
    QList<RecoveredMonth> all;
    RecoveredMonth now{first, {}, {}};
    for (auto next = moved.begin(); now.month <= last; now.month = addMonths(now.month, 1)) {
        for (; next != moved.end() && next->month <= now.month; ++next) {
            ONHIRE_TRY(addTo(now.collected, next->collected));
            ONHIRE_TRY(addTo(now.spent, next->spent));
        }
        all.append(now);
    }
    return all;
}

} // namespace

Result<QList<MonthFigures>> revenueFigures(const Context &context, QDate from, QDate to, const FiguresOf &of)
{
    ONHIRE_TRY(checkMonths(from, to));
    const QDate end = addMonths(to, 1);
    QList<MonthFigures> figures;
    const auto readAll = [&](Connection &connection) -> Result<void> {
        ONHIRE_TRY(connection.allowLargeStatements());
        ONHIRE_ASSIGN(const auto amounts,
                      recurringByMonth(connection, context, to, monthsBetween(from, to), of));
        ONHIRE_ASSIGN(const auto money, moneyByMonth(connection, context.scope(), from, end, of));
        ONHIRE_ASSIGN(const auto rentals,
                      rentalsByMonth(connection, context.scope(), from, end,
                                     QString::fromLatin1(context.tenant->zone.id()), of));
        for (const MonthAmount &each : amounts)
            figures.append({each.month, each.amount, money.value(each.month), rentals.value(each.month)});
        return {};
    };
    // one moment for all of them, so that they fit to each other
    ONHIRE_TRY(inSnapshot(context.database, context.scope(), readAll));
    return figures;
}

Result<QList<RecoveredMonth>> collectedAndSpent(const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(const QList<RecoveredMonth> moved,
                  monthsOfCustomer(context.database.connection(), context.scope(), customerId));
    if (moved.isEmpty())
        return moved;
    return summedUp(moved, moved.constFirst().month,
                    std::max(moved.constLast().month, firstOfMonth(todayOf(context))));
}

Money monthlyAverage(const QList<RecoveredMonth> &months)
{
    return months.isEmpty() ? Money()
                            : months.constLast().collected.fraction(1, months.size()).value_or(Money());
}

Result<QList<RecoveredMonth>> expectedAfter(const Context &context, const QString &customerId,
                                            const RecoveredMonth &last)
{
    ONHIRE_ASSIGN(const auto running, runningOf(context.database.connection(), context.scope(), customerId));
    const Viewpoint viewpoint(*context.tenant, context.now());
    const QDate next = addMonths(last.month, 1);
    QMap<QDate, Money> bring{{last.month, last.collected}};
    for (const SubscriptionState &state : running) {
        for (const auto &[day, amount] : toCome(state, viewpoint)) {
            Money &month = bring[std::max(next, firstOfMonth(day))];
            ONHIRE_TRY(addTo(month, amount));
        }
    }
    ONHIRE_ASSIGN(const Money ofEnded, openOfEnded(context.database.connection(), context.scope(), customerId));
    if (!ofEnded.isZero())
        ONHIRE_TRY(addTo(bring[next], ofEnded));
    QList<RecoveredMonth> moved;
    for (auto month = bring.begin(); month != bring.end(); ++month)
        moved.append({month.key(), *month, month.key() == last.month ? last.spent : Money()});
    if (moved.size() < 2)
        return QList<RecoveredMonth>();
    ONHIRE_ASSIGN(const auto all, summedUp(moved, last.month, moved.constLast().month));
    return all.sliced(1);
}

Result<QList<MonthsRecovery>> recoveryFigures(const Context &context, QDate from, QDate to, const FiguresOf &of)
{
    ONHIRE_TRY(checkMonths(from, to));
    if (!of.customerId.isNull() && !of.productId.isNull())
        return Failure(
            Error::invalid(u"productId"_s, Fault::Kind::Custom, u"Give either a customer or a product."_s));
    ONHIRE_ASSIGN(const QList<RecoveredMonth> moved,
                  inTransaction(context.database, context.scope(),
                                [&](Connection &connection) -> Result<QList<RecoveredMonth>> {
                                    ONHIRE_TRY(connection.allowLargeStatements());
                                    if (!of.customerId.isNull())
                                        return monthsOfCustomer(connection, context.scope(), of.customerId);
                                    return monthsOfDevices(connection, context.scope(), addMonths(to, 1),
                                                           of.productId);
                                }));
    QList<MonthsRecovery> figures;
    ONHIRE_ASSIGN(const auto all, summedUp(moved, from, to));
    for (const RecoveredMonth &until : all) {
        ONHIRE_ASSIGN(const Money margin, marginOf(until.collected, until.spent));
        figures.append({until, margin, percentOf(until.collected, until.spent)});
    }
    return figures;
}

Result<QList<Receivable>> receivableFigures(const Context &context, QDate on, const FiguresOf &of)
{
    const AsOf asOf = on >= todayOf(context) ? AsOf::Now : AsOf::EndOfDay;
    ONHIRE_ASSIGN(QList<Receivable> all,
                  inTransaction(context.database, context.scope(),
                                [&](Connection &connection) -> Result<QList<Receivable>> {
                                    ONHIRE_TRY(connection.allowLargeStatements());
                                    return receivables(connection, context.scope(), on, asOf, of.productId);
                                }));
    if (!of.customerId.isNull())
        all.removeIf([&](const Receivable &each) { return each.customerId != of.customerId; });
    return all;
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
                ONHIRE_TRY(addTo(product.acquisitionCost, state.cost));
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
                ONHIRE_ASSIGN(product.margin, marginOf(product.collected, product.acquisitionCost));
                product.recoveryPercent = percentOf(product.collected, product.acquisitionCost);
            }
            return products.values();
        });
}

Result<std::optional<QDate>> recoveredSince(const Context &context, const QString &rentalId, Money cost)
{
    return recoveredSince(context.database.connection(), context.scope(), rentalId, cost);
}

} // namespace onhire
