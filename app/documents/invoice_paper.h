// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of A4 on which texts and shapes are put by millimetres. Positions count from the edge at which reading
// begins, so a page that is read from right to left mirrors itself. Without a painter it only measures.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

namespace onhire {

struct TextLook
{
    qreal points = 9;
    QColor colour = QColor(0x1c, 0x22, 0x2b);
    bool isBold = false;
    bool isAtEnd = false; // of its line: amounts
    bool isCentred = false;
};

class InvoicePaper
{
public:
    static constexpr qreal Width = 210, Height = 297;

    InvoicePaper(QPdfWriter &writer, bool isRightToLeft) : m_writer(writer), m_isRightToLeft(isRightToLeft) { }

    void paintWith(QPainter *painter) { m_painter = painter; }
    bool isRightToLeft() const { return m_isRightToLeft; }

    // These answer how high the text is.
    qreal heightOf(const QString &text, qreal width, const TextLook &look) const;
    qreal put(const QString &text, qreal x, qreal y, qreal width, const TextLook &look) const;
    // One below the other, as the lines of a text are broken; each may stand somewhere else.
    QStringList linesOf(const QString &text, qreal width, const TextLook &look) const;

    void rule(qreal x, qreal y, qreal width, const QColor &colour, qreal thickness) const;
    void fill(const QRectF &area, const QColor &colour, qreal radius = 0) const;
    QRectF dotsOf(const QRectF &area) const; // on the device, mirrored if need be
    QPainter *painter() const { return m_painter; } // null: measuring
    bool beginPage() const { return !m_painter || m_writer.newPage(); }

private:
    qreal dots(qreal millimetres) const;
    void lay(QTextLayout &layout, const QString &text, qreal width, const TextLook &look) const;
    qreal heightOf(const QTextLayout &layout) const;

    QPdfWriter &m_writer;
    const bool m_isRightToLeft;
    QPainter *m_painter = nullptr;
};

} // namespace onhire
