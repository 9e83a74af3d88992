// SPDX-License-Identifier: GPL-3.0-or-later
// Sums as they grow in time, a line each, and how they are expected to go on. Each line says its name and its
// number beside its end, where no line runs.
#pragma once

#include "ui/shared/charts/chart_view.h"

#include <QLineF>
#include <QLocale>

class QLineSeries;

namespace onhire {

class LineChart : public ChartView
{
    Q_OBJECT

public:
    struct Line
    {
        QString name;
        Role role;
        bool grows = true; // evenly from one moment to the next; otherwise in steps
        QList<double> values;
        qsizetype from = 0; // where the first value stands
        bool isExpected = false;

        qsizetype end() const { return from + values.size() - 1; }
    };
    struct Mark // below the chart
    {
        qsizetype at; // of the values
        QString text;
    };

    LineChart(const QString &name, QLocale locale, QWidget *parent = nullptr);
    void setLines(const QList<Line> &lines, const QList<Mark> &marks);

    struct EndWords
    {
        QRectF place;
        QString text;
        Role role;
    };
    QList<EndWords> endWords() const; // the highest line's first

protected:
    QRectF barsRect() const override;
    void paintWords(QPainter &painter) const override;
    void dress() override;
    void drawBackground(QPainter *painter, const QRectF &rect) override;

private:
    QLineSeries *seriesOf(const Line &line) const;
    qsizetype lastMoment() const;
    bool isOver(const Line &line) const { return line.end() < lastMoment(); } // before the others
    QPointF placeOf(qsizetype at, double value) const { return placeIn(barsRect(), at, value); }
    QPointF placeIn(const QRectF &bars, qsizetype at, double value) const;
    QPointF endOf(const Line &line) const { return placeOf(line.end(), line.values.constLast()); }
    QRectF freePlaceBeside(const Line &line) const; // inside the chart
    QList<QLineF> strokes() const; // of all lines
    void paintScale(QPainter &painter) const;
    QString wordsOf(const Line &line) const;
    double endsWidth() const;
    double scaleWidth() const;

    const QLocale m_numbers;
    QList<Line> m_lines;
    QList<Mark> m_marks;
    QList<double> m_scale;
    QList<QLineSeries *> m_series;
};

} // namespace onhire
