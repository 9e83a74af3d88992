// SPDX-License-Identifier: GPL-3.0-or-later
// Instalments that somebody asks for by hand, before the calendar would or again: each is charged once, and the
// contract costs what it costs. Contracts begin on 21 November 2026 for 12 months at 49.90.
#include "core/services/payments/payments.h"
#include "tests/support/billed_shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestAskedAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasAskedForAheadIsNotChargedAgain();
    void aMonthPaidAheadIsNotBoughtAgain();
    void whatHasBegunIsNotBought();
    void whatIsTakenBackIsNotCollectedTwice();
    void whatWasAskedForBackwardsLetsTheContractEnd();
    void whatIsAskedForLastMakesUpTheSum();
    void whatWasCalledOffCanBeAskedForAgain();
    void whatWasCalledOffTwiceCountsOnce();
    void whatAGroupChargesDayByDayIsNotAskedForByTheMonth();
    void anEndAnswersTheVersionThatIsStored();
    void aNewPriceIsNotForWhatWasAskedForAhead();
};

void TestAskedAhead::whatWasAskedForAheadIsNotChargedAgain()
{
    BilledShop shop;
    const QString id = shop.rent();
    need(createPayment(shop.context(),
                       {.rentalId = id,
                        .billingPeriod = u"2027-02"_s,
                        .amount = Money::fromMinor(100),
                        .dueDate = {},
                        .description = {}}));
    shop.pass(2027, 3, 21);
    QCOMPARE(shop.charged(id),
             u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990, 2027-02-21 100, "
             u"2027-03-21 4990"_s);
}

// Who buys the device does not pay for that month beside the price: it is credited; one that is still open is
// taken back.
void TestAskedAhead::aMonthPaidAheadIsNotBoughtAgain()
{
    BilledShop shop;
    const QString id = shop.rent();
    const auto ask = [&](const QString &month) {
        return need(createPayment(shop.context(),
                                  {.rentalId = id,
                                   .billingPeriod = month,
                                   .amount = {},
                                   .dueDate = {},
                                   .description = {}}))
            .id;
    };
    need(markPaid(shop.context(), ask(u"2027-09"_s), {}));
    ask(u"2027-05"_s);
    const BuyoutQuote quote = need(calculateBuyout(shop.context(), id));
    QCOMPARE(quote.remainder.months, *Decimal::parse("11")); // of twelve, without this one
    QCOMPARE(quote.remainder.value.minor(), 54890);
    QCOMPARE(need(shop.buy(id)).price, quote.price);
    QCOMPARE(shop.look(u"select count(*)::text from payments where status <> 'cancelled' and purpose = "
                       u"'instalment' and credited_net < subtotal"_s),
             u"1"_s);
    QCOMPARE(shop.look(u"select sum(credit_used)::text from payments"_s), u"4990"_s);
}

// A month that was asked for ahead has begun, and the run has not come to the one before it yet.
void TestAskedAhead::whatHasBegunIsNotBought()
{
    BilledShop shop;
    const QString id = shop.rent();
    need(createPayment(
        shop.context(),
        {.rentalId = id, .billingPeriod = u"2027-01"_s, .amount = {}, .dueDate = {}, .description = {}}));
    shop.go(2027, 1, 25);
    QCOMPARE(need(calculateBuyout(shop.context(), id)).remainder.months, *Decimal::parse("9"));
}

// What was paid of a month that is taken back pays for the device: it is not collected twice.
void TestAskedAhead::whatIsTakenBackIsNotCollectedTwice()
{
    BilledShop shop;
    const QString id = shop.rent();
    const Record ahead = need(createPayment(
        shop.context(),
        {.rentalId = id, .billingPeriod = u"2027-05"_s, .amount = {}, .dueDate = {}, .description = {}}));
    need(markPaid(shop.context(), ahead.id,
                  {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(2000)}));
    const BuyoutQuote quote = need(calculateBuyout(shop.context(), id));
    QCOMPARE(quote.recovery.collected, quote.price);
    QCOMPARE(need(shop.buy(id)).price, quote.price);
    QCOMPARE(shop.of(id, u"total_collected"_s), u"2000"_s); // of the price, by the credit that became of it
}

void TestAskedAhead::whatWasAskedForBackwardsLetsTheContractEnd()
{
    BilledShop shop;
    shop.choose("contractEnd", "'auto_terminate'");
    const QString id = shop.rent();
    for (const QString &month : {u"2027-10"_s, u"2027-09"_s})
        need(createPayment(
            shop.context(),
            {.rentalId = id, .billingPeriod = month, .amount = {}, .dueDate = {}, .description = {}}));
    shop.pass(2027, 11, 21);
    QCOMPARE(shop.status(id), u"ended_completed"_s);
    QCOMPARE(shop.look(u"select concat(count(*), ' ', sum(amount)) from payment_lines"_s), u"12 59880"_s);
}

// A group has charged its months by their days; the contract costs what it costs all the same.
void TestAskedAhead::whatIsAskedForLastMakesUpTheSum()
{
    BilledShop shop;
    const QString id = shop.rent(), other = shop.rent();
    const QString group = shop.group({id, other}, 1);
    shop.pass(2027, 2, 14);
    need(removeFromBillingGroup(shop.context(), group, id));
    shop.pass(2027, 3, 21); // the rest of its own month, and the next one
    const auto ask = [&](QDate month) {
        return parsed(need(createPayment(shop.context(),
                                         {.rentalId = id,
                                          .billingPeriod = month.toString(u"yyyy-MM"),
                                          .amount = {},
                                          .dueDate = {},
                                          .description = {}})))[u"subtotal"]
            .digits();
    };
    for (QDate month(2027, 10, 1); month > QDate(2027, 4, 1); month = month.addMonths(-1))
        QCOMPARE(ask(month), "49.90"_ba);
    QVERIFY(ask(QDate(2027, 4, 1)) != "49.90"_ba);
    QCOMPARE(shop.look(u"select sum(amount)::text from payment_lines where rental_id = '%1'"_s.arg(id)),
             u"59880"_s);
    QCOMPARE(shop.next(id), QString());
}

// At its price, also when nothing else is left to charge; and it makes nothing else cheaper.
void TestAskedAhead::whatWasCalledOffCanBeAskedForAgain()
{
    BilledShop shop;
    const QString id = shop.rent();
    const auto callOff = [&](const QString &month) {
        need(cancelPayment(
            shop.context(),
            shop.look(u"select payment_id from payments where billing_period = '%1' and status = 'pending'"_s
                          .arg(month)),
            u"By mistake"_s));
    };
    const auto askAgain = [&](const QString &month) {
        return parsed(need(createPayment(shop.context(),
                                         {.rentalId = id,
                                          .billingPeriod = month,
                                          .amount = {},
                                          .dueDate = {},
                                          .description = {}})))[u"subtotal"]
            .digits();
    };
    shop.pass(2027, 3, 1);
    callOff(u"2027-01"_s);
    QCOMPARE(askAgain(u"2027-01"_s), "49.90"_ba);
    shop.pass(2028, 1, 1);
    callOff(u"2027-03"_s);
    QCOMPARE(askAgain(u"2027-03"_s), "49.90"_ba);
    QCOMPARE(shop.look(u"select concat(count(*), ' ', sum(amount)) from payment_lines where not cancelled"_s),
             u"12 59880"_s);
    QCOMPARE(shop.disorder(), QString());
}

// Its month from 21 January on, asked for ahead, and then the group's invoices of those days: the contract's
// last line does not make up for the month a second time.
void TestAskedAhead::whatWasCalledOffTwiceCountsOnce()
{
    BilledShop shop;
    const QString id = shop.rent();
    const auto callOff = [&](const QString &which) {
        need(
            cancelPayment(shop.context(),
                          shop.look(u"select payment_id from payments where status = 'pending' and "_s + which),
                          u"By mistake"_s));
    };
    need(createPayment(
        shop.context(),
        {.rentalId = id, .billingPeriod = u"2027-01"_s, .amount = {}, .dueDate = {}, .description = {}}));
    callOff(u"billing_period = '2027-01'"_s);
    shop.group({id}, 1);
    shop.pass(2027, 2, 2);
    callOff(u"period_start = '2027-01-01'"_s);
    callOff(u"period_start = '2027-02-01'"_s);
    shop.pass(2028, 1, 1);
    QCOMPARE(shop.look(u"select sum(l.amount)::text from payment_lines l join payments p using (payment_id) "
                       u"where not l.cancelled or p.billing_group_id is not null"_s),
             u"59880"_s);
}

// Its invoice of January was called off; the month of the contract from the 21st on has days of February's,
// too.
void TestAskedAhead::whatAGroupChargesDayByDayIsNotAskedForByTheMonth()
{
    BilledShop shop;
    const QString id = shop.rent(), group = shop.group({id}, 1);
    shop.pass(2027, 2, 2);
    need(cancelPayment(shop.context(),
                       shop.look(u"select payment_id from payments where period_start = '2027-01-01'"_s),
                       u"By mistake"_s));
    const QString before = shop.charged(id);
    const auto refused = createPayment(
        shop.context(),
        {.rentalId = id, .billingPeriod = u"2027-01"_s, .amount = {}, .dueDate = {}, .description = {}});
    QCOMPARE(codeOf(refused), "VALIDATION_ERROR"_ba);
    QCOMPARE(refused.error().faults.constFirst().path, u"billingPeriod"_s);
    QCOMPARE(shop.charged(id), before);
}

// January was asked for before December, so nothing is left to charge that has begun.
void TestAskedAhead::anEndAnswersTheVersionThatIsStored()
{
    BilledShop shop;
    const QString id = shop.rent();
    for (const QString &month : {u"2027-01"_s, u"2026-12"_s})
        need(createPayment(
            shop.context(),
            {.rentalId = id, .billingPeriod = month, .amount = {}, .dueDate = {}, .description = {}}));
    QCOMPARE(shop.of(id, u"billed_until"_s), u"2027-02-21"_s);
    QCOMPARE(shop.next(id), u"2027-02-21"_s);
    // as it was left by programs that did not look at what lies ahead
    shop.look(
        u"update subscriptions set billed_until = '2027-01-21', next_billing_date = '2027-01-21' returning 1"_s);
    shop.go(2027, 2, 10);
    const Finish finish = need(shop.cancel(id));
    QCOMPARE(QString::number(finish.rental.version), shop.of(id, u"version"_s));
    QCOMPARE(shop.charged(id), u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990"_s);
}

// March was asked for in November; its price stands between the new ones, and the contract costs what it says.
void TestAskedAhead::aNewPriceIsNotForWhatWasAskedForAhead()
{
    BilledShop shop;
    const QString id = shop.rent();
    need(createPayment(
        shop.context(),
        {.rentalId = id, .billingPeriod = u"2027-03"_s, .amount = {}, .dueDate = {}, .description = {}}));
    need(shop.extend(id, "{'extensionMonths':1,'newMonthlyAmount':10}"));
    QCOMPARE(shop.of(id, u"prices"_s), u"[[0,4990],[1,1000],[4,4990],[5,1000]]"_s);
    const auto schedule = need(subscriptionSchedule(shop.context(), id));
    shop.pass(2028, 1, 1);
    QStringList charged;
    for (const ScheduledInstalment &each : schedule)
        charged += u"%1 %2"_s.arg(each.period.start.toString(Qt::ISODate)).arg(each.amount.minor());
    QCOMPARE(shop.charged(id), charged.join(u", "_s));
    QCOMPARE(shop.look(u"select sum(amount)::text from payment_lines"_s),
             QString::number(2 * 4990 + 11 * 1000));
}

QTEST_GUILESS_MAIN(TestAskedAhead)
#include "tst_asked_ahead.moc"
