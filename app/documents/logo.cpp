// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/logo.h"

#include "app/documents/drawing_weight.h"
#include "core/services/files/logo_file.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostDrawn = 2'000'000; // letters of a drawing, those that it uses again counted again

QRectF fitted(const QRectF &area, const QSizeF &size, bool isRightToLeft)
{
    QRectF place(area.topLeft(), size.scaled(area.size(), Qt::KeepAspectRatio));
    if (isRightToLeft)
        place.moveRight(area.right());
    return place;
}

bool drawDrawing(QPainter *painter, const QRectF &area, const QByteArray &svg, bool isRightToLeft)
{
    if (!isSelfContained(svg))
        return false;
    QSvgRenderer renderer(svg);
    const QSizeF size = renderer.viewBoxF().size();
    if (!renderer.isValid() || size.isEmpty())
        return false;
    if (painter)
        renderer.render(painter, fitted(area, size, isRightToLeft));
    return true;
}

bool drawPicture(QPainter *painter, const QRectF &area, QByteArray content, bool isRightToLeft)
{
    QBuffer buffer(&content);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    const bool isKnown = reader.format() == "png" || reader.format() == "jpeg";
    if (!isKnown || size.isEmpty() || size.width() > LogoPixels || size.height() > LogoPixels)
        return false;
    const QImage image = reader.read();
    if (image.isNull())
        return false;
    if (painter) {
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->drawImage(fitted(area, image.size(), isRightToLeft), image);
    }
    return true;
}

} // namespace

// Qt reads the pictures and style sheets that an SVG names from the disk of whoever draws it, and draws what is
// used as often as it is, however long that takes.
bool isSelfContained(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    DrawingWeight weight;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::ProcessingInstruction:
        case QXmlStreamReader::EntityReference: return false;
        case QXmlStreamReader::DTD:
            if (!reader.entityDeclarations().isEmpty())
                return false;
            break;
        case QXmlStreamReader::StartElement:
            for (const QXmlStreamAttribute &attribute : reader.attributes()) {
                if (attribute.name() == "href"_L1 && !attribute.value().startsWith(u'#')
                    && reader.name() != "a"_L1)
                    return false;
            }
            weight.begin(reader.name(), reader.attributes());
            break;
        case QXmlStreamReader::EndElement: weight.end(); break;
        default: break;
        }
    }
    return !reader.hasError() && weight.total() <= MostDrawn;
}

bool drawLogo(QPainter *painter, const QRectF &area, const QByteArray &content, bool isDrawing,
              bool isRightToLeft)
{
    if (content.isEmpty())
        return false;
    return isDrawing ? drawDrawing(painter, area, content, isRightToLeft)
                     : drawPicture(painter, area, content, isRightToLeft);
}

} // namespace onhire
