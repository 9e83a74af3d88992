// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/details_writer.h"

#include "core/base/clock.h"
#include "core/base/json_reader.h"

using namespace Qt::StringLiterals;

namespace onhire {

DetailsWriter &DetailsWriter::actor(QLatin1StringView key)
{
    m_json.key(key).beginObject();
    m_json.member("userId"_L1, m_context.actor.id);
    m_json.member("displayName"_L1, m_context.actor.name).endObject();
    return *this;
}

DetailsWriter &DetailsWriter::now(QLatin1StringView key)
{
    m_json.member(key, toTimestamp(m_context.now()));
    return *this;
}

QByteArray withEntry(const QByteArray &history, const QByteArray &entry)
{
    JsonWriter json;
    json.beginArray();
    const JsonValue earlier = readJson(history).value_or(JsonValue());
    for (const JsonValue &each : earlier.elements())
        json.value(each);
    return json.raw(entry).endArray().take();
}

} // namespace onhire
