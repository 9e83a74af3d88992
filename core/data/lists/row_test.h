// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions as tests of rows that something else has found.
#pragma once

#include "core/data/lists/condition.h"

namespace onhire {

// Whether rows of another table say which rows fit: the list's own order does not lead to them.
bool isGiven(const Condition &condition);

// What rows of another table give is looked up for the one row, not gathered for all.
QString testOf(const Condition &condition, const QString &value, Bindings &bindings);

} // namespace onhire
