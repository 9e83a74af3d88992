// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/audit/audit_chain.h"

#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "onhire/sql.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Head
{
    qint64 position = 0;
    QByteArray digest = "0";
};

QByteArray linkDigest(const QByteArray &previous, const QString &content)
{
    return QCryptographicHash::hash(previous + '\n' + content.toUtf8(), QCryptographicHash::Sha256).toHex();
}

Result<Head> findHead(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::head, {scope.name()}));
    if (!rows.next())
        return Head{};
    return Head{rows.integer(0), rows.utf8(1)};
}

Result<int> sealBatch(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows claim, connection.run(scope, sql::audit::claim, {scope.name()}));
    if (!claim.next() || !claim.flag(0))
        return 0; // another process is at it
    ONHIRE_ASSIGN(Head head, findHead(connection, scope));
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::unsealed, {scope.name()}));
    JsonWriter links;
    links.beginArray();
    int count = 0;
    for (; rows.next(); ++count) {
        head.digest = linkDigest(head.digest, rows.text(1));
        links.beginObject().member("position"_L1, ++head.position).member("audit_id"_L1, rows.text(0));
        links.member("digest"_L1, QLatin1StringView(head.digest)).endObject();
    }
    links.endArray();
    if (count > 0)
        ONHIRE_TRY(connection.run(scope, sql::audit::seal, {scope.name(), QString::fromUtf8(links.take())}));
    return count;
}

// Walks a thousand links; answers whether there may be more.
Result<bool> walkBatch(Connection &connection, const Scope &scope, Head &head, AuditVerdict &verdict)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::walk, {scope.name(), head.position}));
    bool any = false;
    while (rows.next()) {
        any = true;
        const bool follows = rows.integer(0) == head.position + 1;
        head.digest = linkDigest(head.digest, rows.text(3));
        head.position = rows.integer(0);
        if (!follows || rows.utf8(2) != head.digest) {
            verdict.broken = rows.text(1);
            return false;
        }
        ++verdict.linked;
    }
    return any;
}

} // namespace

Result<int> sealAuditChain(Database &database, const QString &tenantId)
{
    const Scope scope = Scope::tenant(tenantId);
    for (int total = 0;;) {
        ONHIRE_ASSIGN(const int sealed, inTransaction(database, scope, [&](Connection &connection) {
                          return sealBatch(connection, scope);
                      }));
        if (sealed == 0)
            return total;
        total += sealed;
    }
}

// In one transaction that may take its time: a long log is read to its end.
static Result<AuditVerdict> verify(Connection &connection, const Scope &scope)
{
    ONHIRE_TRY(connection.allowLongStatements());
    AuditVerdict verdict;
    Head head;
    for (bool more = true; more;) {
        ONHIRE_ASSIGN(more, walkBatch(connection, scope, head, verdict));
    }
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::audit::waiting, {scope.name()}));
    if (rows.next()) {
        verdict.unlinked = rows.integer(0);
        verdict.overdue = rows.integer(1);
        if (verdict.broken.isEmpty())
            verdict.broken = rows.text(2);
    }
    return verdict;
}

Result<AuditVerdict> verifyAuditChain(Database &database, const QString &tenantId)
{
    const Scope scope = Scope::tenant(tenantId);
    return inTransaction(database, scope, [&](Connection &connection) { return verify(connection, scope); });
}

} // namespace onhire
