// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/written.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/domain/webhooks/event_types.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The rows of both tables as columns, which one statement takes apart again.
struct Columns
{
    QStringList auditIds, actions, recordIds;
    QByteArrayList before, after;
    QStringList eventIds, types, nouns, eventAuditIds;
    QByteArrayList ids;
};

void addEvents(Columns &columns, const RecordChange &change, const QString &auditId, const QDateTime &now)
{
    for (const QString &type : change.events) {
        Q_ASSERT_X(isEventType(type), qPrintable(type), "add it to core/domain/webhooks/event_types.cpp");
        columns.eventIds += newId(IdKind::Event, now);
        columns.types += type;
        columns.nouns += QString(change.noun);
        columns.ids += change.ids;
        columns.eventAuditIds += auditId;
    }
}

Columns columnsOf(const QList<RecordChange> &changes, const QDateTime &now)
{
    Columns columns;
    for (const RecordChange &change : changes) {
        columns.auditIds += newId(IdKind::AuditEntry, now);
        columns.actions += change.action;
        columns.recordIds += change.recordId;
        columns.before += change.before;
        columns.after += change.after;
        addEvents(columns, change, columns.auditIds.constLast(), now);
    }
    return columns;
}

} // namespace

Result<void> writeChanges(Connection &connection, const Context &context, const QList<RecordChange> &changes)
{
    if (changes.isEmpty())
        return {};
    const Columns columns = columnsOf(changes, context.clock.now());
    ONHIRE_TRY(
        connection.run(context.scope(), sql::changes::write,
                       {context.tenant->id, columns.auditIds, columns.actions, columns.recordIds,
                        QVariant::fromValue(columns.before), QVariant::fromValue(columns.after),
                        toTimestamp(context.now()), context.actor.kind, context.actor.id, context.actor.name,
                        context.origin.address, context.origin.requestId, columns.eventIds, columns.types,
                        columns.nouns, QVariant::fromValue(columns.ids), columns.eventAuditIds}));
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
