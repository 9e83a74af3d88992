// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/controls/veil.h"

#include "ui/theme/roles.h"

#include <QEvent>
#include <QPainter>

namespace onhire {

void paintVeil(QPainter &painter, const QRect &rect, const QPalette &palette)
{
    QColor veil = colorOf(Role::Ink, false); // dark in both sets
    veil.setAlphaF(isDark(palette) ? 0.6F : 0.32F);
    painter.fillRect(rect, veil);
}

Veil::Veil(QWidget *window) : QWidget(window)
{
    window->installEventFilter(this);
    hide();
}

bool Veil::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowBlocked)
        lay();
    else if (event->type() == QEvent::WindowUnblocked)
        hide();
    else if (event->type() == QEvent::Resize && !isHidden())
        lay();
    return QWidget::eventFilter(watched, event);
}

void Veil::lay()
{
    setGeometry(parentWidget()->rect());
    show();
    raise();
}

void Veil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintVeil(painter, rect(), palette());
}

} // namespace onhire
