// SPDX-License-Identifier: GPL-3.0-or-later
// How a receiver knows that a webhook is ours: as Standard Webhooks has it (standardwebhooks.com).
#pragma once

#include <QByteArray>
#include <QDateTime>

namespace onhire {

// whsec_ and 256 random bits in base64
QByteArray newWebhookSecret();

struct WebhookMessage
{
    QByteArray id; // the event's, so it stays the same however often it is sent
    QDateTime sentAt;
    QByteArray body;
};

QByteArray webhookTimestamp(const WebhookMessage &message); // seconds since 1970

// "v1,…" for each secret: while one replaces another, receivers may know either.
QByteArray webhookSignature(const WebhookMessage &message, const QByteArrayList &secrets);

} // namespace onhire
