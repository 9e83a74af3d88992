// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of A4 on which texts and shapes are put by millimetres. Positions count from the edge at which reading
// begins, so a page that is read from right to left mirrors itself. Without a painter it only measures. What
// ends up on a page is virtual: a test records where everything stands.
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

    virtual ~InvoicePaper() = default;

    void paintWith(QPainter *painter) { m_painter = painter; }
    bool isRightToLeft() const { return m_isRightToLeft; }

    // These answer how high the text is.
    qreal heightOf(const QString &text, qreal width, const TextLook &look) const;
    qreal put(const QString &text, qreal x, qreal y, qreal width, const TextLook &look);
    // One below the other, as the lines of a text are broken; each may stand somewhere else.
    QStringList linesOf(const QString &text, qreal width, const TextLook &look) const;

    void rule(qreal x, qreal y, qreal width, const QColor &colour, qreal thickness);
    virtual void fill(const QRectF &area, const QColor &colour, qreal radius = 0);
    QRectF dotsOf(const QRectF &area) const; // on the device, mirrored if need be
    QPainter *painter() const { return m_painter; } // null: measuring
    virtual bool beginPage() { return !m_painter || m_writer.newPage(); }

protected:
    // ink: as wide as its longest line, and where that stands; layout begins at place.
    virtual void draw(const QTextLayout &layout, const QRectF &place, const QRectF &ink, const TextLook &look);

private:
    qreal dots(qreal millimetres) const;
    void lay(QTextLayout &layout, const QString &text, qreal width, const TextLook &look) const;
    qreal heightOf(const QTextLayout &layout) const;
    qreal widthOf(const QTextLayout &layout) const;

    QPdfWriter &m_writer;
    const bool m_isRightToLeft;
    QPainter *m_painter = nullptr;
};

} // namespace onhire
