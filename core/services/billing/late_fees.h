// SPDX-License-Identifier: GPL-3.0-or-later
// A fee for each payment that is late, as a payment of its own.
#pragma once

#include "core/services/context.h"
#include "core/services/work_done.h"

#include <QDate>

namespace onhire {

// After how many days of delay there is a fee; none: there is none.
std::optional<int> lateAfterDays(const Tenant &tenant);

// For what is late on that day, at most `most`. Nothing is late before its days have passed since it was asked
// for, however long ago that would have been due.
WorkDone chargeLateFees(const Context &context, QDate day, int most);

} // namespace onhire
