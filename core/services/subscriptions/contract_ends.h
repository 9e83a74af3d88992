// SPDX-License-Identifier: GPL-3.0-or-later
// What the tenant has chosen for contracts that are over while their devices are still out, done for each of
// them.
#pragma once

#include "core/services/context.h"

namespace onhire {

// Answers how many contracts that were. Each is a transaction of its own, so several processes may do it at
// once, and what one of them leaves undone the next round does.
Result<int> settleContractEnds(const Context &context);

} // namespace onhire
