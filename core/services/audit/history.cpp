// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/audit/history.h"

namespace onhire {

Result<QList<HistoryEntry>> historyOf(const Context &context, const QString &recordId,
                                      const QStringList &members)
{
    return latestHistory(context.database.connection(), context.scope(), recordId, members);
}

Result<QByteArray> wholeHistoryOf(const Context &context, const QString &recordId, QLatin1StringView actions)
{
    return wholeHistory(context.database.connection(), context.scope(), recordId, actions);
}

} // namespace onhire
