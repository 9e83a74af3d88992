// SPDX-License-Identifier: GPL-3.0-or-later
// The orders that stand beside a customer on the screen.
#pragma once

#include "core/base/money.h"
#include "core/services/context.h"

namespace onhire {

struct CustomerOrder
{
    QString id, status, createdAt;
    int devices = 0;
    Money monthly;
};
Result<QList<CustomerOrder>> latestOrders(const Context &context, const QString &customerId, int most);

} // namespace onhire
