// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/webhooks/endpoint_revision.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> reviseWebhookEndpoint(const Context &context, const QString &endpointId,
                                     const WebhookPatch &patch, std::optional<int> expectedVersion)
{
    const auto change = [&patch](const Context &still, EndpointRecord &endpoint) {
        endpoint.url = patch.url.value_or(endpoint.url);
        endpoint.events = patch.events.value_or(endpoint.events);
        if (patch.enabled && *patch.enabled)
            endpoint.enable();
        else if (patch.enabled)
            endpoint.disable("by_hand"_L1, toTimestamp(still.now()));
    };
    return reviseEndpoint(context, endpointId, {u"webhook_endpoint.update"_s, change, expectedVersion});
}

Result<Record> removeWebhookEndpoint(const Context &context, const QString &endpointId,
                                     std::optional<int> expectedVersion)
{
    const auto remove = [](const Context &still, EndpointRecord &endpoint) {
        const QString now = toTimestamp(still.now());
        endpoint.disable("by_hand"_L1, now);
        endpoint.deletedAt = now;
        endpoint.secret = ""_ba; // nobody needs it any more
        endpoint.previousSecret = QByteArray();
        endpoint.previousSecretExpiresAt = QString();
    };
    return reviseEndpoint(context, endpointId, {u"webhook_endpoint.delete"_s, remove, expectedVersion});
}

Result<Record> disableWebhookEndpoint(const Context &context, const QString &endpointId, DisabledReason reason)
{
    const auto disable = [reason](const Context &still, EndpointRecord &endpoint) {
        endpoint.disable(reason == DisabledReason::Gone ? "gone"_L1 : "failing"_L1, toTimestamp(still.now()));
    };
    return reviseEndpoint(context, endpointId, {u"webhook_endpoint.disable"_s, disable});
}

} // namespace onhire
