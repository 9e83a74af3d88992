// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/returned_record.h"

#include "core/base/json_reader.h"

#include <algorithm>

namespace onhire {
namespace {

bool mentions(const JsonValue &object, QStringView name) // null counts, too
{
    return std::ranges::any_of(object.members(), [name](const auto &member) { return member.first == name; });
}

// Whatever order its members are in: clients keep objects in maps.
bool areSame(const JsonValue &one, const JsonValue &other)
{
    if (!one.isObject() || !other.isObject())
        return one.toJson() == other.toJson();
    return one.members().size() == other.members().size()
        && std::ranges::all_of(one.members(), [&other](const auto &member) {
               return mentions(other, member.first) && areSame(member.second, other[member.first]);
           });
}

bool differ(const JsonValue &body, const TwoNames &names)
{
    return mentions(body, names.one) && mentions(body, names.other)
        && !areSame(body[names.one], body[names.other]);
}

} // namespace

bool contradictsItself(const JsonValue &body, PairsOfNames pairs)
{
    return std::ranges::any_of(pairs, [&body](const TwoNames &names) { return differ(body, names); });
}

JsonValue withoutEchoes(const JsonValue &body, const JsonValue &stored, PairsOfNames pairs)
{
    QList<JsonValue::Member> members = body.members();
    const auto isEcho = [&](QStringView name) { return areSame(body[name], stored[name]); };
    for (const TwoNames &names : pairs) {
        if (!differ(body, names) || isEcho(names.one) == isEcho(names.other))
            continue;
        const QStringView echo = isEcho(names.one) ? names.one : names.other;
        members.removeIf([echo](const JsonValue::Member &member) { return member.first == echo; });
    }
    return JsonValue::object(members);
}

Result<JsonValue> changesIn(const JsonValue &body, PairsOfNames pairs,
                            const std::function<Result<Record>()> &read)
{
    if (!contradictsItself(body, pairs))
        return body;
    ONHIRE_ASSIGN(const Record record, read());
    return withoutEchoes(body, readJson(record.json).value_or(JsonValue()), pairs);
}

} // namespace onhire
