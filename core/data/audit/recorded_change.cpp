// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/audit/recorded_change.h"

#include "core/base/json_members.h"

#include <algorithm>

namespace onhire {
namespace {

// They change with every change, or by themselves.
constexpr QByteArrayView Untold[] = {"updatedAt", "lastModifiedDate", "costRecovery"};

struct ChangedMember
{
    QByteArrayView name, was, is; // null: it was not there, or it went
};

// In the order of the record as it was; what is new comes last.
std::vector<ChangedMember> changedMembers(const RecordedChange &change)
{
    const auto membersOf = [](QByteArrayView object) {
        return object.isNull() ? std::vector<RawMember>() : rawMembers(object);
    };
    const std::vector<RawMember> old = membersOf(change.before), now = membersOf(change.after);
    std::vector<ChangedMember> changed;
    for (const RawMember &member : old) {
        const RawMember *since = findMember(now, member.name);
        if (!since || since->value != member.value)
            changed.push_back({member.name, member.value, since ? since->value : QByteArrayView()});
    }
    for (const RawMember &member : now) {
        if (!findMember(old, member.name))
            changed.push_back({member.name, {}, member.value});
    }
    return changed;
}

QByteArray orNull(QByteArrayView value)
{
    return value.isNull() ? QByteArray("null") : value.toByteArray();
}

// With the blanks that PostgreSQL puts into an object: clients keep these answers.
class SpacedObject
{
public:
    void add(QByteArrayView name, const QByteArray &value)
    {
        m_members += m_members.isEmpty() ? "\"" : ", \"";
        m_members += name;
        m_members += "\" : " + value;
    }
    bool isEmpty() const { return m_members.isEmpty(); }
    QByteArray text() const { return "{ " + m_members + " }"; }

private:
    QByteArray m_members;
};

// As it is quoted; null: it has none.
QByteArrayView statusOf(QByteArrayView object)
{
    const std::vector<RawMember> members = rawMembers(object);
    const RawMember *status = findMember(members, "status");
    return status && status->value.startsWith('"') ? status->value : QByteArrayView();
}

} // namespace

QByteArray RecordedChange::details() const
{
    if (before.isNull())
        return after.isNull() ? QByteArray("{}") : after.toByteArray();
    SpacedObject details;
    for (const ChangedMember &member : changedMembers(*this)) {
        if (!std::ranges::count(Untold, member.name))
            details.add(member.name, orNull(member.is));
    }
    return details.isEmpty() ? QByteArray("{}") : details.text();
}

QByteArray RecordedChange::changed(const QStringList &members) const
{
    if (before.isNull() || after.isNull())
        return {};
    SpacedObject changed;
    for (const ChangedMember &member : changedMembers(*this)) {
        if (members.contains(QString::fromUtf8(member.name)))
            changed.add(member.name, '[' + orNull(member.was) + ", " + orNull(member.is) + ']');
    }
    return changed.isEmpty() ? QByteArray() : changed.text();
}

QString RecordedChange::newStatus() const
{
    if (before.isNull() || after.isNull())
        return {};
    const QByteArrayView was = statusOf(before), is = statusOf(after);
    if (was.isNull() || is.isNull() || was == is)
        return {};
    return QString::fromUtf8(is.sliced(1, is.size() - 2)); // a name of ours, without escapes
}

} // namespace onhire
