// SPDX-License-Identifier: GPL-3.0-or-later
// Does something and takes it back: all of it happens in one transaction that never commits, so whoever looks
// at the records inside it sees exactly what would become of them, by the rules that would really hold, and
// nothing is left of it. Nobody is told, for that waits for a commit.
#pragma once

#include "core/data/db/connection.h"
#include "core/services/moment.h"

#include <QScopeGuard>

namespace onhire {

// Somebody looks at a screen: rather no answer than one that keeps others waiting.
inline constexpr qint64 RehearsalLockWaitMs = 250;

template <typename Play>
auto rehearse(const Context &context, Play play) -> decltype(play(context))
{
    Connection &connection = context.database.connection();
    Q_ASSERT_X(!connection.inTransaction(), "rehearse", "what is around it would be kept");
    Context quiet = context;
    quiet.feed = nullptr;
    quiet.files = nullptr;
    connection.limitNextLockWait(RehearsalLockWaitMs);
    ONHIRE_TRY(connection.begin(context.scope()));
    const auto takeBack = qScopeGuard([&connection] { connection.rollback(); });
    return play(StillContext(quiet));
}

} // namespace onhire
