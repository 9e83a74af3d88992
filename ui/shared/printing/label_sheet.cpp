// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/label_sheet.h"

#include "ui/shared/text/text_format.h"
#include "ui/theme/metrics.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qreal WidestBar = 0.5, WidestDot = 0.8; // mm; more only costs room
constexpr qreal Gap = 0.7; // mm, between bars and words
constexpr qreal LowestBars = 6; // mm: a scanner has to hit them

// As everywhere in the program. DejaVu comes with fontconfig and knows Arabic.
QFont wordsFont(qreal points, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setFamilies({font.family(), u"DejaVu Sans"_s});
    font.setPixelSize(std::max(1, qRound(points * UnitsPerPoint)));
    font.setWeight(weight);
    return font;
}

// Of which the characters stay as they are and can be told apart, as codes have it on every screen.
QFont codeFont(qreal points)
{
    return monospaced(wordsFont(points, QFont::DemiBold));
}

qreal lineHeight(qreal points) // mm
{
    constexpr qreal Leading = 1.25, MmPerPoint = 25.4 / 72;
    return points * Leading * MmPerPoint;
}

QStringList linesOf(const LabelTemplate &format, const LabelContent &content)
{
    QStringList lines;
    if (!content.first.isEmpty())
        lines += content.first;
    for (const LabelLine line : format.lines) {
        if (const QString text = content.lines.value(line); !text.isEmpty())
            lines += text;
    }
    return lines;
}

QRectF insideOf(const LabelTemplate &format)
{
    const qreal padding = format.padding;
    return QRectF(QPointF(), format.label).adjusted(padding, padding, -padding, -padding);
}

bool isReadable(qreal module, Symbology symbology)
{
    constexpr qreal Rounding = 1e-6;
    return module + Rounding >= narrowestModule(symbology);
}

// Words above, bars below them, the code under the bars. The quiet zone may reach into the padding.
std::optional<LabelLayout> barsLayout(const LabelTemplate &format, const LabelContent &content, qreal dot)
{
    LabelLayout layout;
    layout.barcode = barcodeOf(content.code, Symbology::Code128);
    const QRectF inside = insideOf(format);
    const qreal code = lineHeight(format.fontPoints + 1);
    const qreal words = linesOf(format, content).size() * lineHeight(format.fontPoints);
    const qreal height = inside.height() - words - code - 2 * Gap;
    if (!layout.barcode || height < std::min(LowestBars, inside.height() / 3))
        return std::nullopt;
    layout.linesRect = QRectF(inside.topLeft(), QSizeF(inside.width(), words));
    layout.barcodeRect = QRectF(0, inside.top() + words + Gap, format.label.width(), height);
    layout.codeRect = QRectF(inside.left(), inside.bottom() - code, inside.width(), code);
    layout.moduleWidth = moduleWidthIn(*layout.barcode, {format.label.width(), height}, dot);
    if (layout.moduleWidth > WidestBar)
        layout.moduleWidth = dot > 0 ? std::max(dot, int(WidestBar / dot) * dot) : WidestBar;
    return isReadable(layout.moduleWidth, Symbology::Code128) ? std::optional(layout) : std::nullopt;
}

// The matrix where reading begins, the words beside it.
std::optional<LabelLayout> matrixLayout(const LabelTemplate &format, const LabelContent &content, qreal dot,
                                        Qt::LayoutDirection direction)
{
    LabelLayout layout;
    layout.barcode = barcodeOf(content.code, Symbology::Qr);
    if (!layout.barcode)
        return std::nullopt;
    const QRectF inside = insideOf(format);
    const qreal side = std::min(inside.height(), inside.width() * 0.55);
    layout.moduleWidth = moduleWidthIn(*layout.barcode, {side, side}, dot);
    if (layout.moduleWidth > WidestDot)
        layout.moduleWidth = dot > 0 ? std::max(dot, int(WidestDot / dot) * dot) : WidestDot;
    if (!isReadable(layout.moduleWidth, Symbology::Qr))
        return std::nullopt;
    const qreal used =
        layout.moduleWidth * (layout.barcode->modules.width() + 2 * layout.barcode->quietModules());
    const bool mirrored = direction == Qt::RightToLeft;
    layout.barcodeRect =
        QRectF(mirrored ? inside.right() - used : inside.left(), inside.top(), used, inside.height());
    const qreal left = mirrored ? inside.left() : layout.barcodeRect.right() + Gap;
    const qreal width = inside.width() - used - Gap;
    const qreal words = linesOf(format, content).size() * lineHeight(format.fontPoints);
    const qreal code = lineHeight(format.fontPoints + 1);
    const qreal top = inside.top() + std::max(0.0, (inside.height() - words - code) / 2);
    layout.codeRect = QRectF(left, top, width, code);
    layout.linesRect = QRectF(left, top + code, width, words);
    return layout;
}

LabelLayout wordsLayout(const LabelTemplate &format)
{
    LabelLayout layout;
    const QRectF inside = insideOf(format);
    const qreal code = lineHeight(format.fontPoints + 1);
    layout.codeRect = QRectF(inside.topLeft(), QSizeF(inside.width(), code));
    layout.linesRect = inside.adjusted(0, code, 0, 0);
    return layout;
}

LabelLayout layoutIn(const LabelTemplate &format, const LabelContent &content, qreal dot,
                     Qt::LayoutDirection direction)
{
    if (format.symbology == Symbology::Code128) {
        if (const auto bars = barsLayout(format, content, dot))
            return *bars;
    }
    return matrixLayout(format, content, dot, direction).value_or(wordsLayout(format));
}

QRectF inUnits(const QRectF &mm)
{
    return {mm.topLeft() * UnitsPerMm, mm.size() * UnitsPerMm};
}

// What is too long becomes smaller, then is cut off.
void paintLine(QPainter *painter, const QRectF &rect, const QString &text, QFont font, Qt::Alignment alignment)
{
    constexpr qreal Smallest = 0.7;
    const qreal width = QFontMetricsF(font).horizontalAdvance(text);
    if (width > rect.width())
        font.setPixelSize(std::max(1, int(font.pixelSize() * std::max(Smallest, rect.width() / width))));
    painter->setFont(font);
    const QString shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 1);
    painter->drawText(rect, int(alignment | Qt::AlignVCenter | Qt::TextDontClip), shown);
}

} // namespace

LabelLayout layoutOf(const LabelTemplate &format, const LabelContent &content, qreal dotMm)
{
    return layoutIn(format, content, dotMm, Qt::LeftToRight);
}

LabelSheet::LabelSheet(QString title, LabelTemplate format, QList<LabelContent> labels, int skipped)
    : m_title(std::move(title)), m_format(std::move(format)), m_labels(std::move(labels)),
      m_skipped(m_format.onRoll ? 0 : std::clamp(skipped, 0, m_format.perPage() - 1))
{
}

int LabelSheet::pageCount() const
{
    const int places = int(m_labels.size()) + m_skipped;
    return (places + m_format.perPage() - 1) / m_format.perPage();
}

int LabelSheet::withoutBarcode() const
{
    return int(std::count_if(m_labels.begin(), m_labels.end(), [this](const LabelContent &content) {
        return !layoutOf(m_format, content).barcode;
    }));
}

void LabelSheet::paint(QPainter *painter, int page, qreal dot) const
{
    const int perPage = m_format.perPage();
    const int begin = std::max(page * perPage, m_skipped);
    const int end = std::min((page + 1) * perPage, int(m_labels.size()) + m_skipped);
    for (int place = begin; place < end; ++place) {
        const QPointF corner = m_format.placeOf(place) * UnitsPerMm;
        painter->save();
        // whole dots of the printer, so that no bar is rounded to another width than its neighbours
        painter->translate(dot > 0 ? QPointF(qRound(corner.x() / dot) * dot, qRound(corner.y() / dot) * dot)
                                   : corner);
        paintLabel(painter, m_labels[place - m_skipped], dot);
        painter->restore();
    }
}

void LabelSheet::paintLabel(QPainter *painter, const LabelContent &content, qreal dot) const
{
    const Qt::LayoutDirection direction = QGuiApplication::layoutDirection();
    painter->setLayoutDirection(direction);
    const LabelLayout layout = layoutIn(m_format, content, dot / UnitsPerMm, direction);
    painter->setPen(Qt::black);
    const bool bars = layout.barcode && layout.barcode->symbology == Symbology::Code128;
    if (layout.barcode)
        paintBarcode(painter, inUnits(layout.barcodeRect), *layout.barcode, layout.moduleWidth * UnitsPerMm);
    const QString code = content.text.isEmpty() ? content.code : content.text;
    paintLine(painter, inUnits(layout.codeRect), leftToRight(code), codeFont(m_format.fontPoints + 1),
              bars ? Qt::AlignHCenter : Qt::AlignLeft);
    QRectF line(layout.linesRect.topLeft(), QSizeF(layout.linesRect.width(), lineHeight(m_format.fontPoints)));
    bool first = bars; // the first line above the bars is what people look for
    for (const QString &text : linesOf(m_format, content)) {
        paintLine(painter, inUnits(line), text,
                  wordsFont(m_format.fontPoints, first ? QFont::DemiBold : QFont::Normal), Qt::AlignLeft);
        line.translate(0, line.height());
        first = false;
    }
}

} // namespace onhire
