// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/events/event_record.h"

#include "core/base/json_members.h"
#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of events/_columns.sql.
enum Column { Id, Type, Tenant, Moment, Data, Noun, Ids, Before, After };

void append(QByteArray &json, QByteArrayView name, QByteArrayView value)
{
    json += json.isEmpty() ? "{\"" : ",\"";
    json += name;
    json += "\":";
    json += value;
}

// What the members were that are different now; null for one that is new. Empty when nothing changed.
QByteArray previousOf(QByteArrayView before, QByteArrayView after)
{
    const std::vector<RawMember> old = rawMembers(before), now = rawMembers(after);
    QByteArray previous;
    for (const RawMember &member : now) {
        const RawMember *was = findMember(old, member.name);
        if (member.name != "updatedAt" && (!was || was->value != member.value))
            append(previous, member.name, was ? was->value : "null");
    }
    for (const RawMember &member : old) {
        if (!findMember(now, member.name))
            append(previous, member.name, member.value);
    }
    return previous.isEmpty() ? previous : previous + '}';
}

QByteArray dataOf(const Rows &rows, int first)
{
    if (!rows.isNull(first + Data))
        return rows.utf8(first + Data);
    const bool isGone = rows.isNull(first + After); // it is told as it was
    QByteArray data = '{' + rows.utf8(first + Ids) + ",\"" + rows.utf8(first + Noun)
        + "\":" + rows.utf8(first + (isGone ? Before : After));
    const QByteArray previous = isGone || rows.isNull(first + Before)
        ? QByteArray()
        : previousOf(rows.bytes(first + Before), rows.bytes(first + After));
    if (!previous.isEmpty())
        data += ",\"previous\":" + previous;
    return data + '}';
}

} // namespace

QByteArray eventRecord(const Rows &rows, int first)
{
    JsonWriter json;
    json.beginObject();
    json.member("id"_L1, rows.text(first + Id));
    json.member("event"_L1, rows.text(first + Type));
    json.member("tenantId"_L1, rows.text(first + Tenant));
    json.member("timestamp"_L1, rows.text(first + Moment));
    json.key("data"_L1).raw(dataOf(rows, first));
    return json.endObject().take();
}

} // namespace onhire
