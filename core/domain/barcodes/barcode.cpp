// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/barcodes/barcode.h"

#include <zint.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace onhire {
namespace {

struct Delete
{
    void operator()(zint_symbol *symbol) const { ZBarcode_Delete(symbol); }
};
using Symbol = std::unique_ptr<zint_symbol, Delete>;

bool isDark(const zint_symbol &symbol, int row, int column)
{
    return symbol.encoded_data[row][column / 8] >> (column % 8) & 1;
}

bool isPlain(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u' ' && c <= u'~'; });
}

// Neighbouring modules of a row are one bar, so that no hair line shows between them.
QList<QRect> barsOf(const zint_symbol &symbol)
{
    QList<QRect> bars;
    for (int row = 0; row < symbol.rows; ++row) {
        for (int column = 0; column < symbol.width; ++column) {
            if (!isDark(symbol, row, column))
                continue;
            int end = column;
            while (end < symbol.width && isDark(symbol, row, end))
                ++end;
            bars.append({column, row, end - column, 1});
            column = end;
        }
    }
    return bars;
}

} // namespace

qreal narrowestModule(Symbology symbology)
{
    return symbology != Symbology::Code128 ? 0.25 : 0.19;
}

std::optional<Barcode> barcodeOf(const QString &text, Symbology symbology)
{
    const QByteArray bytes = text.toUtf8();
    const bool isMatrix = symbology != Symbology::Code128;
    // Bars say other alphabets in ways that many scanners do not know.
    if (bytes.isEmpty() || (!isMatrix && !isPlain(text)))
        return std::nullopt;
    const Symbol symbol(ZBarcode_Create());
    if (!symbol)
        return std::nullopt;
    symbol->symbology = isMatrix ? BARCODE_QRCODE : BARCODE_CODE128;
    symbol->input_mode = symbology == Symbology::PaymentQr ? DATA_MODE : UNICODE_MODE;
    if (symbology == Symbology::PaymentQr) {
        constexpr int MediumCorrection = 2;
        symbol->option_1 = MediumCorrection;
    }
    const int outcome = ZBarcode_Encode(
        symbol.get(), reinterpret_cast<const unsigned char *>(bytes.constData()), int(bytes.size()));
    if (outcome >= ZINT_ERROR)
        return std::nullopt;
    return Barcode{symbology, {symbol->width, symbol->rows}, barsOf(*symbol)};
}

qreal moduleWidthIn(const Barcode &barcode, const QSizeF &room, qreal dot)
{
    const int quiet = 2 * barcode.quietModules();
    qreal width = room.width() / (barcode.modules.width() + quiet);
    if (barcode.symbology != Symbology::Code128)
        width = std::min(width, room.height() / (barcode.modules.height() + quiet));
    const qreal whole = dot > 0 ? std::floor(width / dot) * dot : 0;
    return whole > 0 ? whole : width;
}

} // namespace onhire
