// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/patch.h"

#include "core/base/optional_text.h"
#include "core/base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

bool mentions(const JsonValue &object, QStringView member, Nulls nulls)
{
    const auto &members = object.members();
    return object.has(member)
        || (nulls == Nulls::Clear
            && std::any_of(members.begin(), members.end(),
                           [member](const JsonValue::Member &sent) { return sent.first == member; }));
}

void checkNotCleared(const JsonValue &sent, std::initializer_list<QStringView> members, QList<Fault> &faults)
{
    for (const QStringView member : members) {
        if (mentions(sent, member, Nulls::Clear) && !mentions(sent, member, Nulls::Absent))
            faults.append({member.toString(), Fault::Kind::Required, u"Cannot be null."_s});
    }
}

QString filledOrNull(const JsonValue &sent)
{
    return textOrNull(cleaned(sent.toString()));
}

void checkSameId(const JsonValue &body, std::initializer_list<QLatin1StringView> names, const QString &id,
                 QList<Fault> &faults)
{
    for (const QLatin1StringView name : names) {
        const JsonValue &sent = body[QString(name)];
        if (sent.isString() && cleaned(sent.toString()) != id)
            faults.append({name, Fault::Kind::Custom, u"Does not match the id in the path."_s});
    }
}

} // namespace onhire
