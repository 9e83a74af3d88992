// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription as the API shows it.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema subscriptionSchema();
Schema scheduleSchema();

} // namespace onhire
