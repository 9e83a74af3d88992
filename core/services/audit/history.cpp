// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/audit/history.h"

#include "core/base/calendar.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<QList<HistoryEntry>> historyOf(const Context &context, const QString &recordId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::audit::history,
                                                    {context.tenant->id, recordId}));
    QList<HistoryEntry> entries;
    while (rows.next())
        entries.append({parseTimestamp(rows.text(0)).value_or(QDateTime()), rows.text(1), rows.text(2)});
    return entries;
}

Result<QByteArray> wholeHistoryOf(const Context &context, const QString &recordId, QLatin1StringView actions)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::audit::whole_history,
                                                    {context.tenant->id, recordId, QString(actions)}));
    if (!rows.next())
        return Failure(Error::internal(u"a history without an answer"_s));
    return rows.utf8(0);
}

} // namespace onhire
