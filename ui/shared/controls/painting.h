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
               const QPalette &palette, Qt::LayoutDirection direction, bool onSelection = false);

struct BarLook
{
    qreal share = 0; // of the whole
    Role ink = Role::Accent;
    bool onSelection = false; // a selected row has a ground on which the usual one is not seen
};

BarLook barOf(const Progress &progress); // in the accent's colour until everything is done
void paintBar(QPainter *painter, const QRectF &rect, const BarLook &look, const QPalette &palette,
              Qt::LayoutDirection direction);

} // namespace onhire
