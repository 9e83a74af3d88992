// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is due on several records: each in a transaction of its own, whatever becomes of the others.
#pragma once

#include "core/services/still_transaction.h"

#include <QStringList>

#include <optional>

namespace onhire {

// `work(connection, context, id)` says whether there was something to do; answers for how many. Fails only when
// it could be done for none.
template <typename Work>
Result<int> eachAlone(const Context &context, const QStringList &ids, const Work &work)
{
    int done = 0;
    std::optional<Error> trouble;
    for (const QString &id : ids) {
        const Result<bool> isDone =
            inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<bool> {
                return work(connection, still, id);
            });
        if (isDone)
            done += *isDone;
        else
            trouble = isDone.error();
    }
    if (trouble && done == 0)
        return Failure(*trouble);
    return done;
}

} // namespace onhire
