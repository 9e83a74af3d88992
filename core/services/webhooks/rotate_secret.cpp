// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/webhooks/webhook_signature.h"
#include "core/services/webhooks/endpoint_revision.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<IssuedWebhook> rotateWebhookSecret(const Context &context, const SecretBox &box,
                                          const QString &endpointId, std::chrono::hours keepOld,
                                          std::optional<int> expectedVersion)
{
    const QByteArray secret = newWebhookSecret();
    const auto change = [&](const Context &still, EndpointRecord &endpoint) {
        const bool keepsOld = keepOld.count() > 0 && endpoint.sealedBy == box.keyName();
        endpoint.previousSecret = keepsOld ? endpoint.secret : QByteArray();
        endpoint.previousSecretExpiresAt =
            keepsOld ? toTimestamp(still.clock.now().addDuration(keepOld)) : QString();
        endpoint.secret = box.seal(secret);
        endpoint.sealedBy = box.keyName();
    };
    ONHIRE_ASSIGN(
        Record endpoint,
        reviseEndpoint(context, endpointId, {u"webhook_endpoint.rotate_secret"_s, change, expectedVersion}));
    return IssuedWebhook{std::move(endpoint), secret};
}

} // namespace onhire
