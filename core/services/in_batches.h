// SPDX-License-Identifier: GPL-3.0-or-later
// Work that is due on several records: together in one transaction; where that fails, each in one of its own,
// so that one that cannot be done keeps none of the others from it. Where the database is away, or does none of
// it, nothing more is tried: each would be waited for, and the next run finds them all.
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

// Somebody who is in the way is in the way of one; who is in the way of two that follow one another has locked
// the whole table, or it is the disk that hangs, while the database answers what needs no disk.
template <typename Due, typename InOneGo, typename Trouble>
bool eachAlone(const Context &context, std::span<const Due> due, const InOneGo &inOneGo, const Trouble &trouble,
               WorkDone &done)
{
    bool wasUnavailable = false; // the one before
    for (const Due &each : due) {
        const Result<int> alone = inOneGo(std::span(&each, 1));
        const bool isUnavailable = !alone && alone.error().code == ErrorCode::ServiceUnavailable;
        if (isUnavailable && (wasUnavailable || !isReached(context, alone.error()))) {
            done.note(alone.error());
            return false;
        }
        if (alone)
            done.count += *alone;
        else
            done.troubles.push_back(trouble(each, alone.error()));
        wasUnavailable = isUnavailable;
    }
    return true;
}

// `work(connection, context, some)` says of how many something was to be done, `trouble(one, error)` how it is
// told that one of them failed. False: the database is away.
template <typename Due, typename Work, typename Trouble>
bool togetherOrEach(const Context &context, std::span<const Due> due, const Work &work, const Trouble &trouble,
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
    return eachAlone(context, due, inOneGo, trouble, done);
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
