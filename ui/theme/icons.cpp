// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

// Q_INIT_RESOURCE must stand outside any namespace; a static library's resources are dropped without it.
static void registerIcons()
{
    Q_INIT_RESOURCE(icons);
}

namespace onhire {

// In the order of Glyph.
static constexpr std::array names{
    "",      "arrow-back",   "arrow-down",   "arrow-next", "arrow-up", "assets",   "barcode", "catalogue",
    "check", "chevron-down", "chevron-next", "clock",      "close",    "columns",  "command", "copy",
    "cross", "customers",    "dot",          "empty",      "export",   "files",    "groups",  "half",
    "home",  "info",         "invoices",     "more",       "offline",  "orders",   "pause",   "payments",
    "plus",  "print",        "refresh",      "ring",       "search",   "settings", "star",    "subscriptions",
    "truck", "undo",         "warning",
};
static_assert(names.size() == size_t(Glyph::Warning) + 1);

static bool pointsSomewhere(Glyph glyph)
{
    return glyph == Glyph::ArrowBack || glyph == Glyph::ArrowNext || glyph == Glyph::ChevronNext
        || glyph == Glyph::Undo || glyph == Glyph::Truck;
}

static QPixmap draw(Glyph glyph, const QColor &color, const QSize &size, bool mirrored)
{
    registerIcons();
    QFile file(u":/icons/%1.svg"_s.arg(QLatin1StringView(names[size_t(glyph)])));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll().replace("#000", color.name(QColor::HexRgb).toLatin1());
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (mirrored) {
        painter.translate(size.width(), 0);
        painter.scale(-1, 1);
    }
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(), QSizeF(size)));
    return QPixmap::fromImage(image);
}

QIcon programIcon()
{
    registerIcons();
    QSvgRenderer drawing(u":/icons/onhire.svg"_s);
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter);
        icon.addPixmap(pixmap);
    }
    return icon;
}

static QPixmap cached(Glyph glyph, const QColor &color, const QSize &size, Qt::LayoutDirection direction)
{
    const bool mirrored = direction == Qt::RightToLeft && pointsSomewhere(glyph);
    const QString key = u"onhire/%1/%2/%3x%4/%5"_s.arg(int(glyph))
                            .arg(color.rgba())
                            .arg(size.width())
                            .arg(size.height())
                            .arg(mirrored);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = draw(glyph, color, size, mirrored);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

void paintGlyph(QPainter *painter, const QRectF &rect, Glyph glyph, const QColor &color,
                Qt::LayoutDirection direction)
{
    if (glyph == Glyph::None || rect.isEmpty())
        return;
    const QTransform toPixels = painter->deviceTransform(); // also where a widget is drawn into a picture
    const QSize pixels = (rect.size() * std::hypot(toPixels.m11(), toPixels.m12())).toSize();
    const QPixmap pixmap = cached(glyph, color, pixels, direction);
    painter->drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
}

namespace {

class GlyphEngine final : public QIconEngine
{
public:
    GlyphEngine(Glyph glyph, Role role) : m_glyph(glyph), m_role(role) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintGlyph(painter, rect, m_glyph, color(mode), QGuiApplication::layoutDirection());
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return cached(m_glyph, color(mode), size, QGuiApplication::layoutDirection());
    }

    QIconEngine *clone() const override { return new GlyphEngine(*this); }

private:
    QColor color(QIcon::Mode mode) const
    {
        return colorOf(mode == QIcon::Disabled ? Role::Muted : m_role, QGuiApplication::palette());
    }

    Glyph m_glyph;
    Role m_role;
};

} // namespace

QIcon iconOf(Glyph glyph, Role role)
{
    return QIcon(new GlyphEngine(glyph, role));
}

} // namespace onhire
