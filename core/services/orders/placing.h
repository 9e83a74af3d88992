// SPDX-License-Identifier: GPL-3.0-or-later
// Placing orders, one or several at once.
#pragma once

#include "core/services/orders/orders.h"
#include "core/services/together.h"

namespace onhire {

struct Placing
{
    const OrderRequest &request;
    const NaturalKey naturalKey;

    QString line(const Context &context) const { return context.tenant->id; }
    QStringList marks() const; // one statement does not change a customer twice
    static Result<JointAnswers> doTogether(Connection &connection, const std::vector<Given<Placing>> &given);
};

} // namespace onhire
