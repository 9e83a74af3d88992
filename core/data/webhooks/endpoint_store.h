// SPDX-License-Identifier: GPL-3.0-or-later
// Webhook endpoints as rows.
#pragma once

#include "core/data/db/record.h"

#include <QDateTime>
#include <QStringList>

namespace onhire {

Result<std::optional<Record>> showEndpoint(Connection &connection, const Scope &scope,
                                           const QString &endpointId);

// How many a tenant has.
Result<qint64> countEndpoints(Connection &connection, const Scope &scope);

struct EndpointToAdd
{
    QString endpointId, url;
    QStringList events;
    bool enabled = true;
    QByteArray sealedSecret; // hexadecimal
    QString sealedBy, createdBy;
    QDateTime createdAt;
};
// With its change. Answers it as the API shows it.
Result<Record> insertEndpoint(Connection &connection, const Scope &scope, const QString &change,
                              const EndpointToAdd &endpoint);

// What may become of an endpoint. Texts that were never set are null; secrets are sealed, and hexadecimal.
struct EndpointRecord
{
    QString id, url;
    QStringList events;
    bool enabled = true;
    QString disabledReason, disabledAt, failingSince;
    QByteArray secret;
    QString sealedBy;
    QByteArray previousSecret;
    QString previousSecretExpiresAt, deletedAt;

    void enable();
    void disable(QLatin1StringView reason, const QString &at);
};

struct StoredEndpoint
{
    EndpointRecord record;
    int version = 0;
};
// Stays locked until the transaction ends. None if there is no such endpoint.
Result<std::optional<StoredEndpoint>> lockEndpoint(Connection &connection, const Scope &scope,
                                                   const QString &endpointId);

// Writes a locked endpoint as it is now, with its change; one that is disabled is done with what was still to
// be told it. Answers it as the API shows it.
Result<Record> saveEndpoint(Connection &connection, const Scope &scope, const QString &change,
                            const EndpointRecord &endpoint);

} // namespace onhire
