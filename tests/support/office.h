// SPDX-License-Identifier: GPL-3.0-or-later
// A shop with one phone rented out, and the money that comes and goes for it.
#pragma once

#include "core/services/accounts/accounts.h"
#include "core/services/payments/payments.h"
#include "tests/support/due_work.h"
#include "tests/support/rentals.h"

namespace onhire::test {

inline Money euros(double amount)
{
    return Money::fromMinor(qRound64(amount * 100));
}

struct Office : Rentals
{
    QString rentalId, customerId;

    Office()
    {
        rentalId = rent();
        customerId = look(u"select customer_id from customers"_s);
    }

    QString rentTablet()
    {
        const auto order = need(OrderRequest::read(
            json(orderOf("TABLET").replace("'contractLength':12", "'contractLength':24")), *tenant));
        const QString orderId = need(placeOrder(context(), order, NaturalKey::Skip)).id;
        return need(
                   createSubscription(
                       context(),
                       {.orderId = orderId, .serialNumber = device("TABLET"), .startDate = clock.now().date()}))
            .id;
    }
    void work() { need(doWorkDue(context())); }
    QStringList payments() // their ids, the oldest first
    {
        return look(u"select string_agg(payment_id, ' ' order by period_start, payment_id) from payments"_s)
            .split(u' ');
    }
    QString first() { return payments().constFirst(); }
    Result<ReceivedPayment> pay(const QString &id, double amount)
    {
        return markPaid(context(), id, {.paidAt = {}, .reference = {}, .notes = {}, .amount = euros(amount)});
    }
    Result<Record> refund(const QString &id, std::optional<double> amount = {})
    {
        return refundPayment(context(), id, amount ? std::optional(euros(*amount)) : std::nullopt, u"Late"_s);
    }
    QString invoiceOf(const QString &paymentId)
    {
        need(issueInvoices(context(), 100));
        return look(
            u"select invoice_id from invoices where kind = 'invoice' and payment_id = '%1'"_s.arg(paymentId));
    }
    Result<Record> credit(const QString &paymentId,
                          std::optional<std::vector<CreditNoteRequest::Line>> lines = {})
    {
        return creditInvoice(context(), invoiceOf(paymentId), {std::move(lines), u"Agreed"_s});
    }
    // status, paid, open
    QString standing(const QString &id)
    {
        const JsonValue payment = parsed(need(findPayment(context(), id)));
        return u"%1 %2 %3"_s.arg(payment[u"status"].toString(),
                                 QString::fromLatin1(payment[u"amountPaid"].digits()),
                                 QString::fromLatin1(payment[u"amountOpen"].digits()));
    }
    // kind and amount of each entry, then balance and credit
    QString account()
    {
        const CustomerAccount account = need(accountOf(context(), customerId, {}, 100));
        QStringList words;
        for (const AccountEntry &entry : account.entries)
            words += entry.kind + u' ' + QString::fromLatin1(entry.amount.toJson(2));
        const Money last = account.entries.empty() ? Money() : account.entries.back().balance;
        if (last != account.sums.balance)
            qFatal("the last entry's balance is not the account's");
        return words.join(u", "_s) + u" = "_s + QString::fromLatin1(account.sums.balance.toJson(2)) + u" / "_s
            + QString::fromLatin1(account.sums.credit.toJson(2));
    }
    QString collected() { return look(u"select lifetime_collected::text from customers"_s); }
};

} // namespace onhire::test
