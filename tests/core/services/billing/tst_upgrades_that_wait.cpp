// SPDX-License-Identifier: GPL-3.0-or-later
// An upgrade that is ordered before a new device is there: the old one comes back, the new one goes out, in
// either order. Nobody pays for a day on which they have neither, nor twice for the day of the exchange.
#include "core/services/assets/take_back.h"
#include "core/services/previews/preview.h"
#include "core/services/subscriptions/upgrade_of.h"
#include "tests/support/office.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <functional>

using namespace onhire;
using namespace onhire::test;

namespace {

// Months of 30 days and then of 31: from 2026-11-21, at 49.90 each. The tablet costs 79.90.
struct Exchanged : Office
{
    QString orderId;

    void order() { orderId = need(upgrade(rentalId, "{'newSku':'TABLET','newContractLength':24}")).orderId; }
    QString goOut()
    {
        return need(
                   createSubscription(
                       context(),
                       {.orderId = orderId, .serialNumber = device("TABLET"), .startDate = clock.now().date()}))
            .id;
    }
    void comeBack() { need(takeBackDevice(context(), rentalId, {})); }
    QString scheduledEnd() { return rental(rentalId)[u"ending"][u"scheduledEndDate"].toString(); }
    QString lastOf(const QString &rental)
    {
        return look(u"select payment_id from payments where rental_id = '%1' order by period_start desc "
                    u"limit 1"_s.arg(rental));
    }
    QString creditOfCustomer()
    {
        return QString::fromLatin1(need(accountOf(context(), customerId, {}, 100)).sums.credit.toJson(2));
    }
    // What the old contract asks for in the end.
    QString askedFor()
    {
        return look(u"select sum(total - credited_net - credited_tax)::text from payments "
                    u"where rental_id = '%1' and status <> 'cancelled'"_s.arg(rentalId));
    }
};

} // namespace

class TestUpgradesThatWait : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void daysAfterTheReturnAreCredited_data()
    {
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<bool>("newOneFirst");
        QTest::addColumn<bool>("paidLater");
        QTest::addColumn<QString>("credit");
        // 20 of 30 days, as if both had changed hands at once
        QTest::newRow("the old device first") << "'days'"_ba << false << false << u"33.27"_s;
        QTest::newRow("the new one first") << "'days'"_ba << true << false << u"33.27"_s;
        QTest::newRow("paid after the exchange") << "'days'"_ba << true << true << u"33.27"_s;
        QTest::newRow("a company that credits none") << "'none'"_ba << false << false << u"0.00"_s;
    }
    void daysAfterTheReturnAreCredited()
    {
        QFETCH(const QByteArray, setting);
        QFETCH(const bool, newOneFirst);
        QFETCH(const bool, paidLater);
        QFETCH(const QString, credit);
        Exchanged office;
        office.choose("upgrade.credit", setting);
        const QString old = office.first();
        if (!paidLater)
            need(office.pay(old, 49.90));
        office.go(2026, 11, 28);
        office.order();
        office.go(2026, 12, 1);
        if (newOneFirst)
            office.goOut();
        office.comeBack();
        if (paidLater)
            need(office.pay(old, 49.90));
        QCOMPARE(office.creditOfCustomer(), credit);
        office.go(2026, 12, 4);
        if (!newOneFirst)
            QVERIFY(office
                        .standing(office.look(
                            u"select payment_id from payments where rental_id = '%1'"_s.arg(office.goOut())))
                        .endsWith(credit == "0.00"_L1 ? u"0.00 79.90"_s : u"33.27 46.63"_s));
        QCOMPARE(office.violations(), QString());
    }

    // From the day on which it is agreed, through the return of the old device, to what has come of it.
    void whatItBecomesIsKnownUntilItIsCalledOff()
    {
        Exchanged office;
        const auto goal = [&](const QString &rental) { return need(upgradeOf(office.context(), rental)); };
        QVERIFY(!goal(office.rentalId));
        office.order();
        QVERIFY(goal(office.rentalId));
        QCOMPARE(goal(office.rentalId)->orderId, office.orderId);
        QCOMPARE(goal(office.rentalId)->device, u"TABLET"_s);
        QCOMPARE(goal(office.rentalId)->months, 24);
        QCOMPARE(goal(office.rentalId)->monthlyAmount, euros(79.90));
        QVERIFY(goal(office.rentalId)->rentalId.isEmpty());
        need(cancelOrder(office.context(), office.orderId, {}));
        QVERIFY(!goal(office.rentalId));

        office.order();
        office.comeBack();
        QVERIFY(goal(office.rentalId) && goal(office.rentalId)->rentalId.isEmpty());
        QCOMPARE(goal(office.rentalId)->orderId, office.orderId); // not the one that was cancelled
        const QString after = office.goOut();
        QCOMPARE(goal(office.rentalId)->rentalId, after);
        QCOMPARE(goal(office.rentalId)->serialNumber, office.of(after, u"serial_number"_s));
        QVERIFY(!goal(after));
    }

    // Credit that an upgrade before has paid these days with is not lost either.
    void daysThatCreditHasPaidAreCredited()
    {
        Exchanged office;
        need(office.pay(office.first(), 49.90));
        office.go(2026, 12, 1);
        const QString phone = office.device();
        office.rentalId = need(office.upgrade(office.rentalId,
                                              "{'newSku':'PHONE','newSerialNumber':'" + phone.toLatin1()
                                                  + "','newContractLength':12,'newMonthlyAmount':31}"))
                              .newRental->id; // 33.27 pay for its first month, 2.27 are left
        office.order();
        office.go(2026, 12, 17);
        office.comeBack(); // 15 of 31 days, for which 31.00 were paid
        QCOMPARE(office.creditOfCustomer(), u"17.27"_s);
        QCOMPARE(office.of(office.rentalId, u"credit"_s), u"0"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whoComesBackOnTheScheduledDayOwesNoFurtherMonth_data()
    {
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<bool>("runComesFirst");
        QTest::addColumn<bool>("isPaid");
        for (const char *setting : {"'days'", "'none'"}) {
            QTest::addRow("%s, before the run", setting) << QByteArray(setting) << false << false;
            QTest::addRow("%s, after the run", setting) << QByteArray(setting) << true << false;
            QTest::addRow("%s, after the run and paid", setting) << QByteArray(setting) << true << true;
        }
    }
    void whoComesBackOnTheScheduledDayOwesNoFurtherMonth()
    {
        QFETCH(const QByteArray, setting);
        QFETCH(const bool, runComesFirst);
        QFETCH(const bool, isPaid);
        Exchanged office;
        office.choose("upgrade.credit", setting);
        need(office.pay(office.first(), 49.90));
        office.go(2026, 12, 1);
        office.order();
        QCOMPARE(office.scheduledEnd(), u"2026-12-21"_s);
        office.go(2026, 12, 21);
        if (runComesFirst)
            office.work();
        if (isPaid)
            need(office.pay(office.lastOf(office.rentalId), 49.90));
        office.comeBack();
        office.go(2027, 2, 1);
        office.work();
        QCOMPARE(office.askedFor(), u"4990"_s);
        QCOMPARE(office.creditOfCustomer(), isPaid ? u"49.90"_s : u"0.00"_s);
        QCOMPARE(office.violations(), QString());
    }

    // Neither is it renewed for a day on which nobody has its device.
    void whoComesBackOnTheLastDayOfTheContractIsNotRenewed()
    {
        Exchanged office;
        office.go(2027, 11, 1);
        office.work();
        office.order();
        office.go(2027, 11, 21);
        office.comeBack();
        QCOMPARE(office.askedFor(), u"59880"_s); // 12 months
        QCOMPARE(office.of(office.rentalId, u"contract_length"_s), u"12"_s);
        QCOMPARE(office.status(office.rentalId), u"ended_upgrade"_s);
        QCOMPARE(office.violations(), QString());
    }

    // What has begun was used, and a month that has begun and was not charged yet is charged for its days.
    void whoComesBackLaterPaysUntilThen()
    {
        Exchanged office;
        need(office.pay(office.first(), 49.90));
        office.order();
        office.go(2026, 12, 31);
        office.comeBack();
        QCOMPARE(office.askedFor(), u"9980"_s);
        need(office.pay(office.lastOf(office.rentalId), 49.90));
        QCOMPARE(office.askedFor(), u"6600"_s); // 10 of 31 days of the second month
        QCOMPARE(office.creditOfCustomer(), u"33.80"_s);
        QCOMPARE(office.violations(), QString());
    }

    void anUpgradeOnTheFirstDayLeavesNothingOfTheOldContract()
    {
        Exchanged office;
        need(office.pay(office.first(), 49.90));
        office.order();
        office.comeBack();
        QCOMPARE(office.askedFor(), u"0"_s);
        QCOMPARE(office.creditOfCustomer(), u"49.90"_s);
        QCOMPARE(office.violations(), QString());
    }

    // While the device is out it is billed, and the day moves.
    void theScheduledDayFollowsWhatIsBilled()
    {
        Exchanged office;
        office.go(2026, 12, 1);
        office.order();
        office.go(2026, 12, 22);
        office.work();
        QCOMPARE(office.scheduledEnd(), u"2027-01-21"_s);
        need(createPayment(office.context(), {.rentalId = office.rentalId, .billingPeriod = u"2027-01"_s}));
        QCOMPARE(office.scheduledEnd(), u"2027-02-21"_s);
    }

    // It is never in the past, whatever waits for the next invoice of a group.
    void theScheduledDayIsNotBeforeTheUpgrade()
    {
        Exchanged office;
        office.go(2026, 12, 25); // the run is late
        const Upgrade upgrade =
            need(office.upgrade(office.rentalId, "{'newSku':'TABLET','newContractLength':24}"));
        QCOMPARE(upgrade.scheduledEndDate, QDate(2026, 12, 25));
        QCOMPARE(office.scheduledEnd(), u"2026-12-25"_s);
    }

    void whatThePreviewOfTheReturnSaysIsDone()
    {
        Exchanged office;
        need(office.pay(office.first(), 49.90));
        office.order();
        office.go(2026, 12, 1);
        const ChangePreview preview = need(previewTakeBack(office.context(), office.rentalId, {}));
        QCOMPARE(preview.documents.size(), size_t(1));
        QVERIFY(preview.documents.front().kind == ForeseenDocument::Kind::CreditNote);
        QCOMPARE(preview.documents.front().total.minor(), 3327);
        office.comeBack();
        need(issueInvoices(office.context(), 100));
        QCOMPARE(office.look(u"select total::text from invoices where kind = 'credit_note'"_s), u"3327"_s);
    }

    // The customer has decided otherwise: nobody is to wait for a device of that order.
    void anUpgradeIsCalledOffWithItsContract_data()
    {
        using End = std::function<void(Exchanged &)>;
        using Look = std::function<ChangePreview(Exchanged &)>;
        QTest::addColumn<End>("end");
        QTest::addColumn<Look>("look");
        QTest::addColumn<QString>("reason");
        QTest::newRow("cancelled") << End([](Exchanged &office) {
            need(office.cancel(office.rentalId));
        }) << Look([](Exchanged &office) {
            return need(previewCancellation(office.context(), office.rentalId,
                                            office.read<CancelRequest>("{'reason':'fraud'}")));
        }) << u"The upgrade was called off. The subscription was cancelled."_s;
        QTest::newRow("bought out") << End([](Exchanged &office) {
            need(office.buy(office.rentalId));
        }) << Look([](Exchanged &office) {
            return need(previewBuyout(office.context(), office.rentalId,
                                      office.read<BuyoutRequest>("{'reason':'customer_request'}")));
        }) << u"The upgrade was called off. The device was bought out."_s;
        QTest::newRow("returned early") << End([](Exchanged &office) {
            need(office.giveBack(office.rentalId));
        }) << Look([](Exchanged &office) {
            return need(
                previewEarlyReturn(office.context(), office.rentalId, office.read<EarlyReturnRequest>("{}")));
        }) << u"The upgrade was called off. The device was returned early."_s;
    }
    void anUpgradeIsCalledOffWithItsContract()
    {
        QFETCH(const std::function<void(Exchanged &)>, end);
        QFETCH(const std::function<ChangePreview(Exchanged &)>, look);
        QFETCH(const QString, reason);
        Exchanged office;
        office.order();
        office.go(2026, 12, 1);
        const ChangePreview preview = look(office);
        QCOMPARE(preview.cancelledOrder, office.orderId);
        QVERIFY(preview.told.events.contains(u"order.cancelled"_s) || preview.told.webhooks == 0);
        end(office);
        const JsonValue order = parsed(need(findOrder(office.context(), office.orderId)));
        QCOMPARE(order[u"status"].toString(), u"cancelled"_s);
        QCOMPARE(order[u"cancelReason"].toString(), reason);
        QVERIFY(office.events().contains(u"order.cancelled"_s));
        QCOMPARE(office.look(u"select count(*)::text from audit_entries where action = 'order.cancel' and "
                             u"record_id = '%1'"_s.arg(office.orderId)),
                 u"1"_s);
        QCOMPARE(office.violations(), QString());
        QCOMPARE(office.disorder(), QString());
    }

    // Neither is an order that has become a contract of its own.
    void anUpgradeThatWentOutIsNotCalledOff()
    {
        Exchanged office;
        office.order();
        const QString fresh = office.goOut();
        const ChangePreview preview = need(previewCancellation(
            office.context(), office.rentalId, office.read<CancelRequest>("{'reason':'fraud'}")));
        QCOMPARE(preview.cancelledOrder, QString());
        need(office.cancel(office.rentalId));
        QCOMPARE(parsed(need(findOrder(office.context(), office.orderId)))[u"status"].toString(),
                 u"fulfilled"_s);
        QCOMPARE(office.status(fresh), u"active"_s);
    }

    // The device that comes back for the new one leaves the order, which is what it was returned for.
    void anExchangeLeavesItsOrder()
    {
        Exchanged office;
        office.order();
        QCOMPARE(need(previewTakeBack(office.context(), office.rentalId, {})).cancelledOrder, QString());
        office.comeBack();
        QCOMPARE(parsed(need(findOrder(office.context(), office.orderId)))[u"status"].toString(),
                 u"confirmed"_s);
    }
};

QTEST_GUILESS_MAIN(TestUpgradesThatWait)
#include "tst_upgrades_that_wait.moc"
