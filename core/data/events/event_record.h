// SPDX-License-Identifier: GPL-3.0-or-later
// An event as receivers and the API see it. The bytes are the same every time.
#pragma once

#include "core/data/db/rows.h"

namespace onhire {

// Reads the columns of events/_columns.sql, the first of which stands at `first`.
QByteArray eventRecord(const Rows &rows, int first);

} // namespace onhire
