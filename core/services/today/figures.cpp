// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/transaction.h"
#include "core/domain/figures/figure_sum.h"
#include "core/domain/subscriptions/standing.h"
#include "core/services/figures/recurring.h"
#include "core/services/moment.h"
#include "core/services/today/today.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The first few, and one that stands for all others.
template <typename Row, typename Add>
Result<int> foldOthers(QList<Row> &rows, Add add)
{
    const int others = int(rows.size()) - ProductsShown;
    if (others <= 1)
        return 0; // a single one is told by its name
    Row rest;
    for (qsizetype row = ProductsShown; row < rows.size(); ++row)
        ONHIRE_TRY(add(rest, rows[row]));
    rows.resize(ProductsShown);
    rows += rest;
    return others;
}

template <typename Row>
Result<void> nameProducts(const Context &context, QList<Row> &rows)
{
    QStringList ids;
    for (const Row &row : rows) {
        if (!row.productId.isEmpty())
            ids += row.productId;
    }
    ONHIRE_ASSIGN(const auto names, productNames(context.database.connection(), context.scope(), ids));
    for (Row &row : rows)
        row.name = names.value(row.productId);
    return {};
}

Result<void> addRecovery(ProductRecovery &sum, const ProductRecovery &one)
{
    ONHIRE_TRY(addTo(sum.cost, one.cost));
    return addTo(sum.collected, one.collected);
}

Result<void> addDevices(ProductDevices &sum, const ProductDevices &one)
{
    sum.out += one.out;
    sum.idle += one.idle;
    return {};
}

QList<ProductDevices> devicesOf(const QList<DevicesInState> &states)
{
    QMap<QString, ProductDevices> byProduct;
    for (const DevicesInState &state : states) {
        ProductDevices &product = byProduct[state.productId];
        product.productId = state.productId;
        if (state.status == u"rented_out")
            product.out += state.devices;
        else if (state.status == u"available" || state.status == u"returned")
            product.idle += state.devices;
    }
    QList<ProductDevices> products = byProduct.values();
    products.removeIf([](const ProductDevices &product) { return product.out + product.idle == 0; });
    std::ranges::stable_sort(products, [](const ProductDevices &a, const ProductDevices &b) {
        return std::pair(a.out, a.idle) > std::pair(b.out, b.idle);
    });
    return products;
}

} // namespace

std::optional<Decimal> MoneyFigures::growthPercent() const
{
    const auto growth = Money::difference(recurring(), recurringLastMonth());
    return growth ? percentOf(*growth, recurringLastMonth()) : std::nullopt;
}

std::optional<Decimal> MoneyFigures::collectedPercent() const
{
    return percentOf(payments.paidOfDue, payments.due);
}

Result<MoneyFigures> moneyFigures(const Context &context)
{
    const QDate today = todayOf(context), first = firstOfMonth(today);
    Connection &connection = context.database.connection();
    MoneyFigures figures;
    ONHIRE_ASSIGN(figures.revenue, recurringByMonth(connection, context, first, RevenueMonths));
    ONHIRE_ASSIGN(figures.payments, paymentsOfMonth(connection, context.scope(), first, today));
    ONHIRE_ASSIGN(figures.overdue, overdueSum(connection, context.scope(), today));
    if (figures.overdue.oldest)
        figures.oldestOverdueDays = figures.overdue.oldest->daysTo(today);
    return figures;
}

Result<DeviceFigures> deviceFigures(const Context &context)
{
    ONHIRE_ASSIGN(const QList<DevicesInState> states,
                  devicesByProduct(context.database.connection(), context.scope()));
    DeviceFigures figures;
    for (const DevicesInState &state : states) {
        if (state.status != u"sold")
            figures.all += state.devices;
    }
    figures.products = devicesOf(states);
    for (const ProductDevices &product : std::as_const(figures.products)) {
        figures.out += product.out;
        figures.idle += product.idle;
    }
    ONHIRE_ASSIGN(figures.otherProducts, foldOthers(figures.products, addDevices));
    ONHIRE_TRY(nameProducts(context, figures.products));
    return figures;
}

std::optional<Decimal> recoveredPercent(const ProductRecovery &recovery)
{
    return percentOf(recovery.collected, recovery.cost);
}

Result<CostRecovery> costRecovery(const Context &context)
{
    ONHIRE_ASSIGN(const QList<DevicesInState> states,
                  devicesByProduct(context.database.connection(), context.scope()));
    ONHIRE_ASSIGN(const auto collected,
                  inTransaction(context.database, context.scope(),
                                [&](Connection &connection) -> Result<QMap<QString, Money>> {
                                    ONHIRE_TRY(connection.allowLargeStatements());
                                    return collectedByProduct(connection, context.scope());
                                }));
    QMap<QString, ProductRecovery> byProduct;
    for (const DevicesInState &state : states) {
        ProductRecovery &product = byProduct[state.productId];
        product.productId = state.productId;
        ONHIRE_TRY(addTo(product.cost, state.cost));
    }
    CostRecovery recovery;
    for (ProductRecovery &product : byProduct) {
        product.collected = collected.value(product.productId);
        ONHIRE_TRY(addRecovery(recovery.company, product));
    }
    recovery.products = byProduct.values();
    recovery.products.removeIf([](const ProductRecovery &product) { return product.cost.isZero(); });
    std::ranges::stable_sort(recovery.products, std::ranges::greater(), &ProductRecovery::cost);
    ONHIRE_ASSIGN(recovery.otherProducts, foldOthers(recovery.products, addRecovery));
    ONHIRE_TRY(nameProducts(context, recovery.products));
    return recovery;
}

Result<OrderStates> orderStates(const Context &context)
{
    ONHIRE_ASSIGN(const auto states, ordersByState(context.database.connection(), context.scope()));
    return OrderStates{states.value(u"pending"_s), states.value(u"confirmed"_s), states.value(u"partial"_s),
                       states.value(u"fulfilled"_s), states.value(u"cancelled"_s)};
}

} // namespace onhire
