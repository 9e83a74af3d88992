// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/data/invoices/invoice_store.h"
#include "core/data/payments/chargeable.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payment_changes.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostBefore = 400; // that wait for their numbers and are issued first

Failure tooMuch(const QString &path)
{
    return Failure(Error::invalid(path, Fault::Kind::TooBig, u"The credit exceeds the invoiced amount."_s));
}

// All that can be credited of each line: what an upgrade has handed on is used elsewhere.
std::vector<Money> creditable(const PaymentRecord &payment)
{
    std::vector<Money> most = handedOnOfLines(payment);
    const std::vector<Money> credited = payment.creditedOfLines();
    for (size_t i = 0; i < most.size(); ++i)
        most[i] = std::max(credited[i], Money::fromMinor(payment.lines[i].amount.minor() - most[i].minor()));
    return most;
}

// How much of each line is credited afterwards.
Result<std::vector<Money>> creditedAfterwards(const PaymentRecord &payment, const CreditNoteRequest &request)
{
    const std::vector<Money> most = creditable(payment);
    if (!request.lines)
        return most;
    std::vector<Money> credited = payment.creditedOfLines();
    qsizetype position = 0;
    for (const CreditNoteRequest::Line &line : *request.lines) {
        const QString path = u"lines.%1."_s.arg(position++);
        if (line.index < 0 || size_t(line.index) >= credited.size())
            return Failure(Error::invalid(path + "index"_L1, Fault::Kind::Custom, u"There is no such line."_s));
        if (line.amount.minor() <= 0)
            return Failure(Error::invalid(path + "amount"_L1, Fault::Kind::TooSmall,
                                          u"The amount must be more than 0."_s));
        Money &sum = credited[size_t(line.index)];
        sum = Money::fromMinor(sum.minor() + line.amount.minor());
        if (sum > most[size_t(line.index)])
            return tooMuch(path + "amount"_L1);
    }
    return credited;
}

bool isCreditedInFull(const PaymentRecord &payment, const std::vector<Money> &credited)
{
    return std::ranges::equal(credited, payment.lines, {}, {}, &PaymentRecord::Line::amount);
}

// A line that credit has paid asks for nothing and so counts as credited: whoever names lines does not mean it.
bool meansAll(const PaymentRecord &payment, const CreditNoteRequest &request)
{
    return !request.lines || std::ranges::all_of(payment.lines, [](const PaymentRecord::Line &line) {
        return line.creditTaken.isZero();
    });
}

// A subscription that ended before the days of its own payment has given that credit back then; a member of a
// group has not.
Result<void> giveBackUsedCredit(Connection &connection, const Context &context, PaymentRecord calledOff,
                                const QString &reason)
{
    ONHIRE_ASSIGN(const auto lines,
                  linesToChargeAgain(connection, context.scope(), calledOff.id, context.tenant->zone));
    for (size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].isOwed && !calledOff.isConsolidated())
            calledOff.lines[i].creditTaken = {};
    }
    return giveBackCredit(connection, context, calledOff, reason);
}

// Returns the payment's new version. A payment credited in full is cancelled, so that it can be charged again.
Result<int> credit(Connection &connection, const Context &context, const QString &paymentId,
                   const CreditNoteRequest &request)
{
    ONHIRE_ASSIGN(const auto payment, lockPayment(connection, context.scope(), paymentId));
    if (!payment)
        return Failure(Error{ErrorCode::NotFound, paymentId});
    ONHIRE_ASSIGN(const std::vector<Money> credited, creditedAfterwards(payment->record, request));
    if (credited == payment->record.creditedOfLines())
        return tooMuch(request.lines ? u"lines"_s : u"invoiceId"_s);
    const bool isCalledOff = isCreditedInFull(payment->record, credited) && meansAll(payment->record, request);
    const PaymentChange change = isCalledOff ? cancellation(context, request.reason)
                                             : crediting(context, payment->record, credited, request.reason);
    ONHIRE_ASSIGN(const auto changed, changePayments(connection, context, {&*payment, 1}, change));
    if (isCalledOff)
        ONHIRE_TRY(giveBackUsedCredit(connection, context, payment->record, request.reason));
    else if (isWaiting(payment->record))
        ONHIRE_TRY(creditUpgraded(connection, context, payment->record));
    return changed.constFirst().version;
}

// The note of that movement, with whatever waits for a number before it.
Result<Record> issueNote(Connection &connection, const Context &context, const QString &paymentId, int movement)
{
    // that another one cannot be issued is no matter of this one
    for (bool isMore = true; isMore;) {
        isMore = issueInvoices(context, MostBefore).value_or(0) == MostBefore;
        ONHIRE_ASSIGN(const auto note, findCreditNote(connection, context.scope(), paymentId, movement));
        if (note)
            return Record{note->id, note->json, 1, true};
    }
    return Failure(Error::unavailable(u"the credit note cannot be issued"_s));
}

} // namespace

Result<Record> creditInvoice(const Context &context, const QString &invoiceId, const CreditNoteRequest &request)
{
    ONHIRE_ASSIGN(const auto found, findInvoice(context.database.connection(), context.scope(), invoiceId));
    const JsonValue invoice = found ? readJson(found->json).value_or(JsonValue()) : JsonValue();
    if (!found)
        return Failure(Error{ErrorCode::NotFound, invoiceId});
    if (invoice[u"kind"].toString() != "invoice"_L1)
        return Failure(
            Error::invalid(u"invoiceId"_s, Fault::Kind::Custom, u"A credit note cannot be credited."_s));
    const QString paymentId = invoice[u"paymentId"].toString();
    // What waits is no part of it, and should not be lost with it. Inside a transaction of somebody's it would
    // be, and its numbers would be claimed before the customer is locked.
    const bool isAlone = !context.database.connection().inTransaction();
    while (isAlone && issueInvoices(context, MostBefore).value_or(0) == MostBefore) { }
    // all or nothing: whoever is told that it failed asks again
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(const int movement, credit(connection, still, paymentId, request));
        return issueNote(connection, still, paymentId, movement);
    });
}

} // namespace onhire
