// SPDX-License-Identifier: GPL-3.0-or-later
// A device is brought back while its contract runs. Whoever may not decide asks for an early return; whoever
// decides returns the device early, or declines. Asking and declining leave the contract as it is, and nothing
// is charged. `line`: what is added to the notes.
#pragma once

#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

// If it is requested twice, the first request stands. A line that is there already changes nothing: the request
// is tried again because its answer was lost.
Result<void> requestEarlyReturn(const Context &context, const QString &rentalId, const QString &line);

// VERSION_CONFLICT also when the request has been answered.
Result<Record> declineEarlyReturn(const Context &context, const QString &rentalId, const QString &line,
                                  ExpectedVersion expectedVersion = {});

} // namespace onhire
