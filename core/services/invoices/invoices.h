// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices: one for each payment, numbered without a gap in each year, and never changed. What was wrong is
// corrected by a credit note.
#pragma once

#include "core/data/invoices/invoice_list.h"
#include "core/services/context.h"

namespace onhire {

Result<Record> findInvoice(const Context &context, const QString &invoiceId);
Result<ListPage> listInvoices(const Context &context, const ListRequest &request);

// The invoice as a PDF among the files: made when it is first asked for, the same one ever after.
Result<Record> generateInvoiceDocument(const Context &context, const QString &invoiceId);

// Issues what waits for its invoice or credit note, the oldest first; answers how many were issued, at most
// `most`. Every payment puts itself in that queue in its own transaction, so none is forgotten; numbers are
// given here only, by one process at a time. One that cannot be issued does not hold up the others.
Result<int> issueInvoices(const Context &context, int most);

} // namespace onhire
