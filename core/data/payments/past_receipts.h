// SPDX-License-Identifier: GPL-3.0-or-later
// Payments that money came for before receipts were kept.
#pragma once

#include "core/data/db/connection.h"

#include <QString>

namespace onhire {

// Walks on from that id and gives their receipts to those that lack them, as the ledger has them; how the money
// came is known only where it came once. The id of the last payment walked past; null: there was none left.
Result<QString> giveReceipts(Connection &connection, const Scope &scope, const QString &afterId);

} // namespace onhire
