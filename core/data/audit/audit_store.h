// SPDX-License-Identifier: GPL-3.0-or-later
// The audit log as rows: its entries, what they tell of one record, and the chain over them.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>

#include <optional>

namespace onhire {

// An entry of its own, for what no change of a record carries. `after`: JSON, none: null.
Result<void> insertAuditEntry(Connection &connection, const Scope &scope, const QString &change,
                              const QString &recordId, const QByteArray &after = {});

struct HistoryEntry
{
    QDateTime at;
    QString who;
    QString action; // order.confirm
    QString status = {}; // that the record got by it; empty: it kept its own
    QByteArray changed = {}; // JSON: of each member that became another [what it was, what it is]; may be empty
};
// The latest entries of a record, with what became of these members.
Result<QList<HistoryEntry>> latestHistory(Connection &connection, const Scope &scope, const QString &recordId,
                                          const QStringList &members);

// All of them whose action begins so, the oldest first, as JSON: [{"at", "actor", "action", "details"}].
Result<QByteArray> wholeHistory(Connection &connection, const Scope &scope, const QString &recordId,
                                const QString &actions);

struct AuditHead // the last link of the chain
{
    qint64 position = 0;
    QByteArray digest = "0"; // hexadecimal
};

// One before the first where nothing is linked yet.
Result<AuditHead> auditHead(Connection &connection, const Scope &scope);

struct UnsealedEntry
{
    QString auditId;
    QString content; // which the digest covers
};

struct UnsealedBatch
{
    AuditHead head;
    QList<UnsealedEntry> entries;
};

// Takes the chain until the transaction ends, for the entries that wait to be linked. None: another process is
// at it.
Result<std::optional<UnsealedBatch>> claimUnsealed(Connection &connection, const Scope &scope, int most);

struct AuditLink
{
    qint64 position = 0;
    QString auditId;
    QByteArray digest; // hexadecimal
};
Result<void> appendLinks(Connection &connection, const Scope &scope, const QList<AuditLink> &links);

struct LinkedEntry : AuditLink
{
    QString content;
};
// A batch of links after that position, with what they cover now.
Result<QList<LinkedEntry>> linkedEntries(Connection &connection, const Scope &scope, qint64 afterPosition);

struct AuditBacklog
{
    qint64 waiting = 0; // to be linked
    qint64 overdue = 0; // of these, those that wait for longer than any server takes
    QString lost; // an entry that is neither linked nor waits; empty: there is none
};
Result<AuditBacklog> auditBacklog(Connection &connection, const Scope &scope);

} // namespace onhire
