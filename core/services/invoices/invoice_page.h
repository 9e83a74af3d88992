// SPDX-License-Identifier: GPL-3.0-or-later
// What an invoice or a credit note says, in one of its languages.
#pragma once

#include "core/base/json_value.h"
#include "core/services/documents/invoice_sheet.h"
#include "core/services/invoices/invoice_words.h"

namespace onhire {

struct InvoiceToWrite
{
    JsonValue invoice; // its record
    JsonValue corrected; // the record of the invoice that a credit note corrects
    DocumentLanguage language = DocumentLanguage::English;
};

InvoiceSheet invoiceSheet(const InvoiceToWrite &wanted);

} // namespace onhire
