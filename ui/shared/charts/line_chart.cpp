// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/charts/line_chart.h"

#include "ui/shared/charts/chart_words.h"
#include "ui/theme/metrics.h"

#include <QLineSeries>
#include <QPainter>
#include <QValueAxis>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

LineChart::LineChart(const QString &name, QLocale locale, QWidget *parent)
    : ChartView(name, parent), m_numbers(std::move(locale))
{
    setRenderHint(QPainter::Antialiasing);
}

QLineSeries *LineChart::seriesOf(const Line &line) const
{
    auto *series = new QLineSeries;
    for (qsizetype at = 0; at < line.values.size(); ++at) {
        if (!line.grows && at > 0)
            series->append(double(line.from + at), line.values[at - 1]);
        series->append(double(line.from + at), line.values[at]);
    }
    return series;
}

void LineChart::setLines(const QList<Line> &lines, const QList<Mark> &marks)
{
    restart();
    m_lines = lines;
    m_marks = marks;
    m_series.clear();
    double most = 0;
    for (const Line &line : lines)
        most = std::max(most, *std::ranges::max_element(line.values));
    m_scale = scaleUpTo(most, 4);
    auto *moments = new QValueAxis, *sums = new QValueAxis;
    moments->setRange(0, double(lastMoment()));
    sums->setRange(0, m_scale.constLast());
    chart()->addAxis(moments, Qt::AlignBottom);
    chart()->addAxis(sums, Qt::AlignLeft);
    for (QValueAxis *axis : {moments, sums})
        axis->setVisible(false);
    for (const Line &line : lines) {
        QLineSeries *series = m_series.emplaceBack(seriesOf(line));
        chart()->addSeries(series);
        series->attachAxis(moments);
        series->attachAxis(sums);
    }
    dress();
    arrange();
}

void LineChart::dress()
{
    for (qsizetype line = 0; line < m_series.size(); ++line)
        m_series[line]->setPen(QPen(color(m_lines[line].role), units(this, 2),
                                    m_lines[line].isExpected ? Qt::DotLine : Qt::SolidLine));
}

qsizetype LineChart::lastMoment() const
{
    qsizetype last = 1;
    for (const Line &line : m_lines)
        last = std::max(last, line.end());
    return last;
}

double LineChart::scaleWidth() const
{
    int widest = 0;
    for (const double step : m_scale)
        widest = qMax(widest, fontMetrics().horizontalAdvance(shortNumber(step, m_numbers)));
    return widest + units(this, 8);
}

QRectF LineChart::barsRect() const
{
    const double above = units(this, 12), below = units(this, 24);
    return {scaleWidth(), above, qMax(1.0, viewport()->width() - scaleWidth() - endsWidth()),
            viewport()->height() - above - below};
}

QPointF LineChart::placeIn(const QRectF &bars, qsizetype at, double value) const
{
    return {bars.left() + bars.width() * double(at) / double(lastMoment()),
            bars.bottom() - bars.height() * value / m_scale.constLast()};
}

// The scale's lines lie behind.
void LineChart::drawBackground(QPainter *painter, const QRectF &rect)
{
    ChartView::drawBackground(painter, rect);
    if (m_lines.isEmpty())
        return;
    const QRectF bars = barsRect();
    painter->setPen(color(Role::Line));
    for (const double step : m_scale)
        painter->drawLine(QPointF(bars.left(), placeOf(0, step).y()),
                          QPointF(bars.right(), placeOf(0, step).y()));
}

void LineChart::paintWords(QPainter &painter) const
{
    if (m_lines.isEmpty())
        return;
    painter.setFont(scaled(font(), 0.92));
    paintScale(painter);
    painter.setFont(scaled(font(), 0.92, QFont::DemiBold));
    for (const EndWords &words : endWords())
        paintText(painter, words.place, Qt::AlignLeft | Qt::AlignVCenter, words.text, words.role);
    painter.setPen(Qt::NoPen);
    const double r = units(this, 4);
    for (const Line &line : m_lines) {
        painter.setBrush(color(line.role));
        if (isOver(line))
            painter.drawEllipse(seen(QRectF(endOf(line), QSizeF()).marginsAdded(QMarginsF(r, r, r, r))));
    }
}

void LineChart::paintScale(QPainter &painter) const
{
    const QRectF bars = barsRect();
    const double line = units(this, 20);
    for (const double step : m_scale)
        paintText(painter, {0, placeOf(0, step).y() - line / 2, scaleWidth() - units(this, 6), line},
                  Qt::AlignRight | Qt::AlignVCenter, shortNumber(step, m_numbers), Role::Muted);
    double free = 0; // from here on
    for (const Mark &mark : m_marks) {
        const double width = painter.fontMetrics().horizontalAdvance(mark.text);
        const double left = std::clamp(placeOf(mark.at, 0).x() - width / 2, 0.0, bars.right() - width);
        if (left < free)
            continue;
        paintText(painter, {left, bars.bottom() + units(this, 4), width, line},
                  Qt::AlignLeft | Qt::AlignVCenter, mark.text, Role::Muted);
        free = left + width + units(this, 12);
    }
}

QString LineChart::wordsOf(const Line &line) const
{
    //: The name of a line in a chart and its last number, as in: Collected 15.9K
    return tr("%1 %2").arg(line.name, shortNumber(line.values.constLast(), m_numbers, 1));
}

double LineChart::endsWidth() const
{
    const QFontMetrics metrics(scaled(font(), 0.92, QFont::DemiBold));
    int widest = 0;
    for (const Line &line : m_lines)
        widest = qMax(widest, isOver(line) ? 0 : metrics.horizontalAdvance(wordsOf(line)) + 1);
    return widest + units(this, 8);
}

// Beside the line's end; of two ends that are close to one another the lower one has its words below.
QList<LineChart::EndWords> LineChart::endWords() const
{
    if (m_lines.isEmpty())
        return {};
    const QRectF bars = barsRect();
    const double height = units(this, 16), left = bars.right() + units(this, 8);
    QList<const Line *> byHeight;
    for (const Line &each : m_lines) {
        if (!isOver(each))
            byHeight.append(&each);
    }
    std::ranges::stable_sort(byHeight, std::greater(),
                             [](const Line *each) { return each->values.constLast(); });
    QList<EndWords> words;
    double room = height * double(byHeight.size()); // of those that are still to come
    for (const Line *each : std::as_const(byHeight)) {
        const double end = endOf(*each).y();
        const double highest = words.isEmpty() ? 0 : words.constLast().place.bottom();
        const double top = std::max(highest, std::min(end - height / 2, viewport()->height() - room));
        words += {{left, top, viewport()->width() - left, height}, wordsOf(*each), each->role};
        room -= height;
    }
    for (const Line &each : m_lines) {
        if (isOver(each))
            words += {freePlaceBeside(each), wordsOf(each), each.role};
    }
    return words;
}

static bool crosses(const QLineF &stroke, const QRectF &place)
{
    const QRectF around = place.adjusted(-2, -2, 2, 2);
    const QLineF edges[] = {{around.topLeft(), around.topRight()},
                            {around.bottomLeft(), around.bottomRight()},
                            {around.topLeft(), around.bottomLeft()},
                            {around.topRight(), around.bottomRight()}};
    return around.contains(stroke.p1()) || std::ranges::any_of(edges, [&](const QLineF &edge) {
               return stroke.intersects(edge) == QLineF::BoundedIntersection;
           });
}

// A line that others go on beyond has its words where none of them runs, below its end if they can be there.
QRectF LineChart::freePlaceBeside(const Line &line) const
{
    const QFontMetrics metrics(scaled(font(), 0.92, QFont::DemiBold));
    const QSizeF size(metrics.horizontalAdvance(wordsOf(line)) + 1, units(this, 16));
    const QRectF bars = barsRect();
    const QPointF end = endOf(line);
    const double gap = units(this, 8), step = size.height() / 2;
    QList<QRectF> places;
    for (double away = step; away < bars.height(); away += step) {
        for (const double left : {end.x() + gap, end.x() - gap - size.width()}) {
            for (const double top : {end.y() + away - step / 2, end.y() - away - step})
                places.append({{left, top}, size});
        }
    }
    const QList<QLineF> drawn = strokes();
    const auto isFree = [&](const QRectF &place) {
        return bars.contains(place)
            && std::ranges::none_of(drawn, [&](const QLineF &stroke) { return crosses(stroke, place); });
    };
    const auto found = std::ranges::find_if(places, isFree);
    return found == places.end() ? QRectF(bars.topLeft(), size) : *found;
}

QList<QLineF> LineChart::strokes() const
{
    const QRectF bars = barsRect();
    QList<QLineF> strokes;
    for (const Line &line : m_lines) {
        for (qsizetype at = 1; at < line.values.size(); ++at) {
            const QPointF from = placeIn(bars, line.from + at - 1, line.values[at - 1]),
                          to = placeIn(bars, line.from + at, line.values[at]);
            const QPointF corner = line.grows ? from : QPointF(to.x(), from.y());
            strokes += {QLineF(from, corner), QLineF(corner, to)};
        }
    }
    return strokes;
}

} // namespace onhire
