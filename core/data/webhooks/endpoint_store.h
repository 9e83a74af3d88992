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

struct LockedEndpoint
{
    int version = 0;
    QByteArray sealedSecret; // hexadecimal
    QString sealedBy;
};
// Stays locked until the transaction ends. None if there is no such endpoint.
Result<std::optional<LockedEndpoint>> lockEndpoint(Connection &connection, const Scope &scope,
                                                   const QString &endpointId);

// Writes columns of a locked endpoint, with its change; an endpoint that is disabled is done with what was
// still to be told it. `columns`: JSON, column → value. Answers it as the API shows it.
Result<Record> saveEndpoint(Connection &connection, const Scope &scope, const QString &change,
                            const QString &endpointId, const QByteArray &columns);

} // namespace onhire
