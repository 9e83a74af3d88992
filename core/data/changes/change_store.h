// SPDX-License-Identifier: GPL-3.0-or-later
// What commands leave beside their rows: entries of the audit log and events, all of one command's at once.
#pragma once

#include "core/data/db/connection.h"

#include <QDateTime>

namespace onhire {

struct AuditRow
{
    QString auditId, action, recordId;
    QByteArray before, after; // documents; null: none
};

struct EventRow
{
    QString eventId, type, noun;
    QByteArray ids; // "orderId":"…","customerId":"…": what its data begins with
    QString auditId; // of the entry that has its documents
};

struct ChangeRows
{
    QDateTime at;
    QString actorKind, actorId, actorName, origin, requestId;
    QList<AuditRow> entries;
    QList<EventRow> events;
};

// There is at least one entry.
Result<void> postChanges(Connection &connection, const Scope &scope, const ChangeRows &rows);

} // namespace onhire
