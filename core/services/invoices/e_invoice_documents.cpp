// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/e_invoice_documents.h"

#include "core/domain/invoices/cii_invoice.h"
#include "core/domain/invoices/factur_x.h"
#include "core/domain/invoices/ubl_invoice.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<EInvoice> eInvoice(const JsonValue &invoice, const JsonValue &corrected)
{
    return eInvoiceOf(invoice, corrected[u"invoiceNumber"].toString());
}

} // namespace

Result<QByteArray> ublDocument(const JsonValue &invoice, const JsonValue &corrected)
{
    return eInvoice(invoice, corrected).map(ublInvoice);
}

Result<QByteArray> ciiDocument(const JsonValue &invoice, const JsonValue &corrected)
{
    return eInvoice(invoice, corrected).map(ciiInvoice);
}

std::optional<DocumentAttachment> facturXOf(const JsonValue &invoice, const JsonValue &corrected,
                                            const QString &title)
{
    auto xml = ciiDocument(invoice, corrected);
    if (!xml)
        return {};
    const QDate date = QDate::fromString(invoice[u"issueDate"].toString(), Qt::ISODate);
    return DocumentAttachment{FacturXFile, u"text/xml"_s, *std::move(xml), facturXMetadata(title, date)};
}

} // namespace onhire
