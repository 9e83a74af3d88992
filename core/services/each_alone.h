// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is due on several records: each in a transaction of its own, whatever becomes of the others.
#pragma once

#include "core/services/still_transaction.h"
#include "core/services/work_done.h"

#include <QStringList>

namespace onhire {

// `work(connection, context, id)` says whether there was something to do.
template <typename Work>
WorkDone eachAlone(const Context &context, const QStringList &ids, const Work &work)
{
    WorkDone done;
    for (const QString &id : ids) {
        const Result<bool> isDone =
            inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<bool> {
                return work(connection, still, id);
            });
        if (isDone)
            done.count += *isDone;
        else
            done.note(isDone.error());
    }
    return done;
}

} // namespace onhire
