// SPDX-License-Identifier: GPL-3.0-or-later
// Events as rows.
#pragma once

#include "core/data/db/connection.h"

namespace onhire {

// Removes those that are older than the id and not being delivered any more, at most so many; answers how many.
Result<int> forgetEvents(Connection &connection, const Scope &scope, const QString &firstKept, int most);

} // namespace onhire
