// SPDX-License-Identifier: GPL-3.0-or-later
// Barcodes on paper.
#pragma once

#include "core/domain/barcodes/barcode.h"

#include <QRectF>

class QPainter;

namespace onhire {

// In the middle of the rectangle, quiet zone included. What is painted is black, whatever the theme.
void paintBarcode(QPainter *painter, const QRectF &rect, const Barcode &barcode, qreal moduleWidth);

} // namespace onhire
