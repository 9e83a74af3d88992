// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/filters/check_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace onhire {

void CheckMenu::mouseReleaseEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->position().toPoint());
    if (action && action->isCheckable())
        action->toggle();
    else
        QMenu::mouseReleaseEvent(event);
}

void CheckMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && activeAction() && activeAction()->isCheckable())
        activeAction()->toggle();
    else
        QMenu::keyPressEvent(event);
}

} // namespace onhire
