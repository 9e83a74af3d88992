// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/fulfilment/fulfilment.h"
#include "core/services/today/today.h"

#include "core/base/id.h"
#include "tests/support/cut_proxy.h"
#include "tests/support/rentals.h"
#include "tests/support/test_cluster.h"

#include <QTest>

#include <barrier>
#include <thread>

using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray orderOfUnits(const QByteArray &items, const QByteArray &email = "ada@example.com")
{
    return "{'customer':{'email':'" + email
        + "','firstName':'Ada','lastName':'Lovelace','company':'Engine Ltd','customerType':'business'},"
          "'billingAddress':{'contactName':'Ada','streetAddress':'Main 1','city':'Bonn','country':'Germany'},"
          "'items':["
        + items + "]}";
}

const QByteArray twoPhones = "{'sku':'PHONE','quantity':2,'contractLength':12}";
const QByteArray oneTablet = "{'sku':'TABLET','quantity':1,'contractLength':24}";

struct Desk : Rentals
{
    QString order(const QByteArray &items = twoPhones)
    {
        const auto request = need(OrderRequest::read(json(orderOfUnits(items)), *tenant));
        return need(placeOrder(context(), request, NaturalKey::Skip)).id;
    }
    QString phone() { return device("PHONE"); }
    QString tablet() { return device("TABLET"); }
    void lay(const QString &serial, const QString &location)
    {
        AssetPatch patch;
        patch.location = location;
        need(reviseAsset(context(), serial, patch));
    }

    ScanOutcome assign(const QString &orderId, const QString &scan)
    {
        return need(assignDevice(context(), orderId, scan));
    }
    ScanOutcome scan(const QString &orderId, const QString &scan)
    {
        return need(scanToAssign(context(), orderId, scan));
    }
    ScanOutcome replace(const QString &orderId, const QString &rentalId, const QString &serial,
                        const QString &scan)
    {
        return need(replaceAssigned(context(), {orderId, rentalId, serial}, scan, u"by mistake"_s));
    }
    ScanOutcome takeBack(const QString &scan) { return need(takeDeviceBack(context(), scan)); }
    QString subscriptionsOf(const QString &orderId)
    {
        return look(u"select count(*) from subscriptions where order_id = '%1'"_s.arg(orderId));
    }
};

using Refusal = ScanRefusal;

} // namespace

class TestFulfilment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOrderIsTakenByItsIdOrShortCodeInAnyCase_data();
    void anOrderIsTakenByItsIdOrShortCodeInAnyCase();
    void anOrderThatTakesNoDevicesSaysWhy();
    void aDeviceGoesToTheOpenItemOfItsSku();
    void theLastDeviceFulfilsTheOrder();
    void whatIsRefusedSaysWhyAndChangesNothing();
    void aDeviceIsNotTakenForAnOrder();
    void aScanOfAnotherOrderTakesThat();
    void withoutAnOrderADeviceIsNotAssigned();
    void ofTwoDesksOneGetsTheDevice();
    void ofTwoDesksOneGetsTheLastUnit();
    void aScanWhoseAnswerWasLostIsNeitherLostNorDoubled_data();
    void aScanWhoseAnswerWasLostIsNeitherLostNorDoubled();
    void aDeviceIsReplacedByAnotherOfItsKindOnTheSameSubscription();
    void whatCannotReplaceADeviceSaysWhyAndChangesNothing();
    void onlyTheDeviceThatWasNamedIsReplaced();
    void aReplacementWhoseAnswerWasLostIsDoneOnce();
    void anOrderThatIsScannedInsteadOfAReplacementIsTaken();
    void aDeviceThatIsDueIsTakenBack();
    void aDeviceWithoutAPlaceIsPutWhereMostOfItsKindAre();
    void whatIsBackWaitsUntilSomebodySaysHowItIs();
    void whatHasGoneOutAgainIsNeitherInspectedNorTakenBack();
    void aContractThatRunsIsRefusedWithTheFeeOfAnEarlyReturn();
    void anUpgradeSaysWhichDeviceComesBackForIt();
    void whatIsNotOutIsNotTakenBack();
    void aSerialNumberInAnotherCaseIsNamedIfItIsTheOnlyOne();
    void aConditionIsSetByItsWord();
    void aNoteIsAddedOnceBelowThoseThatAreThere();
    void theShelvesShowWhatIsAvailable();
    void theQueueHasTheOldestFirst();
    void theQueueGoesByAgeAsTodaysListDoes();
    void returnsDueHaveTheLatestFirst();
};

void TestFulfilment::anOrderIsTakenByItsIdOrShortCodeInAnyCase_data()
{
    using Spelling = std::function<QString(const QString &)>;
    QTest::addColumn<Spelling>("spelling");
    const auto row = [](const char *name, Spelling spelling) { QTest::newRow(name) << std::move(spelling); };
    row("id", [](const QString &id) { return id; });
    row("id in capitals", [](const QString &id) { return id.toUpper(); });
    row("short code", [](const QString &id) { return shortCodeOf(id); });
    row("without the dash", [](const QString &id) { return shortCodeOf(id).remove(u'-'); });
    row("in small letters", [](const QString &id) { return shortCodeOf(id).toLower(); });
    row("with blanks around it", [](const QString &id) { return u"  %1 "_s.arg(shortCodeOf(id)); });
}

void TestFulfilment::anOrderIsTakenByItsIdOrShortCodeInAnyCase()
{
    QFETCH(const std::function<QString(const QString &)>, spelling);
    Desk desk;
    const QString id = desk.order(twoPhones + ',' + oneTablet);
    const ScanOutcome outcome = desk.scan({}, spelling(id));
    QVERIFY(outcome.isDone() && outcome.tookOrder);
    QCOMPARE(outcome.order->id, id);
    QCOMPARE(outcome.order->customer, u"Engine Ltd"_s);
    QCOMPARE(int(outcome.order->items.size()), 2);
    QCOMPARE(outcome.order->items[0].wanted, 2);
    QCOMPARE(outcome.order->open(), 3);
    QCOMPARE(outcome.order->openSkus(), QStringList({u"PHONE"_s, u"TABLET"_s}));
}

void TestFulfilment::anOrderThatTakesNoDevicesSaysWhy()
{
    Desk desk;
    const QString cancelled = desk.order(), complete = desk.order(oneTablet);
    need(cancelOrder(desk.context(), cancelled, {}));
    QVERIFY(desk.assign(complete, desk.tablet()).isDone());
    desk.choose("orders.autoConfirm", "false");
    const QString pending = desk.order();

    QCOMPARE(desk.scan({}, cancelled).refusal, Refusal::OrderCancelled);
    QCOMPARE(desk.scan({}, complete).refusal, Refusal::OrderComplete);
    QCOMPARE(desk.scan({}, pending).refusal, Refusal::OrderPending);
    QCOMPARE(desk.scan({}, u"7777777"_s).refusal, Refusal::UnknownOrder);
    QCOMPARE(desk.scan({}, u"no such thing"_s).refusal, Refusal::UnknownOrder);
    // one that was taken before it went so
    QCOMPARE(desk.assign(cancelled, desk.phone()).refusal, Refusal::OrderCancelled);
    QCOMPARE(desk.assign(pending, desk.phone()).refusal, Refusal::OrderPending);
    QCOMPARE(desk.assign(complete, desk.tablet()).refusal, Refusal::OrderComplete);
    QCOMPARE(desk.assign(complete, desk.phone()).refusal, Refusal::OrderComplete);
}

void TestFulfilment::aDeviceGoesToTheOpenItemOfItsSku()
{
    Desk desk;
    const QString id = desk.order(oneTablet + ',' + twoPhones);
    const QString serial = desk.phone();
    const ScanOutcome outcome = desk.assign(id, u" %1 "_s.arg(serial));
    QVERIFY(outcome.isDone());
    QCOMPARE(outcome.device->serialNumber, serial);
    QVERIFY(outcome.device->isHeld);
    QCOMPARE(outcome.device->customer, u"Engine Ltd"_s);
    QCOMPARE(outcome.order->items[1].assigned, 1);
    QCOMPARE(outcome.order->open(), 2);
    QCOMPARE(desk.of(outcome.device->rentalId, u"item_position"_s), u"1"_s);
    QCOMPARE(desk.assetOf(serial), u"rented_out held"_s);
    QCOMPARE(desk.payments(outcome.device->rentalId), u"instalment 4990 pending"_s);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::theLastDeviceFulfilsTheOrder()
{
    Desk desk;
    const QString id = desk.order();
    QCOMPARE(desk.assign(id, desk.phone()).order->status, OrderStatus::Partial);
    const ScanOutcome last = desk.assign(id, desk.phone());
    QCOMPARE(last.order->status, OrderStatus::Fulfilled);
    QCOMPARE(last.order->open(), 0);
    QVERIFY(desk.events().contains(u"order.fulfilled"));
}

void TestFulfilment::whatIsRefusedSaysWhyAndChangesNothing()
{
    Desk desk;
    const QString id = desk.order(twoPhones + ',' + oneTablet), other = desk.order();
    const QString taken = desk.phone(), mine = desk.phone(), resting = desk.phone();
    const QString elsewhere = desk.assign(other, taken).device->rentalId;
    QVERIFY(desk.assign(id, mine).isDone());
    need(removeAsset(desk.context(), resting));

    const auto unknown = desk.assign(id, u"PF3K9R21"_s);
    QCOMPARE(unknown.refusal, Refusal::UnknownSerial);
    QVERIFY(!unknown.device);
    const auto again = desk.assign(id, mine);
    QCOMPARE(again.refusal, Refusal::AlreadyAssigned);
    QCOMPARE(again.device->orderId, id);
    const auto held = desk.assign(id, taken);
    QCOMPARE(held.refusal, Refusal::TakenByOther);
    QCOMPARE(held.device->rentalId, elsewhere);
    const auto unavailable = desk.assign(id, resting);
    QCOMPARE(unavailable.refusal, Refusal::NotAvailable);
    QCOMPARE(unavailable.device->status, AssetStatus::Unavailable);
    const auto wrong = desk.assign(other, desk.tablet());
    QCOMPARE(wrong.refusal, Refusal::WrongDevice);
    QCOMPARE(wrong.device->sku, u"TABLET"_s);
    QCOMPARE(wrong.order->openSkus(), QStringList(u"PHONE"_s));
    QVERIFY(desk.assign(id, desk.phone()).isDone());
    QCOMPARE(desk.assign(id, desk.phone()).refusal, Refusal::ItemComplete);
    QCOMPARE(desk.assign(u"ord_0000000000000000000000000a"_s, desk.phone()).refusal, Refusal::UnknownOrder);

    QCOMPARE(desk.subscriptionsOf(id), u"2"_s);
    QCOMPARE(desk.subscriptionsOf(other), u"1"_s);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::aDeviceIsNotTakenForAnOrder()
{
    Desk desk;
    const QString id = desk.order(), other = desk.order();
    const QString serial = shortCodeOf(other); // somebody's serial numbers look like that
    need(createAsset(desk.context(),
                     need(AssetRequest::read(json("{'serialNumber':'" + serial.toLatin1() + "','sku':'PHONE'}"),
                                             *desk.tenant, {}))));
    const ScanOutcome outcome = desk.scan(id, serial);
    QVERIFY(outcome.isDone() && !outcome.tookOrder);
    QCOMPARE(outcome.device->orderId, id);
}

void TestFulfilment::aScanOfAnotherOrderTakesThat()
{
    Desk desk;
    const QString id = desk.order(), other = desk.order();
    const ScanOutcome outcome = desk.scan(id, shortCodeOf(other));
    QVERIFY(outcome.isDone() && outcome.tookOrder);
    QCOMPARE(outcome.order->id, other);
}

void TestFulfilment::withoutAnOrderADeviceIsNotAssigned()
{
    Desk desk;
    desk.order();
    const QString serial = desk.phone();
    const ScanOutcome outcome = desk.scan({}, serial);
    QCOMPARE(outcome.refusal, Refusal::NoOrder);
    QCOMPARE(outcome.device->serialNumber, serial);
    QCOMPARE(desk.assetOf(serial), u"available free"_s);
}

// What each of two desks was answered, when both scan at once.
static QList<ScanOutcome> bothScan(const Desk &desk, const QStringList &orders, const QStringList &serials)
{
    QList<ScanOutcome> outcomes(2);
    std::barrier start(2);
    {
        std::vector<std::jthread> desks;
        for (int i = 0; i < 2; ++i)
            desks.emplace_back([&, i] {
                Shop own = desk.elsewhere();
                own.look(u"select 1"_s);
                start.arrive_and_wait();
                outcomes[i] = need(assignDevice(own.context(), orders[i], serials[i]));
            });
    }
    return outcomes;
}

static int doneOf(const QList<ScanOutcome> &outcomes)
{
    return int(std::ranges::count_if(outcomes, &ScanOutcome::isDone));
}

void TestFulfilment::ofTwoDesksOneGetsTheDevice()
{
    Desk desk;
    for (int round = 0; round < 20; ++round) {
        const QString first = desk.order(), second = round % 2 ? first : desk.order();
        const QString serial = desk.phone();
        const auto outcomes = bothScan(desk, {first, second}, {serial, serial});
        QCOMPARE(doneOf(outcomes), 1);
        const auto loser = std::ranges::find_if_not(outcomes, &ScanOutcome::isDone);
        QCOMPARE(loser->refusal, round % 2 ? Refusal::AlreadyAssigned : Refusal::TakenByOther);
        QCOMPARE(desk.look(u"select count(*) from subscriptions where serial_number = '%1'"_s.arg(serial)),
                 u"1"_s);
    }
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::ofTwoDesksOneGetsTheLastUnit()
{
    Desk desk;
    for (int round = 0; round < 20; ++round) {
        const QString id = desk.order(oneTablet);
        const auto outcomes = bothScan(desk, {id, id}, {desk.tablet(), desk.tablet()});
        QCOMPARE(doneOf(outcomes), 1);
        QCOMPARE(std::ranges::find_if_not(outcomes, &ScanOutcome::isDone)->refusal, Refusal::OrderComplete);
        QCOMPARE(desk.subscriptionsOf(id), u"1"_s);
    }
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::aScanWhoseAnswerWasLostIsNeitherLostNorDoubled_data()
{
    QTest::addColumn<CutProxy::Cut>("cut");
    QTest::newRow("the answer is lost") << CutProxy::Cut::Reply;
    QTest::newRow("the request is lost") << CutProxy::Cut::Request;
    QTest::newRow("the line hangs") << CutProxy::Cut::HalfOpen;
    QTest::newRow("the answer is lost, and nobody gets through for a while") << CutProxy::Cut::ReplyAndAll;
}

void TestFulfilment::aScanWhoseAnswerWasLostIsNeitherLostNorDoubled()
{
    QFETCH(const CutProxy::Cut, cut);
    Desk desk;
    const QString id = desk.order(), serial = desk.phone();
    CutProxy proxy(migratedDatabase());
    Database far(proxy.address().conninfo(appRole));
    const Context there{far, desk.tenant, {}, {}, desk.clock};
    QVERIFY(far.ping());
    proxy.loseNextCommit(cut);
    const auto first = assignDevice(there, id, serial);
    QVERIFY(proxy.hasCut());
    if (cut == CutProxy::Cut::ReplyAndAll) {
        QCOMPARE(codeOf(first), "SERVICE_UNAVAILABLE"_ba); // nobody knows
        const ScanOutcome again = desk.assign(id, serial);
        QCOMPARE(again.refusal, Refusal::AlreadyAssigned);
        QVERIFY(again.device->isHeld);
    } else {
        QVERIFY(need(first).device->isHeld);
    }
    QCOMPARE(desk.subscriptionsOf(id), u"1"_s);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::aDeviceIsReplacedByAnotherOfItsKindOnTheSameSubscription()
{
    Desk desk;
    const QString id = desk.order(oneTablet), wrong = desk.tablet(), right = desk.tablet();
    need(setCondition(desk.context(), wrong, u"good"_s));
    const ScanOutcome assigned = desk.assign(id, wrong);
    const QString rental = assigned.device->rentalId;
    const QString owed = desk.look(u"select string_agg(payment_id || status, ' ') from payments"_s);
    const ScanOutcome outcome = desk.replace(id, rental, wrong, u" %1"_s.arg(right));
    QVERIFY(outcome.isDone());
    QCOMPARE(outcome.device->serialNumber, right);
    QCOMPARE(outcome.device->rentalId, rental);
    QCOMPARE(desk.of(rental, u"serial_number"_s), right);
    QCOMPARE(desk.assetOf(wrong), u"available good free"_s); // it has never left the desk
    QCOMPARE(desk.assetOf(right), u"rented_out held"_s);
    QCOMPARE(desk.look(u"select string_agg(payment_id || status, ' ') from payments"_s), owed);
    QVERIFY(desk.of(rental, u"replacement_history::text"_s).contains(u"by mistake"_s));
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::whatCannotReplaceADeviceSaysWhyAndChangesNothing()
{
    Desk desk;
    const QString id = desk.order(), serial = desk.phone(), tablet = desk.tablet(), sold = desk.phone();
    const QString others = desk.of(desk.rent(), u"serial_number"_s);
    AssetPatch away;
    away.status = AssetStatus::Unavailable;
    need(reviseAsset(desk.context(), sold, away));
    const QString rental = desk.assign(id, serial).device->rentalId;
    const auto why = [&](const QString &scan) { return desk.replace(id, rental, serial, scan).refusal; };
    QCOMPARE(why(tablet), Refusal::CannotReplace);
    QCOMPARE(why(others), Refusal::TakenByOther);
    QCOMPARE(why(sold), Refusal::NotAvailable);
    QCOMPARE(why(u"no such thing"_s), Refusal::UnknownSerial);
    QCOMPARE(why(serial), Refusal::AlreadyAssigned);
    QCOMPARE(desk.of(rental, u"serial_number"_s), serial);
    QCOMPARE(desk.assetOf(serial), u"rented_out held"_s);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::onlyTheDeviceThatWasNamedIsReplaced()
{
    Desk desk;
    const QString id = desk.order(), named = desk.phone(), now = desk.phone(), next = desk.phone();
    const QString rental = desk.assign(id, named).device->rentalId;
    QVERIFY(desk.replace(id, rental, named, now).isDone());
    const ScanOutcome late = desk.replace(id, rental, named, next);
    QCOMPARE(late.refusal, Refusal::NotAssigned);
    QCOMPARE(late.replaces, named);
    QCOMPARE(desk.assetOf(next), u"available free"_s);
    QCOMPARE(desk.assetOf(now), u"rented_out held"_s);
    desk.cancel(rental);
    QCOMPARE(desk.replace(id, rental, now, next).refusal, Refusal::NotAssigned);
    QCOMPARE(desk.assetOf(next), u"available free"_s);
}

void TestFulfilment::aReplacementWhoseAnswerWasLostIsDoneOnce()
{
    Desk desk;
    const QString id = desk.order(), wrong = desk.phone(), right = desk.phone();
    const QString rental = desk.assign(id, wrong).device->rentalId;
    CutProxy proxy(migratedDatabase());
    Database far(proxy.address().conninfo(appRole));
    const Context there{far, desk.tenant, {}, {}, desk.clock};
    QVERIFY(far.ping());
    proxy.loseNextCommit(CutProxy::Cut::ReplyAndAll);
    const auto first = replaceAssigned(there, {id, rental, wrong}, right, u"by mistake"_s);
    QVERIFY(proxy.hasCut());
    QCOMPARE(codeOf(first), "SERVICE_UNAVAILABLE"_ba);
    const ScanOutcome again = desk.replace(id, rental, wrong, right);
    QCOMPARE(again.refusal, Refusal::AlreadyAssigned);
    QCOMPARE(again.device->rentalId, rental);
    QCOMPARE(desk.assetOf(wrong), u"available free"_s);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::anOrderThatIsScannedInsteadOfAReplacementIsTaken()
{
    Desk desk;
    const QString id = desk.order(), serial = desk.phone(), next = desk.order(oneTablet);
    const QString rental = desk.assign(id, serial).device->rentalId;
    const ScanOutcome outcome = desk.replace(id, rental, serial, shortCodeOf(next));
    QVERIFY(outcome.isDone() && outcome.tookOrder);
    QCOMPARE(outcome.order->id, next);
    QCOMPARE(desk.assetOf(serial), u"rented_out held"_s);
}

void TestFulfilment::aDeviceThatIsDueIsTakenBack()
{
    Desk desk;
    const QString rental = desk.rent(), serial = desk.of(rental, u"serial_number"_s);
    desk.lay(serial, u"A-07"_s);
    desk.go(2027, 11, 21);
    const ScanOutcome outcome = desk.takeBack(u" %1"_s.arg(serial));
    QVERIFY(outcome.isDone());
    QCOMPARE(outcome.device->status, AssetStatus::Returned);
    QCOMPARE(outcome.device->location, u"A-07"_s);
    QCOMPARE(outcome.device->rentalId, rental);
    QCOMPARE(outcome.device->customer, u"Ada Lovelace"_s);
    QCOMPARE(outcome.device->contractEnd, QDate(2027, 11, 21));
    QCOMPARE(desk.status(rental), u"ended_completed"_s);
    QCOMPARE(desk.takeBack(serial).refusal, Refusal::AlreadyBack);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::aDeviceWithoutAPlaceIsPutWhereMostOfItsKindAre()
{
    Desk desk;
    const QString rental = desk.rent(), serial = desk.of(rental, u"serial_number"_s);
    desk.lay(desk.phone(), u"B-01"_s);
    for (int i = 0; i < 2; ++i)
        desk.lay(desk.phone(), u"A-07"_s);
    for (int i = 0; i < 3; ++i)
        desk.phone(); // nobody knows where
    desk.cancel(rental);
    QCOMPARE(desk.takeBack(serial).device->location, u"A-07"_s);
    QCOMPARE(desk.look(u"select location from assets where serial_number = '%1'"_s.arg(serial)), u"A-07"_s);
}

void TestFulfilment::whatIsBackWaitsUntilSomebodySaysHowItIs()
{
    Desk desk;
    const auto waiting = [&desk] { return need(uninspectedDevices(desk.context(), 1)); };
    const auto comesBack = [&desk](const AssetReturn &details) {
        const QString rental = desk.rent(), serial = desk.of(rental, u"serial_number"_s);
        need(reviseAsset(desk.context(), serial, {.condition = u"excellent"_s}));
        desk.cancel(rental);
        need(returnAsset(desk.context(), serial, details));
        return serial;
    };
    const QString first = comesBack({});
    comesBack({.condition = u"poor"_s});
    comesBack({});
    QCOMPARE(waiting().devices, 2);
    QCOMPARE(waiting().next, QStringList(first));
    QCOMPARE(desk.assetOf(first), u"returned free"_s); // it was excellent before it went out
    need(setCondition(desk.context(), first, u"fair"_s));
    QCOMPARE(waiting().devices, 1);
    need(reviseAsset(desk.context(), waiting().next[0], {.status = AssetStatus::Available}));
    QCOMPARE(waiting().devices, 0);
}

// Its contract is over, so that a scan would take it back.
void TestFulfilment::whatHasGoneOutAgainIsNeitherInspectedNorTakenBack()
{
    Desk desk;
    const QString rental = desk.rent(), serial = desk.of(rental, u"serial_number"_s);
    desk.cancel(rental);
    const ScanOutcome out = need(deviceToInspect(desk.context(), serial));
    QCOMPARE(out.refusal, Refusal::OutAgain);
    QCOMPARE(out.device->rentalId, rental);
    QCOMPARE(codeOf(setCondition(desk.context(), serial, u"good"_s)), "ASSET_IN_USE"_ba);
    QCOMPARE(desk.assetOf(serial), u"rented_out held"_s);
    need(takeDeviceBack(desk.context(), serial));
    QVERIFY(need(deviceToInspect(desk.context(), serial)).isDone());
    need(setCondition(desk.context(), serial, u"good"_s));
    QCOMPARE(desk.assetOf(serial), u"returned good free"_s);
    need(reviseAsset(desk.context(), serial, {.status = AssetStatus::Unavailable}));
    QCOMPARE(need(deviceToInspect(desk.context(), serial)).refusal, Refusal::NotOut);
    QCOMPARE(desk.disorder(), QString());
}

void TestFulfilment::aContractThatRunsIsRefusedWithTheFeeOfAnEarlyReturn()
{
    Desk desk;
    const QString rental = desk.rent(), serial = desk.of(rental, u"serial_number"_s);
    const ScanOutcome outcome = desk.takeBack(serial);
    QCOMPARE(outcome.refusal, Refusal::ContractRuns);
    QCOMPARE(outcome.earlyReturnFee, need(calculateEarlyReturn(desk.context(), rental)).fee);
    QVERIFY(outcome.earlyReturnFee > Money());
    QCOMPARE(outcome.device->contractEnd, QDate(2027, 11, 21));
    QCOMPARE(desk.assetOf(serial), u"rented_out held"_s);
    QCOMPARE(desk.status(rental), u"active"_s);
}

void TestFulfilment::anUpgradeSaysWhichDeviceComesBackForIt()
{
    Desk desk;
    const QString rental = desk.rent(), phone = desk.of(rental, u"serial_number"_s);
    const QString other = desk.rent();
    const QString order = need(desk.upgrade(rental, "{'newSku':'TABLET','newContractLength':24}")).orderId;
    const auto comesBack = [&] { return need(takeOrder(desk.context(), order)).order->comesBack; };
    QVERIFY(comesBack());
    QCOMPARE(comesBack()->rentalId, rental);
    QCOMPARE(comesBack()->serialNumber, phone);
    QCOMPARE(comesBack()->device, u"PHONE"_s);
    QVERIFY(comesBack()->isOut);
    const ScanOutcome assigned = desk.scan(order, desk.tablet());
    QVERIFY(assigned.isDone() && assigned.order->comesBack && assigned.order->comesBack->isOut);
    const ScanOutcome back = desk.takeBack(phone);
    QVERIFY(back.isDone());
    QCOMPARE(back.device->upgradeOrderId, order);
    QVERIFY(!comesBack()->isOut);

    QVERIFY(!need(takeOrder(desk.context(), desk.order())).order->comesBack);
    need(desk.cancel(other));
    const ScanOutcome plain = desk.takeBack(desk.of(other, u"serial_number"_s));
    QVERIFY(plain.isDone() && plain.device->upgradeOrderId.isEmpty());
    QCOMPARE(plain.device->contractEnd, desk.clock.now().date()); // it ended before what was agreed
}

void TestFulfilment::whatIsNotOutIsNotTakenBack()
{
    Desk desk;
    QCOMPARE(desk.takeBack(u"PF3K9R21"_s).refusal, Refusal::UnknownSerial);
    const QString serial = desk.phone();
    const ScanOutcome outcome = desk.takeBack(serial);
    QCOMPARE(outcome.refusal, Refusal::NotOut);
    QCOMPARE(outcome.device->status, AssetStatus::Available);
    const QString order = desk.order();
    const ScanOutcome ofOrder = desk.takeBack(shortCodeOf(order));
    QCOMPARE(ofOrder.refusal, Refusal::IsOrder);
    QVERIFY(ofOrder.order && ofOrder.order->id == order && !ofOrder.device);
}

void TestFulfilment::aSerialNumberInAnotherCaseIsNamedIfItIsTheOnlyOne()
{
    Desk desk;
    const QString id = desk.order(), serial = desk.phone(), other = desk.phone();
    QCOMPARE(desk.takeBack(serial.toLower()).refusal, Refusal::UnknownSerial);
    QCOMPARE(desk.takeBack(serial.toLower()).similar, serial);
    QCOMPARE(desk.scan(id, serial.toLower()).similar, serial);
    const QString rental = desk.assign(id, other).device->rentalId;
    QCOMPARE(desk.replace(id, rental, other, serial.toLower()).similar, serial);
    QCOMPARE(desk.takeBack(serial + u'x').similar, QString());
    const auto add = [&desk](const QString &added) {
        AssetRequest request;
        request.serialNumber = added;
        request.sku = u"PHONE"_s;
        need(createAsset(desk.context(), request));
    };
    add(u"Ab-77"_s);
    QCOMPARE(desk.takeBack(u"AB-77"_s).similar, u"Ab-77"_s);
    add(u"aB-77"_s);
    QCOMPARE(desk.takeBack(u"AB-77"_s).similar, QString());
}

void TestFulfilment::aConditionIsSetByItsWord()
{
    Desk desk;
    const QString rental = desk.rent(), serial = desk.of(rental, u"serial_number"_s);
    desk.cancel(rental);
    QVERIFY(desk.takeBack(serial).isDone());
    QCOMPARE(conditionOfScan(u" GOOD"_s), u"good"_s);
    QCOMPARE(conditionOfScan(serial), QString());
    need(setCondition(desk.context(), serial, u"good"_s));
    QCOMPARE(desk.assetOf(serial), u"returned good free"_s);
    need(setCondition(desk.context(), serial, u"damaged"_s));
    QCOMPARE(desk.assetOf(serial), u"returned damaged free"_s);
}

void TestFulfilment::aNoteIsAddedOnceBelowThoseThatAreThere()
{
    Desk desk;
    const QString id = desk.order(), serial = desk.phone();
    for (const QString &subject : {id, serial}) {
        for (const QString &line : {u"one"_s, u"two"_s, u"one"_s})
            need(addNote(desk.context(), subject, line));
    }
    QCOMPARE(desk.look(u"select notes from orders where order_id = '%1'"_s.arg(id)), u"one\ntwo"_s);
    QCOMPARE(desk.look(u"select notes from assets where serial_number = '%1'"_s.arg(serial)), u"one\ntwo"_s);
    QCOMPARE(codeOf(addNote(desk.context(), u"no such thing"_s, u"one"_s)), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(addNote(desk.context(), serial, QString(5000, u'x'))), "VALIDATION_ERROR"_ba);
}

void TestFulfilment::theShelvesShowWhatIsAvailable()
{
    Desk desk;
    desk.lay(desk.phone(), u"B-03"_s);
    for (int i = 0; i < 2; ++i)
        desk.lay(desk.phone(), u"A-12"_s);
    desk.tablet();
    desk.rent(); // a phone that is out
    const auto stock = need(shelfStock(desk.context(), {u"TABLET"_s, u"PHONE"_s, u"NONE"_s}));
    QStringList told;
    for (const ShelfStock &each : stock)
        told += u"%1 %2 %3"_s.arg(each.sku, each.location.isNull() ? u"?"_s : each.location).arg(each.devices);
    QCOMPARE(told, QStringList({u"TABLET ? 1"_s, u"PHONE A-12 2"_s, u"PHONE B-03 1"_s}));
    QVERIFY(!stock[0].device.isEmpty());
}

void TestFulfilment::theQueueHasTheOldestFirst()
{
    Desk desk;
    QCOMPARE(need(fulfilmentQueue(desk.context(), 2)).orders, 0);
    const QString first = desk.order(), second = desk.order(oneTablet), third = desk.order();
    QVERIFY(desk.assign(first, desk.phone()).isDone());
    QVERIFY(desk.assign(second, desk.tablet()).isDone()); // complete: no longer waits
    need(cancelOrder(desk.context(), desk.order(), {}));
    const QString fourth = desk.order();
    const FulfilmentQueue queue = need(fulfilmentQueue(desk.context(), 2));
    QCOMPARE(queue.orders, 3);
    QCOMPARE(queue.devices, 5);
    QCOMPARE(int(queue.next.size()), 2);
    QCOMPARE(queue.next[0].id, first);
    QCOMPARE(queue.next[0].open(), 1);
    QCOMPARE(queue.next[1].id, third);
    QCOMPARE(queue.next[1].customer, u"Engine Ltd"_s);
}

// An order's id may be of another time than the order itself.
void TestFulfilment::theQueueGoesByAgeAsTodaysListDoes()
{
    Desk desk;
    const QString first = desk.order(), second = desk.order(), third = desk.order(), fourth = desk.order();
    QVERIFY(desk.assign(first, desk.phone()).isDone()); // partial, the others are confirmed
    const QString older =
        u"update orders set created_at = created_at - interval '%1 days' where order_id = '%2' "
        "returning 1"_s;
    desk.look(older.arg(3).arg(third));
    desk.look(older.arg(5).arg(fourth));
    QStringList queue, today;
    for (const FulfilmentQueue::Order &order : need(fulfilmentQueue(desk.context(), 4)).next)
        queue += order.id;
    for (const WaitingOrder &order : need(workLists(desk.context(), {})).toFulfil)
        today += order.orderId;
    QCOMPARE(queue, (QStringList{fourth, third, first, second}));
    QCOMPARE(queue, today);
    QCOMPARE(need(fulfilmentQueue(desk.context(), 1)).next[0].id, fourth);
}

void TestFulfilment::returnsDueHaveTheLatestFirst()
{
    Desk desk;
    const QString cancelled = desk.rent(), upgraded = desk.rent();
    desk.rent(); // ends within the week, but nobody has decided that it comes back
    desk.cancel(cancelled);
    desk.go(2027, 11, 17);
    need(desk.upgrade(upgraded, "{'newSku':'TABLET','contractLength':24}"));
    desk.rent(); // runs for another year
    desk.look(u"update subscriptions set ending_date = '2027-11-21' where ending_type = 'upgrade'"_s);
    const ReturnsDue due = need(returnsDue(desk.context(), 5));
    QCOMPARE(due.devices, 2); // that has ended, and that is agreed to come back
    QCOMPARE(due.devices, need(workLists(desk.context(), {})).counts.returnsDue);
    QCOMPARE(due.late, 1);
    QCOMPARE(due.next[0].rentalId, cancelled);
    QCOMPARE(due.next[0].dueOn, QDate(2026, 11, 21));
    QCOMPARE(due.next[1].dueOn, QDate(2027, 11, 21));
    QCOMPARE(due.next[1].rentalId, upgraded);
}

QTEST_GUILESS_MAIN(TestFulfilment)
#include "tst_fulfilment.moc"
