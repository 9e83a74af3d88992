// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an invoice in its language, with what they are filled with.
#pragma once

#include "core/services/documents/document_text.h"
#include "core/services/invoices/invoice_words.h"

namespace onhire {

class InvoiceText : public DocumentText
{
public:
    using DocumentText::DocumentText;

    QString word(InvoiceWord word) const { return wordOf(word, language()); }
    // Of a line, the last day included; empty: it has none.
    QString period(const JsonValue &line) const;
    // Of all the lines of an invoice.
    QString wholePeriod(const JsonValue &invoice) const;
};

} // namespace onhire
