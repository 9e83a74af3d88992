// SPDX-License-Identifier: GPL-3.0-or-later
// How often a command waits for the database: what nobody waits for goes with what somebody waits for.
#include "core/services/audit/audit_chain.h"
#include "core/services/payments/payments.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/rentals.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Times = 4;

// A shop, and a connection to its database on which round trips are counted.
struct Watched : Rentals
{
    Context watched() { return {far, tenant, {}, {}, clock}; }

    // The fewest, for the first time prepares the statements, and now and then a session renews its plans.
    template <typename Work>
    int trips(Work work)
    {
        int fewest = std::numeric_limits<int>::max();
        for (int time = 0; time < Times; ++time)
            fewest = std::min(fewest, tripsOf(work));
        return fewest;
    }

    template <typename Work>
    int tripsOf(const Work &work)
    {
        const int before = m_proxy.rounds();
        work();
        return m_proxy.rounds() - before;
    }

    QString order()
    {
        const QByteArray email = "c" + QByteArray::number(++m_orders) + "@example.com";
        const auto request = need(OrderRequest::read(json(orderOf("PHONE", email)), *tenant));
        return need(placeOrder(watched(), request, NaturalKey::Check)).id;
    }

private:
    CutProxy m_proxy{migratedDatabase()};
    int m_orders = 0;

public:
    Database far{m_proxy.address().conninfo(appRole)};
};

} // namespace

class TestRoundTrips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOrderIsPlacedInThree();
    void aDeviceGoesOutInThree();
    void aPaymentIsMarkedAsPaidInTwo();
    void anOrderIsConfirmedInTwo();
    void entriesAreLinkedOnceAndNotLookedForAgain();
};

// What is known before | the order | its changes and the commit
void TestRoundTrips::anOrderIsPlacedInThree()
{
    Watched shop;
    QCOMPARE(shop.trips([&] { shop.order(); }), 3);
}

// Order and device | the subscription up to its payment | its changes and the commit
void TestRoundTrips::aDeviceGoesOutInThree()
{
    Watched shop;
    QStringList rentals;
    QVector<std::pair<QString, QString>> waiting;
    for (int i = 0; i < Times; ++i)
        waiting.append({shop.order(), shop.device()});
    QCOMPARE(shop.trips([&] {
        const auto [order, serial] = waiting.takeFirst();
        const QByteArray body =
            "{'orderId':'" + order.toLatin1() + "','serialNumber':'" + serial.toLatin1() + "'}";
        const auto request = SubscriptionRequest::read(json(body), *shop.tenant, shop.clock.now().date());
        rentals += need(createSubscription(shop.watched(), need(request))).id;
    }),
             3);
    for (const QString &rental : rentals)
        QCOMPARE(shop.payments(rental), u"instalment 4990 pending"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestRoundTrips::aPaymentIsMarkedAsPaidInTwo()
{
    Watched shop;
    QStringList payments;
    for (int i = 0; i < Times; ++i) {
        const QString rental = shop.rent();
        payments += shop.look(u"select payment_id from payments where rental_id = '%1'"_s.arg(rental));
    }
    QCOMPARE(shop.trips([&] { need(markPaid(shop.watched(), payments.takeFirst(), {})); }), 2);
}

void TestRoundTrips::anOrderIsConfirmedInTwo()
{
    Watched shop;
    shop.choose("orders.autoConfirm", "false");
    QStringList orders;
    for (int i = 0; i < Times; ++i)
        orders += shop.order();
    QCOMPARE(shop.trips([&] { need(confirmOrder(shop.watched(), orders.takeFirst())); }), 2);
}

// Whoever looked for more would go on as long as others write, with a transaction for every few of their
// entries. The claim | the chain's end | the entries | their links | the commit
void TestRoundTrips::entriesAreLinkedOnceAndNotLookedForAgain()
{
    Watched shop;
    QList<int> trips;
    for (int i = 0; i < Times; ++i) {
        shop.rent();
        trips += shop.tripsOf([&] { QVERIFY(need(sealAuditChain(shop.far, shop.tenant->id)) > 0); });
    }
    QCOMPARE(*std::ranges::min_element(trips), 5);
}

QTEST_GUILESS_MAIN(TestRoundTrips)
#include "tst_round_trips.moc"
