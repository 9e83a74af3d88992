// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/required_entries.h"

#include "ui/shared/forms/record_body.h"
#include "ui/shared/forms/record_path.h"

#include <QWidget>

#include <algorithm>

namespace onhire {

static bool isTyped(const RecordEntry &entry)
{
    return !entry.mark && (entry.editor->inherits("QLineEdit") || entry.editor->inherits("QPlainTextEdit"));
}

// As if its field had been emptied.
static void empty(RecordEntry &entry)
{
    const JsonValue now = entry.read();
    const JsonValue nothing = isNothing(now) ? now : now.isString() ? JsonValue::string({}) : JsonValue();
    entry.read = [nothing] { return nothing; };
    entry.base = "?";
}

QStringList requiredEntries(const QList<RecordEntry> &entries, const JsonValue &record,
                            const std::function<QList<Fault>(const JsonValue &body)> &examine)
{
    QList<RecordEntry> asTheyAre = entries;
    for (RecordEntry &entry : asTheyAre)
        entry.read = [value = entry.read()] { return value; };
    QStringList required;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        QList<RecordEntry> without = asTheyAre;
        if (!isTyped(without[i]))
            continue;
        empty(without[i]);
        const QString &path = entries[i].path;
        if (std::ranges::any_of(examine(wholeBody(without, record)),
                                [&path](const Fault &fault) { return fault.path == path; }))
            required += path;
    }
    return required;
}

} // namespace onhire
