// SPDX-License-Identifier: GPL-3.0-or-later
// What most commands begin with: one transaction, at one moment.
#pragma once

#include "core/data/db/transaction.h"
#include "core/services/moment.h"

namespace onhire {

// `body` takes the connection and a context in which time stands still. When it is run again, it is later.
template <typename Body>
auto inTransactionStill(const Context &context, Body body)
    -> decltype(body(std::declval<Connection &>(), context))
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) {
        const StillContext still(context);
        return body(connection, static_cast<const Context &>(still));
    });
}

} // namespace onhire
