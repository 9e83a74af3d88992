// SPDX-License-Identifier: GPL-3.0-or-later
// Deliveries of events to webhook endpoints as rows.
#pragma once

#include "core/data/db/record.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QStringList>

namespace onhire {

Result<std::optional<Record>> showDelivery(Connection &connection, const Scope &scope,
                                           const QString &deliveryId);

struct TestDelivery
{
    QString endpointId, eventId, deliveryId;
    QDateTime happenedAt; // by the tenant's clock
    QDateTime now;
};
// An event for one endpoint alone. Answers its delivery; none if there is no such endpoint.
Result<std::optional<Record>> insertTestDelivery(Connection &connection, const Scope &scope,
                                                 const TestDelivery &test);

// None if there is no such delivery, or no endpoint for it any more.
Result<std::optional<Record>> restartDelivery(Connection &connection, const Scope &scope,
                                              const QString &deliveryId, const QDateTime &now);

// Removes those that are done with and older than the id, at most so many; answers how many.
Result<int> forgetDeliveries(Connection &connection, const Scope &scope, const QString &firstKept, int most);

// Tenants with events to distribute or deliveries to make.
Result<QStringList> busyTenants(Connection &connection, const QDateTime &now);

struct QueuedEvent
{
    QString eventId;
    QStringList endpointIds; // that want to be told of it
};
// The next ones. They are nobody else's, and the endpoints stay as they are, until the transaction ends.
Result<QList<QueuedEvent>> lockQueuedEvents(Connection &connection, const Scope &scope);

struct DistributedEvent
{
    struct Delivery
    {
        QString deliveryId, endpointId;
    };
    QString eventId;
    QList<Delivery> deliveries;
};
// Makes locked events into deliveries, and takes them off the queue.
Result<void> saveDistribution(Connection &connection, const Scope &scope, const QList<DistributedEvent> &events,
                              const QDateTime &now);

struct Claim
{
    QDateTime now, leasedUntil;
    int atOneEndpoint = 0; // at once, by all processes
    int most = 0;
    QString sealedBy; // only of endpoints whose secrets are sealed with this key
};

struct ClaimedDelivery
{
    QString deliveryId, endpointId, eventId;
    int failures = 0;
    QString url;
    QByteArrayList sealedSecrets; // hexadecimal: that of now and, while it still holds, the one before
    QByteArray body;
};
// Deliveries that are due. Of a tenant, one process at a time does this; it waits for its turn.
Result<QList<ClaimedDelivery>> claimDue(Connection &connection, const Scope &scope, const Claim &claim);

struct SettledAttempt
{
    QString deliveryId, endpointId;
    QString status; // of the delivery, unless it is finished already
    bool gone = false; // the endpoint says so
    std::optional<QDateTime> nextAttemptAt;
    QByteArray attempt; // JSON
};

struct UnfitEndpoint
{
    QString endpointId;
    bool gone = false; // else it has been failing for too long
};
// Answers the endpoints that are gone, or have been failing without a break since before `failingLimit`.
Result<QList<UnfitEndpoint>> settleDeliveries(Connection &connection, const Scope &scope,
                                              const QList<SettledAttempt> &attempts, const QDateTime &now,
                                              const QDateTime &failingLimit);

// Gives back what was claimed and not tried.
Result<void> releaseDeliveries(Connection &connection, const QString &tenantId, const QStringList &deliveryIds);

} // namespace onhire
