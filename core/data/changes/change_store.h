// SPDX-License-Identifier: GPL-3.0-or-later
// What commands leave beside their rows: entries of the audit log and events, all at once.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>

#include <vector>

namespace onhire {

struct CommandRow
{
    QDateTime at;
    QString actorKind, actorId, actorName, origin, requestId;
};

struct AuditRow
{
    QString auditId, action, recordId;
    QByteArray before, after; // documents; null: none
    size_t command = 0; // which of those
};

struct EventRow
{
    QString eventId, type, noun;
    QByteArray ids; // "orderId":"…","customerId":"…": what its data begins with
    QString auditId; // of the entry that has its documents
    size_t command = 0;
};

struct ChangeRows
{
    std::vector<CommandRow> commands;
    std::vector<AuditRow> entries;
    std::vector<EventRow> events;
};

// There is at least one entry.
Result<void> postChanges(Connection &connection, const Scope &scope, const ChangeRows &rows);

} // namespace onhire
