// SPDX-License-Identifier: GPL-3.0-or-later
// Things beside each other, a row each: a name, a bar of one or two parts, and their numbers in columns under
// titles that also say which colour is which.
#pragma once

#include "ui/shared/charts/chart_view.h"

class QHorizontalStackedBarSeries;

namespace onhire {

class RowChart : public ChartView
{
    Q_OBJECT

public:
    struct NumberColumn
    {
        QString title;
        Role role = Role::Muted; // of its part of the bar; Muted: it has none
    };
    struct Row
    {
        QString name;
        double first = 0, second = 0; // the parts of the bar
        QStringList numbers; // a text for each column
        friend bool operator==(const Row &, const Row &) = default;
    };

    RowChart(const QString &name, QList<NumberColumn> columns, QWidget *parent = nullptr);
    void setRows(const QList<Row> &rows);

protected:
    QRectF barsRect() const override;
    void paintWords(QPainter &painter) const override;
    void dress() override;
    void fitBars() override;

private:
    double nameWidth() const;
    double columnWidth(int column) const;
    double numberWidth(int column) const; // of the widest
    double numbersWidth() const;
    void paintTitle(QPainter &painter, const QRectF &place, const NumberColumn &column) const;

    const QList<NumberColumn> m_numberColumns;
    QList<Row> m_rows;
    QHorizontalStackedBarSeries *m_bars = nullptr;
    QBarSet *m_first = nullptr;
    QBarSet *m_second = nullptr;
};

} // namespace onhire
