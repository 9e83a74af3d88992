// SPDX-License-Identifier: GPL-3.0-or-later
// Runs reads one after the other that all see the database as it is at one moment, whatever others write
// meanwhile. It holds that moment until it ends, so it is for what somebody waits for.
#pragma once

#include "core/data/db/transaction.h"

namespace onhire {

template <typename Body>
Result<void> inSnapshot(Database &database, const Scope &scope, Body body)
{
    Connection &connection = database.connection();
    ONHIRE_TRY(connection.ensureOpen());
    ONHIRE_TRY(connection.script(QStringLiteral("set default_transaction_isolation = 'repeatable read'")));
    const Result<void> done = tryTransaction(connection, scope, body);
    // Of a connection that was lost, the next session begins as all do.
    (void)connection.script(QStringLiteral("reset default_transaction_isolation"));
    return done;
}

} // namespace onhire
