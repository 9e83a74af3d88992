// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>

namespace onhire {

static bool isField(const QObject *object)
{
    return qobject_cast<const QComboBox *>(object) || qobject_cast<const QAbstractSpinBox *>(object);
}

// A field that the wheel gives the focus to is changed by the next arrow key.
static void keepFocusFromWheel(QWidget &field)
{
    if (field.focusPolicy() == Qt::WheelFocus)
        field.setFocusPolicy(Qt::StrongFocus);
}

// Ignored and kept from the field: QApplication hands it to the parent then.
bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish && isField(watched))
        keepFocusFromWheel(*static_cast<QWidget *>(watched));
    if (event->type() != QEvent::Wheel || !(isField(watched) || isField(watched->parent())))
        return false;
    event->ignore();
    return true;
}

} // namespace onhire
