// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts that follow each other in time, a column each; the last one is what matters and says its number.
#pragma once

#include "ui/shared/charts/chart_view.h"

#include <QLocale>

namespace onhire {

class ColumnChart : public ChartView
{
    Q_OBJECT

public:
    struct Column
    {
        QString label;
        double value = 0;
        friend bool operator==(const Column &, const Column &) = default;
    };

    ColumnChart(const QString &name, QLocale locale, QWidget *parent = nullptr);
    void setColumns(const QList<Column> &columns);

protected:
    QRectF barsRect() const override;
    void paintWords(QPainter &painter) const override;
    void dress() override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    double heightAt(double value) const; // where it is in the view
    double scaleWidth() const;

    const QLocale m_numbers;
    QList<Column> m_columns;
    QList<double> m_scale;
    QBarSet *m_earlier = nullptr;
    QBarSet *m_last = nullptr;
};

} // namespace onhire
