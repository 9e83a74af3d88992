// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/e_invoice_documents.h"

#include "core/domain/invoices/cii_invoice.h"
#include "core/domain/invoices/factur_x.h"
#include "core/domain/invoices/ubl_invoice.h"
#include "core/services/invoices/invoice_words.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

EInvoiceWords wordsIn(DocumentLanguage language)
{
    using enum InvoiceWord;
    const auto word = [language](InvoiceWord which) { return wordOf(which, language); };
    return {.buyout = word(Buyout),
            .earlyReturnFee = word(EarlyReturnFee),
            .setup = word(Setup),
            .lateFee = word(LateFee),
            .exempt = word(Exempt),
            .reverseCharge = word(ReverseCharge),
            .notSubject = word(NotSubject),
            .credits = word(Credits)};
}

Result<EInvoice> eInvoice(const InvoiceToWrite &wanted)
{
    ONHIRE_ASSIGN(
        EInvoice invoice,
        eInvoiceOf(wanted.invoice, wanted.corrected[u"invoiceNumber"].toString(), wordsIn(wanted.language)));
    invoice.note = reasonIn(invoice.note, wanted.language);
    return invoice;
}

} // namespace

Result<QByteArray> ublDocument(const InvoiceToWrite &wanted)
{
    return eInvoice(wanted).map(ublInvoice);
}

Result<QByteArray> ciiDocument(const InvoiceToWrite &wanted)
{
    return eInvoice(wanted).map(ciiInvoice);
}

std::optional<DocumentAttachment> facturXOf(const InvoiceToWrite &wanted, const QString &title)
{
    auto xml = ciiDocument(wanted);
    if (!xml)
        return {};
    const QDate date = QDate::fromString(wanted.invoice[u"issueDate"].toString(), Qt::ISODate);
    return DocumentAttachment{FacturXFile, u"text/xml"_s, *std::move(xml), facturXMetadata(title, date)};
}

} // namespace onhire
