// SPDX-License-Identifier: GPL-3.0-or-later
// Issued invoices as programs read them, made from the record of an invoice and, for a credit note, from that
// of the invoice it corrects. VALIDATION_ERROR where the standard asks for what the invoice does not say.
#pragma once

#include "core/base/result.h"
#include "core/services/documents/document_maker.h"
#include "core/services/invoices/invoice_page.h"

namespace onhire {

Result<QByteArray> ublDocument(const InvoiceToWrite &wanted);
Result<QByteArray> ciiDocument(const InvoiceToWrite &wanted);

// What its PDF carries. Nothing where there can be no e-invoice: a PDF there is always.
std::optional<DocumentAttachment> facturXOf(const InvoiceToWrite &wanted, const QString &title);

} // namespace onhire
