// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/chip.h"

#include "ui/theme/metrics.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace onhire {

static constexpr int LongestText = 240; // a customer's name may be of any length

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

void Chip::setMarked(bool marked)
{
    m_marked = marked;
    update();
}

void Chip::setGlyph(Glyph glyph)
{
    m_glyph = glyph;
    updateGeometry();
    update();
}

void Chip::setIconOnly(bool iconOnly)
{
    if (m_iconOnly == iconOnly)
        return;
    m_iconOnly = iconOnly;
    setToolTip(iconOnly ? text() : QString());
    updateGeometry();
    update();
}

QSize Chip::wholeSize() const
{
    const int extras = (m_active ? 1 : 0) + (m_glyph == Glyph::None ? 0 : 1);
    const int text = qMin(fontMetrics().horizontalAdvance(this->text()), units(this, LongestText));
    return {units(this, 24) + text + extras * units(this, 18), units(this, 28)};
}

QSize Chip::sizeHint() const
{
    const QSize whole = wholeSize();
    return m_iconOnly ? QSize(units(this, 34), whole.height()) : whole;
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
    const bool isSet = m_active || m_marked;
    const QColor ink = colorOf(isSet ? Role::Accent : Role::Ink, palette());
    const bool marked = isSet || hasFocus();
    painter.setPen(QPen(colorOf(marked             ? Role::Accent
                                    : underMouse() ? Role::Muted
                                                   : Role::Line,
                                palette()),
                        1));
    painter.setBrush(colorOf(isSet ? Role::AccentBg : Role::Pane, palette()));
    const QRectF body = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);

    QRect text = rect().adjusted(units(this, 12), 0, -units(this, m_active ? 26 : 11), 0);
    const int size = units(this, 12);
    if (m_iconOnly) {
        paintGlyph(&painter, QRect((width() - size) / 2, (height() - size) / 2, size, size), m_glyph, ink);
        return;
    }
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
                     elided(fontMetrics(), this->text(), text.width() + 1));
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
