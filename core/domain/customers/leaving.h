// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a customer can become inactive: for the verbs that see to it and for whoever offers them.
#pragma once

#include "core/base/error_code.h"

#include <optional>

namespace onhire {

std::optional<ErrorCode> refusalToLeave(qint64 devicesRented, bool hasOpenOrders);

} // namespace onhire
