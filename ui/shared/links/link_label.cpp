// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/links/link_label.h"

#include "ui/theme/metrics.h"
#include "ui/theme/roles.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace onhire {

LinkLabel::LinkLabel(const QString &text, QWidget *parent) : QAbstractButton(parent)
{
    setText(text);
    setToolTip(text);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize LinkLabel::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(text()) + units(metrics, 2), metrics.height()};
}

void LinkLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont drawn = font();
    drawn.setUnderline(underMouse() || hasFocus());
    painter.setFont(drawn);
    painter.setPen(colorOf(isEnabled() ? Role::Accent : Role::Muted, palette()));
    const auto side = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter));
    painter.drawText(rect(), side, elided(painter.fontMetrics(), text(), width()));
}

void LinkLabel::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() == Qt::NoModifier)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace onhire
