// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/user_button.h"

#include "ui/theme/icons.h"
#include "ui/theme/metrics.h"

#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace onhire {

static constexpr int Edge = 6, Chevron = 14, Gap = 4;

UserButton::UserButton(QWidget *parent) : QAbstractButton(parent), m_menu(new QMenu(this))
{
    setAccessibleName(tr("User menu"));
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &UserButton::openMenu);
}

void UserButton::setName(const QString &name)
{
    setText(name);
    //: The menu of the person at work, for screen readers
    setAccessibleName(tr("Menu of %1").arg(name));
    updateGeometry();
}

QSize UserButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + units(this, 2 * Edge + Gap + Chevron), units(this, 30)};
}

// Its end below the end of the button.
void UserButton::openMenu()
{
    const int across = m_menu->sizeHint().width() - width();
    m_menu->popup(mapToGlobal(QPoint(isRightToLeft() ? 0 : -across, height())));
}

void UserButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus() || isDown()) {
        painter.setPen(hasFocus() ? QPen(colorOf(Role::Accent, palette())) : Qt::NoPen);
        painter.setBrush(colorOf(Role::IdleBg, palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), units(this, 6), units(this, 6));
    }
    const auto seen = [this](const QRect &logical) {
        return QStyle::visualRect(layoutDirection(), rect(), logical);
    };
    const QColor ink = colorOf(Role::Muted, palette());
    const int edge = units(this, Edge), size = units(this, Chevron);
    painter.setPen(ink);
    painter.drawText(seen({edge, 0, width() - 2 * edge - size, height()}),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)), text());
    paintGlyph(&painter, seen({width() - edge - size, (height() - size) / 2 + 1, size, size}),
               Glyph::ChevronDown, ink);
}

} // namespace onhire
