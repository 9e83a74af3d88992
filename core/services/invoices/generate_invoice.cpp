// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/data/db/transaction.h"
#include "core/data/invoices/invoice_store.h"
#include "core/services/files/files.h"
#include "core/services/files/room_of.h"
#include "core/services/invoices/invoice_page.h"
#include "core/services/invoices/invoices.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<Record> print(const Context &context, const FileRoom &room, const QString &invoiceId,
                     const StoredInvoice &invoice)
{
    const auto record = readJson(invoice.json);
    if (!record)
        return Failure(Error::internal(u"an invoice's record cannot be read"_s));
    const DocumentPages pages = invoicePages(*record);
    ONHIRE_ASSIGN(const QByteArray pdf, room.documents->pdf(pages));
    NewFile file;
    file.type = u"invoice"_s;
    file.filename = pages.title + u".pdf"_s;
    file.contentType = u"application/pdf"_s;
    file.links.customerId = invoice.customerId;
    file.links.rentalId = invoice.rentalId;
    file.links.invoiceId = invoiceId;
    return keepDocument(context, file, pdf, u"file.generate"_s);
}

} // namespace

Result<Record> generateInvoiceDocument(const Context &context, const QString &invoiceId)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    if (!room->documents)
        return Failure(Error::internal(u"this program makes no documents"_s));
    return inTransaction(context.database, context.scope(), [&](Connection &connection) -> Result<Record> {
        ONHIRE_ASSIGN(const auto invoice, claimInvoiceDocument(connection, context.scope(), invoiceId));
        if (!invoice)
            return Failure(Error{ErrorCode::NotFound, invoiceId});
        if (invoice->fileId.isEmpty())
            return print(context, *room, invoiceId, *invoice);
        return findFile(context, invoice->fileId);
    });
}

} // namespace onhire
