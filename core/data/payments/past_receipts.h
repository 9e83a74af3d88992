// SPDX-License-Identifier: GPL-3.0-or-later
// Payments that money came for before receipts were kept.
#pragma once

#include "core/data/db/connection.h"

#include <QString>

namespace onhire {

// Gives the next ones after that id their receipts, as the ledger has them; how the money came is known of the
// last one only. The id of the last payment; null: there was none left.
Result<QString> giveReceipts(Connection &connection, const Scope &scope, const QString &afterId);

} // namespace onhire
