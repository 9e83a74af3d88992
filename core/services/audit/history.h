// SPDX-License-Identifier: GPL-3.0-or-later
// The latest entries of the audit log about one record, for whoever looks at it.
#pragma once

#include "core/services/context.h"

namespace onhire {

struct HistoryEntry
{
    QDateTime at;
    QString who;
    QString action; // order.confirm
};

Result<QList<HistoryEntry>> historyOf(const Context &context, const QString &recordId);

} // namespace onhire
