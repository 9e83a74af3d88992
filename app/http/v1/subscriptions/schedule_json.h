// SPDX-License-Identifier: GPL-3.0-or-later
// The instalments of a subscription as the API shows them.
#pragma once

#include "core/base/record_shape.h"
#include "core/services/subscriptions/subscriptions.h"

namespace onhire {

Schema scheduleSchema();
QByteArray scheduleJson(const QString &rentalId, const std::vector<ScheduledInstalment> &instalments,
                        int exponent);

} // namespace onhire
