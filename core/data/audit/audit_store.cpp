// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/audit/audit_store.h"

#include "core/base/calendar.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

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
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::history, {scope.name(), recordId, members}));
    QList<HistoryEntry> entries;
    while (rows.next())
        entries.append({parseTimestamp(rows.text(0)).value_or(QDateTime()), rows.text(1), rows.text(2),
                        rows.nullableText(3), rows.isNull(4) ? QByteArray() : rows.utf8(4)});
    return entries;
}

Result<QByteArray> wholeHistory(Connection &connection, const Scope &scope, const QString &recordId,
                                const QString &actions)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::audit::whole_history, {scope.name(), recordId, actions}));
    if (!rows.next())
        return Failure(Error::internal(u"a history without an answer"_s));
    return rows.utf8(0);
}

static Result<AuditHead> findHead(Connection &connection, const Scope &scope)
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
    ONHIRE_ASSIGN(const AuditHead head, findHead(connection, scope));
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
