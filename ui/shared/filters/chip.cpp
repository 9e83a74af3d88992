// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/chip.h"

#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace onhire {

Chip::Chip(const QString &text, QWidget *parent) : QAbstractButton(parent)
{
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void Chip::setActive(bool active)
{
    m_active = active;
    updateGeometry();
    update();
}

QSize Chip::sizeHint() const
{
    const int extras = (m_active ? 1 : 0) + (m_glyph == Glyph::None ? 0 : 1);
    return {units(this, 22) + fontMetrics().horizontalAdvance(text()) + extras * units(this, 17),
            units(this, 27)};
}

QSize Chip::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), units(this, 64)), sizeHint().height()};
}

QRect Chip::crossRect() const
{
    if (!m_active)
        return {};
    const QRect logical(width() - units(this, 26), 0, units(this, 26), height());
    return QStyle::visualRect(layoutDirection(), rect(), logical);
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = colorOf(m_active ? Role::Accent : Role::Ink, palette());
    const bool marked = m_active || hasFocus();
    painter.setPen(QPen(colorOf(marked             ? Role::Accent
                                    : underMouse() ? Role::Muted
                                                   : Role::Line,
                                palette()),
                        1));
    painter.setBrush(colorOf(m_active ? Role::AccentBg : Role::Pane, palette()));
    const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);

    QRect text = rect().adjusted(units(this, 11), 0, -units(this, m_active ? 26 : 11), 0);
    const int size = units(this, 12);
    if (m_glyph != Glyph::None) {
        const QRect glyph(text.left(), (height() - size) / 2, size, size);
        paintGlyph(&painter, QStyle::visualRect(layoutDirection(), rect(), glyph), m_glyph, ink);
        text.setLeft(glyph.right() + units(this, 6));
    }
    if (m_active) {
        QRect cross(0, 0, size, size);
        cross.moveCenter(crossRect().center());
        paintGlyph(&painter, cross.translated(layoutDirection() == Qt::RightToLeft ? 1 : -1, 0), Glyph::Close,
                   ink);
    }
    painter.setPen(ink);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), text),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)),
                     fontMetrics().elidedText(this->text(), Qt::ElideRight, text.width() + 1));
}

void Chip::mousePressEvent(QMouseEvent *event)
{
    m_crossPressed = crossRect().contains(event->position().toPoint());
    if (!m_crossPressed)
        QAbstractButton::mousePressEvent(event);
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_crossPressed)
        QAbstractButton::mouseReleaseEvent(event);
    else if (crossRect().contains(event->position().toPoint()))
        Q_EMIT cleared();
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (m_active && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        Q_EMIT cleared();
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace onhire
