// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/webhooks/endpoint_revision.h"

#include "core/services/changes/change.h"
#include "core/services/still_transaction.h"

namespace onhire {

static Result<Record> revise(Connection &connection, const Context &context, const QString &endpointId,
                             const EndpointRevision &revision)
{
    ONHIRE_ASSIGN(const auto endpoint, lockEndpoint(connection, context.scope(), endpointId));
    if (!endpoint)
        return Failure(Error{ErrorCode::NotFound, endpointId});
    if (revision.expectedVersion && *revision.expectedVersion != endpoint->version)
        return Failure(Error{ErrorCode::VersionConflict, endpointId});
    EndpointRecord revised = endpoint->record;
    revision.change(context, revised);
    return saveEndpoint(connection, context.scope(), changeJson(context, revision.action), revised);
}

Result<Record> reviseEndpoint(const Context &context, const QString &endpointId,
                              const EndpointRevision &revision)
{
    auto revised = inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return revise(connection, still, endpointId, revision);
    });
    if (revised)
        context.announce(endpointId);
    return revised;
}

} // namespace onhire
