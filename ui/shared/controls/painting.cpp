// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/painting.h"

#include "ui/theme/metrics.h"

#include <QPainter>
#include <QStyle>

namespace onhire {

static int widestDigit(const QFontMetrics &metrics)
{
    int widest = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        widest = qMax(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

int figuresWidth(const QFontMetrics &metrics, const QString &text)
{
    const int digit = widestDigit(metrics);
    int width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

void paintFigures(QPainter *painter, const QRect &rect, const QString &text, Qt::Alignment alignment)
{
    const QFontMetrics metrics = painter->fontMetrics();
    const int digit = widestDigit(metrics);
    const auto advance = [&](QChar c) { return c.isDigit() ? digit : metrics.horizontalAdvance(c); };
    int x = alignment & Qt::AlignRight ? rect.right() + 1 - figuresWidth(metrics, text) : rect.left();
    for (const QChar c : text) {
        painter->drawText(QRect(x, rect.top(), advance(c), rect.height()), Qt::AlignCenter | Qt::TextDontClip,
                          c);
        x += advance(c);
    }
}

static QFont pillFont(const QFont &font)
{
    return scaled(font, 0.92, QFont::Medium);
}

QSize pillSize(const QFont &font, const StatusLook &look)
{
    const QFontMetrics metrics(pillFont(font));
    const int glyph = look.glyph == Glyph::None ? 0 : units(metrics, 12) + units(metrics, 5);
    return {units(metrics, 7) + units(metrics, 8) + glyph + metrics.horizontalAdvance(look.word),
            metrics.height() + units(metrics, 5)};
}

void paintPill(QPainter *painter, const QRect &rect, const QFont &font, const StatusLook &look,
               const QPalette &palette, Qt::LayoutDirection direction, bool onSelection)
{
    const QFont ownFont = pillFont(font);
    const QFontMetrics metrics(ownFont);
    const QColor ink = colorOf(inkOf(look.tone), palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colorOf(onSelection ? Role::Pane : backgroundOf(look.tone), palette));
    painter->drawRoundedRect(rect, units(metrics, 6), units(metrics, 6));

    QRect text = rect.adjusted(units(metrics, 7), 0, -units(metrics, 8), 0);
    if (look.glyph != Glyph::None) {
        const int size = units(metrics, 12);
        const QRect glyph(text.left(), rect.center().y() - size / 2 + (rect.height() % 2 ? 0 : 1), size, size);
        paintGlyph(painter, QStyle::visualRect(direction, rect, glyph), look.glyph, ink, direction);
        text.setLeft(glyph.right() + 1 + units(metrics, 5));
    }
    painter->setFont(ownFont);
    painter->setPen(ink);
    painter->drawText(QStyle::visualRect(direction, rect, text),
                      int(QStyle::visualAlignment(direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      elided(metrics, look.word, text.width() + 1));
    painter->restore();
}

BarLook barOf(const Progress &progress)
{
    const qreal share = progress.total > 0 ? qBound(0.0, qreal(progress.done) / progress.total, 1.0) : 0;
    return {share, share < 1 ? Role::Accent : Role::Ok};
}

void paintBar(QPainter *painter, const QRectF &rect, const BarLook &look, const QPalette &palette,
              Qt::LayoutDirection direction)
{
    const qreal radius = rect.height() / 2;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colorOf(look.onSelection ? Role::StrongLine : Role::Line, palette));
    painter->drawRoundedRect(rect, radius, radius);
    QRectF done = rect;
    done.setWidth(rect.width() * qBound(0.0, look.share, 1.0));
    if (direction == Qt::RightToLeft)
        done.moveRight(rect.right());
    painter->setClipRect(done);
    painter->setBrush(colorOf(look.ink, palette));
    painter->drawRoundedRect(rect, radius, radius);
    painter->restore();
}

} // namespace onhire
