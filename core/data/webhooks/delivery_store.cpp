// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/webhooks/delivery_store.h"

#include "core/base/clock.h"
#include "core/base/json_writer.h"
#include "core/data/db/turn.h"
#include "core/data/events/event_record.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString distributionJson(const QList<DistributedEvent> &events)
{
    JsonWriter json;
    json.beginArray();
    for (const DistributedEvent &event : events) {
        json.beginObject().member("event_id"_L1, event.eventId).key("deliveries"_L1).beginArray();
        for (const DistributedEvent::Delivery &delivery : event.deliveries) {
            json.beginObject().member("id"_L1, delivery.deliveryId);
            json.member("endpoint"_L1, delivery.endpointId).endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

QString settlingJson(const QList<SettledAttempt> &attempts)
{
    JsonWriter json;
    json.beginArray();
    for (const SettledAttempt &attempt : attempts) {
        json.beginObject().member("delivery"_L1, attempt.deliveryId);
        json.member("endpoint"_L1, attempt.endpointId);
        json.member("status"_L1, attempt.status).member("gone"_L1, attempt.gone);
        if (attempt.nextAttemptAt)
            json.member("next_attempt_at"_L1, toTimestamp(*attempt.nextAttemptAt));
        json.key("attempt"_L1).raw(attempt.attempt).endObject();
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

QByteArrayList sealedSecrets(const Rows &rows)
{
    QByteArrayList secrets;
    for (const int column : {5, 6}) {
        if (!rows.isNull(column))
            secrets += rows.utf8(column);
    }
    return secrets;
}

} // namespace

Result<std::optional<Record>> showDelivery(Connection &connection, const Scope &scope,
                                           const QString &deliveryId)
{
    return fetchRecord(connection, scope, sql::webhooks::find_delivery, {scope.name(), deliveryId});
}

Result<std::optional<Record>> insertTestDelivery(Connection &connection, const Scope &scope,
                                                 const TestDelivery &test)
{
    return fetchRecord(connection, scope, sql::webhooks::test,
                       {scope.name(), test.endpointId, test.eventId, test.deliveryId,
                        toTimestamp(test.happenedAt), toTimestamp(test.now)});
}

Result<std::optional<Record>> restartDelivery(Connection &connection, const Scope &scope,
                                              const QString &deliveryId, const QDateTime &now)
{
    return fetchRecord(connection, scope, sql::webhooks::resend, {scope.name(), deliveryId, toTimestamp(now)});
}

Result<int> forgetDeliveries(Connection &connection, const Scope &scope, const QString &firstKept, int most)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::webhooks::forget, {scope.name(), firstKept, most}));
    return rows.affected();
}

Result<QStringList> busyTenants(Connection &connection, const QDateTime &now)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::webhooks::busy_tenants, {toTimestamp(now)}));
    QStringList tenants;
    while (rows.next())
        tenants += rows.text(0);
    return tenants;
}

Result<QList<QueuedEvent>> lockQueuedEvents(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::webhooks::queued, {scope.name()}));
    QList<QueuedEvent> events;
    while (rows.next()) {
        const QString eventId = rows.text(0);
        if (events.isEmpty() || events.constLast().eventId != eventId)
            events.append({eventId, {}});
        if (!rows.isNull(1))
            events.last().endpointIds += rows.text(1);
    }
    return events;
}

Result<void> saveDistribution(Connection &connection, const Scope &scope, const QList<DistributedEvent> &events,
                              const QDateTime &now)
{
    ONHIRE_TRY(connection.run(scope, sql::webhooks::distribute,
                              {scope.name(), distributionJson(events), toTimestamp(now)}));
    return {};
}

Result<QList<ClaimedDelivery>> claimDue(Connection &connection, const Scope &scope, const Claim &claim)
{
    // One at a time, as a statement of its own: whoever waited here sees what the one before took, and so
    // counts right how many are under way at an endpoint.
    ONHIRE_TRY(takeTurn(connection, scope, Turn::ClaimDeliveries));
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::webhooks::claim,
                                 {scope.name(), toTimestamp(claim.now), toTimestamp(claim.leasedUntil),
                                  claim.atOneEndpoint, claim.most, claim.sealedBy}));
    QList<ClaimedDelivery> claimed;
    while (rows.next())
        claimed.append({rows.text(0), rows.text(1), rows.text(2), int(rows.integer(3)), rows.text(4),
                        sealedSecrets(rows), eventRecord(rows, 7)});
    return claimed;
}

Result<QList<UnfitEndpoint>> settleDeliveries(Connection &connection, const Scope &scope,
                                              const QList<SettledAttempt> &attempts, const QDateTime &now,
                                              const QDateTime &failingLimit)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::webhooks::settle,
                       {scope.name(), settlingJson(attempts), toTimestamp(now), toTimestamp(failingLimit)}));
    QList<UnfitEndpoint> unfit;
    while (rows.next())
        unfit.append({rows.text(0), rows.text(1) == "gone"_L1});
    return unfit;
}

Result<void> releaseDeliveries(Connection &connection, const QString &tenantId, const QStringList &deliveryIds)
{
    JsonWriter json;
    json.beginArray();
    for (const QString &id : deliveryIds)
        json.value(id);
    json.endArray();
    ONHIRE_TRY(connection.run(Scope::tenant(tenantId), sql::webhooks::release,
                              {tenantId, QString::fromUtf8(json.take())}));
    return {};
}

} // namespace onhire
