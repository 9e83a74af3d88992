// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/charts/row_chart.h"

#include "ui/shared/controls/painting.h"
#include "ui/theme/metrics.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QHorizontalStackedBarSeries>
#include <QPainter>
#include <QValueAxis>

namespace onhire {

RowChart::RowChart(const QString &name, QList<NumberColumn> columns, QWidget *parent)
    : ChartView(name, parent), m_numberColumns(std::move(columns))
{
}

void RowChart::setRows(const QList<Row> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    restart();
    m_first = new QBarSet({});
    m_second = new QBarSet({});
    QStringList categories;
    double most = 0;
    for (auto row = rows.crbegin(); row != rows.crend(); ++row) { // Qt Charts begins at the bottom
        *m_first << row->first;
        *m_second << row->second;
        most = std::max(most, row->first + row->second);
        categories += QString::number(categories.size());
    }
    m_bars = new QHorizontalStackedBarSeries;
    m_bars->append(m_first);
    m_bars->append(m_second);
    chart()->addSeries(m_bars);
    auto *names = new QBarCategoryAxis;
    names->append(categories);
    names->setVisible(false);
    auto *amounts = new QValueAxis;
    amounts->setRange(0, most > 0 ? most : 1);
    amounts->setVisible(false);
    chart()->addAxis(names, Qt::AlignLeft);
    chart()->addAxis(amounts, Qt::AlignBottom);
    m_bars->attachAxis(names);
    m_bars->attachAxis(amounts);
    setMinimumHeight(units(this, 22) + int(rows.size()) * units(this, 22));
    dress();
    arrange();
}

void RowChart::dress()
{
    if (!m_first)
        return;
    fill(m_first, Role::Accent);
    fill(m_second, Role::AccentTint);
}

// A few rows do not make thick bars.
void RowChart::fitBars()
{
    if (m_bars)
        m_bars->setBarWidth(qMin(0.62, units(this, 16) * double(m_rows.size()) / barsRect().height()));
}

double RowChart::nameWidth() const
{
    int widest = 0;
    for (const Row &row : m_rows)
        widest = qMax(widest, fontMetrics().horizontalAdvance(row.name));
    return qMin(double(widest), viewport()->width() * 0.3) + units(this, 12);
}

double RowChart::columnWidth(int column) const
{
    const NumberColumn &which = m_numberColumns[column];
    const int mark = which.role == Role::Muted ? 0 : units(this, 14);
    const int title = QFontMetrics(scaled(font(), 0.92)).horizontalAdvance(which.title) + mark;
    return qMax(double(title), numberWidth(column)) + units(this, 14);
}

double RowChart::numberWidth(int column) const
{
    int widest = 0;
    for (const Row &row : m_rows)
        widest = qMax(widest, figuresWidth(fontMetrics(), row.numbers.value(column)));
    return widest;
}

double RowChart::numbersWidth() const
{
    double width = 0;
    for (int column = 0; column < m_numberColumns.size(); ++column)
        width += columnWidth(column);
    return width;
}

QRectF RowChart::barsRect() const
{
    const double above = units(this, 20);
    return {nameWidth(), above, qMax(1.0, viewport()->width() - nameWidth() - numbersWidth()),
            viewport()->height() - above};
}

void RowChart::paintTitle(QPainter &painter, const QRectF &place, const NumberColumn &column) const
{
    painter.setFont(scaled(font(), 0.92));
    paintText(painter, place, Qt::AlignRight | Qt::AlignVCenter, column.title, Role::Muted);
    if (column.role == Role::Muted)
        return;
    const double size = units(this, 8);
    const double text = painter.fontMetrics().horizontalAdvance(column.title);
    painter.fillRect(
        seen({place.right() - text - units(this, 6) - size, place.center().y() - size / 2, size, size}),
        color(column.role));
}

void RowChart::paintWords(QPainter &painter) const
{
    if (m_rows.isEmpty())
        return;
    const QRectF bars = barsRect();
    const double band = bars.height() / double(m_rows.size());
    double left = bars.right();
    for (int column = 0; column < m_numberColumns.size(); ++column) {
        const double width = columnWidth(column);
        paintTitle(painter, {left, 0, width, bars.top()}, m_numberColumns[column]);
        painter.setFont(font());
        painter.setPen(color(column == 0 ? Role::Ink : Role::Muted));
        const double widest = numberWidth(column); // units below units, whichever way the rest is read
        for (qsizetype row = 0; row < m_rows.size(); ++row) {
            const QRectF place(left + width - widest, bars.top() + band * double(row), widest, band);
            paintFigures(&painter, seen(place), m_rows[row].numbers.value(column),
                         Qt::AlignRight | Qt::AlignVCenter);
        }
        left += width;
    }
    painter.setFont(font());
    for (qsizetype row = 0; row < m_rows.size(); ++row)
        paintText(painter, {0, bars.top() + band * double(row), bars.left() - units(this, 10), band},
                  Qt::AlignLeft | Qt::AlignVCenter, m_rows[row].name, Role::Ink);
}

} // namespace onhire
