// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at what a window writes, line by line: whether it stands out from its ground, is cut off at an edge,
// lies over another line, or is shortened beside empty room.
#pragma once

#include <QList>
#include <QString>

class QImage;
class QWidget;

namespace onhire {

constexpr int FontRounding = 2; // pixels by which a text may be out of its place

struct PaintedFault
{
    const QWidget *widget;
    QString what;
};

QList<PaintedFault> faultsPaintedIn(QWidget &window, const QImage &picture);

} // namespace onhire
