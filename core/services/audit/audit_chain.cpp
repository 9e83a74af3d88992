// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/audit/audit_chain.h"

#include "core/data/audit/audit_store.h"
#include "core/data/db/transaction.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Batch = 500;

QByteArray linkDigest(const QByteArray &previous, const QString &content)
{
    return QCryptographicHash::hash(previous + '\n' + content.toUtf8(), QCryptographicHash::Sha256).toHex();
}

Result<int> sealBatch(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(const auto batch, claimUnsealed(connection, scope, Batch));
    if (!batch || batch->entries.isEmpty())
        return 0; // none is left, or another process is at it
    AuditHead head = batch->head;
    QList<AuditLink> links;
    for (const UnsealedEntry &entry : batch->entries) {
        head = {head.position + 1, linkDigest(head.digest, entry.content)};
        links.append({head.position, entry.auditId, head.digest});
    }
    ONHIRE_TRY(appendLinks(connection, scope, links));
    return int(links.size());
}

QString textOf(const AuditHead &head)
{
    return u"%1:%2"_s.arg(head.position).arg(QLatin1StringView(head.digest));
}

// Walks a batch of links; answers whether there may be more.
Result<bool> walkBatch(Connection &connection, const Scope &scope, AuditHead &head, QString &expected,
                       AuditVerdict &verdict)
{
    ONHIRE_ASSIGN(const auto entries, linkedEntries(connection, scope, head.position));
    for (const LinkedEntry &entry : entries) {
        const bool follows = entry.position == head.position + 1;
        head = {entry.position, linkDigest(head.digest, entry.content)};
        if (!follows || entry.digest != head.digest) {
            verdict.broken = entry.auditId;
            return false;
        }
        ++verdict.linked;
        verdict.head = textOf(head);
        if (verdict.head == expected)
            expected.clear();
    }
    return !entries.isEmpty();
}

} // namespace

// What is written meanwhile is linked the next time. Whoever waited for the last entry would never finish while
// others write, and would link theirs in hundreds of small batches.
Result<int> sealAuditChain(Database &database, const QString &tenantId)
{
    const Scope scope = Scope::tenant(tenantId);
    for (int total = 0;;) {
        ONHIRE_ASSIGN(const int sealed, inTransaction(database, scope, [&](Connection &connection) {
                          return sealBatch(connection, scope);
                      }));
        total += sealed;
        if (sealed < Batch)
            return total;
    }
}

// In one transaction that may take its time: a long log is read to its end.
static Result<AuditVerdict> verify(Connection &connection, const Scope &scope, const Supervision &supervision,
                                   QString earlierHead)
{
    ONHIRE_TRY(connection.allowLongStatements());
    ONHIRE_ASSIGN(const AuditHead last, auditHead(connection, scope));
    AuditVerdict verdict;
    AuditHead head;
    for (bool more = true; more;) {
        if (supervision.stop.stop_requested())
            return Failure(
                Error::unavailable(u"stopped after %1 of %2 entries"_s.arg(verdict.linked).arg(last.position)));
        supervision.tell(int(verdict.linked), int(last.position));
        ONHIRE_ASSIGN(more, walkBatch(connection, scope, head, earlierHead, verdict));
    }
    if (!verdict.broken.isEmpty() && supervision.stop.stop_requested()) {
        verdict.isWhole = false; // what comes next would be interrupted, and what was found be lost
        return verdict;
    }
    if (verdict.broken.isEmpty())
        verdict.broken = earlierHead; // it was not met
    ONHIRE_ASSIGN(const AuditBacklog backlog, auditBacklog(connection, scope));
    verdict.unlinked = backlog.waiting;
    verdict.overdue = backlog.overdue;
    if (verdict.broken.isEmpty())
        verdict.broken = backlog.lost;
    return verdict;
}

Result<AuditVerdict> verifyAuditChain(Database &database, const QString &tenantId,
                                      const Supervision &supervision, const QString &earlierHead)
{
    const Scope scope = Scope::tenant(tenantId);
    return inTransaction(database, scope, [&](Connection &connection) {
        return verify(connection, scope, supervision, earlierHead);
    });
}

} // namespace onhire
