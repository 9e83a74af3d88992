// SPDX-License-Identifier: GPL-3.0-or-later
// How every change to a webhook endpoint is made: lock it, change it, write the result with its audit entry.
#pragma once

#include "core/data/webhooks/endpoint_store.h"
#include "core/services/webhooks/webhooks.h"

#include <functional>

namespace onhire {

struct EndpointRevision
{
    QString action; // of the audit log: webhook_endpoint.update
    std::function<void(const Context &, EndpointRecord &)> change; // in its context time stands still
    std::optional<int> expectedVersion = {};
};

Result<Record> reviseEndpoint(const Context &context, const QString &endpointId,
                              const EndpointRevision &revision);

} // namespace onhire
