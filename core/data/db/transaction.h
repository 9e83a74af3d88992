// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a command as one transaction: all of it, or nothing. Inside a transaction that is open already it
// becomes a part of that (a savepoint). A whole command is run again when it met a deadlock, a lost connection
// or the like, but not for longer than anybody waits for an answer.
#pragma once

#include "core/data/db/database.h"

#include <QDeadlineTimer>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QThread>

#include <chrono>

namespace onhire {

// What a command may take with being run again: locks are waited for within this, too.
inline constexpr std::chrono::milliseconds RetryTime{3000};

template <typename Body>
auto tryTransaction(Connection &connection, const Scope &scope, Body &body) -> decltype(body(connection))
{
    ONHIRE_TRY(connection.begin(scope));
    auto undone = qScopeGuard([&connection] { connection.rollback(); }); // also where memory runs out
    auto result = body(connection);
    if (!result)
        return result;
    undone.dismiss();
    ONHIRE_TRY(connection.commit());
    return result;
}

template <typename Body>
auto inTransaction(Database &database, const Scope &scope, Body body)
    -> decltype(body(std::declval<Connection &>()))
{
    constexpr int Attempts = 5;
    Connection &connection = database.connection();
    if (connection.inTransaction())
        return tryTransaction(connection, scope, body); // whoever opened it runs it again
    const QDeadlineTimer deadline(RetryTime);
    for (int attempt = 1;; ++attempt) {
        auto result = tryTransaction(connection, scope, body);
        if (result || !result.error().transient || attempt == Attempts)
            return result;
        QThread::msleep(QRandomGenerator::global()->bounded(5, 25 * attempt));
        if (deadline.hasExpired())
            return result;
        connection.limitNextLockWait(deadline.remainingTime());
    }
}

} // namespace onhire
