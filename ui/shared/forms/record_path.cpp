// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/record_path.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace onhire {

QString pathStep(const QString &name)
{
    return QString(name).replace(u'~', u"~0"_s).replace(u'.', u"~1"_s);
}

QStringList stepsOf(const QString &path)
{
    QStringList steps = path.split(u'.');
    for (QString &step : steps)
        step.replace(u"~1"_s, u"."_s).replace(u"~0"_s, u"~"_s);
    return steps;
}

JsonValue valueAt(const JsonValue &record, const QString &path)
{
    JsonValue value = record;
    for (const QString &step : stepsOf(path))
        value = value.isArray() ? value.elements().value(step.toInt()) : value[step];
    return value;
}

} // namespace onhire
