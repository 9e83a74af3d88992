// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/webhooks/webhook_signature.h"
#include "core/domain/sodium.h"

#include <QMessageAuthenticationCode>

namespace onhire {

static constexpr QByteArrayView Prefix = "whsec_";

QByteArray newWebhookSecret()
{
    QByteArray random(32, Qt::Uninitialized);
    randombytes_buf(random.data(), size_t(random.size()));
    return Prefix.toByteArray() + random.toBase64();
}

QByteArray webhookTimestamp(const WebhookMessage &message)
{
    return QByteArray::number(message.sentAt.toSecsSinceEpoch());
}

QByteArray webhookSignature(const WebhookMessage &message, const QByteArrayList &secrets)
{
    const QByteArray content = message.id + '.' + webhookTimestamp(message) + '.' + message.body;
    QByteArrayList signatures;
    for (const QByteArray &secret : secrets) {
        const QByteArray key = QByteArray::fromBase64(secret.sliced(Prefix.size()));
        signatures +=
            "v1," + QMessageAuthenticationCode::hash(content, key, QCryptographicHash::Sha256).toBase64();
    }
    return signatures.join(' ');
}

} // namespace onhire
