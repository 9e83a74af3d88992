// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/words.h"

#include "core/base/json_writer.h"

namespace onhire {

QVariant wordsJson(const std::optional<QStringList> &words)
{
    if (!words)
        return QVariant(QMetaType::fromType<QString>());
    JsonWriter json;
    json.beginArray();
    for (const QString &word : *words)
        json.value(QStringView(word));
    json.endArray();
    return QString::fromUtf8(json.take());
}

} // namespace onhire
