// SPDX-License-Identifier: GPL-3.0-or-later
// What is still to be charged, and what stands in the way, as it is told to whoever looks after a company.
#include "core/services/due/charges_to_make.h"
#include "tests/support/billed_shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Few = 5;

struct ShopThatCharges : BilledShop
{
    ChargesToMake toMake() { return need(chargesToMake(context(), Few)); }
    void setPrices(const QString &id, const QString &prices)
    {
        look(u"update subscriptions set prices = '%2' where rental_id = '%1' returning 1"_s.arg(id, prices));
    }
};

} // namespace

class TestChargesToMake : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsCountedUntilItIsCharged()
    {
        ShopThatCharges shop;
        const QString first = shop.rent(), second = shop.rent();
        QCOMPARE(shop.toMake().due.contracts, 0);
        shop.go(2026, 12, 21);
        ChargesDue due = shop.toMake().due;
        QCOMPARE(due.contracts, 2);
        QCOMPARE(due.oldest, QDate(2026, 12, 21));
        need(doWorkDue(shop.context()));
        due = shop.toMake().due;
        QCOMPARE(due.contracts, 0);
        QCOMPARE(due.oldest, std::optional<QDate>());
    }

    void theHorizonIsPartOfIt()
    {
        ShopThatCharges shop;
        shop.rent();
        shop.go(2026, 12, 16);
        QCOMPARE(shop.toMake().due.contracts, 0);
        shop.choose("billing.horizonDays", "5");
        QCOMPARE(shop.toMake().due.contracts, 1);
    }

    void whatStandsInTheWayIsKeptWithItsReasonSinceTheFirstTime()
    {
        ShopThatCharges shop;
        const QString broken = shop.rent(), sound = shop.rent();
        shop.setPrices(broken, u"[]"_s);
        for (const int day : {21, 22}) {
            shop.go(2026, 12, day);
            QVERIFY(!doWorkDue(shop.context()));
            const ChargesToMake charges = shop.toMake();
            QCOMPARE(charges.due.contracts, 1);
            QCOMPARE(charges.due.troubles, 1);
            QCOMPARE(charges.troubles.size(), 1);
            const KeptTrouble &kept = charges.troubles.front();
            QCOMPARE(kept.met.rentalId, broken);
            QCOMPARE(kept.met.billingGroupId, QString());
            QCOMPARE(kept.met.error.code, ErrorCode::InternalError);
            QCOMPARE(kept.customerId, shop.of(broken, u"customer_id"_s));
            QVERIFY(!kept.customer.isEmpty());
            QCOMPARE(kept.since.date(), QDate(2026, 12, 21));
        }
        shop.setPrices(broken, u"[[0,4990]]"_s);
        need(doWorkDue(shop.context()));
        QCOMPARE(shop.toMake().due.troubles, 0);
        QVERIFY(shop.toMake().troubles.isEmpty());
    }

    void aGroupIsNamedOnceForAllOfItsContracts()
    {
        ShopThatCharges shop;
        const QStringList members{shop.rent(), shop.rent()};
        const QString id = shop.group(members, 9);
        shop.setPrices(members.front(), u"[]"_s);
        shop.go(2027, 1, 9);
        QVERIFY(!doWorkDue(shop.context()));
        const ChargesToMake charges = shop.toMake();
        QCOMPARE(charges.due.contracts, 2);
        QCOMPARE(charges.due.troubles, 1);
        QCOMPARE(charges.troubles.front().met.billingGroupId, id);
        QCOMPARE(charges.troubles.front().met.rentalId, QString());
        QCOMPARE(charges.troubles.front().customerId, shop.of(members.front(), u"customer_id"_s));
    }

    // It has not come to what it met before.
    void aRunThatStopsAtItsLimitForgetsNoTrouble()
    {
        ShopThatCharges shop;
        const QString sound = shop.rent();
        shop.go(2026, 11, 25);
        const QString broken = shop.rent();
        shop.setPrices(broken, u"[]"_s);
        shop.go(2026, 12, 25);
        QVERIFY(!doWorkDue(shop.context()));
        QCOMPARE(shop.toMake().due.troubles, 1);
        shop.go(2027, 1, 21);
        QVERIFY(workDue(shop.context(), 1).isMore);
        QCOMPARE(shop.toMake().due.troubles, 1);
    }

    void othersAreToldOfWhatHasChanged()
    {
        ShopThatCharges shop;
        const QString broken = shop.rent();
        shop.setPrices(broken, u"[]"_s);
        shop.go(2026, 12, 21);
        ChangeFeed feed;
        const auto toldByARun = [&] {
            Context context = shop.context();
            context.feed = &feed;
            workDue(context);
            return feed.take().value(shop.tenant->id).contains(broken);
        };
        QVERIFY(toldByARun());
        QVERIFY(!toldByARun()); // it is the same one
        shop.setPrices(broken, u"[[0,4990]]"_s);
        QVERIFY(toldByARun());
    }
};

QTEST_GUILESS_MAIN(TestChargesToMake)
#include "tst_charges_to_make.moc"
