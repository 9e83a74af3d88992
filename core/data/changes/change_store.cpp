// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/changes/change_store.h"

#include "core/base/clock.h"
#include "core/data/db/columns.h"
#include "onhire/sql.h"

namespace onhire {
namespace {

// PostgreSQL counts from one.
template <typename Row>
qint64 placeOfCommand(const Row &row)
{
    return qint64(row.command) + 1;
}

QVariantList columnsOf(const std::vector<CommandRow> &commands)
{
    return Columns(commands)
        .texts([](const CommandRow &command) { return toTimestamp(command.at); })
        .texts(&CommandRow::actorKind)
        .texts(&CommandRow::actorId)
        .texts(&CommandRow::actorName)
        .texts(&CommandRow::origin)
        .texts(&CommandRow::requestId)
        .values();
}

QVariantList columnsOf(const std::vector<AuditRow> &entries)
{
    return Columns(entries)
        .texts(&AuditRow::auditId)
        .texts(&AuditRow::action)
        .texts(&AuditRow::recordId)
        .bytes(&AuditRow::before)
        .bytes(&AuditRow::after)
        .numbers(placeOfCommand<AuditRow>)
        .values();
}

QVariantList columnsOf(const std::vector<EventRow> &events)
{
    return Columns(events)
        .texts(&EventRow::eventId)
        .texts(&EventRow::type)
        .numbers(placeOfCommand<EventRow>)
        .texts(&EventRow::noun)
        .bytes(&EventRow::ids)
        .texts(&EventRow::auditId)
        .values();
}

} // namespace

Result<void> postChanges(Connection &connection, const Scope &scope, const ChangeRows &rows)
{
    ONHIRE_TRY(connection.post(scope, sql::changes::write,
                               QVariantList{scope.name()} + columnsOf(rows.entries) + columnsOf(rows.commands)
                                   + columnsOf(rows.events)));
    return {};
}

} // namespace onhire
