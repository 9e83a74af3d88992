// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/possible.h"

namespace onhire {

bool isReleased(OrderStatus status)
{
    return status != OrderStatus::Pending && status != OrderStatus::Cancelled;
}

int unitsToAssign(OrderStatus status, int openUnits)
{
    return isReleased(status) ? openUnits : 0;
}

bool canCloseRemainder(OrderStatus status)
{
    return status == OrderStatus::Partial;
}

bool canChangeAddresses(int rentedDevices)
{
    return rentedDevices == 0;
}

} // namespace onhire
