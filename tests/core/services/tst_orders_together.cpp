// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that are placed at the same moment share a transaction, and nobody notices.
#include "tests/support/crowd.h"

#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <future>

using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Many = 24;

// A shop at which many order at the same moment.
struct Counter : Crowd
{
    std::vector<Result<Record>> placeAtOnce(const QByteArrayList &bodies)
    {
        std::vector<OrderRequest> requests;
        for (const QByteArray &body : bodies)
            requests.push_back(need(OrderRequest::read(json(body), *tenant)));
        return atOnce(requests.size(), Actors::Many, [&](const Context &context, size_t i) {
            return placeOrder(context, requests[i], NaturalKey::Check);
        });
    }

    QByteArrayList ofManyCustomers(const QByteArray &name = "c")
    {
        QByteArrayList bodies;
        for (int i = 0; i < Many; ++i)
            bodies += orderOf("PHONE", name + QByteArray::number(i) + "@example.com");
        return bodies;
    }

    int transactionsOfOrders() { return count(u"select count(distinct xmin::text) from orders"_s); }
};

} // namespace

class TestOrdersTogether : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyOrdersShareTransactions();
    void eachIsWrittenAsIfItHadBeenAlone();
    void oneThatIsRefusedDoesNotHinderTheOthers();
    void oneThatTheDatabaseRefusesIsRefusedAlone();
    void theSameCustomerOrdersSeveralTimesAtOnce();
    void theSameOrderSentByManyIsPlacedOnce();
    void aCustomerWhoIsBeingChangedHoldsUpNobodyElse();
};

void TestOrdersTogether::manyOrdersShareTransactions()
{
    Counter shop;
    for (int round = 0; round < 3; ++round) {
        for (const auto &placed : shop.placeAtOnce(shop.ofManyCustomers("r" + QByteArray::number(round) + "c")))
            QVERIFY2(placed, codeOf(placed).constData());
    }
    QCOMPARE(shop.count(u"select count(*) from orders"_s), 3 * Many);
    QVERIFY2(shop.transactionsOfOrders() < 3 * Many / 2,
             qPrintable(QString::number(shop.transactionsOfOrders())));
}

void TestOrdersTogether::eachIsWrittenAsIfItHadBeenAlone()
{
    Counter shop;
    const auto answers = shop.placeAtOnce(shop.ofManyCustomers());
    const QSet<QString> told = shop.told();
    for (size_t i = 0; i < answers.size(); ++i) {
        const Record order = need(answers[i]);
        QVERIFY(order.created);
        QCOMPARE(parsed(order)[u"customer"][u"email"].toString(), u"c%1@example.com"_s.arg(i));
        QCOMPARE(need(findOrder(shop.context(), order.id)).json, order.json);
        QVERIFY(told.contains(order.id));
        QCOMPARE(
            shop.look(
                u"select concat_ws(' ', actor_id, actor_name, origin, request_id, after::text = document) "
                "from audit_entries a join orders o on o.order_id = a.record_id where record_id = '%1'"_s.arg(
                    order.id)),
            u"key_%1 Key %1 10.0.0.%1 req_%1 t"_s.arg(i));
        QCOMPARE(
            shop.look(
                    u"select string_agg(type || ' ' || ids, ',' order by type) from events join audit_entries "
                    "using (tenant_id, audit_id) where record_id = '%1'"_s.arg(order.id))
                .count(order.id),
            2);
        QCOMPARE(shop.count(u"select count(*) from order_items where order_id = '%1'"_s.arg(order.id)), 1);
        QCOMPARE(shop.count(u"select count(*) from search_words where noun = 'customer' and word = 'c%1' and "
                            "record_id = (select customer_id from orders where order_id = '%2')"_s.arg(i)
                                .arg(order.id)),
                 1);
    }
}

void TestOrdersTogether::oneThatIsRefusedDoesNotHinderTheOthers()
{
    Counter shop;
    QByteArrayList bodies = shop.ofManyCustomers();
    bodies[3] = orderOf("NOTHING", "c3@example.com");
    const auto answers = shop.placeAtOnce(bodies);
    for (size_t i = 0; i < answers.size(); ++i)
        QCOMPARE(codeOf(answers[i]), i == 3 ? "VARIANT_NOT_FOUND"_ba : "none"_ba);
    QCOMPARE(shop.count(u"select count(*) from orders"_s), Many - 1);
    QCOMPARE(shop.count(u"select count(*) from customers where email = 'c3@example.com'"_s), 0);
}

void TestOrdersTogether::oneThatTheDatabaseRefusesIsRefusedAlone()
{
    Counter shop;
    Connection owner(migratedDatabase().conninfo(ownerRole));
    need(owner.script(
        u"alter table orders add constraint odd check (customer_email <> 'c3@example.com') not valid"_s));
    const auto again = qScopeGuard([&] { need(owner.script(u"alter table orders drop constraint odd"_s)); });
    const auto answers = shop.placeAtOnce(shop.ofManyCustomers());
    for (size_t i = 0; i < answers.size(); ++i)
        QCOMPARE(answers[i].has_value(), i != 3);
    QCOMPARE(shop.count(u"select count(*) from orders"_s), Many - 1);
}

void TestOrdersTogether::theSameCustomerOrdersSeveralTimesAtOnce()
{
    Counter shop;
    QByteArrayList bodies;
    for (int i = 0; i < Many; ++i)
        bodies += orderOf("PHONE", "c" + QByteArray::number(i / 4) + "@example.com")
                      .replace("'quantity':1", i % 2 ? "'quantity':1" : "'quantity':2");
    for (const auto &placed : shop.placeAtOnce(bodies))
        QVERIFY2(placed, codeOf(placed).constData());
    // the same order twice is one
    QCOMPARE(shop.count(u"select count(*) from orders"_s), Many / 2);
    QCOMPARE(shop.count(u"select count(*) from customers"_s), Many / 4);
}

void TestOrdersTogether::theSameOrderSentByManyIsPlacedOnce()
{
    Counter shop;
    int created = 0;
    for (const auto &placed : shop.placeAtOnce(QByteArrayList(Many, orderOf("PHONE"))))
        created += need(placed).created;
    QCOMPARE(created, 1);
    QCOMPARE(shop.count(u"select count(*) from orders"_s), 1);
}

void TestOrdersTogether::aCustomerWhoIsBeingChangedHoldsUpNobodyElse()
{
    Counter shop;
    for (const auto &placed : shop.placeAtOnce(shop.ofManyCustomers()))
        need(placed);
    shop.clock.set(shop.clock.now().addSecs(7200)); // beyond the window of the same order

    Shop other = shop.elsewhere();
    Connection &changing = other.database.connection();
    need(changing.begin(other.context().scope()));
    need(changing.script(u"update customers set phone = '1' where email = 'c5@example.com'"_s));
    auto answers = std::async([&] { return shop.placeAtOnce(shop.ofManyCustomers()); });
    QTRY_COMPARE_WITH_TIMEOUT(shop.count(u"select count(*) from orders"_s), 2 * Many - 1, 1500);
    changing.rollback();
    for (const auto &placed : answers.get())
        QVERIFY2(placed, codeOf(placed).constData());
    QCOMPARE(shop.count(u"select count(*) from orders"_s), 2 * Many);
}

QTEST_GUILESS_MAIN(TestOrdersTogether)
#include "tst_orders_together.moc"
