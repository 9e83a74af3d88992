// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/delivery_steps.h"

#include "core/base/id.h"
#include "core/data/db/transaction.h"
#include "core/data/tenants/tenant_store.h"
#include "core/domain/webhooks/retry_schedule.h"
#include "core/webhooks/verdict.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QList<DistributedEvent> deliveriesOf(const QList<QueuedEvent> &queued, const QDateTime &now)
{
    QList<DistributedEvent> events;
    for (const QueuedEvent &event : queued) {
        events.append({event.eventId, {}});
        for (const QString &endpointId : event.endpointIds)
            events.last().deliveries.append({newId(IdKind::WebhookDelivery, now), endpointId});
    }
    return events;
}

QByteArrayList unsealed(const SecretBox &box, const QByteArrayList &sealed)
{
    QByteArrayList secrets;
    for (const QByteArray &each : sealed) {
        if (const auto secret = box.unseal(each))
            secrets += *secret;
    }
    return secrets;
}

QList<SettledAttempt> judged(const QList<Attempt> &attempts, const QDateTime &now)
{
    QList<SettledAttempt> settled;
    for (const Attempt &attempt : attempts) {
        const Verdict verdict = judge(attempt.result, attempt.delivery.failures, now);
        settled.append({attempt.delivery.deliveryId, attempt.delivery.endpointId, verdict.status, verdict.gone,
                        verdict.nextAttemptAt, attemptJson(attempt.result, verdict)});
    }
    return settled;
}

Result<void> settle(Connection &connection, const Context &context, const QList<SettledAttempt> &attempts)
{
    const QDateTime now = context.clock.now();
    const QDateTime limit = now.addSecs(-std::chrono::seconds(LongestWebhookFailure).count());
    ONHIRE_ASSIGN(const auto unfit, settleDeliveries(connection, context.scope(), attempts, now, limit));
    for (const UnfitEndpoint &endpoint : unfit) {
        const auto reason = endpoint.gone ? DisabledReason::Gone : DisabledReason::Failing;
        const auto disabled = disableWebhookEndpoint(context, endpoint.endpointId, reason);
        if (!disabled && disabled.error().code != ErrorCode::NotFound)
            return Failure(disabled.error());
    }
    return {};
}

} // namespace

Result<int> distributeEvents(Database &database, const QString &tenantId, const QDateTime &now)
{
    const Scope scope = Scope::tenant(tenantId);
    return inTransaction(database, scope, [&](Connection &connection) -> Result<int> {
        ONHIRE_ASSIGN(const auto queued, lockQueuedEvents(connection, scope));
        if (!queued.isEmpty())
            ONHIRE_TRY(saveDistribution(connection, scope, deliveriesOf(queued, now), now));
        return int(queued.size());
    });
}

Result<QList<DueDelivery>> claimDeliveries(Connection &connection, const SecretBox &box,
                                           const QString &tenantId, const QDateTime &now, int most,
                                           const ClaimLimits &limits)
{
    const Scope scope = Scope::tenant(tenantId);
    const Claim claim{.now = now,
                      .leasedUntil = now.addSecs(limits.lease.count()),
                      .atOneEndpoint = limits.atOneEndpoint,
                      .most = most,
                      .sealedBy = box.keyName()};
    const auto take = [&](Connection &) { return claimDue(connection, scope, claim); };
    ONHIRE_ASSIGN(const auto claimed, tryTransaction(connection, scope, take));
    QList<DueDelivery> due;
    for (const ClaimedDelivery &delivery : claimed)
        due.append({tenantId, delivery.deliveryId, delivery.endpointId, delivery.eventId, delivery.failures,
                    QUrl(delivery.url, QUrl::StrictMode), unsealed(box, delivery.sealedSecrets),
                    delivery.body});
    return due;
}

Result<void> settleAttempts(Database &database, const Clock &clock, const QString &tenantId,
                            const QList<Attempt> &attempts)
{
    ONHIRE_ASSIGN(const TenantPointer tenant, findTenant(database.connection(), tenantId));
    if (!tenant)
        return Failure(Error::internal(u"deliveries of no tenant: "_s + tenantId));
    const Context context{database, tenant, {}, {}, clock};
    const QList<SettledAttempt> settled = judged(attempts, clock.now());
    return inTransaction(database, context.scope(),
                         [&](Connection &connection) { return settle(connection, context, settled); });
}

} // namespace onhire
