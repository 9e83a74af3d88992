// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/behaviour/heard_areas.h"

#include <QAccessibleWidget>
#include <QScrollArea>

namespace onhire {

static QAccessibleInterface *areaHeard(const QString &className, QObject *object)
{
    auto *area = className == QLatin1StringView("QScrollArea") ? qobject_cast<QScrollArea *>(object) : nullptr;
    return area ? new QAccessibleWidget(area, QAccessible::Grouping) : nullptr;
}

void tellOfAreas()
{
    QAccessible::installFactory(areaHeard);
}

} // namespace onhire
