// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/webhooks/endpoint_revision.h"

#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> revise(Connection &connection, const Context &context, const QString &endpointId,
                             const EndpointRevision &revision)
{
    ONHIRE_ASSIGN(
        Rows locked,
        connection.run(context.scope(), sql::webhooks::lock_endpoint, {context.tenant->id, endpointId}));
    if (!locked.next())
        return Failure(Error{ErrorCode::NotFound, endpointId});
    const LockedEndpoint endpoint{int(locked.integer(0)), locked.utf8(1), locked.text(2)};
    if (revision.expectedVersion && *revision.expectedVersion != endpoint.version)
        return Failure(Error{ErrorCode::VersionConflict, endpointId});
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::webhooks::revise_endpoint,
                                 {context.tenant->id, changeJson(context, revision.action), endpointId,
                                  QString::fromUtf8(revision.columns(endpoint))}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked endpoint vanished"_s));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
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
