// SPDX-License-Identifier: GPL-3.0-or-later
// What an order lets people do as it stands: for the verbs that do it and for whoever offers them. See also
// canConfirm() and canCancel().
#pragma once

#include "core/domain/orders/order.h"

namespace onhire {

bool isReleased(OrderStatus status); // it was confirmed, so devices may go out for it
int unitsToAssign(OrderStatus status, int openUnits); // those that may go out now
bool canCloseRemainder(OrderStatus status); // a part has gone out, and the rest is still open
bool canChangeAddresses(int rentedDevices); // what has gone out was sent there

} // namespace onhire
