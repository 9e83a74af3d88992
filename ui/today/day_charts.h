// SPDX-License-Identifier: GPL-3.0-or-later
// The day's charts, each with its numbers as a table.
#pragma once

#include "ui/shared/charts/chart_card.h"
#include "ui/shared/charts/column_chart.h"
#include "ui/shared/charts/row_chart.h"
#include "ui/today/figure_words.h"

namespace onhire {

class DayCharts : public QObject
{
    Q_OBJECT

public:
    DayCharts(const TextFormat &format, const Tenant &tenant, const DayKinds &kinds, QWidget *parent);

    void show(const DayFigures &figures);
    QList<ChartCard *> cards() const;

private:
    void showRevenue(const MoneyFigures &figures);
    void showDevices(const DeviceFigures &figures);
    void showOrders(const OrderStates &states);
    void showRecovery(const CostRecovery &recovery);
    QString productName(const QString &name, int others) const;

    const TextFormat m_format;
    const Tenant m_tenant;
    const FigureWords m_words;
    ColumnChart *m_revenue = nullptr;
    RowChart *m_devices = nullptr;
    RowChart *m_orders = nullptr;
    RowChart *m_recovery = nullptr;
    ChartCard *m_revenueCard = nullptr;
    ChartCard *m_devicesCard = nullptr;
    ChartCard *m_ordersCard = nullptr;
    ChartCard *m_recoveryCard = nullptr;
};

} // namespace onhire
