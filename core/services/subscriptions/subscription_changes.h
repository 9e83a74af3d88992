// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which a subscription changes, for the operations that do it: inside their transaction, with
// the subscription locked.
#pragma once

#include "core/services/context.h"

namespace onhire {

struct SubscriptionChange
{
    QString action; // of the audit log: subscription.extend
    QStringList events;
    QByteArray columns; // JSON: column → value
};

// Announces the change, too: whoever hears of one that was rolled back finds nothing new.
Result<Record> changeSubscription(Connection &connection, const Context &context, const QString &rentalId,
                                  const SubscriptionChange &change);

} // namespace onhire
