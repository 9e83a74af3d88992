// SPDX-License-Identifier: GPL-3.0-or-later
// What an order lets people do as it stands: for the verbs that do it and for whoever offers them. See also
// canConfirm() and canCancel().
#pragma once

#include "core/domain/orders/order.h"

#include <QStringList>

namespace onhire {

bool isOpen(OrderStatus status); // devices may go out for it, now or later
bool isReleased(OrderStatus status); // it was confirmed, so devices may go out for it
bool awaitsDevices(OrderStatus status); // they may go out for it now
int unitsToAssign(OrderStatus status, int openUnits); // those that may go out now
bool canCloseRemainder(OrderStatus status); // a part has gone out, and the rest is still open
bool canChangeAddresses(int rentedDevices); // what has gone out was sent there

// The names of the states in which that is so, in the order in which an order passes through them.
QStringList orderStatusesWhere(bool (*isSo)(OrderStatus));

} // namespace onhire
