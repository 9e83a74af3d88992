// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/change.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/domain/webhooks/event_types.h"

using namespace Qt::StringLiterals;

namespace onhire {

QString changeJson(const Context &context, const QString &action, const QStringList &events)
{
    const QDateTime now = context.now();
    JsonWriter json;
    json.beginObject();
    json.member("at"_L1, toTimestamp(now));
    json.member("audit_id"_L1, newId(IdKind::AuditEntry, context.clock.now()));
    json.member("actor_kind"_L1, context.actor.kind);
    json.member("actor_id"_L1, context.actor.id);
    json.member("actor_name"_L1, context.actor.name);
    json.member("origin"_L1, context.origin.address);
    json.member("request_id"_L1, context.origin.requestId);
    json.member("action"_L1, action);
    json.key("events"_L1).beginArray();
    for (const QString &type : events) {
        Q_ASSERT_X(isEventType(type), qPrintable(type), "add it to core/domain/webhooks/event_types.cpp");
        json.beginObject();
        json.member("id"_L1, newId(IdKind::Event, context.clock.now()));
        json.member("type"_L1, type);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return QString::fromUtf8(json.take());
}

} // namespace onhire
