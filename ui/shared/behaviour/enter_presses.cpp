// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/enter_presses.h"

#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>

namespace onhire {

static bool isEnter(const QKeyEvent &event)
{
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    return isPlain && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter);
}

bool EnterPresses::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isEnter(static_cast<const QKeyEvent &>(*event)))
        return false;
    auto *button = qobject_cast<QPushButton *>(watched);
    if (!button || !button->hasFocus() || !qobject_cast<QDialog *>(button->window()))
        return false;
    if (!static_cast<const QKeyEvent *>(event)->isAutoRepeat()) // a key that is held presses once
        button->click();
    return true;
}

} // namespace onhire
