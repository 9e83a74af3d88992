// SPDX-License-Identifier: GPL-3.0-or-later
// Money that comes and goes: parts, too much, refunds, credit notes, what is given up; and the account and the
// ledger of it all.
#include "core/data/doctor/invariants.h"
#include "core/services/accounts/accounts.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/due/work_due.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "core/services/previews/outlook.h"
#include "tests/support/office.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <chrono>
#include <future>

#include <functional>
#include <random>

using namespace onhire;
using namespace onhire::test;

class TestMoneyMovements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatAProcessorCouldNotCollectIsTriedAgainSoOften()
    {
        Office office;
        office.choose("billing.retries", "2");
        const QString id = office.first();
        const auto fail = [&](const QString &code) {
            need(markFailed(office.context(), id, {code, u"The bank declined it."_s}));
        };
        const auto member = [&](const QString &name) {
            return parsed(need(findPayment(office.context(), id)))[name];
        };
        QDate today = office.clock.now().date();
        for (int attempt = 1; attempt <= 3; ++attempt) {
            fail(u"card_declined"_s);
            QCOMPARE(member(u"captureAttempts"_s).toInteger(), attempt);
            office.work();
            QCOMPARE(member(u"status"_s).toString(), u"failed"_s); // not on the same day
            QCOMPARE(member(u"nextRetryAt"_s).isNull(), attempt == 3);
            today = today.addDays(1);
            office.go(today.year(), today.month(), today.day());
            office.work();
            QCOMPARE(member(u"status"_s).toString(), attempt < 3 ? u"pending"_s : u"failed"_s);
            QVERIFY(member(u"nextRetryAt"_s).isNull());
        }
        QCOMPARE(office.look(u"select count(*) from audit_entries where action = 'payment.retry'"_s), u"2"_s);
    }

    void whatSomebodyMarksAsFailedIsNotTriedAgain()
    {
        Office office;
        office.choose("billing.retries", "5");
        need(markFailed(office.context(), office.first(), {{}, u"A cheque that bounced"_s}));
        office.go(2027, 1, 5);
        office.work();
        QVERIFY(office.standing(office.first()).startsWith(u"failed"_s));
    }

    void aSandboxGoesThroughEveryDayOfAnAttempt()
    {
        Office office;
        office.choose("billing.retries", "1");
        need(markFailed(office.context(), office.first(), {u"card_declined"_s, {}}));
        office.look(u"update tenants set sandbox = true"_s);
        office.tenant = need(findTenant(office.database.connection(), office.tenant->id));
        const QDate day = office.clock.now().date();
        need(passTime(office.context(), office.clock.now().addDays(5)));
        const auto at = parseTimestamp(
            office.look(u"select stamp(at) from audit_entries where action = 'payment.retry'"_s));
        QVERIFY(at);
        QCOMPARE(*at, startOfDayIn(office.tenant->zone, day.addDays(1)));
    }

    // A sandbox's clock stands still while much happens.
    void anAccountIsInTheOrderInWhichThingsHappened()
    {
        Office office;
        const QString second = office.rent(),
                      payment = office.look(
                          QStringLiteral("select payment_id from payments where rental_id = '%1'").arg(second));
        need(office.pay(payment, 10));
        need(office.pay(office.first() == payment ? office.payments().at(1) : office.first(), 20));
        need(office.pay(payment, 5));
        QCOMPARE(office.account(),
                 u"charge 49.90, charge 49.90, payment -10.00, payment -20.00, payment -5.00 = 64.80 / 0.00"_s);
    }

    // Of 12 months at 49.90, the first of which has been charged: what a form of the desktop shows.
    // While others pay: what is read is the balance that its last entry comes to, or account() ends the
    // program.
    void anAccountIsOfOneMoment()
    {
        Office office;
        const QString id = office.first();
        const auto payments = std::async(std::launch::async, [&] {
            Shop own = office.elsewhere();
            for (int i = 0; i < 60; ++i) // one page of entries
                need(markPaid(own.context(), id,
                              {.paidAt = {}, .reference = {}, .notes = {}, .amount = euros(0.10)}));
        });
        int reads = 0;
        for (; payments.wait_for(std::chrono::seconds(0)) != std::future_status::ready; ++reads)
            office.account();
        QVERIFY(reads > 0);
        QVERIFY(office.account().contains(u"= 43.90"_s));
    }

    void whatIsStillToPayFollowsTheMoney()
    {
        Office office;
        const auto seen = [&] {
            const SubscriptionOutlook outlook = need(outlookOf(office.context(), office.rentalId));
            return QStringLiteral("%1 paid, %2 to come, %3 to pay")
                .arg(outlook.paid)
                .arg(outlook.toCome.size())
                .arg(QString::fromLatin1(outlook.stillToPay.toJson(2)));
        };
        QCOMPARE(seen(), QStringLiteral("0 paid, 12 to come, 598.80 to pay"));
        need(office.pay(office.first(), 19.90));
        QCOMPARE(seen(), QStringLiteral("0 paid, 12 to come, 578.90 to pay"));
        need(office.pay(office.first(), 30));
        QCOMPARE(seen(), QStringLiteral("1 paid, 11 to come, 548.90 to pay"));
        need(office.refund(office.first())); // it is not asked for again
        QCOMPARE(seen(), QStringLiteral("1 paid, 11 to come, 548.90 to pay"));
        office.go(2026, 12, 21);
        office.work();
        need(writeOffPayment(office.context(), office.payments().at(1), QStringLiteral("Lost")));
        QCOMPARE(seen(), QStringLiteral("1 paid, 10 to come, 499.00 to pay"));
    }

    void aPartLeavesThePaymentPending();
    void whatIsTooMuchIsUsedByTheNextCharges();
    void aRefundNeverReopensTheCharge();
    void whatMovesNothingIsNoEntryOfTheAccount();
    void whatIsGivenUpIsNotOwed();
    void aCreditNoteOverALineLowersWhatIsOpen();
    void aCreditNoteOverWhatWasPaidBecomesCredit();
    void whatWasPaidOfACancelledPaymentIsCredit();
    void whatEachSubscriptionCollectsFollowsItsLines();
    void whatWasGivenBackIsNotCreditToo();
    void anUpgradeCreditsWhatWasPaidAndKept();
    void whatIsLateCostsAFeeOnce();
    void nobodyIsLateBeforeBeingAsked();
    void anInvoiceAsksForWhatCreditHasNotPaid();
    void whatAsksForNothingIsPaidAtOnce();
    void moneyDoesNotComeTomorrow();
    void theDoctorSeesWhatTheBooksDoNotSay();
    void movesThatMakeNoSenseAreRefused();
    void aCreditNoteThatCannotBeIssuedCreditsNothing();
    void whoHasCreditIsNotLate();
    void theLedgerIsWrittenOnceAndStays();
    void theBooksAreRightWhateverIsDone();
};

void TestMoneyMovements::aPartLeavesThePaymentPending()
{
    Office office;
    QCOMPARE(need(office.pay(office.first(), 20)).credit, Money());
    QCOMPARE(office.standing(office.first()), u"pending 20.00 29.90"_s);
    QCOMPARE(office.look(u"select count(*)::text from events where type = 'payment.updated'"_s), u"1"_s);
    QCOMPARE(office.collected(), u"2000"_s);
    need(office.pay(office.first(), 29.90));
    QCOMPARE(office.standing(office.first()), u"paid 49.90 0.00"_s);
    QCOMPARE(office.collected(), u"4990"_s);
    QCOMPARE(office.account(), u"charge 49.90, payment -20.00, payment -29.90 = 0.00 / 0.00"_s);
    QCOMPARE(codeOf(office.pay(office.first(), 1)), "ALREADY_PAID"_ba);
}

void TestMoneyMovements::whatIsTooMuchIsUsedByTheNextCharges()
{
    Office office;
    QCOMPARE(need(office.pay(office.first(), 110)).credit, euros(60.10));
    QCOMPARE(office.account(), u"charge 49.90, payment -110.00 = -60.10 / 60.10"_s);
    const QDate later = office.clock.now().date().addMonths(2);
    office.go(later.year(), later.month(), later.day());
    office.work();
    const QStringList payments = office.payments();
    QCOMPARE(payments.size(), 3);
    QCOMPARE(office.standing(payments[1]), u"paid 49.90 0.00"_s);
    QCOMPARE(parsed(need(findPayment(office.context(), payments[1])))[u"method"].toString(), u"credit"_s);
    QCOMPARE(office.standing(payments[2]), u"pending 10.20 39.70"_s);
    QCOMPARE(office.collected(), QString::number(4990 + 4990 + 1020));
    QVERIFY(office.account().endsWith(u"= 39.70 / 0.00"_s));
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::aRefundNeverReopensTheCharge()
{
    Office office;
    QCOMPARE(codeOf(office.refund(office.first())), "VALIDATION_ERROR"_ba); // nothing was paid
    need(office.pay(office.first(), 49.90));
    need(office.refund(office.first(), 9.90));
    QCOMPARE(office.standing(office.first()), u"paid 49.90 0.00"_s);
    QCOMPARE(codeOf(office.refund(office.first(), 40.01)), "VALIDATION_ERROR"_ba);
    const JsonValue payment = parsed(need(office.refund(office.first())));
    QCOMPARE(payment[u"status"].toString(), u"refunded"_s);
    QCOMPARE(payment[u"refunds"].elements().size(), 2);
    QCOMPARE(payment[u"refunds"].elements()[1][u"amount"].digits(), "40.00"_ba);
    QCOMPARE(payment[u"refundedAmount"].digits(), "49.90"_ba);
    // each is told, though the balance stays as it is
    QCOMPARE(office.account(), u"charge 49.90, payment -49.90, refund 0.00, refund 0.00 = 0.00 / 0.00"_s);
    const auto entries = need(accountOf(office.context(), office.customerId, {}, 100)).entries;
    for (const auto &[entry, amount] : {std::pair(2, 990), std::pair(3, 4000)}) {
        const JsonValue refund = payment[u"refunds"].elements()[size_t(entry - 2)];
        QCOMPARE(entries[size_t(entry)].paidOut, std::optional(Money::fromMinor(amount)));
        QCOMPARE(entries[size_t(entry)].refundId, refund[u"refundId"].toString());
        QCOMPARE(entries[size_t(entry)].reason, refund[u"reason"].toString());
    }
    QCOMPARE(entries[1].paidOut, std::optional<Money>());
    QCOMPARE(office.collected(), u"0"_s);
    QCOMPARE(codeOf(office.pay(office.first(), 1)), "INVALID_STATUS_TRANSITION"_ba);
    QCOMPARE(office.violations(), QString());
}

// A month for nothing. Credit that is used, money that goes back, and credit notes are told, though they may
// leave the balance as it is.
void TestMoneyMovements::whatMovesNothingIsNoEntryOfTheAccount()
{
    Office office;
    need(createPayment(office.context(),
                       {.rentalId = office.rentalId,
                        .billingPeriod = u"2027-03"_s,
                        .amount = Money(),
                        .dueDate = {},
                        .description = {}}));
    need(office.pay(office.first(), 100));
    need(office.refund(office.first(), 60.10)); // all of what was too much, and 10.00
    office.go(2026, 12, 21);
    office.work();
    const QString second = office.payments().at(1);
    need(writeOffPayment(office.context(), second, u"Lost"_s));
    need(office.credit(second));
    office.go(2027, 1, 21);
    office.work();
    need(office.pay(office.payments().at(2), 60));
    office.go(2027, 2, 21);
    office.work();
    QCOMPARE(
        office.account(),
        u"charge 49.90, payment -100.00, refund 50.10, charge 49.90, write_off -49.90, "
        u"credit_note 0.00, charge 49.90, payment -60.00, charge 49.90, credit_used 0.00 = 39.80 / 0.00"_s);
    // page by page the same, also after an entry that is none any more
    QStringList pages;
    for (QString last;;) {
        const CustomerAccount page = need(accountOf(office.context(), office.customerId, last, 1));
        pages += page.entries.front().kind;
        last = page.entries.front().id;
        if (!page.hasMore)
            break;
    }
    QCOMPARE(pages.size(), 10);
    const QString nothing =
        office.look(u"select payment_id || '.' || version from ledger where kind = 'charge' and "
                    u"receivable = 0"_s);
    QVERIFY(!nothing.isEmpty());
    QCOMPARE(need(accountOf(office.context(), office.customerId, nothing, 1)).entries.front().kind,
             u"payment"_s);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::whatIsGivenUpIsNotOwed()
{
    Office office;
    need(office.pay(office.first(), 10));
    const JsonValue payment = parsed(need(writeOffPayment(office.context(), office.first(), u"Insolvent"_s)));
    QCOMPARE(payment[u"status"].toString(), u"written_off"_s);
    QCOMPARE(payment[u"writeOffReason"].toString(), u"Insolvent"_s);
    QCOMPARE(office.account(), u"charge 49.90, payment -10.00, write_off -39.90 = 0.00 / 0.00"_s);
    QCOMPARE(codeOf(writeOffPayment(office.context(), office.first(), u"x"_s)), "INVALID_STATUS_TRANSITION"_ba);
    QCOMPARE(codeOf(cancelPayment(office.context(), office.first(), u"x"_s)), "INVALID_STATUS_TRANSITION"_ba);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::aCreditNoteOverALineLowersWhatIsOpen()
{
    Office office;
    office.choose("tax.rate", "19");
    office.rent();
    const QString payment = office.look(u"select payment_id from payments where tax_amount > 0"_s);
    const JsonValue note = parsed(need(office.credit(payment, {{{0, euros(10)}}})));
    QCOMPARE(note[u"kind"].toString(), u"credit_note"_s);
    QCOMPARE(note[u"subtotal"].digits(), "10.00"_ba);
    QCOMPARE(note[u"taxAmount"].digits(), "1.90"_ba);
    QCOMPARE(note[u"reason"].toString(), u"Agreed"_s);
    QCOMPARE(note[u"correctsInvoiceId"].toString(), office.invoiceOf(payment));
    QCOMPARE(office.standing(payment), u"pending 0.00 47.48"_s);
    QCOMPARE(codeOf(office.credit(payment, {{{0, euros(39.91)}}})), "VALIDATION_ERROR"_ba);
    QCOMPARE(codeOf(office.credit(payment, {{{1, euros(1)}}})), "VALIDATION_ERROR"_ba);
    const JsonValue rest = parsed(need(office.credit(payment)));
    QCOMPARE(rest[u"total"].digits(), "47.48"_ba);
    QCOMPARE(office.standing(payment), u"cancelled 0.00 0.00"_s);
    QCOMPARE(codeOf(office.credit(payment)), "VALIDATION_ERROR"_ba);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::aCreditNoteOverWhatWasPaidBecomesCredit()
{
    Office office;
    need(office.pay(office.first(), 49.90));
    need(office.credit(office.first(), {{{0, euros(19.90)}}}));
    QCOMPARE(office.account(), u"charge 49.90, payment -49.90, credit_note -19.90 = -19.90 / 19.90"_s);
    QCOMPARE(office.collected(), u"3000"_s);
    need(office.refund(office.first(), 15)); // the customer wants it back
    QVERIFY(office.account().endsWith(u"refund 15.00 = -4.90 / 4.90"_s));
    QCOMPARE(office.collected(), u"3000"_s);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::whatWasPaidOfACancelledPaymentIsCredit()
{
    Office office;
    need(office.pay(office.first(), 30));
    office.invoiceOf(office.first());
    need(cancelPayment(office.context(), office.first(), u"Wrong"_s));
    QCOMPARE(office.account(), u"charge 49.90, payment -30.00, credit_note -49.90 = -30.00 / 30.00"_s);
    QCOMPARE(office.violations(), QString());
    QCOMPARE(office.look(u"select total::text from invoices where kind = 'credit_note'"_s), u"4990"_s);
}

void TestMoneyMovements::whatEachSubscriptionCollectsFollowsItsLines()
{
    Office office;
    const QString second = office.rent();
    office.look(u"update customers set customer_type = 'business' returning 1"_s);
    need(createBillingGroup(office.context(),
                            {.customerId = office.customerId,
                             .groupName = u"Head office"_s,
                             .notes = {},
                             .billingDay = 1,
                             .rentalIds = {office.rentalId, second}}));
    office.go(2027, 1, 1);
    office.work();
    const QString together = office.look(u"select payment_id from payments where subtotal = 9980"_s);
    const auto collected = [&] {
        return office.look(
            u"select string_agg(total_collected::text, ' ' order by rental_id) from subscriptions"_s);
    };
    need(office.pay(together, 33.33));
    QCOMPARE(collected(), u"1667 1666"_s);
    need(office.credit(together, {{{0, euros(49.90)}}})); // of the first line: what was paid is the second's
    QCOMPARE(collected(), u"0 3333"_s);
    need(office.pay(together, 16.57));
    QCOMPARE(collected(), u"0 4990"_s);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::whatWasGivenBackIsNotCreditToo()
{
    Office office;
    need(office.pay(office.first(), 49.90));
    need(office.refund(office.first()));
    need(office.credit(office.first()));
    QVERIFY2(office.account().endsWith(u"= 0.00 / 0.00"_s), qPrintable(office.account()));
    QCOMPARE(office.violations(), QString());
    // credit that has paid for something else stays there
    const QString second = office.rent();
    const QString payment =
        office.look(u"select payment_id from payments where rental_id = '%1'"_s.arg(second));
    need(office.pay(payment, 49.90));
    need(office.credit(payment));
    office.rent(); // is paid by it
    QCOMPARE(codeOf(office.refund(payment)), "VALIDATION_ERROR"_ba);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::anUpgradeCreditsWhatWasPaidAndKept()
{
    const auto creditAfter = [](const std::function<void(Office &)> &prepare) {
        Office office;
        prepare(office);
        const QString serial = office.device();
        need(office.upgrade(office.rentalId,
                            "{'newSku':'PHONE','contractLength':24,'newSerialNumber':'" + serial.toLatin1()
                                + "'}"));
        return office.look(
            u"select (3990 - subtotal)::text from payments where payment_id <> '%1' order by payment_id desc "
            u"limit 1"_s.arg(office.first()));
    };
    QCOMPARE(creditAfter([](Office &) {}), u"0"_s);
    const QString paid = creditAfter([](Office &office) { need(office.pay(office.first(), 49.90)); });
    QVERIFY2(paid.toInt() > 3000, qPrintable(paid));
    QCOMPARE(creditAfter([](Office &office) { need(office.credit(office.first())); }), u"0"_s);
    QCOMPARE(creditAfter([](Office &office) {
                 need(office.pay(office.first(), 49.90));
                 need(office.refund(office.first()));
             }),
             u"0"_s);
}

void TestMoneyMovements::whatIsLateCostsAFeeOnce()
{
    Office office;
    const auto fees = [&] {
        return office.look(
            u"select coalesce(string_agg(concat(total, ' ', (created_at at time zone 'UTC')::date), ', ' "
            u"order by payment_id), '') from payments where purpose = 'late_fee'"_s);
    };
    const QDate due = office.clock.now().date();
    const auto pass = [&](int days) {
        const QDate day = due.addDays(days);
        office.go(day.year(), day.month(), day.day());
        office.work();
    };
    pass(20);
    QCOMPARE(fees(), QString()); // nobody minds
    office.choose("billing.lateFee", "7.50");
    office.choose("billing.lateAfterDays", "25");
    pass(25);
    QCOMPARE(fees(), QString());
    pass(26);
    QCOMPARE(fees(), u"750 "_s + due.addDays(26).toString(Qt::ISODate));
    pass(55); // the next instalment is not that late yet, and a fee is never late
    QCOMPARE(fees(), u"750 "_s + due.addDays(26).toString(Qt::ISODate));
    QVERIFY2(office.account().contains(u"late_fee 7.50"), qPrintable(office.account()));
    const JsonValue late = parsed(need(findPayment(office.context(), office.first())));
    QVERIFY(late[u"lateFeeApplied"].toBool());
    QCOMPARE(late[u"lateFeeAmount"].digits(), "7.50"_ba);
    QCOMPARE(late[u"originalAmount"].digits(), late[u"total"].digits());
    QCOMPARE(office.look(u"select count(*)::text from events where type = 'payment.updated' and ids like "
                         u"'%%1%'"_s.arg(office.first())),
             u"1"_s);
    const QString first = parsed(need(findPayment(
        office.context(),
        office.look(u"select payment_id from payments where purpose = 'late_fee'"_s))))[u"lineItems"]
                              .elements()
                              .value(0)[u"description"]
                              .toString();
    QVERIFY2(first.contains(office.look(u"select serial_number from subscriptions"_s)), qPrintable(first));
    pass(120); // of an instalment that the run has made
    const QString id = office.look(u"select max(payment_id) from payments where purpose = 'late_fee'"_s);
    const JsonValue fee = parsed(need(findPayment(office.context(), id)));
    const QString lateInvoice =
        office.look(u"select i.invoice_number from payments f join invoices i on i.payment_id = "
                    u"split_part(f.idempotency_key, "
                    u"':', 3) and i.kind = 'invoice' where f.payment_id = '%1'"_s.arg(id));
    const QString told = fee[u"lineItems"].elements().value(0)[u"description"].toString();
    QVERIFY2(!lateInvoice.isEmpty() && told.endsWith(u" ("_s + lateInvoice + u')'),
             qPrintable(told)); // which one was late
    QCOMPARE(office.violations(), QString());
}

// Who has paid too much for one owes nothing for the other.
void TestMoneyMovements::whoHasCreditIsNotLate()
{
    Office office;
    office.go(2026, 12, 21);
    office.work();
    need(office.pay(office.first(), 80)); // 30.10 too much, after December's was asked for
    office.choose("billing.lateFee", "7.50");
    const QString december = office.payments().at(1);
    office.go(2027, 1, 5);
    office.work();
    QCOMPARE(office.standing(december), u"pending 30.10 19.80"_s); // the rest is late
    QCOMPARE(office.look(u"select count(*)::text from payments where purpose = 'late_fee'"_s), u"1"_s);

    Office other;
    other.go(2026, 12, 21);
    other.work();
    need(other.pay(other.first(), 99.80));
    other.choose("billing.lateFee", "7.50");
    other.go(2027, 1, 5);
    other.work();
    QCOMPARE(other.standing(other.payments().at(1)), u"paid 49.90 0.00"_s);
    QCOMPARE(other.look(u"select count(*)::text from payments where purpose = 'late_fee'"_s), u"0"_s);
    QCOMPARE(other.violations(), QString());
}

// A rental that is made today for three months ago, of a company whose clock runs.
void TestMoneyMovements::nobodyIsLateBeforeBeingAsked()
{
    Office office;
    office.choose("billing.lateFee", "15");
    const QDate today = office.clock.now().date();
    office.rent(",'startDate':'2026-08-21'");
    office.work();
    const auto fees = [&] {
        return office.look(u"select count(*)::text from payments where purpose = 'late_fee'"_s);
    };
    const auto pass = [&](int days) {
        const QDate day = today.addDays(days);
        office.go(day.year(), day.month(), day.day());
        office.work();
    };
    QCOMPARE(fees(), u"0"_s);
    pass(14);
    QCOMPARE(fees(), u"0"_s);
    pass(15);
    QCOMPARE(fees(), u"5"_s); // of August to November, and of the other's first month
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::anInvoiceAsksForWhatCreditHasNotPaid()
{
    Office office;
    need(office.pay(office.first(), 110)); // 60.10 too much
    office.go(2027, 1, 21);
    office.work();
    QStringList said;
    for (const QString &payment : office.payments()) {
        const JsonValue invoice = parsed(need(findInvoice(office.context(), office.invoiceOf(payment))));
        said += QString::fromLatin1(invoice[u"total"].digits() + ' ' + invoice[u"creditUsed"].digits() + ' '
                                    + invoice[u"amountDue"].digits());
    }
    QCOMPARE(said, (QStringList{u"49.90  "_s, u"49.90 49.90 0.00"_s, u"49.90 10.20 39.70"_s}));
    // what comes later changes nothing of it
    const QString third = office.invoiceOf(office.payments().at(2));
    const QByteArray issued = need(findInvoice(office.context(), third)).json;
    need(office.pay(office.payments().at(2), 39.70));
    QCOMPARE(need(findInvoice(office.context(), third)).json, issued);
    const QString note = need(office.credit(office.payments().at(1))).id;
    QVERIFY(!need(findInvoice(office.context(), note)).json.contains("creditUsed"));
}

void TestMoneyMovements::whatAsksForNothingIsPaidAtOnce()
{
    Office office;
    const Record free = need(createPayment(office.context(),
                                           {.rentalId = office.rentalId,
                                            .billingPeriod = u"2026-12"_s,
                                            .amount = Money(),
                                            .dueDate = QDate(2026, 11, 1),
                                            .description = {}}));
    QCOMPARE(parsed(free)[u"status"].toString(), u"paid"_s);
    QVERIFY(parsed(free)[u"paidAt"].isString());
    QCOMPARE(office.standing(free.id), u"paid 0.00 0.00"_s);
    // by the run, too: a contract that costs nothing from its second month on
    const QString other = office.rent();
    office.look(
        u"update subscriptions set prices = '[[0,4990],[1,0]]', monthly_amount = 0 where rental_id = '%1'"_s
            .arg(other));
    office.go(2026, 12, 21);
    office.work();
    QCOMPARE(
        office.look(u"select string_agg(concat(total, ' ', status), ', ' order by total) from payments where "
                    u"rental_id = '%1'"_s.arg(other)),
        u"0 paid, 4990 pending"_s);
    QCOMPARE(office.look(u"select count(*)::text from events where type = 'payment.succeeded'"_s), u"2"_s);
    QCOMPARE(office.violations(), QString());
}

void TestMoneyMovements::moneyDoesNotComeTomorrow()
{
    Office office; // at 10:00 in Berlin
    const QDateTime midnight = startOfDayIn(office.tenant->zone, office.clock.now().date().addDays(1));
    const auto pay = [&](const QDateTime &at) {
        return markPaid(office.context(), office.first(), {.paidAt = at, .reference = {}, .notes = {}});
    };
    const auto refused = pay(midnight);
    QVERIFY(!refused && refused.error().faults.size() == 1);
    QCOMPARE(refused.error().faults[0].path, u"paidAt"_s);
    need(pay(midnight.addMSecs(-1)));
}

void TestMoneyMovements::theDoctorSeesWhatTheBooksDoNotSay()
{
    const auto sick = [](const QString &fault) {
        Office office;
        need(office.pay(office.first(), 60));
        office.look(fault);
        return office.violations();
    };
    QCOMPARE(sick(u"select 1"_s), QString());
    for (const char *accounts : {"credit, refunds", "revenue, refunds", "credit, revenue"}) {
        const QString found =
            sick(u"insert into ledger (tenant_id, customer_id, payment_id, version, kind, at, day, %1) "
                 u"select tenant_id, customer_id, payment_id, 99, 'refund', at, day, 1, -1 from ledger where "
                 u"version "
                 u"= 0 returning 1"_s.arg(QString::fromLatin1(accounts)));
        QVERIFY2(found.contains(u"the ledger matches"_s), qPrintable(found));
    }
    const QString gap = sick(u"update subscriptions set billed_until = billed_until + 1 returning 1"_s);
    QVERIFY2(gap.contains(u"charged for every day"_s), qPrintable(gap));
}

void TestMoneyMovements::movesThatMakeNoSenseAreRefused()
{
    Office office;
    QCOMPARE(codeOf(office.pay(office.first(), 0)), "VALIDATION_ERROR"_ba);
    QCOMPARE(codeOf(office.pay(office.first(), -1)), "VALIDATION_ERROR"_ba);
    need(office.pay(office.first(), 49.90));
    QCOMPARE(codeOf(office.refund(office.first(), 0)), "VALIDATION_ERROR"_ba);
    const QString note = need(office.credit(office.first())).id;
    QCOMPARE(codeOf(creditInvoice(office.context(), note, {{}, u"x"_s})), "VALIDATION_ERROR"_ba);
    QCOMPARE(codeOf(creditInvoice(office.context(), u"inv_none"_s, {{}, u"x"_s})), "NOT_FOUND"_ba);
}

// Whoever is told that it failed asks again.
void TestMoneyMovements::aCreditNoteThatCannotBeIssuedCreditsNothing()
{
    Office office;
    need(office.pay(office.first(), 49.90));
    const QString invoice = office.invoiceOf(office.first());
    const auto owner = [&](const QString &statement) { runSql(migratedDatabase(), adminRole, {statement}); };
    owner(u"alter table invoices add constraint odd check (kind = 'invoice') not valid"_s);
    QCOMPARE(codeOf(creditInvoice(office.context(), invoice, {{}, u"x"_s})), "SERVICE_UNAVAILABLE"_ba);
    QCOMPARE(office.account(), u"charge 49.90, payment -49.90 = 0.00 / 0.00"_s);
    owner(u"alter table invoices drop constraint odd"_s);
    need(creditInvoice(office.context(), invoice, {{}, u"x"_s}));
    QCOMPARE(office.account(), u"charge 49.90, payment -49.90, credit_note -49.90 = -49.90 / 49.90"_s);
    QCOMPARE(office.violations(), QString());
}

// The program's own role can neither change nor remove an entry.
void TestMoneyMovements::theLedgerIsWrittenOnceAndStays()
{
    Office office;
    need(office.pay(office.first(), 49.90));
    QCOMPARE(
        office.look(
            u"select string_agg(privilege_type, ' ' order by privilege_type) from "
            u"information_schema.role_table_grants where table_name = 'ledger' and grantee = 'onhire_app'"_s),
        u"INSERT SELECT"_s);
    QCOMPARE(
        office.look(
            u"select sum(receivable + credit + revenue + tax + cash + refunds + write_off)::text from ledger"_s),
        u"0"_s);
}

// Some hundred commands in random order, all of which may be refused.
void TestMoneyMovements::theBooksAreRightWhateverIsDone()
{
    Office office;
    office.choose("tax.rate", "19");
    for (int i = 0; i < 3; ++i)
        office.rent();
    std::mt19937 dice(20261123);
    QDate day = office.clock.now().date();
    for (int step = 0; step < 400; ++step) {
        const QStringList payments = office.payments();
        const QString payment = payments[qsizetype(dice() % size_t(payments.size()))];
        const double amount = double(1 + dice() % 9000) / 100;
        switch (dice() % 8) {
        case 0:
        case 1: office.pay(payment, amount).has_value(); break;
        case 2: office.refund(payment, amount).has_value(); break;
        case 3: writeOffPayment(office.context(), payment, u"x"_s).has_value(); break;
        case 4: office.credit(payment, {{{0, euros(amount / 4)}}}).has_value(); break;
        case 5: cancelPayment(office.context(), payment, u"x"_s).has_value(); break;
        case 6: markFailed(office.context(), payment, {}).has_value(); break;
        default:
            day = day.addDays(int(dice() % 6));
            office.go(day.year(), day.month(), day.day());
            office.work();
        }
        if (step % 40 == 39)
            QCOMPARE(office.violations(), QString());
    }
    QVERIFY(office.look(u"select count(distinct kind)::text from ledger"_s).toInt() >= 6);
    QCOMPARE(
        office.look(u"select sum(credit + receivable)::text from ledger"_s),
        office.look(
            u"select (coalesce((select sum(open) from payments), 0) + coalesce((select sum(credit) from ledger), 0))::text"_s));
}

QTEST_GUILESS_MAIN(TestMoneyMovements)
#include "tst_money_movements.moc"
