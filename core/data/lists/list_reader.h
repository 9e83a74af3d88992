// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a list that was asked for, on the better of the two ways (list_query.h).
#pragma once

#include "core/data/lists/list_query.h"

namespace onhire {

// A page of so many rows at most, as the list's statement answers them.
Result<Rows> readPage(Connection &connection, const Scope &scope, ListQuery &query, int rows);

// Lets the query know how often what it asks for is there, if that matters to it.
Result<void> countWhatIsAsked(Connection &connection, const Scope &scope, ListQuery &query);

} // namespace onhire
