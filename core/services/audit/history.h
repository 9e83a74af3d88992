// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit log tells about one record, for whoever looks at it.
#pragma once

#include "core/services/context.h"

namespace onhire {

struct HistoryEntry
{
    QDateTime at;
    QString who;
    QString action; // order.confirm
};

// The latest entries.
Result<QList<HistoryEntry>> historyOf(const Context &context, const QString &recordId);

// All of them whose action begins so, the oldest first, as JSON: [{"at", "actor", "action", "details"}].
Result<QByteArray> wholeHistoryOf(const Context &context, const QString &recordId, QLatin1StringView actions);

} // namespace onhire
