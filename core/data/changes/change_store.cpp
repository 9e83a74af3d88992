// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/changes/change_store.h"

#include "core/base/clock.h"
#include "onhire/sql.h"

namespace onhire {
namespace {

// The rows of both tables as columns, which one statement takes apart again.
struct Columns
{
    QStringList auditIds, actions, recordIds;
    QByteArrayList before, after;
    QStringList eventIds, types, nouns, eventAuditIds;
    QByteArrayList ids;

    explicit Columns(const ChangeRows &rows)
    {
        for (const AuditRow &entry : rows.entries) {
            auditIds += entry.auditId;
            actions += entry.action;
            recordIds += entry.recordId;
            before += entry.before;
            after += entry.after;
        }
        for (const EventRow &event : rows.events) {
            eventIds += event.eventId;
            types += event.type;
            nouns += event.noun;
            ids += event.ids;
            eventAuditIds += event.auditId;
        }
    }
};

} // namespace

Result<void> postChanges(Connection &connection, const Scope &scope, const ChangeRows &rows)
{
    const Columns columns(rows);
    ONHIRE_TRY(connection.post(scope, sql::changes::write,
                               {scope.name(), columns.auditIds, columns.actions, columns.recordIds,
                                QVariant::fromValue(columns.before), QVariant::fromValue(columns.after),
                                toTimestamp(rows.at), rows.actorKind, rows.actorId, rows.actorName, rows.origin,
                                rows.requestId, columns.eventIds, columns.types, columns.nouns,
                                QVariant::fromValue(columns.ids), columns.eventAuditIds}));
    return {};
}

} // namespace onhire
