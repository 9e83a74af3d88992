// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/payments.h"
#include "onhire/sql.h"

namespace onhire {

Result<Record> findPayment(const Context &context, const QString &paymentId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::payments::find,
                                                    {context.tenant->id, paymentId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, paymentId});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

} // namespace onhire
