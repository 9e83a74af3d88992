// SPDX-License-Identifier: GPL-3.0-or-later
// What nobody asks for and the calendar brings: done for one tenant, up to the present moment of its clock.
#pragma once

#include "core/services/tenants/tenants.h"

#include <limits>

namespace onhire {

// May run in many processes at once, and again after a failure: it goes on with what is left. At most so many
// of each kind; answers whether more may be due.
Result<bool> doWorkDue(const Context &context, int most = std::numeric_limits<int>::max());

// Moves a sandbox's clock, and answers when all that falls due by then is done, the day's work that stands open
// included.
Result<TenantPointer> passTime(const Context &context, const QDateTime &now);

} // namespace onhire
