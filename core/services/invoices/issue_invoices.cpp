// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_members.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/changes/change.h"
#include "core/services/invoices/invoices.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int Batch = 200;
constexpr int MostPassedOver = 20; // more than that is no matter of single ones

struct Issue
{
    QStringList invoiceIds;
    QString firstChange = u"{}"_s;
    int handled = 0; // those that need none any more, too
};

// The lines of an invoice are those of its payment.
QByteArrayView linesOf(QByteArrayView paymentDocument)
{
    for (const RawMember &member : rawMembers(paymentDocument)) {
        if (member.name == "lineItems")
            return member.value;
    }
    return "[]";
}

void writeWaiting(JsonWriter &json, const Context &context, const Rows &waiting, Issue &issue)
{
    json.beginObject().member("payment_id"_L1, waiting.text(0)).member("kind"_L1, waiting.text(1));
    if (waiting.flag(2)) {
        const QStringList events = waiting.flag(4) ? QStringList{u"invoice.issued"_s} : QStringList();
        const QString change = changeJson(context, u"invoice.issue"_s, events);
        if (issue.invoiceIds.isEmpty())
            issue.firstChange = change;
        issue.invoiceIds += newId(IdKind::Invoice, context.now());
        json.member("invoice_id"_L1, issue.invoiceIds.constLast());
        json.member("number"_L1, waiting.integer(3) + issue.invoiceIds.size());
        json.key("lines"_L1).raw(linesOf(waiting.bytes(5)));
        json.key("change"_L1).raw(change.toUtf8());
    }
    json.endObject();
    ++issue.handled;
}

Result<Issue> issueSome(Connection &connection, const Context &asked, int many, int passedOver)
{
    const FixedClock moment(asked.clock.now()); // of all of them
    const Context context{asked.database, asked.tenant, asked.actor, asked.origin, moment, asked.feed};
    const QDate today = dateIn(context.tenant->zone, context.now());
    ONHIRE_TRY(connection.run(context.scope(), sql::invoices::claim, {context.tenant->id}));
    ONHIRE_ASSIGN(Rows waiting,
                  connection.run(context.scope(), sql::invoices::waiting,
                                 {context.tenant->id, today.year(), many, passedOver}));
    Issue issue;
    JsonWriter json;
    json.beginArray();
    while (waiting.next())
        writeWaiting(json, context, waiting, issue);
    json.endArray();
    if (issue.handled > 0)
        ONHIRE_TRY(connection.run(context.scope(), sql::invoices::issue,
                                  {context.tenant->id, issue.firstChange, QString::fromUtf8(json.take()),
                                   today.toString(Qt::ISODate)}));
    for (const QString &invoiceId : std::as_const(issue.invoiceIds))
        context.announce(invoiceId);
    return issue;
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
            issued += int(some->invoiceIds.size());
            if (some->handled == 0)
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
