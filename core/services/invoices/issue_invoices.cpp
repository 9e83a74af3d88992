// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_members.h"
#include "core/data/db/transaction.h"
#include "core/data/invoices/invoice_store.h"
#include "core/services/changes/change.h"
#include "core/services/invoices/invoices.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Batch = 200;
constexpr int MostPassedOver = 20; // more than that is no matter of single ones

// The lines of an invoice are those of its payment.
QByteArrayView linesOf(QByteArrayView paymentDocument)
{
    for (const RawMember &member : rawMembers(paymentDocument)) {
        if (member.name == "lineItems")
            return member.value;
    }
    return "[]";
}

IssuedInvoice toIssue(const Context &context, const WaitingInvoice &waiting, qint64 number)
{
    if (!waiting.isToIssue)
        return {.paymentId = waiting.paymentId, .kind = waiting.kind, .movement = waiting.movement};
    const QStringList events = waiting.isTold ? QStringList{u"invoice.issued"_s} : QStringList();
    return {.paymentId = waiting.paymentId,
            .kind = waiting.kind,
            .movement = waiting.movement,
            .invoiceId = newId(IdKind::Invoice, context.now()),
            .number = number,
            .lines = linesOf(waiting.paymentDocument).toByteArray(),
            .content = waiting.content,
            .change = changeJson(context, u"invoice.issue"_s, events)};
}

InvoiceIssue issueOf(const Context &context, const QList<WaitingInvoice> &waiting, QDate day)
{
    InvoiceIssue issue{.firstChange = u"{}"_s, .invoices = {}, .date = day};
    qint64 count = 0;
    for (const WaitingInvoice &each : waiting) {
        count += each.isToIssue;
        issue.invoices += toIssue(context, each, each.lastNumber + count);
        if (each.isToIssue && count == 1)
            issue.firstChange = issue.invoices.constLast().change;
    }
    return issue;
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
    if (!issue.invoices.isEmpty())
        ONHIRE_TRY(insertInvoices(connection, context.scope(), issue));
    Handled handled{.all = int(issue.invoices.size())};
    for (const IssuedInvoice &invoice : issue.invoices) {
        if (invoice.invoiceId.isNull())
            continue;
        context.announce(invoice.invoiceId);
        ++handled.issued;
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
