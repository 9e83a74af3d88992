// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a delivery: made of an event, claimed, settled. Each is one transaction, none of which lasts
// while a receiver is waited for.
#pragma once

#include "core/data/webhooks/delivery_store.h"
#include "core/outward/exchange_rules.h"
#include "core/services/webhooks/webhooks.h"

namespace onhire {

struct DueDelivery
{
    QString tenantId, deliveryId, endpointId, eventId;
    int failures = 0;
    QUrl url;
    QByteArrayList secrets; // none when they cannot be unsealed
    QByteArray body;
};

struct Attempt
{
    DueDelivery delivery;
    ExchangeResult result;
};

// Makes queued events into deliveries; answers how many events.
Result<int> distributeEvents(Database &database, const QString &tenantId, const QDateTime &now);

struct ClaimLimits
{
    std::chrono::seconds lease{60}; // far longer than an attempt may take
    int atOneEndpoint = 5; // at once, by all processes
};
Result<QList<DueDelivery>> claimDeliveries(Connection &connection, const SecretBox &box,
                                           const QString &tenantId, const QDateTime &now, int most,
                                           const ClaimLimits &limits = {});

// Writes down what came of attempts of one tenant, and disables endpoints that are gone or have failed for too
// long.
Result<void> settleAttempts(Database &database, const Clock &clock, const QString &tenantId,
                            const QList<Attempt> &attempts);

} // namespace onhire
