// SPDX-License-Identifier: GPL-3.0-or-later
// Barcodes as shapes, never as a picture: they are sharp on every printer.
#pragma once

#include <QList>
#include <QRect>
#include <QSizeF>
#include <QString>

#include <optional>

namespace onhire {

// PaymentQr: as banks want it, the very bytes of the UTF-8 with a medium correction of errors.
enum class Symbology { Code128, Qr, PaymentQr };

struct Barcode
{
    Symbology symbology = Symbology::Code128;
    QSize modules; // without the quiet zone; a barcode of bars is one module high
    QList<QRect> bars; // in modules

    // What scanners need to be empty around it, in modules.
    int quietModules() const { return symbology == Symbology::Code128 ? 10 : 4; }
};

// Narrower modules cannot be relied upon: 0.19 mm is what a label printer of 300 dpi and a common hand scanner
// manage; cameras want more of a matrix. In mm.
qreal narrowestModule(Symbology symbology);

// None for a text that the symbology cannot say.
std::optional<Barcode> barcodeOf(const QString &text, Symbology symbology);

// How wide a module becomes inside that width and height (of a barcode of bars the width alone counts). A
// printer prints whole dots only, so with the size of a dot it is a number of whole dots. In the unit of the
// arguments.
qreal moduleWidthIn(const Barcode &barcode, const QSizeF &room, qreal dot = 0);

} // namespace onhire
