// SPDX-License-Identifier: GPL-3.0-or-later
// What nobody asks for and the calendar brings: done for one tenant, up to the present moment of its clock.
#pragma once

#include "core/services/context.h"

namespace onhire {

// May run in many processes at once, and again after a failure: it goes on with what is left.
Result<void> doWorkDue(const Context &context);

} // namespace onhire
