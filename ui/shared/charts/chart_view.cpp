// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/charts/chart_view.h"

#include "ui/shared/controls/painting.h"
#include "ui/theme/metrics.h"

#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QPainter>
#include <QStyle>
#include <QWheelEvent>

namespace onhire {

ChartView::ChartView(const QString &name, QWidget *parent) : QChartView(new QChart, parent)
{
    setAccessibleName(name);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // the table beside it is for the keyboard
    viewport()->setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(FullViewportUpdate);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->setContentsMargins(0, 0, 0, 0);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setAnimationOptions(QChart::NoAnimation);
}

void ChartView::restart()
{
    chart()->removeAllSeries();
    const auto axes = chart()->axes();
    for (QAbstractAxis *axis : axes) {
        chart()->removeAxis(axis);
        delete axis;
    }
}

void ChartView::arrange()
{
    setTransform(isRightToLeft() ? QTransform::fromScale(-1, 1) : QTransform());
    chart()->setPlotArea(barsRect());
    fitBars();
    viewport()->update();
}

QRect ChartView::seen(const QRectF &logical) const
{
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), logical.toAlignedRect());
}

Qt::Alignment ChartView::aligned(Qt::Alignment logical) const
{
    return QStyle::visualAlignment(layoutDirection(), logical);
}

void ChartView::paintText(QPainter &painter, const QRectF &logical, Qt::Alignment alignment,
                          const QString &text, Role role) const
{
    const QRect rect = seen(logical);
    painter.setPen(color(role));
    painter.drawText(rect, int(aligned(alignment)) | Qt::TextDontClip,
                     elided(painter.fontMetrics(), text, rect.width() + 1));
}

void ChartView::fill(QBarSet *set, Role role) const
{
    set->setColor(color(role));
    set->setBorderColor(Qt::transparent);
}

void ChartView::drawBackground(QPainter *painter, const QRectF &rect)
{
    painter->fillRect(rect, color(Role::Pane));
}

void ChartView::drawForeground(QPainter *painter, const QRectF &)
{
    painter->save();
    painter->resetTransform();
    painter->setFont(font());
    paintWords(*painter);
    painter->restore();
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    arrange();
}

void ChartView::showEvent(QShowEvent *event)
{
    QChartView::showEvent(event);
    arrange();
}

void ChartView::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        dress();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

// The page scrolls, whatever lies under the pointer.
void ChartView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

} // namespace onhire
