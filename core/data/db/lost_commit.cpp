// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/lost_commit.h"

#include "core/data/db/literal.h"
#include "core/data/db/wire.h"

#include <QElapsedTimer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int PatienceMs = 5000;
constexpr int PauseMs = 200;

enum class Fate { Committed, RolledBack, Running, Unknown };

// Of a transaction that is no longer running. Its entry came and went with it, whatever server is asked.
Result<Fate> fateByEntry(Wire &wire, const CommitEvidence &evidence)
{
    ONHIRE_TRY(wire.enter(evidence.scope));
    const QString sql = u"select count(*) from audit_entries where tenant_id = %1 and audit_id = %2"_s;
    ONHIRE_ASSIGN(const QString found,
                  wire.script(sql.arg(quotedLiteral(evidence.scope.name()), quotedLiteral(evidence.auditId)),
                              "entry of a lost commit"));
    return found == "0"_L1 ? Fate::RolledBack : Fate::Committed;
}

// After a fail-over the id may be somebody else's.
Result<Fate> fateById(Wire &wire, const CommitEvidence &evidence)
{
    if (wire.timeline() != evidence.timeline)
        return Fate::Unknown;
    ONHIRE_ASSIGN(const QString status,
                  wire.script(u"select pg_xact_status('%1'::xid8)"_s.arg(evidence.transactionId),
                              "status of a lost commit"));
    return status == "committed"_L1 ? Fate::Committed
        : status == "aborted"_L1    ? Fate::RolledBack
                                    : Fate::Running;
}

// A server that has not noticed the loss yet would keep the transaction open for longer than anybody waits
// here. It is ended by whoever logged in: the role that works may not end what belongs to that one.
Result<QString> endTransaction(Wire &wire, const CommitEvidence &evidence)
{
    const QString end = u"set role none; select count(pg_terminate_backend(pid)) from pg_stat_activity "
                        "where pid = %1 and backend_xid = '%2'::xid8::xid"_s;
    const auto running =
        wire.script(end.arg(evidence.backend).arg(evidence.transactionId), "end of a lost transaction");
    if (!wire.script(u"reset role"_s, "role"))
        wire.leave(); // rather no session than one that may do more
    return running;
}

Result<Fate> fateOf(Wire &wire, const CommitEvidence &evidence)
{
    ONHIRE_ASSIGN(const QString running, endTransaction(wire, evidence));
    if (running != "0"_L1)
        return Fate::Running;
    return evidence.auditId.isEmpty() ? fateById(wire, evidence) : fateByEntry(wire, evidence);
}

} // namespace

Result<void> resolveLostCommit(Wire &wire, const CommitEvidence &evidence)
{
    QElapsedTimer waiting;
    for (waiting.start(); waiting.elapsed() < PatienceMs; QThread::msleep(PauseMs)) {
        wire.tryAgainNow();
        if (!wire.ensureOpen())
            continue;
        const auto fate = fateOf(wire, evidence);
        if (fate && *fate == Fate::Committed)
            return {};
        if (fate && *fate == Fate::RolledBack)
            return Failure(Error::unavailable(u"the connection was lost and the transaction rolled back"_s));
        if (fate && *fate == Fate::Unknown)
            break;
    }
    // Not transient: running it again could do it twice.
    return Failure(Error{ErrorCode::ServiceUnavailable, {}, {}, u"the fate of a commit is unknown"_s});
}

} // namespace onhire
