// SPDX-License-Identifier: GPL-3.0-or-later
// What all charts share: Qt Charts draws the bars, without legend, frame or movement; words and numbers are
// painted beside them as everywhere else in the program, by the language and its direction.
#pragma once

#include "ui/theme/roles.h"

#include <QChartView>

class QBarSet;

namespace onhire {

class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(const QString &name, QWidget *parent = nullptr);

protected:
    // In the coordinates of a view that is read from left to right.
    virtual QRectF barsRect() const = 0;
    virtual void paintWords(QPainter &painter) const = 0;
    virtual void dress() { } // colours, from the palette

    void arrange(); // after anything that moves the bars
    void restart(); // empties the chart
    QRect seen(const QRectF &logical) const; // mirrored where text runs from right to left
    Qt::Alignment aligned(Qt::Alignment logical) const;
    void paintText(QPainter &painter, const QRectF &logical, Qt::Alignment alignment, const QString &text,
                   Role role) const;
    QColor color(Role role) const { return colorOf(role, palette()); }
    void fill(QBarSet *set, Role role) const;

    virtual void fitBars() { } // to where they are now

    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace onhire
