// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that somebody has uploaded, drawn on a page. It comes from outside: one that is too large, or that
// points at other files, is not drawn.
#pragma once

#include <QByteArray>
#include <QRectF>

class QPainter;

namespace onhire {

// As large as it becomes in that area, at its leading upper corner. False: it cannot be drawn.
bool drawLogo(QPainter *painter, const QRectF &area, const QByteArray &content, bool isDrawing,
              bool isRightToLeft);

// Whether an SVG has nothing in it that is read from elsewhere, or that uses itself up to no end.
bool isSelfContained(const QByteArray &svg);

} // namespace onhire
