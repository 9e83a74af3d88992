// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/possible.h"

namespace onhire {

bool isOpen(OrderStatus status)
{
    return status != OrderStatus::Fulfilled && status != OrderStatus::Cancelled;
}

bool isReleased(OrderStatus status)
{
    return status != OrderStatus::Pending && status != OrderStatus::Cancelled;
}

bool awaitsDevices(OrderStatus status)
{
    return isReleased(status) && isOpen(status);
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

QStringList orderStatusesWhere(bool (*isSo)(OrderStatus))
{
    QStringList statuses;
    for (const OrderStatus status : {OrderStatus::Pending, OrderStatus::Confirmed, OrderStatus::Partial,
                                     OrderStatus::Fulfilled, OrderStatus::Cancelled}) {
        if (isSo(status))
            statuses += nameOf(status);
    }
    return statuses;
}

} // namespace onhire
