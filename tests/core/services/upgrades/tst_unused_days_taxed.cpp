// SPDX-License-Identifier: GPL-3.0-or-later
// What an upgrade leaves unused goes on to the new subscription only as long as the customer is taxed as
// before.
#include "core/services/customers/customers.h"
#include "tests/core/services/upgrades/upgraded.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <chrono>
#include <future>

using namespace onhire;
using namespace onhire::test;

class TestUnusedDaysTaxed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Its tax comes back with it, and the new device is paid by that.
    void whatWasTaxedOtherwiseComesBackWithItsTax_data()
    {
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("asked");
        // 39.59 of the 59.38 are for the days from then on
        QTest::newRow("another rate") << "tax.rate"_ba
                                      << "0"_ba << u"pending 39.59 40.31"_s;
        QTest::newRow("prices with tax") << "tax.inclusive"_ba
                                         << "true"_ba << u"pending 39.59 40.31"_s;
        QTest::newRow("as before") << "tax.rate"_ba
                                   << "19"_ba << u"pending 0.00 55.49"_s; // 46.63 net
    }
    void whatWasTaxedOtherwiseComesBackWithItsTax()
    {
        QFETCH(const QByteArray, setting);
        QFETCH(const QByteArray, value);
        QFETCH(const QString, asked);
        Upgraded office;
        office.rentTaxed(false);
        need(markPaid(office.context(), office.lastOf(office.rentalId), {}));
        office.choose(setting, value);
        office.upgradeAt("79.90");
        QCOMPARE(office.standing(office.lastOf(office.freshId)), asked);
        QCOMPARE(office.creditOfCustomer(), u"0.00"_s);
        QCOMPARE(office.violations(), QString());
    }

    // What the device between was paid with is credited where it was paid with money; so is what was left of
    // it.
    void whatCreditHasPaidUnderAnotherTaxComesBackWithItsTax()
    {
        Upgraded office;
        office.rentTaxed(false);
        need(markPaid(office.context(), office.lastOf(office.rentalId), {}));
        office.upgradeAt("31"); // 31 days, paid by 31.00 of the 33.27
        office.choose("tax.rate", "0");
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"0"_s);
        QCOMPARE(office.creditOfCustomer(), u"2.70"_s); // 2.27 and their tax
        office.rentalId = office.freshId;
        office.upgradeOn(QDate(2026, 12, 11), "99.90"); // 21.00, and their tax of 3.99
        QCOMPARE(office.standing(office.lastOf(office.freshId)), u"pending 27.69 72.21"_s);
        QCOMPARE(office.violations(), QString());
    }

    // As above, at the same moment: whoever changes the tax waits for the upgrade, and finds its credit.
    void aTaxThatChangesDuringAnUpgradeFindsItsCredit()
    {
        Upgraded office;
        office.rentTaxed(false);
        need(markPaid(office.context(), office.lastOf(office.rentalId), {}));
        std::future<void> change;
        const Result<void> upgraded =
            inTransaction(office.database, office.context().scope(), [&](Connection &) -> Result<void> {
                office.upgradeAt("31");
                change = std::async(std::launch::async, [&office] {
                    Shop own = office.elsewhere();
                    need(setSetting(own.context(), u"tax.rate"_s, json("0")));
                });
                const auto waits = [&] {
                    return office.look(u"select count(*) from pg_locks where not granted"_s) != u"0"_s;
                };
                while (!waits() && change.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready) {
                }
                return {};
            });
        QVERIFY(upgraded);
        change.get();
        QCOMPARE(office.of(office.freshId, u"credit"_s), u"0"_s);
        QCOMPARE(office.creditOfCustomer(), u"2.70"_s);
        QCOMPARE(office.violations(), QString());
    }

    // Another process has changed it, and this one has not heard of that yet.
    void anUpgradeGoesByTheTaxThatIsStored_data()
    {
        QTest::addColumn<bool>("isCalledOff");
        QTest::newRow("what is unused") << false;
        QTest::newRow("what is called off") << true;
    }
    void anUpgradeGoesByTheTaxThatIsStored()
    {
        QFETCH(bool, isCalledOff);
        Upgraded office;
        office.rentTaxed(false);
        need(markPaid(office.context(), office.lastOf(office.rentalId), {}));
        const auto change = [&] {
            Shop own = office.elsewhere();
            need(setSetting(own.context(), u"tax.rate"_s, json("0")));
        };
        if (isCalledOff) {
            office.upgradeAt("79.90");
            change();
            need(cancelPayment(office.context(), office.lastOf(office.freshId), u"By mistake"_s));
            QCOMPARE(office.creditOfCustomer(), u"39.59"_s);
        } else {
            change();
            office.upgradeAt("79.90");
        }
        QCOMPARE(office.of(office.freshId, u"concat(credit, ' of ', credit_received)"_s), u"0 of 0"_s);
        QCOMPARE(office.violations(), QString());
    }

    void whatIsCalledOffUnderAnotherTaxGivesBackItsTax()
    {
        Upgraded office;
        office.rentTaxed(false);
        need(markPaid(office.context(), office.lastOf(office.rentalId), {}));
        office.upgradeAt("79.90"); // 33.27 of them are paid
        office.choose("tax.rate", "0");
        need(cancelPayment(office.context(), office.lastOf(office.freshId), u"By mistake"_s));
        QCOMPARE(office.of(office.freshId, u"concat(credit, ' of ', credit_received)"_s), u"0 of 0"_s);
        QCOMPARE(office.creditOfCustomer(), u"39.59"_s);
        QCOMPARE(office.violations(), QString());
    }

    // At once.
    void whatIsLeftOfAnUpgradesCreditGoesToACustomerWithAnotherTax()
    {
        Upgraded office;
        office.rentTaxed(true);
        need(markPaid(office.context(), office.lastOf(office.rentalId), {}));
        office.upgradeAt("20"); // 13.27 of 33.27 are left
        const auto revise = [&](const QByteArray &body) {
            return reviseCustomer(office.context(), office.customerId,
                                  need(CustomerPatch::read(json(body), office.customerId, *office.tenant)));
        };
        need(revise("{'phone':'1'}")); // which takes nothing
        need(revise("{'taxTreatment':'exempt'}"));
        QCOMPARE(office.of(office.freshId, u"concat(credit, ' of ', credit_received)"_s), u"0 of 2000"_s);
        QCOMPARE(office.lineOf(office.lastOf(office.freshId))[u"creditTaken"].digits(), "16.81"_ba); // net
        QCOMPARE(office.creditOfCustomer(), u"13.27"_s);
        QCOMPARE(office.violations(), QString());
    }
};

QTEST_GUILESS_MAIN(TestUnusedDaysTaxed)
#include "tst_unused_days_taxed.moc"
