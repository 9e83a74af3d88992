// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/customers/leaving.h"

namespace onhire {

std::optional<ErrorCode> refusalToLeave(qint64 devicesRented, bool hasOpenOrders)
{
    if (devicesRented > 0)
        return ErrorCode::CustomerHasActiveSubscriptions;
    return hasOpenOrders ? std::optional(ErrorCode::CustomerHasPendingOrders) : std::nullopt;
}

} // namespace onhire
