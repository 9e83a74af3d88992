// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/invoice_paper.h"

#include "app/documents/paper_font.h"

#include <algorithm>

namespace onhire {
namespace {

constexpr qreal MillimetresPerInch = 25.4, Leading = 1.12; // of a line, times its font's

QFont fontOf(const TextLook &look)
{
    QFont font = paperFont(look.points);
    font.setStretch(QFont::SemiCondensed);
    font.setBold(look.isBold);
    return font;
}

} // namespace

qreal InvoicePaper::dots(qreal millimetres) const
{
    return millimetres * m_writer.resolution() / MillimetresPerInch;
}

QRectF InvoicePaper::dotsOf(const QRectF &area) const
{
    const qreal left = m_isRightToLeft ? Width - area.right() : area.left();
    return {dots(left), dots(area.top()), dots(area.width()), dots(area.height())};
}

void InvoicePaper::lay(QTextLayout &layout, const QString &text, qreal width, const TextLook &look) const
{
    const bool isOnTheRight = look.isAtEnd != m_isRightToLeft;
    QTextOption option(look.isCentred ? Qt::AlignHCenter
                                      : Qt::AlignAbsolute | (isOnTheRight ? Qt::AlignRight : Qt::AlignLeft));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(m_isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    layout.setText(drawable(text, layout.font()).replace(u'\n', QChar::LineSeparator));
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(dots(width));
        line.setPosition({0, y});
        y += line.height() * Leading;
    }
    layout.endLayout();
}

qreal InvoicePaper::heightOf(const QTextLayout &layout) const
{
    qreal height = 0;
    for (int i = 0; i < layout.lineCount(); ++i)
        height += layout.lineAt(i).height() * Leading;
    return height * MillimetresPerInch / m_writer.resolution();
}

qreal InvoicePaper::widthOf(const QTextLayout &layout) const
{
    qreal width = 0;
    for (int i = 0; i < layout.lineCount(); ++i)
        width = std::max(width, layout.lineAt(i).naturalTextWidth());
    return width * MillimetresPerInch / m_writer.resolution();
}

qreal InvoicePaper::heightOf(const QString &text, qreal width, const TextLook &look) const
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout({}, fontOf(look), &m_writer);
    lay(layout, text, width, look);
    return heightOf(layout);
}

qreal InvoicePaper::put(const QString &text, qreal x, qreal y, qreal width, const TextLook &look)
{
    if (text.isEmpty())
        return 0;
    QTextLayout layout({}, fontOf(look), &m_writer);
    lay(layout, text, width, look);
    const qreal height = heightOf(layout), used = widthOf(layout);
    const qreal before = look.isCentred ? (width - used) / 2 : look.isAtEnd ? width - used : 0;
    draw(layout, {x, y, width, height}, {x + before, y, used, height}, look);
    return height;
}

void InvoicePaper::draw(const QTextLayout &layout, const QRectF &place, const QRectF &, const TextLook &look)
{
    if (!m_painter)
        return;
    m_painter->setPen(look.colour);
    layout.draw(m_painter, dotsOf(place).topLeft());
}

QStringList InvoicePaper::linesOf(const QString &text, qreal width, const TextLook &look) const
{
    QTextLayout layout({}, fontOf(look), &m_writer);
    lay(layout, text, width, look);
    QStringList lines;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        lines += layout.text().mid(line.textStart(), line.textLength()).remove(QChar::LineSeparator);
    }
    return lines;
}

void InvoicePaper::rule(qreal x, qreal y, qreal width, const QColor &colour, qreal thickness)
{
    fill({x, y - thickness / 2, width, thickness}, colour);
}

void InvoicePaper::fill(const QRectF &area, const QColor &colour, qreal radius)
{
    if (!m_painter)
        return;
    m_painter->setPen(Qt::NoPen);
    m_painter->setBrush(colour);
    if (radius > 0)
        m_painter->drawRoundedRect(dotsOf(area), dots(radius), dots(radius));
    else
        m_painter->drawRect(dotsOf(area));
}

} // namespace onhire
