// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/written.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/changes/change_store.h"
#include "core/domain/webhooks/event_types.h"

namespace onhire {
namespace {

void addEvents(ChangeRows &rows, const RecordChange &change, const QString &auditId, const QDateTime &now)
{
    for (const QString &type : change.events) {
        Q_ASSERT_X(isEventType(type), qPrintable(type), "add it to core/domain/webhooks/event_types.cpp");
        rows.events.append({newId(IdKind::Event, now), type, change.noun, change.ids, auditId});
    }
}

ChangeRows rowsOf(const QList<RecordChange> &changes, const Context &context)
{
    const QDateTime now = context.clock.now();
    ChangeRows rows{.at = context.now(),
                    .actorKind = context.actor.kind,
                    .actorId = context.actor.id,
                    .actorName = context.actor.name,
                    .origin = context.origin.address,
                    .requestId = context.origin.requestId,
                    .entries = {},
                    .events = {}};
    for (const RecordChange &change : changes) {
        const QString auditId = newId(IdKind::AuditEntry, now);
        rows.entries.append({auditId, change.action, change.recordId, change.before, change.after});
        addEvents(rows, change, auditId, now);
    }
    return rows;
}

} // namespace

Result<void> writeChanges(Connection &connection, const Context &context, const QList<RecordChange> &changes)
{
    if (changes.isEmpty())
        return {};
    ONHIRE_TRY(postChanges(connection, context.scope(), rowsOf(changes, context)));
    for (const RecordChange &change : changes)
        context.announce(change.recordId);
    return {};
}

QByteArray idMembers(std::initializer_list<std::pair<QLatin1StringView, QString>> ids)
{
    JsonWriter json;
    json.beginObject();
    for (const auto &[name, value] : ids) {
        if (!value.isEmpty())
            json.member(name, value);
    }
    return json.endObject().take().mid(1).chopped(1);
}

} // namespace onhire
