// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/link_card.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace onhire {

LinkCard::LinkCard(const QString &name, QWidget *parent)
    : QAbstractButton(parent), m_content(new QHBoxLayout(this))
{
    setAccessibleName(name);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    m_content->setContentsMargins(units(this, 12), units(this, 8), units(this, 12), units(this, 8));
    m_content->setSpacing(units(this, 8));
}

void LinkCard::add(QWidget *widget, int stretch)
{
    widget->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_content->addWidget(widget, stretch);
}

void LinkCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colorOf(hasFocus() ? Role::Accent : Role::Line, palette()));
    painter.setBrush(colorOf(underMouse() || isDown() ? Role::AccentBg : Role::Pane, palette()));
    const int radius = units(this, 9);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void LinkCard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace onhire
