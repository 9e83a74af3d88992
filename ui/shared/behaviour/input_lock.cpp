// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/input_lock.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace onhire {

static bool leadsAway(const QKeyEvent &key)
{
    return key.key() == Qt::Key_Escape || key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
}

static bool enters(const QEvent &event)
{
    switch (event.type()) {
    case QEvent::KeyPress: return !leadsAway(static_cast<const QKeyEvent &>(event));
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::ContextMenu:
    case QEvent::InputMethod:
    case QEvent::Drop: return true;
    default: return false;
    }
}

void InputLock::lock(QWidget *part)
{
    m_part = part;
    QCoreApplication::instance()->installEventFilter(this);
}

void InputLock::unlock()
{
    QCoreApplication::instance()->removeEventFilter(this);
    m_part.clear();
}

bool InputLock::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = m_part && enters(*event) ? qobject_cast<QWidget *>(watched) : nullptr;
    return widget && (widget == m_part || m_part->isAncestorOf(widget));
}

} // namespace onhire
