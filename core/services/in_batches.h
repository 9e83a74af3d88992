// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is due on several records: together in one transaction; where that fails, each in one of its own,
// so that one that cannot be done keeps none of the others from it. Where the database is away, nothing more is
// tried: each would be waited for, and the next run finds them all.
#pragma once

#include "core/services/still_transaction.h"
#include "core/services/work_done.h"

#include <algorithm>
#include <span>

namespace onhire {

// Whether the database answers after such an error, which may also mean that somebody was in the way.
inline bool isReached(const Context &context, const Error &error)
{
    return error.code != ErrorCode::ServiceUnavailable || context.database.ping();
}

// `work(connection, context, some)` says of how many something was to be done, `trouble(one, error)` how it is
// told that one of them failed. False: the database is away.
template <typename Due, typename Work, typename Trouble>
bool togetherOrEach(const Context &context, std::span<const Due> due, const Work &work, const Trouble &trouble,
                    WorkDone &done)
{
    const Result<int> together =
        inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<int> {
            return work(connection, still, due);
        });
    if (together) {
        done.count += *together;
        return true;
    }
    if (!isReached(context, together.error())) {
        done.note(together.error());
        return false;
    }
    if (due.size() == 1) {
        done.troubles.push_back(trouble(due.front(), together.error()));
        return true;
    }
    return std::ranges::all_of(due, [&](const Due &each) {
        return togetherOrEach(context, std::span(&each, 1), work, trouble, done);
    });
}

// So many at a time; what they concern is locked meanwhile. False: the database is away.
template <typename Due, typename Work, typename Trouble>
bool inBatches(const Context &context, std::span<const Due> due, size_t batch, const Work &work,
               const Trouble &trouble, WorkDone &done)
{
    for (; !due.empty(); due = due.subspan(std::min(batch, due.size()))) {
        if (!togetherOrEach(context, due.first(std::min(batch, due.size())), work, trouble, done))
            return false;
    }
    return true;
}

} // namespace onhire
