// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/invoices.h"
#include "onhire/sql.h"

namespace onhire {

Result<Record> findInvoice(const Context &context, const QString &invoiceId)
{
    ONHIRE_ASSIGN(Rows rows,
                  context.database.connection().run(context.scope(), sql::invoices::find,
                                                    {context.tenant->id, invoiceId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, invoiceId});
    return Record{rows.text(0), rows.utf8(1)};
}

Result<ListPage> listInvoices(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), invoiceList(), request);
}

} // namespace onhire
