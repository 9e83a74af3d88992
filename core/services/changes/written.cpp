// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/written.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/changes/change_store.h"
#include "core/domain/webhooks/event_types.h"

namespace onhire {
namespace {

CommandRow commandOf(const Context &context)
{
    return {context.now(),      context.actor.kind,     context.actor.id,
            context.actor.name, context.origin.address, context.origin.requestId};
}

void addChange(ChangeRows &rows, const RecordChange &change, const QDateTime &now)
{
    const size_t command = rows.commands.size() - 1;
    const QString auditId = newId(IdKind::AuditEntry, now);
    rows.entries.push_back({auditId, change.action, change.recordId, change.before, change.after, command});
    for (const QString &type : change.events) {
        Q_ASSERT_X(isEventType(type), qPrintable(type), "add it to core/domain/webhooks/event_types.cpp");
        rows.events.push_back({newId(IdKind::Event, now), type, change.noun, change.ids, auditId, command});
    }
}

void addCommand(ChangeRows &rows, const Context &context, const QList<RecordChange> &changes)
{
    const QDateTime now = context.clock.now();
    rows.commands.push_back(commandOf(context));
    for (const RecordChange &change : changes)
        addChange(rows, change, now);
}

void announce(const Context &context, const QList<RecordChange> &changes)
{
    for (const RecordChange &change : changes)
        context.announce(change.recordId);
}

} // namespace

Result<void> writeChanges(Connection &connection, const Context &context, const QList<RecordChange> &changes)
{
    return writeChanges(connection, context.scope(), {{context, changes}});
}

Result<void> writeChanges(Connection &connection, const Scope &scope,
                          const std::vector<CommandChanges> &commands)
{
    ChangeRows rows;
    for (const CommandChanges &command : commands)
        addCommand(rows, command.context, command.changes);
    if (rows.entries.empty())
        return {};
    ONHIRE_TRY(postChanges(connection, scope, rows));
    for (const CommandChanges &command : commands)
        announce(command.context, command.changes);
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
