// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/domain/orders/pricing.h"
#include "core/services/orders/orders.h"
#include "core/services/orders/quote_order.h"
#include "core/services/products/products.h"
#include "core/services/tenants/tenants.h"
#include "core/services/webhooks/webhooks.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/shop.h"
#include "tests/support/test_cluster.h"

#include <QRandomGenerator>
#include <QTest>

#include <barrier>
#include <future>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

template <typename T>
QByteArray codeOf(const Result<T> &result)
{
    return result ? "none"_ba : QByteArray(infoOf(result.error().code).name.data());
}

JsonValue parsed(const QByteArray &record)
{
    return readJson(record).value();
}

Result<Record> place(Shop &shop, const QByteArray &body = orderOf("P-A"), NaturalKey key = NaturalKey::Check)
{
    const auto request = OrderRequest::read(json(body), *shop.tenant);
    return request ? placeOrder(shop.context(), *request, key) : Failure(request.error());
}

Result<Record> patch(Shop &shop, const QString &id, const QByteArray &body, std::optional<int> version = {})
{
    const auto read = OrderPatch::read(json(body), *shop.tenant, OrderPatch::schema());
    return read ? reviseOrder(shop.context(), id, *read, version) : Failure(read.error());
}

// One of those of that type, the first being 0, as it is told.
JsonValue eventOf(Shop &shop, const QString &type, qsizetype index)
{
    ListRequest request;
    request.sortBy = u"createdAt"_s;
    request.descending = false;
    request.filters.insert(u"event"_s, type);
    const auto page = listEvents(shop.context(), request);
    return page && index < page->records.size() ? parsed(page->records[index]) : JsonValue();
}

struct Stocked : Shop
{
    explicit Stocked(const QString &currency = u"EUR"_s) : Shop(currency)
    {
        const auto request =
            ProductRequest::read(json("{'productSku':'P','name':'Phone','specification':'x','category':'c','"
                                      "brand':'b','variants':[{'variantSku':'P-A',"
                                      "'variantName':'A','grade':'A','pricing':{'12':10,'24':9}}]}"),
                                 *tenant);
        if (!upsertProduct(context(), *request))
            qFatal("no product");
    }

    void choose(const QString &key, const QByteArray &value)
    {
        if (const auto set = setSetting(context(), key, json(value)); !set)
            qFatal("%s", qUtf8Printable(set.error().detail));
        tenant = findTenant(database.connection(), tenant->id).value();
    }

    QString variantId() { return look(u"select variant_id from variants where variant_sku = 'P-A'"_s); }
    QString statusOf(const QString &id)
    {
        return look(u"select status from orders where order_id = '%1'"_s.arg(id));
    }
    QString events(const QString &id)
    {
        return look(
            u"select string_agg(type, ' ' order by type) from events where ids like '%\"orderId\":\"%1\"%'"_s
                .arg(id));
    }
};

// Runs both at the same moment, each on a connection of its own, as often as told; the answers of each round
// are compared.
template <typename One, typename Other, typename Judge>
void race(Shop &shop, int rounds, One one, Other other, Judge judge)
{
    Shop here = shop.elsewhere(), there = shop.elsewhere();
    std::barrier start(2), end(2);
    QByteArray answer;
    std::jthread rival([&] {
        for (int i = 0; i < rounds; ++i) {
            start.arrive_and_wait();
            answer = other(there, i);
            end.arrive_and_wait();
        }
    });
    for (int i = 0; i < rounds; ++i) {
        start.arrive_and_wait();
        const QByteArray own = one(here, i);
        end.arrive_and_wait();
        judge(i, own, QByteArray(answer));
    }
}

} // namespace

class TestOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOrderIsPlacedWithItsCustomerItsEventAndItsEntry();
    void theSameOrderWithinTheWindowIsOneOrder();
    void ofTheSameOrdersTheOldestThatStandsIsFound();
    void ofTheSameOrdersTheNextIsFoundWhenTheTimeOfOneIsOver();
    void ofTheSameOrdersOnlyThoseWithinTheWindowAreFound();
    void anOrderThatIsPlacedWhileTheSameIsCancelledIsFound();
    void clocksThatDisagreeMakeOneOrder();
    void theSameOrderPlacedByManyAtOnceIsOneOrder();
    void anOrderWhoseCommitGotLostIsPlacedOnce();
    void ofConfirmingAndCancellingTheFirstWinsAndNoneIsLost();
    void whatCanBecomeOfAnOrder();
    void aPatchChangesWhatItNames();
    void addressesStandOnceADeviceIsOut();
    void anotherVersionIsAConflict();
    void anotherTenantsOrderIsNotThere();
    void totalsAgree_data();
    void totalsAgree();
    void aVariantIsNotDeactivatedUnderAnOrder();
    void whatTheCatalogueDoesNotOfferIsRefused();
    void aWrongLengthHidesNoOtherFault();
    void aQuoteTellsTheFirstPayment_data();
    void aQuoteTellsTheFirstPayment();
    void aQuoteTellsThatItemsAreTooDearTogether();
    void anOrderShowsTheTaxThatItsCustomerIsCharged_data();
    void anOrderShowsTheTaxThatItsCustomerIsCharged();
};

void TestOrders::anOrderIsPlacedWithItsCustomerItsEventAndItsEntry()
{
    Stocked shop;
    const auto placed = place(shop);
    QCOMPARE(codeOf(placed), "none"_ba);
    QVERIFY(placed->created);
    QCOMPARE(placed->json, findOrder(shop.context(), placed->id)->json);
    QCOMPARE(parsed(placed->json)[u"status"].toString(), u"pending"_s);
    QCOMPARE(shop.events(placed->id), u"order.created"_s);
    QCOMPARE(shop.look(u"select action from audit_entries where record_id = '%1'"_s.arg(placed->id)),
             u"order.create"_s);
    QCOMPARE(shop.look(u"select string_agg(email, ' ') from customers"_s), u"ada@example.com"_s);
    shop.choose(u"orders.autoConfirm"_s, "true");
    const auto confirmed = place(shop, orderOf("P-A"), NaturalKey::Skip);
    QCOMPARE(parsed(confirmed->json)[u"status"].toString(), u"confirmed"_s);
    QCOMPARE(shop.events(confirmed->id), u"order.confirmed order.created"_s);
}

void TestOrders::theSameOrderWithinTheWindowIsOneOrder()
{
    Stocked shop;
    const auto first = place(shop);
    shop.clock.set(shop.clock.now().addSecs(299));
    const auto again = place(shop, orderOf("P-A", " ADA@example.com "));
    QVERIFY(again && !again->created);
    QCOMPARE(again->id, first->id);
    QVERIFY(place(shop, orderOf("P-A").replace("'contractLength':12", "'contractLength':24"))->created);
    QVERIFY(place(shop, orderOf("P-A", "bob@example.com"))->created);
    const auto keyed = place(shop, orderOf("P-A"), NaturalKey::Skip);
    QVERIFY(keyed && keyed->created);
    shop.clock.set(shop.clock.now().addSecs(1)); // the first one's time is over, and not that of the other
    const auto later = place(shop);
    QVERIFY(later && !later->created);
    QCOMPARE(later->id, keyed->id);
    QCOMPARE(codeOf(cancelOrder(shop.context(), keyed->id, {})), "none"_ba);
    QVERIFY(place(shop)->created);
    shop.choose(u"orders.duplicateMinutes"_s, "0");
    QVERIFY(place(shop)->created);
}

// Those that were placed without a look at the natural key are known by it, too.
void TestOrders::ofTheSameOrdersTheOldestThatStandsIsFound()
{
    Stocked shop;
    const QByteArray two = "{'sku':'P-A','quantity':2,'contractLength':12},"
                           "{'sku':'P-A','quantity':1,'contractLength':24}";
    const QByteArray other = "{'sku':'P-A','quantity':1,'contractLength':24},"
                             "{'sku':'P-A','quantity':2,'contractLength':12}";
    const auto body = [](const QByteArray &items, const QByteArray &email = "ada@example.com") {
        return orderOf("P-A", email).replace("{'sku':'P-A','quantity':1,'contractLength':12}", items);
    };
    QVERIFY(body(two) != orderOf("P-A"));
    const QString first = place(shop, body(two), NaturalKey::Skip)->id;
    place(shop, body("{'sku':'P-A','quantity':2,'contractLength':24}"), NaturalKey::Skip);
    place(shop, body(two, "bob@example.com"), NaturalKey::Skip);
    const QString second = place(shop, body(other, "Ada@Example.com"), NaturalKey::Skip)->id;
    const QString third = place(shop, body(two), NaturalKey::Skip)->id;
    QCOMPARE(place(shop, body(two))->id, first);
    for (const auto &[cancelled, standing] : {std::pair(first, second), std::pair(second, third)}) {
        QCOMPARE(codeOf(cancelOrder(shop.context(), cancelled, {})), "none"_ba);
        const auto found = place(shop, body(two));
        QVERIFY(found && !found->created);
        QCOMPARE(found->id, standing);
    }
    QCOMPARE(codeOf(cancelOrder(shop.context(), third, {})), "none"_ba);
    QVERIFY(place(shop, body(two))->created);
}

// One after the other, each as long as its own time lasts, whoever has taken the place of the first meanwhile.
void TestOrders::ofTheSameOrdersTheNextIsFoundWhenTheTimeOfOneIsOver()
{
    Stocked shop;
    const QDateTime begin = shop.clock.now();
    const auto at = [&](int seconds, NaturalKey naturalKey = NaturalKey::Check) {
        shop.clock.set(begin.addSecs(seconds));
        return place(shop, orderOf("P-A"), naturalKey)->id;
    };
    const QString first = at(0), second = at(200, NaturalKey::Skip), third = at(350, NaturalKey::Skip);
    QCOMPARE(QSet<QString>({first, second, third}).size(), 3);
    QCOMPARE(at(360), second);
    QCOMPARE(at(499), second);
    QCOMPARE(at(500), third);
    QCOMPARE(at(649), third);
    const QString anew = at(650);
    QVERIFY(anew != third);
    QCOMPARE(at(660), anew);
}

void TestOrders::ofTheSameOrdersOnlyThoseWithinTheWindowAreFound()
{
    Stocked shop;
    const QString early = place(shop)->id;
    shop.clock.set(shop.clock.now().addSecs(200));
    const QString late = place(shop, orderOf("P-A"), NaturalKey::Skip)->id;
    shop.clock.set(shop.clock.now().addSecs(299));
    QCOMPARE(codeOf(cancelOrder(shop.context(), early, {})), "none"_ba);
    QCOMPARE(place(shop)->id, late);
    shop.clock.set(shop.clock.now().addSecs(1));
    const auto anew = place(shop);
    QVERIFY(anew && anew->created);
    QCOMPARE(codeOf(cancelOrder(shop.context(), anew->id, {})), "none"_ba);
    QVERIFY(place(shop)->created); // the one before was too long ago
}

void TestOrders::anOrderThatIsPlacedWhileTheSameIsCancelledIsFound()
{
    constexpr int Rounds = 100;
    Stocked shop;
    const auto body = [](int i) { return orderOf("P-A", "c" + QByteArray::number(i) + "@example.com"); };
    QStringList first;
    for (int i = 0; i < Rounds; ++i)
        first += place(shop, body(i))->id;
    QString wrong;
    race(
        shop, Rounds, [&](Shop &here, int i) { return codeOf(cancelOrder(here.context(), first[i], {})); },
        [&](Shop &there, int i) {
            const auto placed = place(there, body(i), NaturalKey::Skip);
            return placed ? placed->id.toLatin1() : codeOf(placed);
        },
        [&](int i, const QByteArray &cancelled, const QByteArray &second) {
            const auto found = place(shop, body(i));
            if (cancelled != "none" || !found || found->created || found->id.toLatin1() != second)
                wrong += u"%1: %2 %3 %4; "_s.arg(i).arg(QLatin1StringView(cancelled), QLatin1StringView(second),
                                                        found ? found->id : QString());
        });
    QCOMPARE(wrong, QString());
}

void TestOrders::clocksThatDisagreeMakeOneOrder()
{
    Stocked shop;
    const auto first = place(shop);
    shop.clock.set(shop.clock.now().addMSecs(-1500));
    const auto again = place(shop);
    QCOMPARE(codeOf(again), "none"_ba);
    QCOMPARE(again->id, first->id);
    QVERIFY(!again->created);
}

void TestOrders::theSameOrderPlacedByManyAtOnceIsOneOrder()
{
    Stocked shop;
    for (int round = 0; round < 25; ++round) {
        const QByteArray body = orderOf("P-A", "c" + QByteArray::number(round) + "@example.com");
        std::vector<std::future<std::pair<QString, int>>> placers;
        for (int i = 0; i < 4; ++i) {
            placers.push_back(std::async(std::launch::async, [&shop, &body, i] {
                Shop elsewhere = shop.elsewhere();
                elsewhere.clock.set(elsewhere.clock.now().addMSecs(i));
                const auto placed = place(elsewhere, body);
                return placed ? std::pair(placed->id, int(placed->created))
                              : std::pair(QString::fromLatin1(codeOf(placed)), 100);
            }));
        }
        QSet<QString> ids;
        int made = 0;
        for (auto &placer : placers) {
            const auto [id, created] = placer.get();
            ids.insert(id);
            made += created;
        }
        QVERIFY2(ids.size() == 1, qPrintable(QStringList(ids.values()).join(u' ')));
        QCOMPARE(made, 1);
    }
    QCOMPARE(shop.look(u"select count(*) from orders"_s), u"25"_s);
    QCOMPARE(shop.look(u"select count(*) from events where type = 'order.created'"_s), u"25"_s);
}

void TestOrders::anOrderWhoseCommitGotLostIsPlacedOnce()
{
    Stocked shop;
    CutProxy proxy(migratedDatabase());
    Database database(proxy.address().conninfo(appRole));
    for (const CutProxy::Cut cut : {CutProxy::Cut::Reply, CutProxy::Cut::Request, CutProxy::Cut::HalfOpen}) {
        const auto request = OrderRequest::read(
            json(orderOf("P-A", "x" + QByteArray::number(int(cut)) + "@example.com")), *shop.tenant);
        proxy.loseNextCommit(cut);
        const auto placed = placeOrder({database, shop.tenant, {}, {}, shop.clock}, *request, NaturalKey::Skip);
        QCOMPARE(codeOf(placed), "none"_ba);
        QVERIFY(proxy.hasCut());
        QCOMPARE(placed->json, findOrder(shop.context(), placed->id)->json);
    }
    for (const QString &table : {u"orders"_s, u"events"_s, u"customers"_s})
        QCOMPARE(shop.look(u"select count(*) from %1 where created_by = 'system'"_s.arg(table).replace(
                     u"events where created_by = 'system'"_s, u"events where type = 'order.created'"_s)),
                 u"3"_s);
}

void TestOrders::ofConfirmingAndCancellingTheFirstWinsAndNoneIsLost()
{
    constexpr int Rounds = 200;
    Stocked shop;
    QStringList ids;
    for (int i = 0; i < Rounds; ++i)
        ids += place(shop, orderOf("P-A"), NaturalKey::Skip)->id;
    int cancelledFirst = 0;
    QString wrong;
    race(
        shop, Rounds, [&](Shop &here, int i) { return codeOf(confirmOrder(here.context(), ids[i])); },
        [&](Shop &there, int i) { return codeOf(cancelOrder(there.context(), ids[i], {}, 1)); },
        [&](int i, const QByteArray &confirm, const QByteArray &cancel) {
            const QString status = shop.statusOf(ids[i]);
            const bool confirmed =
                confirm == "none" && cancel == "VERSION_CONFLICT" && status == u"confirmed"_s;
            const bool cancelled =
                cancel == "none" && confirm == "ORDER_NOT_CONFIRMABLE" && status == u"cancelled"_s;
            cancelledFirst += cancelled;
            if (confirmed == cancelled)
                wrong += u"%1: %2 %3 %4; "_s.arg(i).arg(QLatin1StringView(confirm), QLatin1StringView(cancel),
                                                        status);
        });
    QCOMPARE(wrong, QString());
    QCOMPARE(shop.look(u"select count(*) from events where type = 'order.cancelled'"_s),
             QString::number(cancelledFirst));
    QCOMPARE(shop.look(u"select count(*) from events where type = 'order.confirmed'"_s),
             QString::number(Rounds - cancelledFirst));
}

void TestOrders::whatCanBecomeOfAnOrder()
{
    Stocked shop;
    const QString id = place(shop)->id;
    QCOMPARE(codeOf(confirmOrder(shop.context(), id)), "none"_ba);
    QCOMPARE(codeOf(confirmOrder(shop.context(), id)), "ORDER_NOT_CONFIRMABLE"_ba);
    QCOMPARE(codeOf(patch(shop, id, "{'status':'confirmed'}")), "ORDER_NOT_CONFIRMABLE"_ba);
    const auto cancelled = cancelOrder(shop.context(), id, u"Changed my mind"_s);
    QCOMPARE(parsed(cancelled->json)[u"cancelReason"].toString(), u"Changed my mind"_s);
    const auto again = cancelOrder(shop.context(), id, {});
    QCOMPARE(codeOf(again), "ORDER_NOT_CANCELLABLE"_ba);
    QCOMPARE(again.error().subject, u"cancelled"_s);
    QCOMPARE(codeOf(confirmOrder(shop.context(), id)), "ORDER_NOT_CONFIRMABLE"_ba);
    QCOMPARE(shop.events(id), u"order.cancelled order.confirmed order.created"_s);
    for (const QString &status : {u"partial"_s, u"fulfilled"_s}) {
        const QString out = place(shop, orderOf("P-A"), NaturalKey::Skip)->id;
        shop.look(
            u"update orders set status = '%1', rented_devices = 1 where order_id = '%2' returning 1"_s.arg(
                status, out));
        QCOMPARE(codeOf(cancelOrder(shop.context(), out, {})), "ORDER_NOT_CANCELLABLE"_ba);
        QCOMPARE(codeOf(confirmOrder(shop.context(), out)), "ORDER_NOT_CONFIRMABLE"_ba);
    }
    QCOMPARE(codeOf(cancelOrder(shop.context(), u"ord_none"_s, {})), "NOT_FOUND"_ba);
}

void TestOrders::aPatchChangesWhatItNames()
{
    Stocked shop;
    const QString id = place(shop)->id;
    const auto first = patch(
        shop, id,
        "{'notes':'  ring twice ','trackingNumber':'T1','shippedAt':'2026-11-22','customFields':{'po':7}}");
    QCOMPARE(codeOf(first), "none"_ba);
    JsonValue order = parsed(first->json);
    QCOMPARE(order[u"notes"].toString(), u"ring twice"_s);
    QCOMPARE(order[u"customFields"].toJson(), "{\"po\":7}"_ba);
    order = parsed(patch(shop, id, "{'notes':null,'status':'confirmed'}")->json);
    QVERIFY(!order.has(u"notes"));
    QCOMPARE(order[u"trackingNumber"].toString(), u"T1"_s);
    QCOMPARE(order[u"status"].toString(), u"confirmed"_s);
    QCOMPARE(codeOf(patch(shop, id, "{'status':'fulfilled'}")), "VALIDATION_ERROR"_ba);
    QCOMPARE(codeOf(patch(shop, id, "{'shippedAt':'yesterday'}")), "VALIDATION_ERROR"_ba);
    // what only the service may write
    const QByteArray before = findOrder(shop.context(), id)->json;
    order = parsed(
        patch(shop, id,
              "{'totals':{'total':1},'total':1,'customer_id':'x','version':9,'rented_devices':5,'orderId':'x'}")
            ->json);
    QCOMPARE(order[u"totals"].toJson(), parsed(before)[u"totals"].toJson());
    QCOMPARE(order[u"orderId"].toString(), id);
    QCOMPARE(eventOf(shop, u"order.updated"_s, 1)[u"data"][u"previous"][u"notes"].toString(), u"ring twice"_s);
}

void TestOrders::addressesStandOnceADeviceIsOut()
{
    Stocked shop;
    const QString id = place(shop)->id;
    const QByteArray address =
        "{'shippingAddress':{'contactName':'K','streetAddress':'S 2','city':'Ulm','country':'Germany'}}";
    QCOMPARE(parsed(patch(shop, id, address)->json)[u"shippingAddress"][u"city"].toString(), u"Ulm"_s);
    QCOMPARE(parsed(findOrder(shop.context(), id)->json)[u"billingAddress"][u"city"].toString(), u"Bonn"_s);
    shop.look(
        u"update orders set status = 'fulfilled', rented_devices = 1 where order_id = '%1' returning 1"_s.arg(
            id));
    QCOMPARE(codeOf(patch(shop, id, address)), "ORDER_HAS_SUBSCRIPTIONS"_ba);
    QCOMPARE(codeOf(patch(shop, id, "{'notes':'x'}")), "none"_ba);
}

void TestOrders::anotherVersionIsAConflict()
{
    Stocked shop;
    const QString id = place(shop)->id;
    QCOMPARE(codeOf(patch(shop, id, "{'notes':'a'}", 2)), "VERSION_CONFLICT"_ba);
    QCOMPARE(patch(shop, id, "{'notes':'a'}", 1)->version, 2);
    QCOMPARE(codeOf(confirmOrder(shop.context(), id, 1)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(cancelOrder(shop.context(), id, {}, 1)), "VERSION_CONFLICT"_ba);
    QCOMPARE(confirmOrder(shop.context(), id, 2)->version, 3);
}

void TestOrders::anotherTenantsOrderIsNotThere()
{
    Stocked own, other;
    const QString id = place(other)->id;
    QCOMPARE(codeOf(findOrder(own.context(), id)), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(confirmOrder(own.context(), id)), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(cancelOrder(own.context(), id, {})), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(patch(own, id, "{'notes':'x'}")), "NOT_FOUND"_ba);
    QCOMPARE(other.statusOf(id), u"pending"_s);
}

void TestOrders::totalsAgree_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<int>("exponent");
    QTest::newRow("yen") << u"JPY"_s << 0;
    QTest::newRow("euro") << u"EUR"_s << 2;
    QTest::newRow("dinar") << u"KWD"_s << 3;
}

// Any prices, discounts, quantities and rates: subtotal + tax = total, and each is what the rule says.
void TestOrders::totalsAgree()
{
    QFETCH(const QString, currency);
    QFETCH(const int, exponent);
    QRandomGenerator random(7);
    for (int round = 0; round < 4000; ++round) {
        Tenant tenant;
        tenant.currency = currency;
        tenant.exponent = exponent;
        const bool inclusive = random.bounded(2);
        const int rate = random.bounded(4) == 0 ? 0 : random.bounded(10001); // hundredths of a percent
        tenant.settings = Settings(json("{'tax.rate':" + QByteArray::number(rate)
                                        + "e-2,'tax.inclusive':" + (inclusive ? "true" : "false") + "}"));
        OrderRequest request;
        QHash<QString, OfferedVariant> offered;
        qint64 prices = 0, setup = 0;
        for (int i = 0, lines = random.bounded(1, 6); i < lines; ++i) {
            const QString sku = QString::number(i);
            const qint64 monthly = random.bounded(1'000'000), fee = random.bounded(5000);
            const int percent = random.bounded(3) == 0 ? random.bounded(101) : 0,
                      quantity = random.bounded(1, 300);
            Price price{12, Money::fromMinor(monthly), Money::fromMinor(fee), Price::Discount::None, {}};
            if (percent)
                price.discount = Price::Discount::Percentage, price.discountValue = {percent, 0};
            offered.insert(sku, {sku, sku, sku, sku, {}, true, {}, {}, {price}});
            request.items.append({sku, quantity, 12});
            prices += (monthly * (100 - percent) + 50) / 100 * quantity; // rounded after the discount
            setup += fee * quantity;
        }
        const auto priced = priceOrder(request, offered, tenant);
        QVERIFY(priced);
        const qint64 subtotal = priced->subtotal.minor(), tax = priced->tax.minor(),
                     total = priced->total.minor();
        QCOMPARE(subtotal + tax, total);
        QCOMPARE(priced->setupTotal.minor(), setup);
        QCOMPARE(inclusive ? total : subtotal, prices);
        // half away from zero, said without a division: twice the error is at most the divisor
        const qint64 error =
            inclusive ? subtotal * (10000 + rate) - prices * 10000 : tax * 10000 - prices * rate;
        QVERIFY(std::abs(2 * error) <= (inclusive ? 10000 + rate : 10000));
        QVERIFY(subtotal >= 0 && tax >= 0);
    }
}

void TestOrders::aVariantIsNotDeactivatedUnderAnOrder()
{
    constexpr int Rounds = 100;
    Stocked shop;
    const QString variant = shop.variantId();
    int ordered = 0;
    QString wrong;
    race(
        shop, Rounds, [&](Shop &here, int) { return codeOf(place(here, orderOf("P-A"), NaturalKey::Skip)); },
        [&](Shop &there, int) { return codeOf(setVariantStatus(there.context(), variant, false)); },
        [&](int i, const QByteArray &placing, const QByteArray &deactivation) {
            const QString open =
                shop.look(u"select count(*) from orders where status in ('pending', 'confirmed', 'partial')"_s);
            const QString status = shop.look(u"select status from variants where variant_sku = 'P-A'"_s);
            const bool orderWon = placing == "none" && deactivation == "VARIANT_IN_USE" && open == u"1"_s
                && status == u"active"_s;
            const bool variantGone = placing == "VARIANT_INACTIVE" && deactivation == "none" && open == u"0"_s
                && status == u"inactive"_s;
            ordered += orderWon;
            if (orderWon == variantGone)
                wrong += u"%1: %2 %3 %4 %5; "_s.arg(i).arg(QLatin1StringView(placing),
                                                           QLatin1StringView(deactivation), open, status);
            shop.look(u"update orders set status = 'cancelled' where status = 'pending' returning 1"_s);
            setVariantStatus(shop.context(), variant, true);
        });
    QCOMPARE(wrong, QString());
    QCOMPARE(shop.look(u"select count(*) from orders"_s), QString::number(ordered));
}

void TestOrders::whatTheCatalogueDoesNotOfferIsRefused()
{
    Stocked shop;
    const auto unknown = place(shop, orderOf("P-Z"));
    QCOMPARE(codeOf(unknown), "VARIANT_NOT_FOUND"_ba);
    QCOMPARE(unknown.error().subject, u"P-Z"_s);
    const auto at = [&](const QByteArray &length) {
        return codeOf(place(shop, orderOf("P-A").replace("'contractLength':12", "'contractLength':" + length)));
    };
    QCOMPARE(at("6"), "INVALID_CONTRACT_LENGTH"_ba); // configured, no price
    QCOMPARE(at("13"), "INVALID_CONTRACT_LENGTH"_ba);
    shop.choose(u"contractLengths"_s, "[12]");
    QCOMPARE(at("24"), "INVALID_CONTRACT_LENGTH"_ba); // a price, not configured
    QCOMPARE(at("null"), "none"_ba);
    QCOMPARE(shop.look(u"select count(*) from customers"_s), u"1"_s);
}

void TestOrders::aWrongLengthHidesNoOtherFault()
{
    Stocked shop;
    QCOMPARE(codeOf(place(shop)), "none"_ba);
    shop.look(u"update customers set status = 'inactive' returning 1"_s);
    const auto at = [&](const QByteArray &length, const QByteArray &sku = "P-A") {
        return codeOf(place(shop, orderOf(sku).replace("'contractLength':12", "'contractLength':" + length)));
    };
    QCOMPARE(at("12.5"), "CUSTOMER_INACTIVE"_ba);
    QCOMPARE(at("13"), "CUSTOMER_INACTIVE"_ba);
    QCOMPARE(at("24"), "CUSTOMER_INACTIVE"_ba);
    QCOMPARE(at("12.5", "P-Z"), "VARIANT_NOT_FOUND"_ba);
    shop.look(u"update customers set status = 'active' returning 1"_s);
    QCOMPARE(at("12.5"), "INVALID_CONTRACT_LENGTH"_ba);
}

void TestOrders::aQuoteTellsTheFirstPayment_data()
{
    QTest::addColumn<QByteArray>("inclusive");
    QTest::addColumn<qint64>("subtotal");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<qint64>("first");
    // 3 × 10.00 each month and 3 × 5.00 once, at 19 %
    QTest::newRow("prices without tax") << "false"_ba << qint64(3000) << qint64(3570) << qint64(5355);
    QTest::newRow("prices with tax") << "true"_ba << qint64(2521) << qint64(3000) << qint64(4500);
}

void TestOrders::aQuoteTellsTheFirstPayment()
{
    QFETCH(const QByteArray, inclusive);
    QFETCH(const qint64, subtotal);
    QFETCH(const qint64, total);
    QFETCH(const qint64, first);
    Stocked shop;
    shop.choose(u"tax.rate"_s, "19");
    shop.choose(u"tax.inclusive"_s, inclusive);
    shop.look(u"update variant_prices set setup_fee = 500 where contract_length = 12 returning 1"_s);
    const auto quote = quoteOrder(shop.context(), {{u"P-A"_s, 3, 12}, {u"P-Z"_s, 1, 12}});
    QVERIFY(quote);
    QCOMPARE(quote->items[0].quantity, 3);
    QCOMPARE(quote->items[0].monthly.minor(), 3000);
    QVERIFY(quote->items[1].refusal);
    QCOMPARE(quote->subtotal.minor(), subtotal);
    QCOMPARE(quote->total.minor(), total);
    QVERIFY(quote->firstPayment);
    QCOMPARE(quote->firstPayment->minor(), first);
}

void TestOrders::aQuoteTellsThatItemsAreTooDearTogether()
{
    Stocked shop;
    shop.look(u"update variant_prices set monthly_price = 900000000000 returning 1"_s);
    const auto quote = quoteOrder(shop.context(), {{u"P-A"_s, 1, 12}, {u"P-A"_s, 1, 12}});
    QVERIFY(quote);
    QVERIFY(!quote->items[0].refusal && !quote->items[1].refusal);
    QVERIFY(quote->refusal);
    QCOMPARE(quote->refusal->faults.value(0).path, u"items"_s);
    QVERIFY(!quoteOrder(shop.context(), {{u"P-A"_s, 1, 12}})->refusal);
}

// As the payments that come of it.
void TestOrders::anOrderShowsTheTaxThatItsCustomerIsCharged_data()
{
    QTest::addColumn<QByteArray>("inclusive");
    QTest::addColumn<QString>("agreed");
    QTest::addColumn<QByteArray>("amounts"); // of 10.00, at 19 %
    QTest::newRow("as the tenant's others") << "false"_ba << QString() << "10.00 1.90 11.90"_ba;
    QTest::newRow("exempt") << "false"_ba << u"tax_treatment = 'exempt'"_s << "10.00 0.00 10.00"_ba;
    QTest::newRow("a rate of their own") << "false"_ba << u"tax_rate = 7"_s << "10.00 0.70 10.70"_ba;
    QTest::newRow("exempt from included tax")
        << "true"_ba << u"tax_treatment = 'exempt'"_s << "10.00 0.00 10.00"_ba;
    QTest::newRow("an included rate of their own") << "true"_ba << u"tax_rate = 7"_s << "9.35 0.65 10.00"_ba;
}
void TestOrders::anOrderShowsTheTaxThatItsCustomerIsCharged()
{
    QFETCH(const QByteArray, inclusive);
    QFETCH(const QString, agreed);
    QFETCH(const QByteArray, amounts);
    Stocked shop;
    shop.choose(u"tax.rate"_s, "19");
    shop.choose(u"tax.inclusive"_s, inclusive);
    QVERIFY(place(shop));
    if (!agreed.isEmpty())
        shop.look(u"update customers set %1 returning 1"_s.arg(agreed));
    const auto order = place(shop, orderOf("P-A", " ADA@example.com "), NaturalKey::Skip);
    QVERIFY(order);
    const JsonValue totals = parsed(order->json)[u"totals"];
    QByteArrayList shown;
    for (const auto name : {u"subtotal", u"taxAmount", u"total"})
        shown += totals[name].toJson();
    QCOMPARE(shown.join(' '), amounts);
    const auto quote = quoteOrder(shop.context(), {{u"P-A"_s, 1, 12}}, u"Ada@Example.com"_s);
    QVERIFY(quote);
    QCOMPARE(quote->total.minor(), qRound(totals[u"total"].toJson().toDouble() * 100));
    QCOMPARE(quote->firstPayment, std::optional(quote->total));
}

QTEST_GUILESS_MAIN(TestOrders)
#include "tst_orders.moc"
