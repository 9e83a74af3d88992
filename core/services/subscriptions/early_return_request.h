// SPDX-License-Identifier: GPL-3.0-or-later
// A device is brought back while its contract runs. Whoever may not decide asks; whoever decides returns it
// early, or declines. Nothing of the contract changes by either, and nothing is charged. `line`: what its notes
// say of it.
#pragma once

#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

// Asked twice, the first one counts; asked with a line that is there already, nothing changes: its answer was
// lost.
Result<void> requestEarlyReturn(const Context &context, const QString &rentalId, const QString &line);

// VERSION_CONFLICT also when nothing is asked for any more.
Result<Record> declineEarlyReturn(const Context &context, const QString &rentalId, const QString &line,
                                  ExpectedVersion expectedVersion = {});

} // namespace onhire
