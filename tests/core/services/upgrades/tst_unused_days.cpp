// SPDX-License-Identifier: GPL-3.0-or-later
// Nobody pays twice for a day, and no money is lost when a subscription ends: what was paid for days on which
// it does not run becomes the customer's credit.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/figures/figures.h"
#include "tests/core/services/upgrades/upgraded.h"
#include "tests/support/test_cluster.h"

#include <QRandomGenerator>
#include <QTest>

using namespace onhire;
using namespace onhire::test;

class TestUnusedDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPaidAfterAnUpgradeIsNotPaidTwice()
    {
        Upgraded office;
        const QString old = office.first();
        office.upgradeAt("79.90");
        QCOMPARE(office.Rentals::payments(office.freshId), u"instalment 7990 pending"_s);
        QCOMPARE(office.standing(old), u"pending 0.00 49.90"_s); // what is due stays owed
        need(office.pay(old, 49.90));
        QCOMPARE(office.creditOfCustomer(), u"33.27"_s);
        QCOMPARE(office.invoicesFor(old), u"invoice 4990, credit_note 3327"_s);
        office.go(2027, 1, 1);
        office.work();
        QCOMPARE(office.creditOfCustomer(), u"0.00"_s); // used by the next charge
        QCOMPARE(office.violations(), QString());
    }

    // Nor what credit pays on the day on which it would be late.
    void whatCreditPaysLateIsNotLost()
    {
        Upgraded office;
        const QString old = office.first();
        office.upgradeAt("79.90");
        need(office.pay(office.lastOf(office.freshId), 129.80)); // 49.90 too much
        office.choose("billing.lateFee", "7.50");
        office.go(2026, 12, 6);
        office.work();
        QCOMPARE(office.standing(old), u"paid 49.90 0.00"_s);
        QCOMPARE(office.creditOfCustomer(), u"33.27"_s);
        QVERIFY(!office.account().contains(u"late_fee"_s));
        QCOMPARE(office.violations(), QString());
    }

    void partsCountOnceAllIsPaid()
    {
        Upgraded office;
        const QString old = office.first();
        need(office.pay(old, 20));
        office.upgradeAt("79.90");
        need(office.pay(old, 9.90));
        QCOMPARE(office.creditOfCustomer(), u"0.00"_s);
        need(office.pay(old, 20));
        QCOMPARE(office.creditOfCustomer(), u"33.27"_s);
        QCOMPARE(office.violations(), QString());
    }

    void ofWhatIsGivenUpOnlyWhatWasPaidCounts()
    {
        Upgraded office;
        const QString old = office.first();
        office.upgradeAt("79.90");
        need(office.pay(old, 30));
        need(writeOffPayment(office.context(), old, u"Goodwill"_s));
        // 30.00 were paid, two thirds of them for days that were not used; the credit note also takes back
        // the 19.90 that nobody paid
        QCOMPARE(office.look(u"select credited_net::text from payments where payment_id = '%1'"_s.arg(old)),
                 u"3990"_s);
        QCOMPARE(office.creditOfCustomer(), u"20.00"_s);
        QCOMPARE(office.violations(), QString());
    }

    void aTenantThatCreditsNothingGoesOnSo()
    {
        Upgraded office;
        office.choose("upgrade.credit", "'none'");
        const QString old = office.first();
        office.upgradeAt("79.90");
        need(office.pay(old, 49.90));
        QCOMPARE(office.creditOfCustomer(), u"0.00"_s);
    }

    void whatIsLeftOfAnUpgradesCreditGoesToTheCustomer_data()
    {
        QTest::addColumn<bool>("inclusive");
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("credit");
        // 33.27 less the first 20.00; with 19 % of tax on it where prices are without
        QTest::newRow("prices without tax") << false << "20"_ba << u"1327"_s << u"15.79"_s;
        QTest::newRow("prices with tax") << true << "20"_ba << u"1327"_s << u"13.27"_s;
        QTest::newRow("nothing was used") << true << "0"_ba << u"3327"_s << u"33.27"_s;
        // 12.10 net are 14.40 with tax, and 12.11 are 14.41
        QTest::newRow("another cent") << true << "18.86"_ba << u"1441"_s << u"14.41"_s;
        // no net amount is 0.03 with tax: 0.02 are 0.02, and 0.03 are 0.04
        QTest::newRow("what cannot be credited exactly") << true << "33.24"_ba << u"3"_s << u"0.04"_s;
    }

    void whatIsLeftOfAnUpgradesCreditGoesToTheCustomer()
    {
        QFETCH(const bool, inclusive);
        QFETCH(const QByteArray, price);
        QFETCH(const QString, left);
        QFETCH(const QString, credit);
        Upgraded office;
        office.choose("tax.rate", "19");
        office.choose("tax.inclusive", inclusive ? "true" : "false");
        const QString id = office.rent();
        const QString old = office.look(u"select payment_id from payments where rental_id = '%1'"_s.arg(id));
        need(markPaid(office.context(), old, {}));
        office.rentalId = id;
        office.upgradeAt(price);
        QCOMPARE(office.of(office.freshId, u"credit"_s), left);
        office.go(2026, 12, 5);
        need(office.cancel(office.freshId));
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"0"_s);
        QCOMPARE(office.creditOfCustomer(), credit);
        QCOMPARE(office.violations(), QString());
    }

    void creditGoesOnThroughSeveralUpgrades()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("10");
        office.rentalId = office.freshId;
        office.upgradeAt("5");
        // 33.27 less the first 5.00: of the device between nobody has used a day
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"2827"_s);
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), u"28.27"_s);
        QCOMPARE(office.violations(), QString());
    }

    // What was paid for the old device is not paid for the new one, and nobody counts on it twice.
    void whatIsCreditedIsNotExpectedOnceMore()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("20"); // 13 months: the first is paid by the credit, and 13.27 of the second
        const auto recovery = [&](const QString &member) {
            return parsed(need(findSubscription(office.context(), office.freshId)))[u"costRecovery"][member]
                .digits();
        };
        QCOMPARE(recovery(u"projectedTotalCollection"_s), "226.73"_ba); // 13 × 20.00 - 33.27
        const auto until = need(collectedAndSpent(office.context(), office.customerId));
        QCOMPARE(
            need(expectedAfter(office.context(), office.customerId, until.constLast())).constLast().collected,
            euros(49.90 + 226.73));
        office.go(2028, 1, 5);
        office.work();
        const QString asked = office.look(u"select string_agg(payment_id, ' ') from payments where open > 0"_s);
        for (const QString &each : asked.split(u' '))
            need(markPaid(office.context(), each, {}));
        QCOMPARE(recovery(u"totalCollected"_s), "226.73"_ba);
        QCOMPARE(recovery(u"projectedTotalCollection"_s), "226.73"_ba);
        QCOMPARE(office.violations(), QString());
    }

    void creditThatHasPaidForDaysGoesOnWithThem()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("31"); // 31 days, paid by the credit of 33.27
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"227"_s);
        office.rentalId = office.freshId;
        office.upgradeOn(QDate(2026, 12, 11), "5");
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"1827"_s); // 2.27 + 21.00 - 5.00
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), u"18.27"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whoStopsCreditingDaysStillHandsOnWhatWasCredited()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("20");
        office.choose("upgrade.credit", "'none'");
        office.rentalId = office.freshId;
        office.upgradeAt("5");
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"827"_s); // 33.27 - 20.00 - 5.00
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), u"8.27"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whatIsCalledOffGivesTheCreditBack()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("79.90");
        const QString charged = office.lastOf(office.freshId);
        QCOMPARE(office.standing(charged), u"pending 0.00 46.63"_s);
        QCOMPARE(office.lineOf(charged)[u"creditTaken"].digits(), "33.27"_ba);
        need(cancelPayment(office.context(), charged, u"By mistake"_s));
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"3327"_s);
        const Record again =
            need(createPayment(office.context(), {.rentalId = office.freshId, .billingPeriod = u"2026-12"_s}));
        QCOMPARE(office.standing(again.id), u"pending 0.00 46.63"_s);
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"0"_s);
        // once the subscription is over, it is the customer's
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), u"0.00"_s);
        need(cancelPayment(office.context(), again.id, u"Goodwill"_s));
        QCOMPARE(office.creditOfCustomer(), u"33.27"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whatIsCalledOffAfterTheNextUpgradeGivesBackWhatDidNotGoOn()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("79.90");
        const QString charged = office.lastOf(office.freshId);
        office.rentalId = office.freshId;
        office.upgradeOn(QDate(2026, 12, 11), "99.90"); // 21 of 31 days of 33.27 go on: 22.54
        QCOMPARE(office.standing(office.lastOf(office.freshId)), u"pending 0.00 77.36"_s);
        need(cancelPayment(office.context(), charged, u"Goodwill"_s));
        QCOMPARE(office.creditOfCustomer(), u"10.73"_s);
        QCOMPARE(office.violations(), QString());
    }

    // The customer has the rest where it went.
    void whatHasGoneOnIsNeitherRefundedNorCredited_data()
    {
        QTest::addColumn<QByteArray>("inclusive");
        QTest::addColumn<QString>("refunded");
        QTest::addColumn<QString>("credited"); // with tax
        // of 49.90, 33.27 have gone on, and 39.59 of 59.38 with 19 % on it
        QTest::newRow("prices with tax") << "true"_ba << u"16.63"_s << u"1663"_s;
        QTest::newRow("prices without tax") << "false"_ba << u"19.79"_s << u"1979"_s;
    }
    void whatHasGoneOnIsNeitherRefundedNorCredited()
    {
        QFETCH(const QByteArray, inclusive);
        QFETCH(const QString, refunded);
        QFETCH(const QString, credited);
        Upgraded office;
        office.choose("tax.rate", "19");
        office.choose("tax.inclusive", inclusive);
        for (const bool refunds : {true, false}) {
            office.go(2026, 11, 21);
            office.rentalId = office.rent();
            const QString old = office.lastOf(office.rentalId);
            need(markPaid(office.context(), old, {}));
            office.upgradeAt("79.90");
            if (refunds) {
                QCOMPARE(codeOf(office.refund(old, refunded.toDouble() + 0.01)), "VALIDATION_ERROR"_ba);
                const JsonValue payment = parsed(need(office.refund(old)));
                QCOMPARE(QString::fromLatin1(payment[u"refundedAmount"].digits()), refunded);
                QCOMPARE(payment[u"status"].toString(), u"paid"_s);
                QCOMPARE(codeOf(office.refund(old)), "VALIDATION_ERROR"_ba);
            } else {
                need(office.credit(old));
                QCOMPARE(office.look(u"select (credited_net + credited_tax)::text from payments where "
                                     u"payment_id = '%1'"_s.arg(old)),
                         credited);
                QCOMPARE(codeOf(office.credit(old)), "VALIDATION_ERROR"_ba);
            }
        }
        QCOMPARE(office.violations(), QString());
    }

    void whatHasGoneOnStaysWhatItWasWhenPricesAreAgreedOtherwise()
    {
        Upgraded office;
        office.rentTaxed(false);
        const QString old = office.lastOf(office.rentalId);
        need(markPaid(office.context(), old, {}));
        office.upgradeAt("79.90");
        office.choose("tax.inclusive", "true");
        QCOMPARE(codeOf(office.refund(old, 19.80)), "VALIDATION_ERROR"_ba);
        QCOMPARE(parsed(need(office.refund(old)))[u"refundedAmount"].digits(), "19.79"_ba);
        QCOMPARE(office.violations(), QString());
    }

    // The credit note is also for what was refunded, so it is for more than the month: the rest is of the setup
    // fee.
    void whatWasRefundedTakesNothingOfWhatComesBack()
    {
        Upgraded office;
        const QString old = office.first();
        office.look(
            u"insert into payment_lines (tenant_id, payment_id, position, rental_id, purpose, amount) select "
            u"tenant_id, payment_id, 1, rental_id, 'setup', 2000 from payment_lines returning 1"_s);
        office.look(u"update payments set subtotal = 6990, total = 6990 returning 1"_s);
        need(office.pay(old, 69.90));
        office.upgradeAt("0");
        need(office.refund(old)); // 36.63
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), u"33.27"_s);
    }

    // As on the payment of a group.
    void whatAnotherLineHasHandedOnDoesNotGoOnAgain()
    {
        Upgraded office;
        const QString together = office.first(), other = office.rent();
        need(cancelPayment(office.context(), office.lastOf(other), u"Charged together"_s));
        office.look(
            u"insert into payment_lines (tenant_id, payment_id, position, rental_id, purpose, amount, period) "
            u"select tenant_id, payment_id, 1, '%1', purpose, amount, period from payment_lines where "
            u"payment_id = '%2' returning 1"_s.arg(other, together));
        office.look(
            u"update payments set subtotal = 9980, total = 9980 where payment_id = '%1' returning 1"_s.arg(
                together));
        need(office.pay(together, 99.80));
        office.upgradeAt("0");
        need(office.refund(together)); // all but the 33.27 that have gone on
        office.rentalId = other;
        office.upgradeAt("0");
        QCOMPARE(office.of(office.freshId, u"credit::text"_s), u"0"_s);
    }

    void whatAHandWrittenNoteHasNotCreditedComesBack()
    {
        Upgraded office;
        const QString old = office.first();
        need(office.pay(old, 49.90));
        office.upgradeAt("0");
        need(office.credit(old, {{{0, euros(16.63)}}}));
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), u"49.90"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whatWasPaidOfWhatWasGivenUpGoesOn()
    {
        Upgraded office;
        const QString old = office.first();
        need(office.pay(old, 30));
        need(writeOffPayment(office.context(), old, u"Goodwill"_s));
        office.upgradeAt("79.90"); // of 30.00, two thirds
        QCOMPARE(office.standing(office.lastOf(office.freshId)), u"pending 0.00 59.90"_s);
    }

    void whatCreditHasPaidWhollyCanBeCalledOff()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt("20");
        const QString free = office.lastOf(office.freshId);
        QCOMPARE(office.standing(free), u"paid 0.00 0.00"_s);
        need(cancelPayment(office.context(), free, u"Goodwill"_s));
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"3327"_s);
        QCOMPARE(office.standing(free), u"cancelled 0.00 0.00"_s);
        QCOMPARE(codeOf(cancelPayment(office.context(), free, u"Goodwill"_s)), "ALREADY_CANCELLED"_ba);
        QCOMPARE(office.violations(), QString());
    }

    void creditThatPaidAheadComesBack_data()
    {
        QTest::addColumn<QByteArray>("price");
        QTest::addColumn<double>("paid");
        QTest::addColumn<QString>("credit");
        // 33.27 less the month that has begun, and what was paid beside it
        QTest::newRow("not paid") << "20"_ba << 0. << u"13.27"_s;
        QTest::newRow("paid") << "20"_ba << 6.73 << u"20.00"_s;
        QTest::newRow("paid by credit alone") << "10"_ba << 0. << u"23.27"_s;
        QTest::newRow("paid and refunded") << "20"_ba << -1. << u"13.27"_s;
        QTest::newRow("written off") << "20"_ba << -2. << u"13.27"_s;
        QTest::newRow("credited") << "20"_ba << -3. << u"13.27"_s;
    }
    void creditThatPaidAheadComesBack()
    {
        QFETCH(const QByteArray, price);
        QFETCH(const double, paid);
        QFETCH(const QString, credit);
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        office.upgradeAt(price);
        const QString ahead =
            need(createPayment(office.context(), {.rentalId = office.freshId, .billingPeriod = u"2027-02"_s}))
                .id;
        if (paid > 0)
            need(office.pay(ahead, paid));
        if (paid == -1.) {
            need(office.pay(ahead, 6.73));
            need(office.refund(ahead));
        } else if (paid == -2.) {
            need(writeOffPayment(office.context(), ahead, u"Goodwill"_s));
        } else if (paid == -3.) {
            need(office.credit(ahead));
        }
        need(office.cancel(office.freshId));
        QCOMPARE(office.creditOfCustomer(), credit);
        QVERIFY(!cancelPayment(office.context(), ahead, u"Once more"_s));
        QCOMPARE(office.violations(), QString());
    }

    // Whoever has paid ahead is asked for no more than whoever has not.
    void whatWasPaidAheadComesBackHoweverItEnds_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<QString>("charge");
        const QByteArray days = "'upgrade.credit':'days'";
        QTest::newRow("bought for a fixed price") << "'buyout.method':'flat','buyout.flatFee':100"_ba
                                                  << "buyout"_ba << u"buyout 10000"_s;
        // eleven months
        QTest::newRow("bought for what remains") << "'buyout.method':'remaining'"_ba
                                                 << "buyout"_ba << u"buyout 54890"_s;
        QTest::newRow("returned for nothing") << "'earlyReturn.method':'none'"_ba
                                              << "return"_ba << QString();
        QTest::newRow("returned for half of what remains") << "'earlyReturn.method':'remaining_months'"_ba
                                                           << "return"_ba << u"early_return_fee 27445"_s;
        QTest::newRow("upgraded, the old device first") << days << "upgrade"_ba << QString();
    }
    void whatWasPaidAheadComesBackHoweverItEnds()
    {
        QFETCH(const QByteArray, settings);
        QFETCH(const QByteArray, end);
        QFETCH(const QString, charge);
        Upgraded office;
        const QByteArrayList chosen = settings.split(',');
        for (const QByteArray &setting : chosen)
            office.choose(setting.split('\'')[1], setting.mid(setting.indexOf(':') + 1));
        need(office.pay(office.first(), 49.90));
        const QString ahead =
            need(createPayment(office.context(), {.rentalId = office.rentalId, .billingPeriod = u"2027-01"_s}))
                .id;
        need(office.pay(ahead, 49.90));
        office.go(2026, 12, 1);
        if (end == "buyout") {
            need(office.buy(office.rentalId));
        } else if (end == "return") {
            need(office.giveBack(office.rentalId));
        } else {
            need(office.upgrade(office.rentalId, "{'newSku':'TABLET','newContractLength':24}"));
            need(returnAsset(office.context(), office.of(office.rentalId, u"serial_number"_s), {}));
        }
        // what the end costs is paid by that at once
        QCOMPARE(
            office.look(u"select coalesce(string_agg(concat(purpose, ' ', total), ', '), '') from payments "
                        u"where purpose <> 'instalment'"_s),
            charge);
        // an upgrade leaves the days of the month that runs unused, too
        QCOMPARE(office.look(u"select (-sum(credit))::text from ledger where kind = 'credit_note'"_s),
                 end == "upgrade" ? u"8317"_s : u"4990"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whatWasPaidAheadComesBackWhenASubscriptionIsCancelled()
    {
        Upgraded office;
        need(office.pay(office.first(), 49.90));
        const QString ahead =
            need(createPayment(office.context(), {.rentalId = office.rentalId, .billingPeriod = u"2027-01"_s}))
                .id;
        need(office.pay(ahead, 49.90));
        office.go(2026, 12, 1);
        need(office.cancel(office.rentalId));
        QCOMPARE(office.standing(ahead), u"paid 49.90 0.00"_s);
        QCOMPARE(office.creditOfCustomer(), u"49.90"_s); // the month that runs stays paid
        QCOMPARE(office.collected(), u"4990"_s);
        QCOMPARE(office.violations(), QString());
    }

    // Whatever is done with payments and devices: once all is paid, the customer has paid for the days that
    // were charged and used, and all else is credit. The seed of a failure is named.
    void whateverHappensMoneyIsForDaysOrTheCustomers_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void whateverHappensMoneyIsForDaysOrTheCustomers()
    {
        QFETCH(const quint32, seed);
        QRandomGenerator dice(seed);
        Upgraded office;
        const bool taxed = seed % 3 > 0, inclusive = seed % 3 == 1;
        office.freshId = taxed ? office.rentTaxed(inclusive) : office.rentalId;
        QDate day(2026, 11, 21);
        for (int step = 0; step < 14; ++step) {
            day = day.addDays(dice.bounded(12));
            office.go(day.year(), day.month(), day.day());
            office.work();
            office.doSomething(dice, day, seed % 2 ? 10 : 7); // every other one also gives something back
        }
        need(office.cancel(office.freshId));
        for (QString open = office.anyOf("status = 'pending'", dice); !open.isEmpty();
             open = office.anyOf("status = 'pending'", dice))
            need(markPaid(office.context(), open, {}));
        const auto number = [&](const char *sql) { return office.look(QString::fromLatin1(sql)).toLongLong(); };
        const qint64 days =
            number("select coalesce(round(sum(s.monthly_amount * greatest(0, case when s.unused_from is null "
                   "then case "
                   "when lower(l.period) > (s.ended_at at time zone 'UTC')::date then 0 else upper(l.period) - "
                   "lower(l.period) end else least(upper(l.period), s.unused_from) - lower(l.period) end) / "
                   "(upper(l.period) - lower(l.period))::numeric)), 0)::text from payment_lines l join "
                   "subscriptions s "
                   "using (tenant_id, rental_id) where not l.cancelled");
        const qint64 used = taxed && !inclusive ? (days * 119 + 50) / 100 : days;
        const qint64 received =
            number("select coalesce(sum(received - refunded - refunded_surplus), 0)::text from payments");
        const qint64 credit = number("select (-sum(credit))::text from ledger");
        const qint64 lines = number("select count(*)::text from payment_lines"); // each may have lost a cent
        const qint64 paid = received - credit;
        QVERIFY2(paid <= used + lines && paid >= used - office.givenBack - lines,
                 qPrintable(u"paid %1, used %2, given back %3"_s.arg(paid).arg(used).arg(office.givenBack)));
        QCOMPARE(office.look(u"select sum(credit)::text from subscriptions"_s), u"0"_s);
        QCOMPARE(office.violations(), QString());
    }

    // Before each billing run the schedule says what the run will ask for, alone or in a group.
    void whatTheScheduleAnnouncesIsAskedFor_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 30; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void whatTheScheduleAnnouncesIsAskedFor()
    {
        QFETCH(const quint32, seed);
        QRandomGenerator dice(seed);
        Upgraded office;
        office.freshId = seed % 3 > 0 ? office.rentTaxed(seed % 3 == 1) : office.rentalId;
        if (seed % 2) {
            office.look(u"update customers set customer_type = 'business' returning 1"_s);
            need(createBillingGroup(office.context(),
                                    {.customerId = office.customerId,
                                     .groupName = u"Head office"_s,
                                     .billingDay = 1 + dice.bounded(28),
                                     .rentalIds = {office.rentalId}}));
        }
        const auto schedule = [&] { return need(subscriptionSchedule(office.context(), office.freshId)); };
        QDate day(2026, 11, 21);
        int compared = 0;
        for (int step = 0; step < 16; ++step) {
            day = day.addDays(dice.bounded(25));
            office.go(day.year(), day.month(), day.day());
            const auto announced = schedule();
            office.work();
            const auto asked = schedule();
            for (const ScheduledInstalment &before : announced) {
                for (const ScheduledInstalment &after : asked) {
                    if (before.status != "upcoming"_L1 || after.paymentId.isEmpty() || after.isCancelled()
                        || after.period.start != before.period.start)
                        continue;
                    ++compared;
                    QCOMPARE(after.period.end, before.period.end);
                    QCOMPARE(after.amount.minor(), before.amount.minor());
                }
            }
            office.doSomething(dice, day, 10);
        }
        QVERIFY(compared > 0);
    }

    void whatWasTooMuchCanBeRefunded()
    {
        Office office;
        const QString id = office.first();
        need(office.pay(id, 1000));
        QVERIFY(office.account().endsWith(u"= -950.10 / 950.10"_s));
        QCOMPARE(codeOf(office.refund(id, 1000.01)), "VALIDATION_ERROR"_ba);
        const JsonValue payment = parsed(need(office.refund(id, 950.10)));
        QCOMPARE(payment[u"status"].toString(), u"paid"_s);
        QCOMPARE(payment[u"refundedAmount"].digits(), "950.10"_ba);
        QCOMPARE(office.account(), u"charge 49.90, payment -1000.00, refund 950.10 = 0.00 / 0.00"_s);
        QCOMPARE(office.collected(), u"4990"_s);
        QCOMPARE(parsed(need(office.refund(id)))[u"status"].toString(), u"refunded"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whatWasTooMuchAndHasPaidForSomethingElseStays()
    {
        Office office;
        const QString id = office.first();
        need(office.pay(id, 80));
        office.go(2026, 12, 21);
        office.work(); // 30.10 of the next 49.90 are paid by it
        QCOMPARE(codeOf(office.refund(id, 50)), "VALIDATION_ERROR"_ba);
        need(office.refund(id, 49.90));
        QCOMPARE(office.violations(), QString());
    }
};

QTEST_GUILESS_MAIN(TestUnusedDays)
#include "tst_unused_days.moc"
