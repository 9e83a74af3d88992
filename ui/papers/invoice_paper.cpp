// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/invoice_paper.h"

#include "core/services/invoices/invoices.h"
#include "ui/papers/kept_paper_dialog.h"
#include "ui/papers/show_paper.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

} // namespace

bool mayOpenInvoices(const Workplace &workplace)
{
    return workplace.session->may("invoices:read"_L1) && workplace.session->may("files:write"_L1);
}

void showInvoice(const Workplace &workplace, const QString &invoiceId, const QString &number, Page &page)
{
    const KeptPaper invoice{
        .kind = u"invoice"_s,
        .title = PaperTexts::tr("Invoice %1").arg(leftToRight(number)),
        .about = PaperTexts::tr("The invoice is stored as a file and never changes."),
        .fileName = PaperTexts::tr("Invoice %1").arg(number),
        .make = [invoiceId](const Context &context) { return generateInvoiceDocument(context, {invoiceId}); }};
    openFor(page, new KeptPaperDialog(workplace, invoice, &page));
}

} // namespace onhire
