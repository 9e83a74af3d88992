// SPDX-License-Identifier: GPL-3.0-or-later
// Issued invoices as programs read them, made from the record of an invoice and, for a credit note, from that
// of the invoice it corrects. VALIDATION_ERROR where the standard asks for what the invoice does not say.
#pragma once

#include "core/base/json_value.h"
#include "core/base/result.h"
#include "core/services/documents/document_maker.h"

namespace onhire {

Result<QByteArray> ublDocument(const JsonValue &invoice, const JsonValue &corrected);
Result<QByteArray> ciiDocument(const JsonValue &invoice, const JsonValue &corrected);

// What its PDF carries. Nothing where there can be no e-invoice: a PDF there is always.
std::optional<DocumentAttachment> facturXOf(const JsonValue &invoice, const JsonValue &corrected,
                                            const QString &title);

} // namespace onhire
