// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/audit/audit_store.h"

#include "core/base/calendar.h"
#include "core/base/json_writer.h"
#include "core/data/audit/recorded_change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of audit/history.sql and audit/whole_history.sql.
enum Column { At, Actor, Action, Before, After };

RecordedChange changeIn(const Rows &rows)
{
    const auto record = [&](Column column) {
        return rows.isNull(column) ? QByteArrayView() : rows.bytes(column);
    };
    return {record(Before), record(After)};
}

QByteArray quoted(const QString &text)
{
    return JsonWriter().value(text).take();
}

// With the blanks that PostgreSQL would put into it: clients keep these answers.
QByteArray entryIn(const Rows &rows)
{
    return "{\"at\" : " + quoted(rows.text(At)) + ", \"actor\" : " + quoted(rows.text(Actor))
        + ", \"action\" : " + quoted(rows.text(Action)) + ", \"details\" : " + changeIn(rows).details() + '}';
}

} // namespace

Result<void> insertAuditEntry(Connection &connection, const Scope &scope, const QString &change,
                              const QString &recordId, const QByteArray &after)
{
    ONHIRE_TRY(
        connection.run(scope, sql::audit::record, {scope.name(), change, recordId, QByteArray(), after}));
    return {};
}

Result<QList<HistoryEntry>> latestHistory(Connection &connection, const Scope &scope, const QString &recordId,
                                          const QStringList &members)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::history, {scope.name(), recordId}));
    QList<HistoryEntry> entries;
    while (rows.next()) {
        const RecordedChange change = changeIn(rows);
        entries.append({parseTimestamp(rows.text(At)).value_or(QDateTime()), rows.text(Actor),
                        rows.text(Action), change.newStatus(), change.changed(members)});
    }
    return entries;
}

Result<QByteArray> wholeHistory(Connection &connection, const Scope &scope, const QString &recordId,
                                const QString &actions)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::audit::whole_history, {scope.name(), recordId, actions}));
    QByteArray entries;
    while (rows.next())
        entries += (entries.isEmpty() ? QByteArray() : QByteArray(", ")) + entryIn(rows);
    return '[' + entries + ']';
}

Result<AuditHead> auditHead(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::head, {scope.name()}));
    if (!rows.next())
        return AuditHead{};
    return AuditHead{rows.integer(0), rows.utf8(1)};
}

Result<std::optional<UnsealedBatch>> claimUnsealed(Connection &connection, const Scope &scope, int most)
{
    ONHIRE_ASSIGN(Rows claim, connection.run(scope, sql::audit::claim, {scope.name()}));
    if (!claim.next() || !claim.flag(0))
        return std::nullopt;
    ONHIRE_ASSIGN(const AuditHead head, auditHead(connection, scope));
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::unsealed, {scope.name(), most}));
    UnsealedBatch batch{head, {}};
    while (rows.next())
        batch.entries.append({rows.text(0), rows.text(1)});
    return batch;
}

Result<void> appendLinks(Connection &connection, const Scope &scope, const QList<AuditLink> &links)
{
    JsonWriter json;
    json.beginArray();
    for (const AuditLink &link : links) {
        json.beginObject().member("position"_L1, link.position).member("audit_id"_L1, link.auditId);
        json.member("digest"_L1, QLatin1StringView(link.digest)).endObject();
    }
    json.endArray();
    ONHIRE_TRY(connection.run(scope, sql::audit::seal, {scope.name(), QString::fromUtf8(json.take())}));
    return {};
}

Result<QList<LinkedEntry>> linkedEntries(Connection &connection, const Scope &scope, qint64 afterPosition)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::walk, {scope.name(), afterPosition}));
    QList<LinkedEntry> entries;
    while (rows.next())
        entries.append({{rows.integer(0), rows.text(1), rows.utf8(2)}, rows.text(3)});
    return entries;
}

Result<AuditBacklog> auditBacklog(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::waiting, {scope.name()}));
    if (!rows.next())
        return Failure(Error::internal(u"an audit log without an answer"_s));
    return AuditBacklog{rows.integer(0), rows.integer(1), rows.text(2)};
}

} // namespace onhire
