// SPDX-License-Identifier: GPL-3.0-or-later
// The way of every change to a webhook endpoint: lock it, write the columns with their audit entry.
#pragma once

#include "core/data/webhooks/endpoint_store.h"
#include "core/services/webhooks/webhooks.h"

#include <functional>

namespace onhire {

struct EndpointRevision
{
    QString action; // of the audit log: webhook_endpoint.update
    std::function<QByteArray(const LockedEndpoint &)> columns; // JSON: column → value
    std::optional<int> expectedVersion = {};
};

Result<Record> reviseEndpoint(const Context &context, const QString &endpointId,
                              const EndpointRevision &revision);

} // namespace onhire
