// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that a window draws, by whatever hand: a label, a delegate, a button that paints itself.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

class QWidget;

namespace onhire {

struct PaintedText
{
    QString text; // of one line, and of one font
    const QWidget *widget; // that draws it
    QRectF place; // in the window
    QColor ink;
    QFont font;
};

QList<PaintedText> textsPaintedBy(QWidget &window);

} // namespace onhire
