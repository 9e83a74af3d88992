// SPDX-License-Identifier: GPL-3.0-or-later
// A phone was rented and paid, and then upgraded.
#pragma once

#include "tests/support/office.h"

#include <QRandomGenerator>

namespace onhire::test {

// The first instalment covers 30 days from 2026-11-21; on 2026-12-01 20 of them are left: 33.27 of 49.90.
struct Upgraded : Office
{
    QString freshId;
    qint64 givenBack = 0; // by hand; with 19 % of tax it is a little less

    // In the place of the one that was rented without tax.
    QString rentTaxed(bool inclusive)
    {
        choose("tax.rate", "19");
        choose("tax.inclusive", inclusive ? "true" : "false");
        need(cancelPayment(context(), first(), u"Without tax"_s));
        need(cancel(rentalId));
        rentalId = rent();
        return rentalId;
    }
    void upgradeAt(const QByteArray &price, const QByteArray &months = "13")
    {
        upgradeOn(QDate(2026, 12, 1), price, months);
    }
    void upgradeOn(QDate day, const QByteArray &price, const QByteArray &months = "13")
    {
        go(day.year(), day.month(), day.day());
        const QString tablet = device("TABLET");
        freshId = need(upgrade(rentalId,
                               "{'newSku':'TABLET','newSerialNumber':'" + tablet.toLatin1()
                                   + "','newContractLength':" + months + ",'newMonthlyAmount':" + price + '}'))
                      .newRental->id;
    }
    QString anyOf(const char *which, QRandomGenerator &dice)
    {
        const QStringList some =
            look(u"select coalesce(string_agg(payment_id, ' ' order by payment_id), '') from "
                 u"payments where %1"_s.arg(QLatin1StringView(which)))
                .split(u' ', Qt::SkipEmptyParts);
        return some.isEmpty() ? QString() : some[dice.bounded(some.size())];
    }
    // What was open is given back, so to speak.
    void writeOff(const QString &id)
    {
        givenBack += look(u"select open::text from payments where payment_id = '%1'"_s.arg(id)).toLongLong();
        need(writeOffPayment(context(), id, u"Goodwill"_s));
    }
    void doSomething(QRandomGenerator &dice, QDate today, int kinds)
    {
        const QString open = anyOf("status = 'pending'", dice);
        const auto ask = [&](const QString &month) {
            if (const auto asked = createPayment(context(), {.rentalId = freshId, .billingPeriod = month});
                !asked && asked.error().code != ErrorCode::ValidationError)
                qFatal("a month is refused");
        };
        const int amount = dice.bounded(1, 30);
        const auto giveBack = [&](const Result<Record> &done) { givenBack += done ? 120 * amount : 0; };
        switch (dice.bounded(kinds)) {
        case 0:
        case 1:
            if (!open.isEmpty())
                need(markPaid(context(), open, {}));
            break;
        case 2:
            if (!open.isEmpty())
                pay(open, dice.bounded(1, 40)); // may be all of it, or more
            break;
        case 3:
            rentalId = freshId;
            upgradeOn(today, QByteArray::number(dice.bounded(5, 120)), "24");
            break;
        case 4:
            if (!open.isEmpty())
                need(cancelPayment(context(), open, u"By mistake"_s));
            break;
        case 7:
            if (const QString paid = anyOf("status = 'paid' and total > 0", dice); !paid.isEmpty())
                giveBack(refund(paid, amount)); // may be more than is left of it
            break;
        case 9:
            if (!open.isEmpty())
                writeOff(open);
            break;
        case 8:
            if (const QString paid = anyOf("status = 'paid' and total > 0", dice); !paid.isEmpty())
                giveBack(credit(paid, {{{0, euros(amount)}}}));
            break;
        case 5:
            if (const QString off = anyOf("status = 'cancelled' and total > 0", dice); !off.isEmpty())
                ask(look(u"select billing_period from payments where payment_id = '%1'"_s.arg(off)));
            break;
        case 6: ask(today.addMonths(dice.bounded(2, 5)).toString(u"yyyy-MM")); break;
        }
    }
    QString lastOf(const QString &rental)
    {
        return look(u"select payment_id from payments where rental_id = '%1' order by created_at desc, "
                    u"payment_id desc limit 1"_s.arg(rental));
    }
    JsonValue lineOf(const QString &paymentId)
    {
        return parsed(need(findPayment(context(), paymentId)))[u"lineItems"].elements().value(0);
    }
    QString creditOfCustomer()
    {
        return QString::fromLatin1(need(accountOf(context(), customerId, {}, 100)).sums.credit.toJson(2));
    }
    QString invoicesFor(const QString &paymentId)
    {
        need(issueInvoices(context(), 100));
        return look(u"select string_agg(concat(kind, ' ', total), ', ' order by number) from invoices where "
                    u"payment_id = '%1'"_s.arg(paymentId));
    }
};

} // namespace onhire::test
