// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/charts/column_chart.h"

#include "ui/shared/charts/chart_words.h"
#include "ui/theme/metrics.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QPainter>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <cmath>

namespace onhire {

ColumnChart::ColumnChart(const QString &name, QLocale locale, QWidget *parent)
    : ChartView(name, parent), m_numbers(std::move(locale))
{
}

void ColumnChart::setColumns(const QList<Column> &columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    restart();
    double most = 0;
    m_earlier = new QBarSet({});
    m_last = new QBarSet({});
    QStringList categories;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        const bool isLast = column + 1 == columns.size();
        *m_earlier << (isLast ? 0 : columns[column].value);
        *m_last << (isLast ? columns[column].value : 0);
        most = std::max(most, columns[column].value);
        categories += QString::number(column);
    }
    m_scale = scaleUpTo(most);
    auto *series = new QStackedBarSeries;
    series->append(m_earlier);
    series->append(m_last);
    series->setBarWidth(0.64);
    chart()->addSeries(series);
    auto *months = new QBarCategoryAxis;
    months->append(categories);
    months->setVisible(false);
    auto *amounts = new QValueAxis;
    amounts->setRange(0, m_scale.constLast());
    amounts->setVisible(false);
    chart()->addAxis(months, Qt::AlignBottom);
    chart()->addAxis(amounts, Qt::AlignLeft);
    series->attachAxis(months);
    series->attachAxis(amounts);
    dress();
    arrange();
}

void ColumnChart::dress()
{
    if (!m_earlier)
        return;
    fill(m_earlier, Role::AccentTint);
    fill(m_last, Role::Accent);
}

double ColumnChart::scaleWidth() const
{
    int widest = 0;
    for (const double step : m_scale)
        widest = qMax(widest, fontMetrics().horizontalAdvance(shortNumber(step, m_numbers)));
    return widest + units(this, 8);
}

QRectF ColumnChart::barsRect() const
{
    const double above = units(this, 22), below = units(this, 24);
    return {scaleWidth(), above, viewport()->width() - scaleWidth(), viewport()->height() - above - below};
}

double ColumnChart::heightAt(double value) const
{
    const QRectF bars = barsRect();
    const double most = m_scale.isEmpty() ? 1 : m_scale.constLast();
    return bars.bottom() - bars.height() * value / most;
}

// The scale's lines lie behind the columns.
void ColumnChart::drawBackground(QPainter *painter, const QRectF &rect)
{
    ChartView::drawBackground(painter, rect);
    const QRectF bars = barsRect();
    painter->setPen(color(Role::Line));
    for (const double step : m_scale)
        painter->drawLine(QPointF(bars.left(), heightAt(step)), QPointF(bars.right(), heightAt(step)));
}

void ColumnChart::paintWords(QPainter &painter) const
{
    if (m_columns.isEmpty())
        return;
    const QRectF bars = barsRect();
    const double line = units(this, 20), band = bars.width() / double(m_columns.size());
    painter.setFont(scaled(font(), 0.92));
    for (const double step : m_scale)
        paintText(painter, {0, heightAt(step) - line / 2, scaleWidth() - units(this, 6), line},
                  Qt::AlignRight | Qt::AlignVCenter, shortNumber(step, m_numbers), Role::Muted);
    int widest = 0;
    for (const Column &column : m_columns)
        widest = qMax(widest, painter.fontMetrics().horizontalAdvance(column.label));
    const int every = qMax(1, int(std::ceil((widest + units(this, 6)) / band)));
    for (qsizetype column = m_columns.size() - 1; column >= 0; column -= every) {
        const bool isLast = column + 1 == m_columns.size();
        const QRectF place(bars.left() + band * double(column) - band, bars.bottom() + units(this, 4), band * 3,
                           line);
        painter.setFont(scaled(font(), 0.92, isLast ? QFont::DemiBold : QFont::Normal));
        paintText(painter, place, Qt::AlignCenter, m_columns[column].label, isLast ? Role::Ink : Role::Muted);
    }
    const Column &last = m_columns.constLast();
    const double width = units(this, 90);
    painter.setFont(scaled(font(), 0.92, QFont::DemiBold));
    paintText(painter, {bars.right() - width, heightAt(last.value) - line, width, line},
              Qt::AlignRight | Qt::AlignVCenter, shortNumber(last.value, m_numbers, 1), Role::Ink);
}

} // namespace onhire
