// SPDX-License-Identifier: GPL-3.0-or-later
// The few shapes that cells, panes and bars share.
#pragma once

#include "ui/shared/controls/cell_values.h"

#include <QFont>
#include <QPalette>
#include <QRect>

class QPainter;

namespace onhire {

// Digits of equal width, so that amounts stand in columns. Qt before 6.7 cannot ask the font for them.
void paintFigures(QPainter *painter, const QRect &rect, const QString &text, Qt::Alignment alignment);

int figuresWidth(const QFontMetrics &metrics, const QString &text);

QSize pillSize(const QFont &font, const StatusLook &look);
void paintPill(QPainter *painter, const QRect &rect, const QFont &font, const StatusLook &look,
               const QPalette &palette, Qt::LayoutDirection direction);

void paintProgressBar(QPainter *painter, const QRectF &rect, const Progress &progress, const QPalette &palette,
                      Qt::LayoutDirection direction);

} // namespace onhire
