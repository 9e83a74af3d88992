// SPDX-License-Identifier: GPL-3.0-or-later
// What the company, its products and its customers earn, month by month: all of it as the ledger says it.
#include "core/base/calendar.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/figures/figures.h"
#include "core/services/subscriptions/lifecycle.h"
#include "tests/support/office.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace onhire;
using namespace onhire::test;

class TestFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figuresSayWhatTheLedgerSays()
    {
        Office office;
        office.choose("tax.rate", "19");
        const QString second = office.rent();
        const QDate today = office.clock.now().date(), month(today.year(), today.month(), 1);
        const QString taxed = office.look(u"select payment_id from payments where tax_amount > 0"_s);
        need(office.pay(office.first(), 49.90));
        need(office.pay(taxed, 29.69)); // half of it
        need(office.refund(office.first(), 4.90));
        need(office.credit(taxed, {{{0, euros(9.90)}}}));
        const MonthFigures figures = need(revenueFigures(office.context(), month, month)).constFirst();
        QCOMPARE(figures.money.charged, euros(49.90 + 49.90 - 9.90));
        QCOMPARE(figures.money.collected, euros(49.90 + 24.95));
        QCOMPARE(figures.money.refunded, euros(4.90));
        QCOMPARE(figures.rentals.began, 2);
        QCOMPARE(figures.recurring, euros(99.80));
        const auto owed = need(receivableFigures(office.context(), today));
        QCOMPARE(owed.size(), 1);
        QCOMPARE(owed.constFirst().open, euros(59.38 - 29.69 - 11.78));
        QCOMPARE(owed.constFirst().notDue, owed.constFirst().open);
        office.go(today.year() + 1, 1, 15);
        const QDate later = office.clock.now().date();
        QCOMPARE(need(receivableFigures(office.context(), later)).constFirst().notDue, Money());
        QCOMPARE(need(receivableFigures(office.context(), later.addDays(-1))).constFirst().open,
                 euros(59.38 - 29.69 - 11.78)); // as the ledger remembers it
        QCOMPARE(office.violations(), QString());
    }

    // One invoice for a phone and a tablet, paid in parts, credited line by line and given back in part, month
    // after month.
    void theFiguresOfProductsAddUpToThoseOfTheCompany()
    {
        Office office;
        office.choose("tax.rate", "19");
        const QString phone = office.rent(), tablet = office.rentTablet();
        office.look(u"update customers set customer_type = 'business' returning 1"_s);
        need(createBillingGroup(office.context(),
                                {.customerId = office.customerId,
                                 .groupName = u"Head office"_s,
                                 .billingDay = 1,
                                 .rentalIds = {phone, tablet}}));
        const QDate begin = firstOfMonth(office.clock.now().date());
        const auto goOn = [&](int months) {
            const QDate day = begin.addMonths(months).addDays(4);
            office.go(day.year(), day.month(), day.day());
            office.work();
        };
        goOn(2); // the second invoice has whole months
        const QString both = office.look(
            u"select payment_id from payments where billing_group_id is not null order by period_start desc limit 1"_s);
        const auto openOf = [&](const QString &rental, QDate on = {}) {
            const QString product = rental.isNull() ? rental : office.of(rental, u"product_id"_s);
            Receivable sum;
            for (const Receivable &each : need(receivableFigures(
                     office.context(), on.isNull() ? office.clock.now().date() : on, {.productId = product}))) {
                for (const auto bucket :
                     {&Receivable::open, &Receivable::notDue, &Receivable::days1to30, &Receivable::days31to60,
                      &Receivable::days61to90, &Receivable::over90})
                    sum.*bucket = *Money::sum(sum.*bucket, each.*bucket);
            }
            return QList<qint64>{sum.open.minor(),       sum.notDue.minor(),     sum.days1to30.minor(),
                                 sum.days31to60.minor(), sum.days61to90.minor(), sum.over90.minor()};
        };
        const qint64 tabletOwed = openOf(tablet).constFirst();
        need(office.pay(both, 100));
        // 95.08 of 154.46 was the tablet's, and 33.52 is of the 54.46 that are left
        QCOMPARE(openOf(tablet).constFirst(), tabletOwed - 9508 + 3352);
        goOn(3);
        need(office.credit(both, {{{1, euros(10)}}}));
        goOn(4);
        need(office.credit(both, {{{0, euros(4.91)}, {1, euros(0.03)}}}));
        need(office.pay(both, 20));
        need(office.refund(both, 33.33));
        goOn(5);
        need(office.credit(both)); // all that is left
        const auto figuresOf = [&](const QString &rental) {
            const QString product = rental.isNull() ? rental : office.of(rental, u"product_id"_s);
            return need(revenueFigures(office.context(), begin, begin.addMonths(5), {.productId = product}));
        };
        const auto all = figuresOf({}), ofPhones = figuresOf(phone), ofTablets = figuresOf(tablet);
        QCOMPARE(all.size(), 6);
        for (qsizetype i = 0; i < all.size(); ++i) {
            const auto sum = [&](auto figure) { return figure(ofPhones[i]) + figure(ofTablets[i]); };
            QCOMPARE(sum([](const MonthFigures &month) { return month.recurring.minor(); }),
                     all[i].recurring.minor());
            QCOMPARE(sum([](const MonthFigures &month) { return month.money.charged.minor(); }),
                     all[i].money.charged.minor());
            QCOMPARE(sum([](const MonthFigures &month) { return month.money.collected.minor(); }),
                     all[i].money.collected.minor());
            QCOMPARE(sum([](const MonthFigures &month) { return month.money.refunded.minor(); }),
                     all[i].money.refunded.minor());
            QCOMPARE(sum([](const MonthFigures &month) { return month.rentals.began; }), all[i].rentals.began);
        }
        for (int month = 0; month < 6; ++month) {
            const QDate on = begin.addMonths(month).addDays(9);
            const auto together = openOf({}, on), phones = openOf(phone, on), tablets = openOf(tablet, on);
            QVERIFY(together.constFirst() > 0 || month == 0);
            for (qsizetype i = 0; i < together.size(); ++i)
                QCOMPARE(phones[i] + tablets[i], together[i]);
        }
        QCOMPARE(ofTablets[0].recurring, euros(79.90));
        QCOMPARE(ofTablets[3].money.charged, euros(79.90 - 10)); // that month's line, and the credit note
        QCOMPARE(ofPhones[3].money.charged, euros(2 * 49.90));
        QCOMPARE(ofPhones[4].money.charged, euros(2 * 49.90 - 4.91));
        QCOMPARE(office.violations(), QString());
    }

    // Month by month those of the products make the company's, and by now they are what is said of each product
    // and of the customer. Nobody knows what one of the phones cost, and one device was bought later.
    void whatProductsRecoverAddsUpMonthByMonth()
    {
        Office office;
        const QString tablet = office.rentTablet(), phone = office.rent();
        runSql(migratedDatabase(), adminRole,
               {u"update assets set acquisition_cost = null where rental_id = '%1'"_s.arg(phone),
                u"update subscriptions set acquisition_cost = null where rental_id = '%1'"_s.arg(phone)});
        const QDate begin = firstOfMonth(office.clock.now().date());
        for (const QString &payment : office.payments())
            need(office.pay(payment, 20));
        office.go(begin.year() + 1, 1, 10);
        office.device("TABLET");
        office.work();
        for (const QString &payment : office.payments())
            office.pay(payment, 33.33).has_value();
        need(office.refund(office.payments().constLast(), 3.30));
        const auto figuresOf = [&](const FiguresOf &of) {
            return need(recoveryFigures(office.context(), begin.addMonths(-1), begin.addMonths(2), of));
        };
        const QString phones = office.of(phone, u"product_id"_s), tablets = office.of(tablet, u"product_id"_s);
        const auto all = figuresOf({}), ofPhones = figuresOf({.productId = phones}),
                   ofTablets = figuresOf({.productId = tablets});
        QCOMPARE(all.size(), 4);
        for (qsizetype i = 0; i < all.size(); ++i) {
            QCOMPARE(*Money::sum(ofPhones[i].until.collected, ofTablets[i].until.collected),
                     all[i].until.collected);
            QCOMPARE(*Money::sum(ofPhones[i].until.spent, ofTablets[i].until.spent), all[i].until.spent);
            QCOMPARE(*Money::sum(ofPhones[i].margin, ofTablets[i].margin), all[i].margin);
        }
        QCOMPARE(all[0].until.spent, Money());
        QVERIFY(!all[0].recoveredPercent);
        QCOMPARE(ofTablets[1].until.spent, euros(1200));
        QCOMPARE(ofTablets[2].until.spent, euros(1200));
        QCOMPARE(ofTablets[3].until.spent, euros(2400));
        QCOMPARE(ofTablets[1].until.collected, euros(20));
        QCOMPARE(ofPhones[1].until.collected,
                 euros(20)); // of the other one it is not known what to set against it
        for (const ProductFigures &product : need(productFigures(office.context()))) {
            const MonthsRecovery &now = product.productId == phones ? ofPhones[3] : ofTablets[3];
            QCOMPARE(now.until.collected, product.collected);
            QCOMPARE(now.until.spent, product.acquisitionCost);
            QCOMPARE(now.margin, product.margin);
            QCOMPARE(now.recoveredPercent, product.recoveryPercent);
        }
        const auto ofCustomer = figuresOf({.customerId = office.customerId});
        QCOMPARE(office.look(u"select lifetime_collected || ' ' || total_acquisition_cost from customers"_s),
                 u"%1 %2"_s.arg(ofCustomer[3].until.collected.minor()).arg(ofCustomer[3].until.spent.minor()));
        QCOMPARE(codeOf(recoveryFigures(office.context(), begin, begin,
                                        {.customerId = office.customerId, .productId = phones})),
                 "VALIDATION_ERROR"_ba);
        QCOMPARE(codeOf(recoveryFigures(office.context(), begin, begin.addMonths(-1))), "VALIDATION_ERROR"_ba);
        QCOMPARE(office.violations(), QString());
    }

    // Money that is given back counts as if it had not come.
    void aDeviceHasPaidForItselfSinceTheDayThatStayedEnough()
    {
        Office office;
        const QString tablet = office.rentTablet();
        const auto since = [&](double cost) {
            return need(recoveredSince(office.context(), tablet, euros(cost))).value_or(QDate());
        };
        QCOMPARE(since(20), QDate());
        const QString payment =
            office.look(u"select payment_id from payment_lines where rental_id = '%1' limit 1"_s.arg(tablet));
        const QDate first = dateIn(office.tenant->zone, office.clock.now());
        const auto pass = [&](int days) { office.clock.set(office.clock.now().addDays(days)); };
        need(office.pay(payment, 20));
        QCOMPARE(since(20), first);
        QCOMPARE(since(20.01), QDate());
        pass(3);
        need(office.pay(payment, 5));
        need(office.refund(payment, 5.01));
        QCOMPARE(since(19.99), first);
        QCOMPARE(since(20), QDate());
        pass(2);
        need(office.pay(payment, 2));
        QCOMPARE(since(20), first.addDays(5));
    }

    // What a device cost counts from its first month on, money when it came, and a month in which nothing moved
    // is as the one before it.
    void aCustomersMonthsAddUpToTheirFigures()
    {
        Office office;
        const QString customer = office.look(u"select customer_id from customers"_s);
        runSql(migratedDatabase(), adminRole, {u"update subscriptions set acquisition_cost = 40000"_s});
        const QDate first = firstOfMonth(office.clock.now().date());
        need(office.pay(office.first(), 49.90));
        QDate day = first.addMonths(2).addDays(9);
        office.go(day.year(), day.month(), day.day());
        need(office.refund(office.first(), 9.90));
        const auto months = need(collectedAndSpent(office.context(), customer));
        QCOMPARE(months.size(), 3);
        const std::pair<double, double> expected[] = {{49.90, 400}, {49.90, 400}, {40, 400}};
        for (int at = 0; at < 3; ++at) {
            QCOMPARE(months[at].month, first.addMonths(at));
            QCOMPARE(months[at].collected, euros(expected[at].first));
            QCOMPARE(months[at].spent, euros(expected[at].second));
        }
        QCOMPARE(office.look(u"select lifetime_collected || ' ' || total_acquisition_cost from customers"_s),
                 u"4000 40000"_s);
        // and what the contract still brings, of which some is due already, brings them to its end
        const auto toEnd = need(expectedAfter(office.context(), customer, months.constLast()));
        QVERIFY(!toEnd.isEmpty());
        QCOMPARE(toEnd.constFirst().month, first.addMonths(3));
        QVERIFY(toEnd.constFirst().collected > months.constLast().collected);
        QCOMPARE(toEnd.constLast().collected,
                 euros(office.look(u"select contract_length from subscriptions"_s).toInt() * 49.90));
        QCOMPARE(toEnd.constLast().spent, euros(400));
        QVERIFY(need(expectedAfter(office.context(), u"cust_none"_s, months.constLast())).isEmpty());
        QVERIFY(need(collectedAndSpent(office.context(), u"cust_none"_s)).isEmpty());
    }

    // Noted on the 12th, when a credit note had left less to pay; but the money had come on the 1st.
    void moneyThatHadComePaysUntilACreditNote()
    {
        Office office;
        office.go(2026, 12, 10);
        need(office.credit(office.first(), {{{0, euros(9.90)}}}));
        office.go(2026, 12, 12);
        need(markPaid(office.context(), office.first(),
                      {.paidAt = QDateTime(QDate(2026, 12, 1), QTime(12, 0), QTimeZone::utc()),
                       .reference = {},
                       .notes = {},
                       .amount = euros(49.90)}));
        const auto openOn = [&](QDate day) {
            const auto owed = need(receivableFigures(office.context(), day));
            return owed.isEmpty() ? Money() : owed.constFirst().open;
        };
        QCOMPARE(openOn(QDate(2026, 11, 30)), euros(49.90));
        QCOMPARE(openOn(QDate(2026, 12, 1)), Money());
        QCOMPARE(openOn(QDate(2026, 12, 11)), Money());
        QCOMPARE(openOn(QDate(2026, 12, 12)), Money());
        QCOMPARE(office.violations(), QString());
    }

    // Nothing goes out in the month of the note: what had paid for the charge is the customer's credit from
    // then on. It counts again where it is given back, or pays for something else.
    void aCreditNoteTakesWhatWasPaidOffItsOwnMonth()
    {
        Office office;
        const QDate begin = firstOfMonth(office.clock.now().date());
        const auto goTo = [&](int month) {
            const QDate day = begin.addMonths(month).addDays(9);
            office.go(day.year(), day.month(), day.day());
        };
        need(office.pay(office.first(), 49.90));
        goTo(1);
        need(office.credit(office.first(), {{{0, euros(10)}}}));
        goTo(2);
        need(office.refund(office.first(), 4));
        goTo(3);
        office.work(); // the next charges use what is left
        const auto months = need(revenueFigures(office.context(), begin, begin.addMonths(3)));
        QCOMPARE(months[0].money.collected, euros(49.90));
        QCOMPARE(months[1].money.charged, euros(-10));
        QCOMPARE(months[1].money.collected, euros(-10));
        QCOMPARE(months[1].money.refunded, Money());
        QCOMPARE(months[2].money.collected, euros(4));
        QCOMPARE(months[2].money.refunded, euros(4));
        QCOMPARE(months[3].money.collected, euros(6));
        QCOMPARE(office.look(u"select sum(credit_used)::text from payments"_s), u"600"_s);
        QCOMPARE(office.collected(), u"4590"_s); // all that was collected, less what was refunded
        QCOMPARE(office.violations(), QString());
    }

    // A phone is rented for three months, then a tablet in its place.
    void whatAProductEarnedStaysItsEarnings()
    {
        Office office;
        const QString rental = office.rentalId, phones = office.of(rental, u"product_id"_s);
        const QDate begin = firstOfMonth(office.clock.now().date());
        const auto goOn = [&](int month) { // all but its own payment comes in
            const QDate day = begin.addMonths(month).addDays(27);
            office.go(day.year(), day.month(), day.day());
            office.work();
            need(office.pay(office.payments().at(month - 1), 49.90));
        };
        goOn(1);
        goOn(2);
        const QString spare = office.device("TABLET");
        need(replaceDevice(office.context(), rental,
                           {.newSerialNumber = spare, .newSku = u"TABLET"_s, .reason = u"damage"_s}));
        const QString tablets = office.of(rental, u"product_id"_s);
        QVERIFY(tablets != phones);
        goOn(3);
        goOn(4);

        const QDate last = begin.addMonths(4);
        const auto monthsOf = [&](const QString &product) {
            return need(revenueFigures(office.context(), begin, last, {.productId = product}));
        };
        const auto all = monthsOf({}), ofPhones = monthsOf(phones), ofTablets = monthsOf(tablets);
        const Money price = euros(49.90), nothing;
        // The last day of a month says whose it is; the third one was charged before.
        for (int month = 0; month < 5; ++month) {
            const bool isPhone = month < 2;
            QCOMPARE(ofPhones[month].recurring, isPhone ? price : nothing);
            QCOMPARE(ofTablets[month].recurring, isPhone ? nothing : price);
            QCOMPARE(ofPhones[month].money.charged, month < 3 ? price : nothing);
            QCOMPARE(ofTablets[month].money.charged, month < 3 ? nothing : price);
            QCOMPARE(*Money::sum(ofPhones[month].money.collected, ofTablets[month].money.collected),
                     all[month].money.collected);
            QCOMPARE(ofPhones[month].rentals.began, month == 0 ? 1 : 0);
            QCOMPARE(ofTablets[month].rentals.began, 0);
        }
        const auto recovered = [&](const FiguresOf &of) {
            return need(recoveryFigures(office.context(), last, last, of)).constFirst().until.collected;
        };
        QCOMPARE(recovered({.productId = phones}), euros(3 * 49.90));
        QCOMPARE(recovered({.productId = tablets}), euros(49.90));
        for (const ProductFigures &product : need(productFigures(office.context())))
            QCOMPARE(product.collected, recovered({.productId = product.productId}));
        const auto owed = [&](const QString &product, QDate on) {
            Money open;
            for (const Receivable &each : need(receivableFigures(office.context(), on, {.productId = product})))
                open = *Money::sum(open, each.open);
            return open;
        };
        const QDate today = office.clock.now().date();
        QCOMPARE(owed(tablets, today), price);
        QCOMPARE(owed(phones, today), nothing);
        QCOMPARE(owed(phones, begin.addMonths(1)), price); // not yet paid then
        QCOMPARE(owed(tablets, begin.addMonths(1)), nothing);
        QCOMPARE(office.violations(), QString());
    }
};

QTEST_GUILESS_MAIN(TestFigures)
#include "tst_figures.moc"
