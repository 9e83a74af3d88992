// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/data/invoices/invoice_store.h"
#include "core/services/files/files.h"
#include "core/services/files/logo_file.h"
#include "core/services/files/room_of.h"
#include "core/services/invoices/e_invoice_documents.h"
#include "core/services/invoices/invoice_page.h"
#include "core/services/invoices/invoices.h"
#include "core/services/still_transaction.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<QByteArray> printed(const Context &context, const DocumentMaker &maker, const InvoiceToWrite &wanted)
{
    InvoiceSheet sheet = invoiceSheet(wanted);
    // one that an earlier version has deleted is missing, and no reason to have no invoice
    if (auto logo = logoFile(context, wanted.invoice[u"sellerDetails"][u"logoFileId"].toString())) {
        sheet.logo = std::move(logo->content);
        sheet.isLogoDrawing = logo->isDrawing;
    }
    sheet.attachment = facturXOf(wanted, sheet.title);
    return maker.invoice(sheet);
}

Result<QByteArray> asUbl(const Context &, const DocumentMaker &, const InvoiceToWrite &wanted)
{
    return ublDocument(wanted);
}

Result<QByteArray> asCii(const Context &, const DocumentMaker &, const InvoiceToWrite &wanted)
{
    return ciiDocument(wanted);
}

struct Format
{
    QLatin1StringView name, contentType, suffix;
    Result<QByteArray> (*make)(const Context &context, const DocumentMaker &maker,
                               const InvoiceToWrite &wanted);
};

constexpr Format Formats[] = {
    {"pdf"_L1, "application/pdf"_L1, ".pdf"_L1, printed},
    {"ubl"_L1, "application/xml"_L1, " UBL.xml"_L1, asUbl},
    {"cii"_L1, "application/xml"_L1, " CII.xml"_L1, asCii},
};

Result<JsonValue> recordOf(const QByteArray &json)
{
    auto record = readJson(json);
    if (!record)
        return Failure(Error::internal(u"an invoice's record cannot be read"_s));
    return *std::move(record);
}

// What the invoice was issued in, and for those of before there was that, what the tenant writes in now.
QString languageOf(const Context &context, const JsonValue &invoice, const QString &asked)
{
    if (!asked.isEmpty())
        return asked;
    const QString &kept = invoice[u"sellerDetails"][u"language"].toString();
    return kept.isEmpty() ? context.tenant->settings.text("invoice.language"_L1) : kept;
}

Result<InvoiceToWrite> toWrite(Connection &connection, const Context &context, const JsonValue &invoice,
                               const QString &language)
{
    InvoiceToWrite wanted{invoice, {}, documentLanguage(language)};
    const QString &corrects = invoice[u"correctsInvoiceId"].toString();
    if (corrects.isEmpty())
        return wanted;
    ONHIRE_ASSIGN(const auto corrected, findInvoice(connection, context.scope(), corrects));
    if (!corrected)
        return Failure(Error::internal(u"a credit note corrects no invoice"_s));
    ONHIRE_ASSIGN(wanted.corrected, recordOf(corrected->json));
    return wanted;
}

Result<Record> make(Connection &connection, const Context &context, const DocumentMaker &maker,
                    const InvoiceDocument &asked, const StoredInvoice &invoice)
{
    const auto format = std::ranges::find(Formats, asked.format, &Format::name);
    if (format == std::end(Formats))
        return Failure(
            Error::invalid(u"format"_s, Fault::Kind::InvalidEnumValue, u"There is no such format."_s));
    ONHIRE_ASSIGN(const JsonValue record, recordOf(invoice.json));
    const QString language = languageOf(context, record, asked.language);
    ONHIRE_ASSIGN(const QString made,
                  invoiceDocument(connection, context.scope(), asked.invoiceId, asked.format, language));
    if (!made.isEmpty())
        return findFile(context, made);
    ONHIRE_ASSIGN(const InvoiceToWrite wanted, toWrite(connection, context, record, language));
    ONHIRE_ASSIGN(const QByteArray content, format->make(context, maker, wanted));
    NewFile file;
    file.type = u"invoice"_s;
    file.filename = invoiceSheet(wanted).title + format->suffix;
    file.contentType = format->contentType;
    file.links.customerId = invoice.customerId;
    file.links.rentalId = invoice.rentalId;
    file.links.invoiceId = asked.invoiceId;
    file.links.invoiceFormat = asked.format;
    file.links.invoiceLanguage = language;
    return keepDocument(context, file, content, u"file.generate"_s);
}

} // namespace

QStringList invoiceFormats()
{
    QStringList names;
    for (const Format &format : Formats)
        names += format.name;
    return names;
}

Result<Record> generateInvoiceDocument(const Context &context, const InvoiceDocument &asked)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    if (!room->documents)
        return Failure(Error::internal(u"this program makes no documents"_s));
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const auto invoice, claimInvoiceDocument(connection, still.scope(), asked.invoiceId));
        if (!invoice)
            return Failure(Error{ErrorCode::NotFound, asked.invoiceId});
        return make(connection, still, *room->documents, asked, *invoice);
    });
}

} // namespace onhire
