// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/delivery_store.h"

#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/data/db/turn.h"
#include "core/data/events/event_record.h"
#include "core/data/tenants/tenant_store.h"
#include "core/domain/webhooks/retry_schedule.h"
#include "core/webhooks/verdict.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Distribution
{
    QString json;
    int events = 0;
};

Distribution distributionOf(Rows &rows, const QDateTime &now)
{
    Distribution distribution;
    JsonWriter json;
    json.beginArray();
    for (QString event; rows.next();) {
        if (rows.text(0) != event) {
            if (!event.isEmpty())
                json.endArray().endObject();
            event = rows.text(0);
            ++distribution.events;
            json.beginObject().member("event_id"_L1, event).key("deliveries"_L1).beginArray();
        }
        if (!rows.isNull(1)) {
            json.beginObject().member("id"_L1, newId(IdKind::WebhookDelivery, now));
            json.member("endpoint"_L1, rows.text(1)).endObject();
        }
    }
    if (distribution.events > 0)
        json.endArray().endObject();
    json.endArray();
    distribution.json = QString::fromUtf8(json.take());
    return distribution;
}

QByteArrayList unsealed(const SecretBox &box, const Rows &rows)
{
    QByteArrayList secrets;
    for (const int column : {5, 6}) {
        if (const auto secret = rows.isNull(column) ? std::nullopt : box.unseal(rows.utf8(column)))
            secrets += *secret;
    }
    return secrets;
}

QString settlingJson(const QList<Attempt> &attempts, const QDateTime &now)
{
    JsonWriter json;
    json.beginArray();
    for (const Attempt &attempt : attempts) {
        const Verdict verdict = judge(attempt.result, attempt.delivery.failures, now);
        json.beginObject().member("delivery"_L1, attempt.delivery.deliveryId);
        json.member("endpoint"_L1, attempt.delivery.endpointId);
        json.member("status"_L1, verdict.status).member("gone"_L1, verdict.gone);
        if (verdict.nextAttemptAt)
            json.member("next_attempt_at"_L1, toTimestamp(*verdict.nextAttemptAt));
        json.key("attempt"_L1).raw(attemptJson(attempt.result, verdict)).endObject();
    }
    json.endArray();
    return QString::fromUtf8(json.take());
}

struct Unfit
{
    QString endpointId;
    DisabledReason reason;
};

Result<void> settle(Connection &connection, const Context &context, const QString &attempts)
{
    const QDateTime now = context.clock.now();
    const QDateTime limit = now.addSecs(-std::chrono::seconds(LongestWebhookFailure).count());
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::webhooks::settle,
                                 {context.tenant->id, attempts, toTimestamp(now), toTimestamp(limit)}));
    QList<Unfit> unfit;
    while (rows.next())
        unfit.append(
            {rows.text(0), rows.text(1) == "gone"_L1 ? DisabledReason::Gone : DisabledReason::Failing});
    for (const Unfit &endpoint : unfit) {
        const auto disabled = disableWebhookEndpoint(context, endpoint.endpointId, endpoint.reason);
        if (!disabled && disabled.error().code != ErrorCode::NotFound)
            return Failure(disabled.error());
    }
    return {};
}

} // namespace

Result<QStringList> busyTenants(Connection &connection, const QDateTime &now)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(Scope::control(), sql::webhooks::busy_tenants, {toTimestamp(now)}));
    QStringList tenants;
    while (rows.next())
        tenants += rows.text(0);
    return tenants;
}

Result<int> distributeEvents(Database &database, const QString &tenantId, const QDateTime &now)
{
    const Scope scope = Scope::tenant(tenantId);
    return inTransaction(database, scope, [&](Connection &connection) -> Result<int> {
        ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::webhooks::queued, {tenantId}));
        const Distribution distribution = distributionOf(rows, now);
        if (distribution.events > 0)
            ONHIRE_TRY(connection.run(scope, sql::webhooks::distribute,
                                      {tenantId, distribution.json, toTimestamp(now)}));
        return distribution.events;
    });
}

Result<QList<DueDelivery>> claimDeliveries(Connection &connection, const SecretBox &box,
                                           const QString &tenantId, const QDateTime &now, int most,
                                           const ClaimLimits &limits)
{
    const Scope scope = Scope::tenant(tenantId);
    const auto claim = [&](Connection &) -> Result<QList<DueDelivery>> {
        // One at a time, as a statement of its own: whoever waited here sees what the one before took, and so
        // counts right how many are under way at an endpoint.
        ONHIRE_TRY(takeTurn(connection, scope, Turn::ClaimDeliveries));
        ONHIRE_ASSIGN(
            Rows rows,
            connection.run(scope, sql::webhooks::claim,
                           {tenantId, toTimestamp(now), toTimestamp(now.addSecs(limits.lease.count())),
                            limits.atOneEndpoint, most, box.keyName()}));
        QList<DueDelivery> due;
        while (rows.next())
            due.append({tenantId, rows.text(0), rows.text(1), rows.text(2), int(rows.integer(3)),
                        QUrl(rows.text(4), QUrl::StrictMode), unsealed(box, rows), eventRecord(rows, 7)});
        return due;
    };
    return tryTransaction(connection, scope, claim);
}

Result<void> settleAttempts(Database &database, const Clock &clock, const QString &tenantId,
                            const QList<Attempt> &attempts)
{
    ONHIRE_ASSIGN(const TenantPointer tenant, findTenant(database.connection(), tenantId));
    if (!tenant)
        return Failure(Error::internal(u"deliveries of no tenant: "_s + tenantId));
    const Context context{database, tenant, {}, {}, clock};
    const QString json = settlingJson(attempts, clock.now());
    return inTransaction(database, context.scope(),
                         [&](Connection &connection) { return settle(connection, context, json); });
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
