// SPDX-License-Identifier: GPL-3.0-or-later
// Work of which only one may be at it for a tenant, whatever process it is in.
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

enum class Turn { ClaimDeliveries = 13 }; // numbers differ from those of the locks in core/data/sql

// Waits for it inside the transaction, which keeps it until its end. The statements that follow see what the
// one before left.
Result<void> takeTurn(Connection &connection, const Scope &scope, Turn turn);

} // namespace onhire
