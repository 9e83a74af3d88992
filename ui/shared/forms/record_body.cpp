// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/record_body.h"

#include "ui/shared/forms/record_path.h"

#include <QSet>

#include <algorithm>

namespace onhire {
namespace {

struct Placed
{
    QStringList steps;
    JsonValue value;
};

// Puts members into objects and lists again, as they are in the record: a name may look like an index. Inside
// those, what is empty is left out.
JsonValue assembled(const QList<Placed> &placed, const JsonValue &record, int depth = 0)
{
    QList<JsonValue::Member> members;
    QStringList done;
    for (const Placed &first : placed) {
        const QString name = first.steps[depth];
        if (done.contains(name))
            continue;
        done += name;
        if (first.steps.size() == depth + 1) {
            if (depth == 0 || !isNothing(first.value))
                members.append({name, first.value});
            continue;
        }
        QList<Placed> below;
        std::copy_if(placed.begin(), placed.end(), std::back_inserter(below),
                     [&](const Placed &each) { return each.steps[depth] == name; });
        const JsonValue inside = record.isArray() ? record.elements().value(name.toInt()) : record[name];
        members.append({name, assembled(below, inside, depth + 1)});
    }
    if (!record.isArray())
        return JsonValue::object(members);
    QList<JsonValue> elements;
    for (const auto &[index, element] : members)
        elements += element;
    return JsonValue::array(elements);
}

// The member of the record that an entry is, or is a part of.
QString memberOf(const RecordEntry &entry)
{
    return stepsOf(entry.path).constFirst();
}

bool isPart(const RecordEntry &entry)
{
    return stepsOf(entry.path).size() > 1;
}

QSet<QString> changedMembers(const QList<RecordEntry> &entries)
{
    QSet<QString> changed;
    for (const RecordEntry &entry : entries) {
        if (entry.isDirty())
            changed += memberOf(entry);
    }
    return changed;
}

// What was not touched is sent as it was, not as its editor would write it.
Placed placed(const RecordEntry &entry, const JsonValue &record)
{
    const JsonValue before = valueAt(record, entry.path);
    return {stepsOf(entry.path), before.isNull() || entry.isDirty() ? entry.read() : before};
}

// An object is replaced as a whole: what no field shows of it stays.
JsonValue withHidden(const JsonValue &body, const QList<RecordEntry> &entries, const JsonValue &record)
{
    QStringList shown;
    for (const RecordEntry &entry : entries)
        shown += stepsOf(entry.path).mid(0, 2).join(u'\n');
    QList<JsonValue::Member> members = body.members();
    for (auto &[name, value] : members) {
        if (!value.isObject() || shown.contains(name))
            continue;
        QList<JsonValue::Member> inside = value.members();
        for (const JsonValue::Member &before : record[name].members()) {
            if (!shown.contains(name + u'\n' + before.first))
                inside.append(before);
        }
        value = JsonValue::object(inside);
    }
    return JsonValue::object(members);
}

template <typename IsSent>
JsonValue bodyOf(const QList<RecordEntry> &entries, const JsonValue &record, IsSent isSent)
{
    QList<Placed> sent;
    for (const RecordEntry &entry : entries) {
        if (isSent(entry))
            sent.append(placed(entry, record));
    }
    return withHidden(assembled(sent, record), entries, record);
}

} // namespace

JsonValue wholeBody(const QList<RecordEntry> &entries, const JsonValue &record)
{
    // A part that was and is empty is none, not one that lacks everything.
    return bodyOf(entries, record, [changed = changedMembers(entries)](const RecordEntry &entry) {
        return !isPart(entry) || changed.contains(memberOf(entry)) || !entry.isEmpty();
    });
}

JsonValue changedBody(const QList<RecordEntry> &entries, const JsonValue &record)
{
    return bodyOf(entries, record, [changed = changedMembers(entries)](const RecordEntry &entry) {
        return changed.contains(memberOf(entry));
    });
}

} // namespace onhire
