// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/webhooks/endpoint_revision.h"

#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"

namespace onhire {

static Result<Record> revise(Connection &connection, const Context &context, const QString &endpointId,
                             const EndpointRevision &revision)
{
    ONHIRE_ASSIGN(const auto endpoint, lockEndpoint(connection, context.scope(), endpointId));
    if (!endpoint)
        return Failure(Error{ErrorCode::NotFound, endpointId});
    if (revision.expectedVersion && *revision.expectedVersion != endpoint->version)
        return Failure(Error{ErrorCode::VersionConflict, endpointId});
    return saveEndpoint(connection, context.scope(), changeJson(context, revision.action), endpointId,
                        revision.columns(*endpoint));
}

Result<Record> reviseEndpoint(const Context &context, const QString &endpointId,
                              const EndpointRevision &revision)
{
    auto revised = inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return revise(connection, context, endpointId, revision);
    });
    if (revised)
        context.announce(endpointId);
    return revised;
}

} // namespace onhire
