// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that go out at the same moment share a transaction, and nobody notices.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/payments/payments.h"
#include "tests/support/crowd.h"

#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <future>

using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Many = 24;

struct Unit
{
    QString orderId, serialNumber, groupId = {};
};

// A warehouse from which many devices go out at the same moment.
struct Warehouse : Crowd
{
    // An order of so many phones, of a customer of that number.
    QString order(int customer, int phones = 1)
    {
        const QByteArray body = orderOf("PHONE", "c" + QByteArray::number(customer) + "@example.com")
                                    .replace("'quantity':1", "'quantity':" + QByteArray::number(phones));
        return need(placeOrder(context(), need(OrderRequest::read(json(body), *tenant)), NaturalKey::Skip)).id;
    }

    std::vector<Unit> units(int many = Many)
    {
        std::vector<Unit> units;
        for (int i = 0; i < many; ++i)
            units.push_back({order(i), device()});
        return units;
    }

    std::vector<Result<Record>> rentAtOnce(const std::vector<Unit> &units, Actors actors = Actors::One)
    {
        std::vector<SubscriptionRequest> requests;
        for (const Unit &unit : units) {
            requests.push_back(need(SubscriptionRequest::read(
                json("{'orderId':'" + unit.orderId.toLatin1() + "','serialNumber':'"
                     + unit.serialNumber.toLatin1() + '\''
                     + (unit.groupId.isEmpty() ? ""_ba : ",'billingGroupId':'" + unit.groupId.toLatin1() + '\'')
                     + '}'),
                *tenant, clock.now().date())));
        }
        return atOnce(requests.size(), actors, [&](const Context &context, size_t i) {
            return createSubscription(context, requests[i]);
        });
    }

    int rented() { return count(u"select count(*) from subscriptions"_s); }
    int transactionsOfRents() { return count(u"select count(distinct xmin::text) from subscriptions"_s); }
};

} // namespace

class TestRentsTogether : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void manyRentsShareTransactions();
    void eachIsWrittenAsIfItHadBeenAlone();
    void whatDifferentUsersRentIsTheirs();
    void oneThatIsRefusedDoesNotHinderTheOthers();
    void oneThatTheDatabaseRefusesIsRefusedAlone();
    void theDevicesOfOneOrderGoOutAtOnce();
    void aDeviceThatManyWantGoesOutOnce();
    void thoseOfOneGroupJoinIt();
    void creditPaysForTheOnesOfItsCustomer();
    void anOrderThatIsBeingChangedHoldsUpNobodyElse();
};

void TestRentsTogether::manyRentsShareTransactions()
{
    Warehouse shop;
    for (int round = 0; round < 3; ++round) {
        for (const auto &rented : shop.rentAtOnce(shop.units()))
            QVERIFY2(rented, codeOf(rented).constData());
    }
    QCOMPARE(shop.rented(), 3 * Many);
    QVERIFY2(shop.transactionsOfRents() < 3 * Many / 2,
             qPrintable(QString::number(shop.transactionsOfRents())));
}

void TestRentsTogether::eachIsWrittenAsIfItHadBeenAlone()
{
    Warehouse shop;
    const auto units = shop.units();
    const auto answers = shop.rentAtOnce(units);
    const QSet<QString> told = shop.told();
    const QString alone = shop.rent();
    const auto entriesOf = [&](const QString &rentalId) {
        return shop.look(u"select string_agg(a.action || ' ' || e.type, ', ' order by a.audit_id, e.event_id) "
                         "from audit_entries a join events e using (tenant_id, audit_id) "
                         "where e.ids like '%\"rentalId\":\"%1\"%' or a.after ->> 'orderId' = "
                         "(select order_id from subscriptions where rental_id = '%1')"_s.arg(rentalId));
    };
    QVERIFY(entriesOf(alone).contains(u"subscription.create subscription.created"_s));
    for (size_t i = 0; i < answers.size(); ++i) {
        const Record made = need(answers[i]);
        QVERIFY(made.created);
        const JsonValue rental = parsed(made);
        QCOMPARE(rental[u"orderId"].toString(), units[i].orderId);
        QCOMPARE(rental[u"customerEmail"].toString(), u"c%1@example.com"_s.arg(i));
        QCOMPARE(need(findSubscription(shop.context(), made.id)).json, made.json);
        QVERIFY(told.contains(made.id));
        QCOMPARE(shop.assetOf(units[i].serialNumber), shop.assetOf(shop.of(alone, u"serial_number"_s)));
        QCOMPARE(shop.look(u"select status || ' ' || rented_devices from orders where order_id = '%1'"_s.arg(
                     units[i].orderId)),
                 u"fulfilled 1"_s);
        QCOMPARE(shop.payments(made.id), shop.payments(alone));
        QCOMPARE(entriesOf(made.id), entriesOf(alone));
        QCOMPARE(shop.look(u"select concat_ws(' ', actor_id, origin, request_id) from audit_entries "
                           "where action = 'subscription.create' and record_id = '%1'"_s.arg(made.id)),
                 u"key_0 10.0.0.%1 req_%1"_s.arg(i));
        QCOMPARE(shop.look(u"select total_devices_rented || ' ' || total_monthly_revenue from customers "
                           "where email = 'c%1@example.com'"_s.arg(i)),
                 u"1 4990"_s);
    }
}

void TestRentsTogether::whatDifferentUsersRentIsTheirs()
{
    Warehouse shop;
    const auto answers = shop.rentAtOnce(shop.units(), Warehouse::Actors::Many);
    for (size_t i = 0; i < answers.size(); ++i) {
        const QString id = need(answers[i]).id;
        QCOMPARE(shop.look(u"select created_by from payments where rental_id = '%1'"_s.arg(id)),
                 u"key_%1"_s.arg(i));
        QCOMPARE(shop.look(u"select string_agg(distinct actor_id || ' ' || request_id, ',') from audit_entries "
                           "where after::text like '%%1%'"_s.arg(id)),
                 u"key_%1 req_%1"_s.arg(i));
    }
}

void TestRentsTogether::oneThatIsRefusedDoesNotHinderTheOthers()
{
    Warehouse shop;
    auto units = shop.units();
    units[3].serialNumber = u"NOTHING"_s;
    units[5].orderId = u"ord_00000000000000000000000000"_s;
    units[7].serialNumber = shop.device("TABLET");
    const QHash<size_t, QByteArray> refused{
        {3, "ASSET_NOT_FOUND"_ba}, {5, "ORDER_NOT_FOUND"_ba}, {7, "SKU_MISMATCH"_ba}};
    const auto answers = shop.rentAtOnce(units);
    for (size_t i = 0; i < answers.size(); ++i)
        QCOMPARE(codeOf(answers[i]), refused.value(i, "none"_ba));
    QCOMPARE(shop.rented(), Many - 3);
    QCOMPARE(shop.assetOf(units[7].serialNumber), u"available free"_s);
    QCOMPARE(shop.count(u"select rented_devices from orders where order_id = '%1'"_s.arg(units[3].orderId)), 0);
}

void TestRentsTogether::oneThatTheDatabaseRefusesIsRefusedAlone()
{
    Warehouse shop;
    const auto units = shop.units();
    Connection owner(migratedDatabase().conninfo(ownerRole));
    need(owner.script(u"alter table subscriptions add constraint odd "
                      "check (customer_email <> 'c3@example.com') not valid"_s));
    const auto again =
        qScopeGuard([&] { need(owner.script(u"alter table subscriptions drop constraint odd"_s)); });
    const auto answers = shop.rentAtOnce(units);
    for (size_t i = 0; i < answers.size(); ++i)
        QCOMPARE(answers[i].has_value(), i != 3);
    QCOMPARE(shop.rented(), Many - 1);
    QCOMPARE(shop.assetOf(units[3].serialNumber), u"available free"_s);
}

void TestRentsTogether::theDevicesOfOneOrderGoOutAtOnce()
{
    Warehouse shop;
    const QString orderId = shop.order(1, Many);
    std::vector<Unit> units;
    for (int i = 0; i < Many + 1; ++i)
        units.push_back({orderId, shop.device()});
    int rented = 0;
    for (const auto &answer : shop.rentAtOnce(units)) {
        rented += answer.has_value();
        QVERIFY(answer || codeOf(answer) == "ITEM_FULLY_FULFILLED"_ba);
    }
    QCOMPARE(rented, Many);
    QCOMPARE(shop.count(u"select cardinality(rental_ids) from order_items"_s), Many);
    QCOMPARE(shop.look(u"select status || ' ' || rented_devices from orders"_s), u"fulfilled %1"_s.arg(Many));
}

void TestRentsTogether::aDeviceThatManyWantGoesOutOnce()
{
    Warehouse shop;
    auto units = shop.units();
    for (Unit &unit : units)
        unit.serialNumber = units.front().serialNumber;
    int rented = 0;
    for (const auto &answer : shop.rentAtOnce(units)) {
        rented += answer.has_value();
        QVERIFY(answer || codeOf(answer) == "ASSET_NOT_AVAILABLE"_ba);
    }
    QCOMPARE(rented, 1);
    QCOMPARE(shop.rented(), 1);
}

void TestRentsTogether::thoseOfOneGroupJoinIt()
{
    Warehouse shop;
    std::vector<Unit> units = shop.units(4); // that are billed on their own
    const QString first = need(shop.rentAtOnce({{shop.order(99), shop.device()}}).front()).id;
    shop.look(u"update customers set customer_type = 'business' where email = 'c99@example.com' returning 1"_s);
    const QString group = need(createBillingGroup(shop.context(),
                                                  {.customerId = shop.of(first, u"customer_id"_s),
                                                   .groupName = u"Head office"_s,
                                                   .notes = {},
                                                   .billingDay = 1,
                                                   .rentalIds = {first}}))
                              .id;
    for (int i = 0; i < Many; ++i)
        units.push_back({shop.order(99), shop.device(), i % 2 ? group : QString()});
    for (const auto &answer : shop.rentAtOnce(units))
        QVERIFY2(answer, codeOf(answer).constData());
    const QString inGroup = u"select count(*) from subscriptions where billing_group_id is not null"_s;
    QCOMPARE(shop.count(inGroup), 1 + Many / 2);
    QCOMPARE(shop.count(u"select count(*) from payments"_s), 4 + 1 + Many / 2);
    QCOMPARE(shop.look(u"select version::text from billing_groups"_s), QString::number(1 + Many / 2));
    QCOMPARE(shop.violations(), QString());
}

void TestRentsTogether::creditPaysForTheOnesOfItsCustomer()
{
    Warehouse shop;
    need(shop.rentAtOnce({{shop.order(1), shop.device()}}).front());
    const QString earlier = shop.look(u"select payment_id from payments"_s);
    need(markPaid(shop.context(), earlier,
                  {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(3 * 4990)}));
    std::vector<Unit> units;
    for (int i = 0; i < 4; ++i)
        units.push_back({shop.order(1), shop.device()});
    for (const auto &answer : shop.rentAtOnce(units)) {
        const Record made = need(answer);
        const Record now = need(findSubscription(shop.context(), made.id));
        QCOMPARE(made.json, now.json);
        QCOMPARE(made.version, now.version);
    }
    QCOMPARE(shop.count(u"select count(*) from payments where status = 'paid'"_s), 3);
    QCOMPARE(shop.count(u"select sum(credit_used) from payments"_s), 2 * 4990);
    QCOMPARE(shop.violations(), QString());
}

void TestRentsTogether::anOrderThatIsBeingChangedHoldsUpNobodyElse()
{
    Warehouse shop;
    const auto units = shop.units();
    Shop other = shop.elsewhere();
    Connection &changing = other.database.connection();
    need(changing.begin(other.context().scope()));
    need(changing.script(u"update orders set notes = '1' where order_id = '%1'"_s.arg(units[5].orderId)));
    auto answers = std::async([&] { return shop.rentAtOnce(units); });
    QTRY_COMPARE_WITH_TIMEOUT(shop.rented(), Many - 1, 1500);
    changing.rollback();
    for (const auto &rented : answers.get())
        QVERIFY2(rented, codeOf(rented).constData());
    QCOMPARE(shop.rented(), Many);
}

QTEST_GUILESS_MAIN(TestRentsTogether)
#include "tst_rents_together.moc"
