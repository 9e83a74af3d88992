// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/orders.h"
#include "onhire/sql.h"

namespace onhire {

Result<Record> findOrder(const Context &context, const QString &orderId)
{
    ONHIRE_ASSIGN(
        Rows rows,
        context.database.connection().run(context.scope(), sql::orders::find, {context.tenant->id, orderId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, orderId});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

} // namespace onhire
