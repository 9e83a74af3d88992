// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is due on several records: together in one transaction; where that fails, each in one of its own,
// so that one that cannot be done keeps none of the others from it.
#pragma once

#include "core/services/still_transaction.h"
#include "core/services/work_done.h"

#include <algorithm>
#include <span>

namespace onhire {

// `work(connection, context, some)` says of how many something was to be done, `trouble(one, error)` how it is
// told that one of them failed.
template <typename Due, typename Work, typename Trouble>
void togetherOrEach(const Context &context, std::span<const Due> due, const Work &work, const Trouble &trouble,
                    WorkDone &done)
{
    const auto inOneGo = [&](std::span<const Due> some) {
        return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<int> {
            return work(connection, still, some);
        });
    };
    const Result<int> together = inOneGo(due);
    if (together) {
        done.count += *together;
        return;
    }
    if (due.size() == 1) {
        done.troubles.push_back(trouble(due.front(), together.error()));
        return;
    }
    for (const Due &each : due)
        togetherOrEach(context, std::span(&each, 1), work, trouble, done);
}

// So many at a time; what they concern is locked meanwhile.
template <typename Due, typename Work, typename Trouble>
void inBatches(const Context &context, std::span<const Due> due, size_t batch, const Work &work,
               const Trouble &trouble, WorkDone &done)
{
    for (size_t begun = 0; begun < due.size(); begun += batch)
        togetherOrEach(context, due.subspan(begun, std::min(batch, due.size() - begun)), work, trouble, done);
}

} // namespace onhire
