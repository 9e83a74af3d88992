// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that go out on orders, one or several at once.
#pragma once

#include "core/domain/subscriptions/subscription_request.h"
#include "core/services/together.h"

namespace onhire {

struct Renting
{
    const SubscriptionRequest &request;

    // Payments that are made together are made by one.
    QString line(const Context &context) const { return context.tenant->id + u' ' + context.actor.id; }
    // Each reads its order and its device before the others are written.
    QStringList marks() const { return {request.orderId, request.serialNumber}; }
    static Result<JointAnswers> doTogether(Connection &connection, const std::vector<Given<Renting>> &given);
};

} // namespace onhire
