// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/domain/webhooks/webhook_signature.h"
#include "core/services/webhooks/endpoint_revision.h"

using namespace Qt::StringLiterals;

namespace onhire {

// Bytes as PostgreSQL reads them.
static QString byteaOf(const QByteArray &hex)
{
    return u"\\x"_s + QLatin1StringView(hex);
}

Result<IssuedWebhook> rotateWebhookSecret(const Context &context, const SecretBox &box,
                                          const QString &endpointId, std::chrono::hours keepOld)
{
    const QByteArray secret = newWebhookSecret();
    const auto columns = [&](const LockedEndpoint &endpoint) {
        JsonWriter json;
        json.beginObject().member("secret"_L1, byteaOf(box.seal(secret)));
        json.member("sealed_by"_L1, box.keyName());
        if (keepOld.count() > 0 && endpoint.sealedBy == box.keyName()) {
            json.member("previous_secret"_L1, byteaOf(endpoint.sealedSecret));
            json.member("previous_secret_expires_at"_L1,
                        toTimestamp(context.clock.now().addSecs(std::chrono::seconds(keepOld).count())));
        } else {
            json.key("previous_secret"_L1).null().key("previous_secret_expires_at"_L1).null();
        }
        json.endObject();
        return json.take();
    };
    ONHIRE_ASSIGN(Record endpoint,
                  reviseEndpoint(context, endpointId, {u"webhook_endpoint.rotate_secret"_s, columns}));
    return IssuedWebhook{std::move(endpoint), secret};
}

} // namespace onhire
