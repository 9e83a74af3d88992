// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/invoices/invoice_store.h"
#include "core/services/invoices/invoices.h"

namespace onhire {

Result<Record> findInvoice(const Context &context, const QString &invoiceId)
{
    ONHIRE_ASSIGN(const auto invoice, findInvoice(context.database.connection(), context.scope(), invoiceId));
    if (!invoice)
        return Failure(Error{ErrorCode::NotFound, invoiceId});
    return Record{invoiceId, invoice->json};
}

Result<ListPage> listInvoices(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), invoiceList(), request);
}

} // namespace onhire
