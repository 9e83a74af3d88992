// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/data/db/transaction.h"
#include "core/data/invoices/invoice_store.h"
#include "core/domain/payments/payment_lines.h"
#include "core/services/changes/written.h"
#include "core/services/invoices/invoices.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Batch = 200;
constexpr int MostPassedOver = 20; // more than that is no matter of single ones

IssuedInvoice toIssue(const Context &context, const WaitingInvoice &waiting, qint64 number)
{
    if (!waiting.isToIssue)
        return {.paymentId = waiting.paymentId, .kind = waiting.kind, .movement = waiting.movement};
    return {.paymentId = waiting.paymentId,
            .kind = waiting.kind,
            .movement = waiting.movement,
            .invoiceId = newId(IdKind::Invoice, context.now()),
            .number = number,
            .lines = linesOf(waiting.paymentDocument).toByteArray(),
            .content = waiting.content,
            .isTold = waiting.isTold};
}

InvoiceIssue issueOf(const Context &context, const QList<WaitingInvoice> &waiting, QDate day)
{
    InvoiceIssue issue{.invoices = {}, .date = day, .at = context.now()};
    qint64 count = 0;
    for (const WaitingInvoice &each : waiting) {
        count += each.isToIssue;
        issue.invoices += toIssue(context, each, each.lastNumber + count);
    }
    return issue;
}

RecordChange changeOf(const InvoiceMade &invoice, bool isTold)
{
    return {.noun = "invoice"_L1,
            .recordId = invoice.id,
            .ids = idMembers({{"invoiceId"_L1, invoice.id},
                              {"paymentId"_L1, invoice.paymentId},
                              {"customerId"_L1, invoice.customerId},
                              {"rentalId"_L1, invoice.rentalId},
                              {"subscriptionId"_L1, invoice.rentalId},
                              {"billingGroupId"_L1, invoice.billingGroupId}}),
            .before = {},
            .after = invoice.document,
            .action = u"invoice.issue"_s,
            .events = isTold ? QStringList{u"invoice.issued"_s} : QStringList()};
}

// Answers how many were issued.
Result<int> write(Connection &connection, const Context &context, const InvoiceIssue &issue)
{
    ONHIRE_ASSIGN(const auto made, insertInvoices(connection, context.scope(), issue));
    QSet<QString> told;
    for (const IssuedInvoice &invoice : issue.invoices) {
        if (invoice.isTold)
            told += invoice.invoiceId;
    }
    QList<RecordChange> changes;
    for (const InvoiceMade &invoice : made)
        changes += changeOf(invoice, told.contains(invoice.id));
    ONHIRE_TRY(writeChanges(connection, context, changes));
    return int(made.size());
}

// The others are issued next: their numbers may be of another year.
void keepFirstDay(QList<WaitingInvoice> &waiting)
{
    const auto other = std::ranges::find_if(
        waiting, [&](const WaitingInvoice &each) { return each.day != waiting.constFirst().day; });
    waiting.erase(other, waiting.end());
}

struct Handled
{
    int all = 0;
    int issued = 0; // the others need none any more
};

Result<Handled> issueSome(Connection &connection, const Context &asked, int many, int passedOver)
{
    const FixedClock moment(asked.clock.now()); // of all of them
    const Context context{asked.database, asked.tenant, asked.actor, asked.origin, moment, asked.feed};
    const QDate today = dateIn(context.tenant->zone, context.now());
    ONHIRE_TRY(claimInvoiceNumbers(connection, context.scope()));
    ONHIRE_ASSIGN(
        auto waiting,
        waitingInvoices(
            connection, context.scope(),
            {.today = today, .isSandbox = context.tenant->sandbox, .most = many, .passedOver = passedOver}));
    keepFirstDay(waiting);
    for (const WaitingInvoice &each : waiting) {
        if (each.isToIssue && each.paymentDocument.isEmpty()) // an invoice without lines would be one for good
            return Failure(Error::internal(u"payment %1 has no document"_s.arg(each.paymentId)));
    }
    const InvoiceIssue issue = issueOf(context, waiting, waiting.isEmpty() ? today : waiting.constFirst().day);
    Handled handled{.all = int(issue.invoices.size())};
    if (!issue.invoices.isEmpty()) {
        ONHIRE_ASSIGN(handled.issued, write(connection, context, issue));
    }
    return handled;
}

} // namespace

// Together; where that fails, one by one from then on, so that those that can be issued are.
Result<int> issueInvoices(const Context &context, int most)
{
    int issued = 0, passedOver = 0, many = Batch;
    std::optional<Error> trouble;
    while (issued < most && passedOver < MostPassedOver) {
        const auto some = inTransaction(context.database, context.scope(), [&](Connection &connection) {
            return issueSome(connection, context, std::min(many, most - issued), passedOver);
        });
        if (some) {
            issued += some->issued;
            if (some->all == 0)
                break;
        } else if (some.error().transient) { // it is no matter of single ones
            return Failure(some.error());
        } else if (many > 1) {
            many = 1;
        } else {
            ++passedOver;
            trouble = some.error();
        }
    }
    if (trouble)
        return Failure(*trouble);
    return issued;
}

} // namespace onhire
