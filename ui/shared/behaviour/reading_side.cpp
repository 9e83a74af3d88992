// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/reading_side.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>

namespace onhire {

bool ReadingSide::eventFilter(QObject *watched, QEvent *event)
{
    auto *field = event->type() == QEvent::Polish ? qobject_cast<QLineEdit *>(watched) : nullptr;
    if (field && QGuiApplication::isRightToLeft() && field->alignment().testFlag(Qt::AlignLeft))
        field->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    return false;
}

} // namespace onhire
