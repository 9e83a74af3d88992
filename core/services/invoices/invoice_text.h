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
    // its periodStart and periodEnd, the last day included
    QString period(const JsonValue &record, InvoiceWord fromTo = InvoiceWord::PeriodFromTo) const;
};

} // namespace onhire
