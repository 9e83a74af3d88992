// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/revision.h"

#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> revise(Connection &connection, const Context &context, const QString &orderId,
                             const OrderRevision &revision, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const auto order, lockOrder(connection, context.scope(), orderId));
    if (!order)
        return Failure(Error{ErrorCode::NotFound, orderId});
    if (expectedVersion && *expectedVersion != order->version)
        return Failure(Error{ErrorCode::VersionConflict, orderId});
    ONHIRE_TRY(revision.allowed(*order));
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::orders::revise,
                                 {context.tenant->id, changeJson(context, revision.action, revision.events),
                                  orderId, QString::fromUtf8(revision.columns)}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked order vanished"_s));
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<Record> reviseOrder(const Context &context, const QString &orderId, const OrderRevision &revision,
                           std::optional<int> expectedVersion)
{
    auto revised = inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return revise(connection, context, orderId, revision, expectedVersion);
    });
    if (revised)
        context.announce(orderId);
    return revised;
}

} // namespace onhire
