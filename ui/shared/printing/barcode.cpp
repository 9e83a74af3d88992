// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/barcode.h"

#include <QPainter>

namespace onhire {

void paintBarcode(QPainter *painter, const QRectF &rect, const Barcode &barcode, qreal moduleWidth)
{
    const bool isMatrix = barcode.symbology == Symbology::Qr;
    const qreal moduleHeight = isMatrix ? moduleWidth : rect.height();
    QRectF shape(0, 0, barcode.modules.width() * moduleWidth, barcode.modules.height() * moduleHeight);
    shape.moveCenter(rect.center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(Qt::NoPen);
    painter->setBrush(Qt::black);
    for (const QRect &bar : barcode.bars)
        painter->drawRect(QRectF(shape.left() + bar.x() * moduleWidth, shape.top() + bar.y() * moduleHeight,
                                 bar.width() * moduleWidth, bar.height() * moduleHeight));
    painter->restore();
}

} // namespace onhire
