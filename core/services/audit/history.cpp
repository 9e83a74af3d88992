// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/audit/history.h"

#include "core/base/calendar.h"
#include "onhire/sql.h"

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

} // namespace onhire
