// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit log tells about one record, for whoever looks at it.
#pragma once

#include "core/data/audit/audit_store.h"
#include "core/services/context.h"

namespace onhire {

// The latest entries, with what became of these members of the record.
Result<QList<HistoryEntry>> historyOf(const Context &context, const QString &recordId,
                                      const QStringList &members);

// All of them whose action begins so, the oldest first, as JSON: [{"at", "actor", "action", "details"}].
Result<QByteArray> wholeHistoryOf(const Context &context, const QString &recordId, QLatin1StringView actions);

} // namespace onhire
