// SPDX-License-Identifier: GPL-3.0-or-later
// Webhooks: who is told of events, with which secret, and what came of it. The telling itself is core/webhooks.
#pragma once

#include "core/data/webhooks/webhook_lists.h"
#include "core/domain/webhooks/webhook_request.h"
#include "core/services/context.h"
#include "core/services/secrets/secret_box.h"

namespace onhire {

struct IssuedWebhook
{
    Record endpoint;
    QByteArray secret; // the only time that it is seen
};

Result<IssuedWebhook> createWebhookEndpoint(const Context &context, const SecretBox &box,
                                            const WebhookRequest &request);
Result<ListPage> listWebhookEndpoints(const Context &context, const ListRequest &request);
Result<Record> findWebhookEndpoint(const Context &context, const QString &endpointId);
Result<Record> reviseWebhookEndpoint(const Context &context, const QString &endpointId,
                                     const WebhookPatch &patch, std::optional<int> expectedVersion = {});
// Nothing is sent there any more; its deliveries can still be looked at.
Result<Record> removeWebhookEndpoint(const Context &context, const QString &endpointId,
                                     std::optional<int> expectedVersion = {});

enum class DisabledReason { Gone, Failing };
Result<Record> disableWebhookEndpoint(const Context &context, const QString &endpointId, DisabledReason reason);

// Both secrets sign for as long as the old one is kept.
Result<IssuedWebhook> rotateWebhookSecret(const Context &context, const SecretBox &box,
                                          const QString &endpointId, std::chrono::hours keepOld,
                                          std::optional<int> expectedVersion = {});

// Answer the delivery. They go by the real time, also for a tenant with a clock of its own: receivers have
// none.
Result<Record> testWebhookEndpoint(const Context &context, const QString &endpointId);
Result<Record> resendWebhook(const Context &context, const QString &deliveryId);

Result<ListPage> listWebhookDeliveries(const Context &context, const ListRequest &request);
Result<Record> findWebhookDelivery(const Context &context, const QString &deliveryId);

Result<ListPage> listEvents(const Context &context, const ListRequest &request);

// Removes a tenant's events and deliveries of more than thirty days ago; what is still to be delivered stays.
Result<void> forgetOldEvents(Database &database, const QString &tenantId, const QDateTime &now);

} // namespace onhire
