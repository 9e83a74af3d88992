// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/customers/customers.h"
#include "onhire/sql.h"

namespace onhire {

Result<Record> findCustomer(const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::customers::find,
                                                    {context.tenant->id, customerId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, customerId});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

} // namespace onhire
