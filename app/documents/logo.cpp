// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/logo.h"

#include "core/services/files/logo_file.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostUses = 16; // of other parts of a drawing: they may use others in turn, which multiplies

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
    int uses = 0;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::ProcessingInstruction:
        case QXmlStreamReader::EntityReference: return false;
        case QXmlStreamReader::DTD:
            if (!reader.entityDeclarations().isEmpty())
                return false;
            break;
        case QXmlStreamReader::StartElement:
            uses += reader.name() == "use"_L1;
            for (const QXmlStreamAttribute &attribute : reader.attributes()) {
                if (attribute.name() == "href"_L1 && !attribute.value().startsWith(u'#')
                    && reader.name() != "a"_L1)
                    return false;
            }
            break;
        default: break;
        }
    }
    return !reader.hasError() && uses <= MostUses;
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
