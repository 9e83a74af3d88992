// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices: one for each payment, numbered without a gap in each year, and never changed. What was wrong is
// corrected by a credit note.
#pragma once

#include "core/data/invoices/invoice_list.h"
#include "core/services/context.h"

#include <vector>

namespace onhire {

Result<Record> findInvoice(const Context &context, const QString &invoiceId);
Result<ListPage> listInvoices(const Context &context, const ListRequest &request);

// Takes back amounts of an invoice's lines, without their tax, or all of it that is left.
struct CreditNoteRequest
{
    struct Line
    {
        int index = 0; // of the invoice's lines
        Money amount;
    };
    std::optional<std::vector<Line>> lines; // none: all
    QString reason;
};
// The credit note, issued.
Result<Record> creditInvoice(const Context &context, const QString &invoiceId,
                             const CreditNoteRequest &request);

QStringList invoiceFormats(); // in which there are documents

struct InvoiceDocument
{
    QString invoiceId;
    QString format = QStringLiteral("pdf");
    QString language = {}; // en, de, ar; empty: the one that was kept with the invoice, else the tenant's
};
// A document of the invoice among the files: made when it is first asked for, the same one ever after.
// VALIDATION_ERROR for an e-invoice where EN 16931 asks for what the invoice does not say.
Result<Record> generateInvoiceDocument(const Context &context, const InvoiceDocument &asked);

// Issues what waits for its invoice or credit note, the oldest first; answers how many were issued, at most
// `most`. Every payment puts itself in that queue in its own transaction, so none is forgotten; numbers are
// given here only, by one process at a time. One that cannot be issued does not hold up the others.
Result<int> issueInvoices(const Context &context, int most);

} // namespace onhire
