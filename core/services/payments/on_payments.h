// SPDX-License-Identifier: GPL-3.0-or-later
// Work of the day on many payments.
#pragma once

#include "core/services/in_batches.h"

#include <QStringList>

namespace onhire {

// `work(connection, context, ids)` says of how many something was to be done.
template <typename Work>
WorkDone onPayments(const Context &context, const QStringList &ids, const Work &work)
{
    constexpr size_t Batch = 200;
    WorkDone done;
    inBatches(
        context, std::span(ids), Batch,
        [&](Connection &connection, const Context &still, std::span<const QString> some) {
            return work(connection, still, QStringList(some.begin(), some.end()));
        },
        [](const QString &, const Error &error) { return WorkTrouble{error}; }, done);
    return done;
}

} // namespace onhire
