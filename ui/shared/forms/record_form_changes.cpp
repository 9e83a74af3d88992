// SPDX-License-Identifier: GPL-3.0-or-later
// What is another in a form than in the record: for whoever looks at it, for a draft, and when somebody else
// was faster.
#include "core/base/json_reader.h"
#include "ui/shared/forms/record_form.h"
#include "ui/shared/forms/record_path.h"

using namespace Qt::StringLiterals;

namespace onhire {

QList<RecordForm::Change> RecordForm::whatChanged() const
{
    QList<Change> changes;
    for (const RecordEntry &entry : m_entries) {
        if (!entry.isDirty())
            continue;
        const QString before = m_isNew ? QString() : entry.words(readJson(entry.base).value_or(JsonValue()));
        changes.append(
            {entry.section, entry.label, before.simplified(), entry.words(entry.read()).simplified()});
    }
    return changes;
}

QList<RecordForm::Difference> RecordForm::rebase(const JsonValue &theirs)
{
    QList<Difference> both;
    m_record = theirs;
    m_isLoading = true;
    for (RecordEntry &entry : m_entries) {
        const JsonValue mine = entry.read();
        const bool touched = entry.isDirty();
        const JsonValue value = valueAt(theirs, entry.path);
        const QByteArray before = entry.base;
        entry.load(value);
        if (!touched)
            continue;
        if (entry.base != before && entry.base != mine.toJson())
            both.append({entry.path, entry.label, entry.words(mine), entry.words(value), value});
        entry.write(mine);
    }
    showLoaded();
    return both;
}

void RecordForm::take(const Difference &difference)
{
    for (const RecordEntry &entry : std::as_const(m_entries)) {
        if (entry.path == difference.path) {
            entry.write(difference.theirValue);
            entry.field->setFault({});
            entry.editor->setFocus(Qt::OtherFocusReason);
        }
    }
}

JsonValue RecordForm::draft() const
{
    QList<JsonValue::Member> entries;
    for (const RecordEntry &entry : m_entries) {
        if (!entry.isDirty())
            continue;
        const JsonValue base = readJson(entry.base).value_or(JsonValue());
        entries.append({entry.path, JsonValue::object({{u"mine"_s, entry.read()}, {u"base"_s, base}})});
    }
    return JsonValue::object(entries);
}

QList<RecordForm::Difference> RecordForm::resume(const JsonValue &draft)
{
    QList<Difference> both;
    for (const RecordEntry &entry : std::as_const(m_entries)) {
        if (!draft.has(entry.path))
            continue;
        const JsonValue mine = draft[entry.path][u"mine"];
        const JsonValue theirs = entry.read();
        const bool wasChanged = draft[entry.path][u"base"].toJson() != entry.base;
        entry.write(mine);
        if (wasChanged && entry.base != mine.toJson())
            both.append({entry.path, entry.label, entry.words(mine), entry.words(theirs), theirs});
    }
    return both;
}

} // namespace onhire
