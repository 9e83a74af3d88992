// SPDX-License-Identifier: GPL-3.0-or-later
// Work that only one may do at a time for a tenant, across all processes.
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

// Numbers differ from those of the locks in core/data/sql, except for the one that is the same lock.
enum class Turn {
    RepeatRequest = 7, // sql/idempotency/claim.sql
    ClaimDeliveries = 13,
    SyncProducts = 14,
};

// Waits for it inside the transaction, which keeps it until its end. The statements that follow see what the
// one before left.
Result<void> takeTurn(Connection &connection, const Scope &scope, Turn turn);

// A turn for work that is many transactions: the session keeps it until this is gone. If the connection is
// lost, so is the turn; whatever is done under it has to bear that.
class HeldTurn
{
public:
    // None when another session has it.
    static Result<std::optional<HeldTurn>> take(Connection &connection, const Scope &scope, Turn turn,
                                                const QString &subject);
    ~HeldTurn();
    HeldTurn(HeldTurn &&other) noexcept;
    HeldTurn &operator=(HeldTurn &&) = delete;

private:
    HeldTurn(Connection &connection, const Scope &scope, Turn turn, const QString &subject);

    Connection *m_connection;
    const Scope m_scope;
    const Turn m_turn;
    const QString m_subject;
};

} // namespace onhire
