// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/today/day_charts.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace onhire {

DayCharts::DayCharts(const TextFormat &format, const Tenant &tenant, const DayKinds &kinds, QWidget *parent)
    : QObject(parent), m_format(format), m_tenant(tenant), m_words(m_format, m_tenant)
{
    //: The unit of a chart of money, as in: EUR, net
    const QString net = tr("%1, net").arg(tenant.currency);
    if (kinds.money) {
        m_revenue = new ColumnChart(tr("Recurring revenue by month"), format.locale());
        m_revenueCard = new ChartCard(tr("Recurring revenue by month"), net, m_revenue, parent);
        m_revenueCard->setNothing(tr("Revenue appears here once the first subscription is charged."));
    }
    if (kinds.devices) {
        m_devices = new RowChart(tr("Devices by product"),
                                 {{tr("Out"), Role::Accent}, {tr("Idle"), Role::AccentTint}, {tr("Share")}});
        m_devicesCard = new ChartCard(tr("Devices by product"), {}, m_devices, parent);
        m_devicesCard->setNothing(tr("Devices appear here once the first ones are added."));
    }
    if (kinds.recovery()) {
        m_recovery = new RowChart(
            tr("Cost recovery by product"),
            {{tr("Collected"), Role::Accent}, {tr("To recover"), Role::AccentTint}, {tr("Share")}});
        m_recoveryCard = new ChartCard(tr("Cost recovery by product"), net, m_recovery, parent);
        m_recoveryCard->setNothing(tr("Cost recovery appears here once the first devices are rented out."));
    }
    if (kinds.orders) {
        m_orders = new RowChart(tr("Orders by status"), {{tr("Orders")}, {tr("Share")}});
        m_ordersCard = new ChartCard(tr("Orders by status"), {}, m_orders, parent);
        m_ordersCard->setNothing(tr("Orders appear here once the first one is placed."));
    }
}

QList<ChartCard *> DayCharts::cards() const
{
    QList<ChartCard *> all{m_revenueCard, m_devicesCard, m_recoveryCard, m_ordersCard};
    all.removeAll(nullptr);
    return all;
}

void DayCharts::show(const DayFigures &figures)
{
    if (figures.money && m_revenue)
        showRevenue(*figures.money);
    if (figures.devices && m_devices)
        showDevices(*figures.devices);
    if (figures.orders && m_orders)
        showOrders(*figures.orders);
    if (figures.recovery && m_recovery)
        showRecovery(*figures.recovery);
}

QString DayCharts::productName(const QString &name, int others) const
{
    return name.isEmpty() ? tr("%Ln others", nullptr, others) : name;
}

// The others together have numbers and no bar: it would leave hardly any room for those of single products.
template <typename Product>
static double barOf(const Product &product, qint64 length)
{
    return product.name.isEmpty() ? 0 : double(length);
}

void DayCharts::showRevenue(const MoneyFigures &figures)
{
    QList<ColumnChart::Column> columns;
    NumberTable table{{tr("Month"), tr("Recurring revenue %1").arg(m_tenant.currency)}, {}};
    const double unit = std::pow(10, m_tenant.exponent);
    const QLocale &locale = m_format.locale();
    for (const MonthAmount &month : figures.revenue) {
        columns += {locale.standaloneMonthName(month.month.month(), QLocale::ShortFormat),
                    double(month.amount.minor()) / unit};
        //: A month and its year, as in: November 2026
        table.rows += {tr("%1 %2").arg(locale.standaloneMonthName(month.month.month()),
                                       locale.toString(month.month, u"yyyy")),
                       m_words.money(month.amount)};
    }
    if (std::ranges::all_of(columns, [](const ColumnChart::Column &each) { return each.value == 0; }))
        table.rows.clear(); // twelve months without anything are bare axes
    m_revenue->setColumns(columns);
    m_revenueCard->setTable(table);
}

void DayCharts::showDevices(const DeviceFigures &figures)
{
    QList<RowChart::Row> rows;
    NumberTable table{{tr("Product"), tr("Out"), tr("Idle"), tr("Share")}, {}};
    for (const ProductDevices &product : figures.products) {
        const QString name = productName(product.name, figures.otherProducts);
        const QStringList numbers{m_format.number(product.out), m_format.number(product.idle),
                                  m_words.share(product.out, product.out + product.idle)};
        rows += {name, barOf(product, product.out), barOf(product, product.idle), numbers};
        table.rows += QStringList{name} + numbers;
    }
    m_devices->setRows(rows);
    m_devicesCard->setTable(table);
}

void DayCharts::showOrders(const OrderStates &states)
{
    const std::pair<QString, qint64> counted[] = {{tr("Pending"), states.pending},
                                                  {tr("Confirmed"), states.confirmed},
                                                  {tr("Partial"), states.partial},
                                                  {tr("Fulfilled"), states.fulfilled},
                                                  {tr("Cancelled"), states.cancelled}};
    qint64 all = 0;
    for (const auto &[word, count] : counted)
        all += count;
    QList<RowChart::Row> rows;
    NumberTable table{{tr("Status"), tr("Orders"), tr("Share")}, {}};
    for (const auto &[word, count] : counted) {
        const QStringList numbers{m_format.number(count), m_words.share(count, all)};
        rows += {word, double(count), 0, numbers};
        table.rows += QStringList{word} + numbers;
    }
    if (all == 0)
        table.rows.clear();
    m_orders->setRows(rows);
    m_ordersCard->setTable(table);
}

void DayCharts::showRecovery(const CostRecovery &recovery)
{
    QList<RowChart::Row> rows;
    NumberTable table{{tr("Product"), tr("Cost"), tr("Collected"), tr("Share")}, {}};
    for (const ProductRecovery &product : recovery.products) {
        const QString name = productName(product.name, recovery.otherProducts);
        const qint64 missing = qMax<qint64>(0, product.cost.minor() - product.collected.minor());
        const auto percentage = recoveredPercent(product);
        const QString share = percentage ? m_format.share(*percentage) : QString();
        rows += {name,
                 barOf(product, product.collected.minor()),
                 barOf(product, missing),
                 {m_words.money(product.collected), m_words.money(Money::fromMinor(missing)), share}};
        table.rows += {name, m_words.money(product.cost), m_words.money(product.collected), share};
    }
    m_recovery->setRows(rows);
    m_recoveryCard->setTable(table);
}

} // namespace onhire
