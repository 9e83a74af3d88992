// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a subscription: its record, its device, its payments and what is told of it, to the cent. It
// began on 21 November 2026 for 12 months at 49.90; its first instalment was charged at once, to 21 December.
#include "core/services/subscriptions/early_return_request.h"
#include "core/services/today/today.h"
#include "tests/support/rentals.h"
#include "tests/support/rounds.h"

#include <QTest>

#include <barrier>
#include <functional>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

// All at the same moment, each on a connection of its own.
using Deed = std::function<QByteArray(Shop &)>;
QByteArrayList raced(Shop &shop, const std::vector<Deed> &deeds)
{
    std::barrier start(qsizetype(deeds.size()));
    QByteArrayList answers(qsizetype(deeds.size()));
    {
        std::vector<std::jthread> threads;
        for (size_t i = 0; i < deeds.size(); ++i) {
            threads.emplace_back([&, i, answer = &answers[qsizetype(i)]] {
                Shop own = shop.elsewhere();
                own.look(u"select 1"_s);
                start.arrive_and_wait();
                *answer = deeds[i](own);
            });
        }
    }
    return answers;
}

} // namespace

class TestLifecycle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExtensionProlongsTheContract();
    void aNewPriceHoldsForWhatIsNotBilled();
    void aContractThatWasBilledWholeGoesOnAfterAnExtension();
    void aContractIsAtMostTenYears();
    void aBuyoutSellsTheDevice();
    void whatLiesAheadIsNotChargedAndCountsAsRemaining();
    void aBuyoutPriceByHand();
    void aBuyoutLiesNeitherAheadNorBeforeTheContract();
    void anEarlyReturnCostsAFeeAndFreesTheDevice();
    void aFeeCanBeWaived();
    void aReturnCountsFromTheDayThatTheDeviceCame();
    void aFeeIsNotWaivedByTheDateAlone();
    void anEarlyReturnIsAskedForUntilItIsAnswered();
    void aRequestEndsWithWhatItWasFor();
    void aCancelledSubscriptionWaitsForItsDevice();
    void aContractEndsOnItsEndDateAndNotBefore();
    void aReplacementKeepsTheTerms();
    void aDeviceThatIsGoneDoesNotComeBack();
    void aReplacementNeedsADeviceThatFits();
    void anUpgradeAtOnceExchangesTheDevices();
    void unusedPaidDaysAreCredited_data();
    void unusedPaidDaysAreCredited();
    void anUpgradeWithoutADeviceWaitsForTheOldOne();
    void anUpgradeThatIsCalledOffLeavesTheSubscription();
    void anUpgradeThatFailsLeavesNothingBehind_data();
    void anUpgradeThatFailsLeavesNothingBehind();
    void nothingMoreHappensToOneThatIsFinished();
    void anotherVersionIsAConflict();
    void quotesChangeNothing();
    void ofBuyoutsAndUpgradesAtOnceOneSucceeds();
    void ofCancellingAndReplacingTheSameVersionOneSucceeds();
    void oneDeviceReplacesOneOther();
};

void TestLifecycle::anExtensionProlongsTheContract()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2026, 12, 1);
    const Extension extension =
        need(shop.extend(id, "{'rentalId':'','extensionMonths':6,'reason':'It goes on.','notes':'n'}"));
    QCOMPARE(extension.oldEndDate, QDate(2027, 11, 21));
    QCOMPARE(extension.newEndDate, QDate(2028, 5, 21));
    QCOMPARE(extension.newContractLength, 18);
    const JsonValue rental = shop.rental(id);
    QCOMPARE(rental[u"endDate"].toString(), u"2028-05-21"_s);
    QCOMPARE(rental[u"originalContractLength"].toInteger(), 12);
    QCOMPARE(rental[u"contractLength"].toInteger(), 18);
    QCOMPARE(rental[u"monthlyAmount"].digits(), "49.90"_ba);
    QCOMPARE(rental[u"nextBillingDate"].toString(), u"2026-12-21"_s);
    const JsonValue &entry = rental[u"extensionHistory"].elements().constFirst();
    for (const auto &[old, described] : {std::pair{u"oldEndDate"_s, u"previousEndDate"_s},
                                         std::pair{u"oldMonthlyAmount"_s, u"previousMonthlyAmount"_s}}) {
        QVERIFY(entry.has(old));
        QCOMPARE(entry[old].toJson(), entry[described].toJson());
    }
    QCOMPARE(entry[u"extendedBy"][u"userId"].toString(), u"system"_s);
    QCOMPARE(entry[u"extendedAt"].toString(), u"2026-12-01T10:00:00.000Z"_s);
    QCOMPARE(entry[u"reason"].toString(), u"It goes on."_s);
    QCOMPARE(shop.events(), u"subscription.extended"_s);
    need(shop.extend(id, "{'extensionMonths':1}"));
    QCOMPARE(shop.rental(id)[u"extensionHistory"].elements().size(), 2);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::aNewPriceHoldsForWhatIsNotBilled()
{
    Rentals shop;
    const QString id = shop.rent();
    need(shop.extend(id, "{'extensionMonths':12,'newMonthlyAmount':29.90}"));
    QCOMPARE(shop.of(id, u"prices"_s), u"[[0,4990],[1,2990]]"_s);
    QCOMPARE(shop.rental(id)[u"monthlyAmount"].digits(), "29.90"_ba);
    QCOMPARE(shop.look(u"select total_monthly_revenue from customers"_s), u"2990"_s);
    QCOMPARE(shop.rental(id)[u"extensionHistory"].elements()[0][u"oldMonthlyAmount"].digits(), "49.90"_ba);
}

void TestLifecycle::aContractThatWasBilledWholeGoesOnAfterAnExtension()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null"_s);
    need(shop.extend(id, "{'extensionMonths':3,'newMonthlyAmount':10}"));
    QCOMPARE(shop.rental(id)[u"nextBillingDate"].toString(), u"2027-11-21"_s);
    QCOMPARE(shop.of(id, u"prices"_s), u"[[0,4990],[12,1000]]"_s);
}

void TestLifecycle::aContractIsAtMostTenYears()
{
    Rentals shop;
    const QString id = shop.rent();
    QCOMPARE(codeOf(shop.extend(id, "{'extensionMonths':109}")), "INVALID_EXTENSION_MONTHS"_ba);
    QCOMPARE(codeOf(shop.extend(id, "{'extensionMonths':108}")), "none"_ba);
    QCOMPARE(codeOf(shop.extend(id, "{'extensionMonths':1}")), "INVALID_EXTENSION_MONTHS"_ba);
}

// 11 months remain: 548.90, and 10 % of 1,200.00.
void TestLifecycle::aBuyoutSellsTheDevice()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.pay(id);
    shop.go(2026, 12, 1);
    const Buyout buyout = need(shop.buy(id, "{'reason':'He likes it.','notes':'Really.'}"));
    QCOMPARE(buyout.price.minor(), 66890);
    QCOMPARE(buyout.effectiveDate, QDate(2026, 12, 1));
    QCOMPARE(shop.status(id), u"ended_buyout"_s);
    QCOMPARE(shop.assetOf(buyout.serialNumber), u"sold free"_s);
    QCOMPARE(shop.payments(id), u"instalment 4990 paid, buyout 66890 pending"_s);
    QCOMPARE(shop.events(), u"asset.updated payment.scheduled subscription.ended"_s);
    const JsonValue details = shop.rental(id)[u"buyoutDetails"];
    QCOMPARE(details[u"buyoutPrice"].digits(), "668.90"_ba);
    QCOMPARE(details[u"calculationMethod"].toString(), u"auto_calculated"_s);
    QCOMPARE(details[u"reason"].toString(), u"other"_s);
    QCOMPARE(details[u"notes"].toString(), u"He likes it.\nReally."_s);
    QCOMPARE(details[u"buyoutDate"].toString(), u"2026-12-01"_s);
    QCOMPARE(details[u"costRecoveryAtBuyout"].digits(), "59.9"_ba); // 718.80 of 1,200.00
    QCOMPARE(details[u"calculationBreakdown"].toJson(),
             R"({"method":"remaining_plus_residual","remainingMonths":11,"remainingMonthsPayment":548.90,)"
             R"("residualValue":120.00,"listPricePercentage":0,"listPriceAmount":0.00,"flatFee":0.00})"_ba);
    QVERIFY(!shop.rental(id).has(u"nextBillingDate"));
    QCOMPARE(shop.look(u"select total_devices_rented || ' ' || total_monthly_revenue from customers"_s),
             u"0 0"_s);
    QCOMPARE(shop.disorder(), QString());
}

// The instalment of 21 December was made ahead of time: it is taken back, so its month is a part of the price.
void TestLifecycle::whatLiesAheadIsNotChargedAndCountsAsRemaining()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.charge(id, 1);
    shop.go(2026, 12, 20);
    QCOMPARE(need(calculateBuyout(shop.context(), id)).price.minor(), 66890);
    shop.go(2026, 12, 21); // today it is owed
    QCOMPARE(need(calculateBuyout(shop.context(), id)).price.minor(), 61900);
    shop.go(2026, 12, 20);
    QCOMPARE(need(shop.buy(id)).price.minor(), 66890);
    QCOMPARE(shop.payments(id), u"instalment 4990 pending, instalment 4990 cancelled, buyout 66890 pending"_s);

    const QString other = shop.rent();
    shop.charge(other, 1);
    shop.pay(other);
    QCOMPARE(need(calculateBuyout(shop.context(), other)).remainder.wholeMonths, 11); // paid: it is credited
}

void TestLifecycle::aBuyoutPriceByHand()
{
    Rentals shop;
    shop.choose("buyout.method", "'list_price_percent'");
    const QString id = shop.rent(), gift = shop.rent();
    QCOMPARE(need(shop.buy(id, "{'reason':'end_of_contract','buyoutPrice':1.5}")).price.minor(), 150);
    const JsonValue details = shop.rental(id)[u"buyoutDetails"];
    QCOMPARE(details[u"calculationMethod"].toString(), u"manual_override"_s);
    QCOMPARE(details[u"reason"].toString(), u"end_of_contract"_s);
    QCOMPARE(details[u"calculationBreakdown"][u"listPriceAmount"].digits(), "149.90"_ba);
    QVERIFY(need(shop.buy(gift, "{'buyoutPrice':0}")).price.isZero());
    QCOMPARE(shop.payments(gift), u"instalment 4990 pending"_s);

    const QString unpriced = shop.rent();
    shop.look(u"update subscriptions set list_price = null"_s);
    QCOMPARE(codeOf(shop.buy(unpriced)), "INVALID_BUYOUT_PRICE"_ba);
    QCOMPARE(codeOf(calculateBuyout(shop.context(), unpriced)), "INVALID_BUYOUT_PRICE"_ba);
    QCOMPARE(codeOf(shop.buy(unpriced, "{'buyoutPrice':9}")), "none"_ba);
}

void TestLifecycle::aBuyoutLiesNeitherAheadNorBeforeTheContract()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2026, 12, 1);
    for (const QByteArray date : {"2026-12-02", "2026-11-20"}) {
        const auto refused = shop.buy(id, "{'effectiveDate':'" + date + "'}");
        QCOMPARE(codeOf(refused), "VALIDATION_ERROR"_ba);
        QCOMPARE(refused.error().faults.constFirst().path, u"effectiveDate"_s);
    }
    QCOMPARE(need(shop.buy(id, "{'effectiveDate':'2026-11-30'}")).effectiveDate, QDate(2026, 11, 30));
    QCOMPARE(shop.rental(id)[u"buyoutDetails"][u"buyoutDate"].toString(), u"2026-11-30"_s);
}

// Half of 11 months: 274.45.
void TestLifecycle::anEarlyReturnCostsAFeeAndFreesTheDevice()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2026, 12, 21);
    shop.charge(id, 1);
    const EarlyReturn end = need(
        shop.giveBack(id, "{'returnCondition':'fair','reason':'Enough.','damageAssessment':'A scratch.'}"));
    QCOMPARE(end.fee.minor(), 24950); // 10 months × 49.90 ÷ 2
    QCOMPARE(end.monthsRented, 1);
    QCOMPARE(end.returnDate, QDate(2026, 12, 21));
    QCOMPARE(shop.status(id), u"ended_early_return"_s);
    QCOMPARE(shop.assetOf(end.serialNumber), u"returned fair free"_s);
    QCOMPARE(shop.payments(id),
             u"instalment 4990 pending, instalment 4990 pending, early_return_fee 24950 pending"_s);
    QCOMPARE(shop.events(), u"asset.returned payment.scheduled payment.scheduled subscription.ended"_s);
    const JsonValue rental = shop.rental(id), details = rental[u"earlyReturnDetails"];
    QCOMPARE(rental[u"actualMonthsRented"].toInteger(), 1);
    QCOMPARE(rental[u"monthsSaved"].toInteger(), 11);
    QCOMPARE(details[u"fee"].digits(), "249.50"_ba);
    QCOMPARE(details[u"earlyReturnFee"].digits(), "249.50"_ba);
    QCOMPARE(details[u"feeWaived"].toBool(), false);
    QCOMPARE(details[u"monthsRemaining"].digits(), "10"_ba);
    QCOMPARE(
        details[u"calculationBreakdown"].toJson(),
        R"({"method":"remaining_months","remainingMonths":10,"gracePeriodApplied":false,"daysFromStart":30})"_ba);
    QCOMPARE(shop.disorder(), QString());
}

// It lay in the goods-in for ten days. The month that began meanwhile is due, and is not taken back by that.
void TestLifecycle::aReturnCountsFromTheDayThatTheDeviceCame()
{
    Rentals shop;
    shop.choose("earlyReturn.graceDays", "14");
    const QString id = shop.rent(), late = shop.rent();
    shop.go(2026, 12, 22);
    const EarlyReturn end = need(shop.giveBack(id, "{'effectiveDate':'2026-12-01'}"));
    QVERIFY(end.fee.isZero());
    QCOMPARE(end.monthsRented, 1);
    const JsonValue rental = shop.rental(id),
                    breakdown = rental[u"earlyReturnDetails"][u"calculationBreakdown"];
    QCOMPARE(rental[u"actualMonthsRented"].toInteger(), 1);
    QCOMPARE(rental[u"monthsSaved"].toInteger(), 11);
    QCOMPARE(breakdown[u"gracePeriodApplied"].toBool(), true);
    QCOMPARE(breakdown[u"daysFromStart"].toInteger(), 10);
    QCOMPARE(shop.payments(id), u"instalment 4990 pending, instalment 4990 pending"_s);
    QVERIFY(!need(shop.giveBack(late, "{'effectiveDate':'2026-12-05'}")).fee.isZero()); // the 15th day
    const QString bought = shop.rent();
    shop.go(2027, 2, 1);
    need(shop.buy(bought, "{'effectiveDate':'2026-12-23'}"));
    QCOMPARE(shop.rental(bought)[u"actualMonthsRented"].toInteger(), 1);
    QCOMPARE(shop.violations(), QString());
}

// To say that it came earlier waives the fee, which not everybody may.
void TestLifecycle::aFeeIsNotWaivedByTheDateAlone()
{
    Rentals shop;
    shop.choose("earlyReturn.graceDays", "14");
    const QString id = shop.rent();
    shop.go(2026, 12, 22);
    EarlyReturnRequest request{
        .effectiveDate = QDate(2026, 12, 1), .mayForgive = false, .condition = u"good"_s};
    QCOMPARE(codeOf(returnEarly(shop.context(), id, request)), "INSUFFICIENT_PERMISSIONS"_ba);
    request.effectiveDate = QDate(2026, 12, 20); // which saves nothing
    QVERIFY(!need(returnEarly(shop.context(), id, request)).fee.isZero());
}

void TestLifecycle::anEarlyReturnIsAskedForUntilItIsAnswered()
{
    Rentals shop;
    const QString id = shop.rent();
    const auto ask = [&](const QString &line) { need(requestEarlyReturn(shop.context(), id, line)); };
    const auto waiting = [&] { return need(workLists(shop.context(), {})).earlyReturns; };
    ask(u"It is here."_s);
    ask(u"It is here."_s); // its answer was lost
    shop.go(2026, 12, 21);
    ask(u"It is still here."_s);
    const JsonValue asked = shop.rental(id);
    QCOMPARE(asked[u"notes"].toString(), u"It is here.\nIt is still here."_s);
    QCOMPARE(asked[u"earlyReturnRequest"].toJson(),
             R"({"requestedAt":"2026-11-21T09:30:00.123Z","requestedBy":"Onhire"})"_ba);
    QCOMPARE(asked[u"status"].toString(), u"active"_s);
    QCOMPARE(shop.payments(id), u"instalment 4990 pending"_s);
    QCOMPARE(waiting().size(), 1);
    QCOMPARE(waiting().constFirst().rentalId, id);
    QCOMPARE(waiting().constFirst().serialNumber, shop.of(id, u"serial_number"_s));
    QCOMPARE(need(waitingWork(shop.context())).earlyReturns, 1);
    QCOMPARE(shop.events(), u"subscription.updated"_s);

    need(declineEarlyReturn(shop.context(), id, u"Not now."_s));
    QVERIFY(!shop.rental(id).has(u"earlyReturnRequest"));
    QVERIFY(shop.rental(id)[u"notes"].toString().endsWith(u"\nNot now."_s));
    QVERIFY(waiting().isEmpty());
    QCOMPARE(codeOf(declineEarlyReturn(shop.context(), id, u"Nor then."_s)), "VERSION_CONFLICT"_ba);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::aRequestEndsWithWhatItWasFor()
{
    Rentals shop;
    const QString returned = shop.rent(), cancelled = shop.rent(), replaced = shop.rent();
    for (const QString &id : {returned, cancelled, replaced})
        need(requestEarlyReturn(shop.context(), id, u"It is here."_s));
    need(shop.giveBack(returned));
    need(shop.cancel(cancelled));
    need(shop.replace(replaced, "{'newSerialNumber':'" + shop.device().toUtf8() + "','reason':'defective'}"));
    QCOMPARE(need(waitingWork(shop.context())).earlyReturns, 0);
    for (const QString &id : {returned, cancelled, replaced})
        QVERIFY(!shop.rental(id).has(u"earlyReturnRequest"));
    QCOMPARE(codeOf(requestEarlyReturn(shop.context(), returned, u"Again."_s)), "SUBSCRIPTION_NOT_ACTIVE"_ba);
}

void TestLifecycle::aFeeCanBeWaived()
{
    Rentals shop;
    const QString waived = shop.rent(), byHand = shop.rent(), free = shop.rent();
    QVERIFY(need(shop.giveBack(waived, "{'waiveFee':true,'earlyReturnFee':20}")).fee.isZero());
    QCOMPARE(shop.rental(waived)[u"earlyReturnDetails"][u"feeWaived"].toBool(), true);
    QCOMPARE(shop.payments(waived), u"instalment 4990 pending"_s);
    QCOMPARE(need(shop.giveBack(byHand, "{'earlyReturnFee':20}")).fee.minor(), 2000);
    QCOMPARE(shop.rental(byHand)[u"earlyReturnDetails"][u"calculationMethod"].toString(), u"manual_override"_s);
    QCOMPARE(shop.rental(byHand)[u"earlyReturnDetails"][u"calculationBreakdown"][u"method"].toString(),
             u"manual"_s);
    shop.choose("earlyReturn.graceDays", "14");
    QVERIFY(need(shop.giveBack(free)).fee.isZero());
    QCOMPARE(shop.rental(free)[u"earlyReturnDetails"][u"calculationBreakdown"][u"gracePeriodApplied"].toBool(),
             true);
    QCOMPARE(shop.rental(free)[u"actualMonthsRented"].toInteger(), 0);
}

void TestLifecycle::aCancelledSubscriptionWaitsForItsDevice()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.charge(id, 1);
    shop.go(2026, 12, 5);
    const Finish finish = need(shop.cancel(id));
    const JsonValue rental = shop.rental(id);
    QCOMPARE(rental[u"status"].toString(), u"cancelled"_s);
    QCOMPARE(rental[u"returnDue"].toBool(), true);
    QCOMPARE(rental[u"cancellationDetails"][u"reason"].toString(), u"fraud"_s);
    QCOMPARE(rental[u"cancellationDetails"][u"cancelledAt"].toString(), u"2026-12-05T10:00:00.000Z"_s);
    QCOMPARE(shop.assetOf(finish.serialNumber), u"rented_out held"_s);
    QCOMPARE(shop.payments(id), u"instalment 4990 pending, instalment 4990 cancelled"_s);
    QCOMPARE(shop.events(), u"payment.cancelled subscription.ended"_s);
    QCOMPARE(shop.disorder(), QString());
    need(returnAsset(shop.context(), finish.serialNumber, {}));
    QCOMPARE(shop.rental(id)[u"returnDue"].toBool(), false);
    QCOMPARE(shop.status(id), u"cancelled"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::aContractEndsOnItsEndDateAndNotBefore()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2027, 11, 20);
    QCOMPARE(codeOf(endSubscription(shop.context(), id)), "SUBSCRIPTION_RUNNING"_ba);
    shop.go(2027, 11, 21);
    const Finish finish = need(endSubscription(shop.context(), id));
    QCOMPARE(parsed(finish.rental)[u"status"].toString(), u"ended_completed"_s);
    QCOMPARE(parsed(finish.rental)[u"returnDue"].toBool(), true);
    QCOMPARE(parsed(finish.rental)[u"actualMonthsRented"].toInteger(), 12);
    QVERIFY(shop.events().endsWith("payment.scheduled subscription.ended"_L1)); // all of it is charged first
    QCOMPARE(codeOf(endSubscription(shop.context(), id)), "ALREADY_ENDED"_ba);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::aReplacementKeepsTheTerms()
{
    Rentals shop;
    const QString id = shop.rent(), spare = shop.device();
    const JsonValue before = shop.rental(id);
    // before it went out; it says nothing of the device that comes back
    need(reviseAsset(shop.context(), before[u"serialNumber"].toString(), {.condition = u"excellent"_s}));
    shop.go(2026, 12, 1);
    const Replacement replacement = need(shop.replace(
        id,
        "{'newSerialNumber':' " + spare.toLatin1()
            + " ','replacementReason':'defective','damageAssessment':'Dead.','insuranceClaim':true}"));
    const JsonValue after = shop.rental(id);
    QCOMPARE(after[u"serialNumber"].toString(), spare);
    for (const QString &member :
         {u"endDate"_s, u"monthlyAmount"_s, u"sku"_s, u"nextBillingDate"_s, u"contractLength"_s})
        QCOMPARE(after[member].toJson(), before[member].toJson());
    QCOMPARE(shop.assetOf(replacement.oldSerialNumber), u"unavailable free"_s);
    QCOMPARE(shop.assetOf(spare), u"rented_out held"_s);
    QCOMPARE(shop.events(), u"asset.assigned asset.returned"_s);
    const JsonValue &entry = after[u"replacementHistory"].elements().constFirst();
    QCOMPARE(entry[u"oldSerialNumber"].toString(), replacement.oldSerialNumber);
    QCOMPARE(entry[u"previousSerialNumber"].toString(), replacement.oldSerialNumber);
    QCOMPARE(entry[u"newSerialNumber"].toString(), spare);
    QCOMPARE(entry[u"reason"].toString(), u"defective"_s);
    QCOMPARE(entry[u"insuranceClaim"].toBool(), true);
    QVERIFY(entry.has(u"replacedAt") && entry.has(u"replacedBy"));
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::aDeviceThatIsGoneDoesNotComeBack()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2026, 12, 1);
    const QString phone = shop.device(), tablet = shop.device("TABLET");
    shop.go(2026, 12, 2);
    need(shop.replace(id, "{'newSerialNumber':'" + phone.toLatin1() + "','replacementReason':'stolen'}"));
    QCOMPARE(shop.events(), u"asset.assigned asset.updated"_s);
    shop.go(2026, 12, 3);
    need(shop.replace(
        id, "{'newSerialNumber':'" + tablet.toLatin1() + "','newSku':'TABLET','reason':'Too slow.'}"));
    QCOMPARE(shop.events(), u"asset.assigned asset.returned"_s);
    const JsonValue rental = shop.rental(id);
    QCOMPARE(rental[u"sku"].toString(), u"TABLET"_s);
    QCOMPARE(rental[u"monthlyAmount"].digits(), "49.90"_ba);
    QCOMPARE(rental[u"replacementHistory"].elements()[1][u"reason"].toString(), u"Too slow."_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::aReplacementNeedsADeviceThatFits()
{
    Rentals shop;
    const QString id = shop.rent(), other = shop.rent(), tablet = shop.device("TABLET"), phone = shop.device();
    const auto refusal = [&](const QString &serial, const QByteArray &more = {}) {
        return codeOf(shop.replace(
            id, "{'newSerialNumber':'" + serial.toLatin1() + "','replacementReason':'lost'" + more + '}'));
    };
    QCOMPARE(refusal(u"NONE"_s), "ASSET_NOT_FOUND"_ba);
    QCOMPARE(refusal(tablet), "SKU_MISMATCH"_ba);
    QCOMPARE(refusal(phone, ",'newSku':'TABLET'"), "SKU_MISMATCH"_ba);
    QCOMPARE(refusal(shop.of(other, u"serial_number"_s)), "ASSET_NOT_AVAILABLE"_ba);
    QCOMPARE(refusal(shop.of(id, u"serial_number"_s)), "ASSET_NOT_AVAILABLE"_ba);
    QCOMPARE(shop.rental(id)[u"replacementHistory"].elements().size(), 0);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::anUpgradeAtOnceExchangesTheDevices()
{
    Rentals shop;
    const QString id = shop.rent();
    const QString oldSerial = shop.of(id, u"serial_number"_s), tablet = shop.device("TABLET");
    shop.choose("orders.autoConfirm", "false");
    shop.go(2026, 12, 1);
    const Upgrade upgrade = need(shop.upgrade(id,
                                              "{'newSku':'TABLET','newSerialNumber':'" + tablet.toLatin1()
                                                  + "','contractLength':24,'reason':'More room.'}"));
    QCOMPARE(shop.status(id), u"ended_upgrade"_s);
    QCOMPARE(shop.assetOf(oldSerial), u"returned free"_s);
    QCOMPARE(shop.assetOf(tablet), u"rented_out held"_s);
    const JsonValue fresh = shop.rental(upgrade.newRental->id);
    QCOMPARE(fresh[u"status"].toString(), u"active"_s);
    QCOMPARE(fresh[u"upgradeFromRentalId"].toString(), id);
    QCOMPARE(fresh[u"monthlyAmount"].digits(), "79.90"_ba);
    QCOMPARE(fresh[u"startDate"].toString(), u"2026-12-01"_s);
    QCOMPARE(fresh[u"endDate"].toString(), u"2028-12-01"_s);
    const JsonValue order = parsed(need(findOrder(shop.context(), upgrade.orderId)));
    QCOMPARE(order[u"status"].toString(), u"fulfilled"_s);
    QCOMPARE(order[u"orderType"].toString(), u"upgrade"_s);
    QCOMPARE(order[u"upgradeDetails"].toJson(),
             "{\"previousDevice\":\"PHONE\",\"previousSerialNumber\":\"" + oldSerial.toLatin1()
                 + "\",\"previousMonthlyAmount\":49.90,\"previousRentalId\":\"" + id.toLatin1()
                 + "\",\"upgradeReason\":\"More room.\"}");
    QCOMPARE(upgrade.oldDevice, u"PHONE"_s);
    QCOMPARE(upgrade.newDevice, u"TABLET"_s);
    QCOMPARE(upgrade.newMonthlyAmount.minor(), 7990);
    QCOMPARE(shop.payments(upgrade.newRental->id), u"instalment 7990 pending"_s); // nothing was paid yet
    QCOMPARE(shop.events(),
             u"asset.assigned asset.returned order.confirmed order.created order.fulfilled "
             "payment.scheduled subscription.created subscription.upgraded"_s);
    QCOMPARE(shop.disorder(), QString());
}

// The first instalment was paid, and 20 of its 30 days are left: 33.27 of 49.90.
void TestLifecycle::unusedPaidDaysAreCredited_data()
{
    QTest::addColumn<QByteArray>("setting");
    QTest::addColumn<QByteArray>("price");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("left");
    QTest::newRow("on the first payment") << "'days'"_ba
                                          << "79.90"_ba << u"4663"_s << u"0"_s;
    QTest::newRow("and the next") << "'days'"_ba
                                  << "20"_ba << u"0"_s << u"1327"_s;
    QTest::newRow("or not at all") << "'none'"_ba
                                   << "79.90"_ba << u"7990"_s << u"0"_s;
}

void TestLifecycle::unusedPaidDaysAreCredited()
{
    QFETCH(const QByteArray, setting);
    QFETCH(const QByteArray, price);
    QFETCH(const QString, first);
    QFETCH(const QString, left);
    Rentals shop;
    shop.choose("upgrade.credit", setting);
    const QString id = shop.rent(), tablet = shop.device("TABLET");
    shop.pay(id);
    shop.go(2026, 12, 1);
    const Upgrade upgrade =
        need(shop.upgrade(id,
                          "{'newSku':'TABLET','newSerialNumber':'" + tablet.toLatin1()
                              + "','newContractLength':13,'newMonthlyAmount':" + price + '}'));
    QCOMPARE(shop.payments(upgrade.newRental->id),
             u"instalment %1 %2"_s.arg(first, first == "0"_L1 ? u"paid"_s : u"pending"_s));
    QCOMPARE(shop.of(upgrade.newRental->id, u"credit"_s), left);
    QCOMPARE(shop.rental(upgrade.newRental->id)[u"contractLength"].toInteger(), 13);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::anUpgradeWithoutADeviceWaitsForTheOldOne()
{
    Rentals shop;
    const QString id = shop.rent(), tablet = shop.device("TABLET");
    const QString serial = shop.of(id, u"serial_number"_s);
    shop.go(2026, 12, 1);
    const Upgrade upgrade = need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24}"));
    QVERIFY(!upgrade.newRental);
    QCOMPARE(upgrade.scheduledEndDate, QDate(2026, 12, 21));
    QCOMPARE(upgrade.newMonthlyAmount.minor(), 7990);
    QCOMPARE(shop.events(), u"order.confirmed order.created subscription.upgraded"_s);
    QCOMPARE(shop.rental(id)[u"ending"].toJson(), R"({"type":"upgrade","scheduledEndDate":"2026-12-21"})"_ba);
    QCOMPARE(shop.status(id), u"active"_s);
    QCOMPARE(codeOf(shop.upgrade(id, "{'newSku':'TABLET','contractLength':24}")), "SUBSCRIPTION_NOT_ACTIVE"_ba);

    const QByteArray body =
        "{'orderId':'" + upgrade.orderId.toLatin1() + "','serialNumber':'" + tablet.toLatin1() + "'}";
    const auto request = need(SubscriptionRequest::read(json(body), *shop.tenant, QDate(2026, 12, 1)));
    const Record fresh = need(createSubscription(shop.context(), request));
    QCOMPARE(parsed(fresh)[u"upgradeFromRentalId"].toString(), id);
    shop.go(2026, 12, 4);
    need(returnAsset(shop.context(), serial, {}));
    QCOMPARE(shop.status(id), u"ended_upgrade"_s);
    QCOMPARE(shop.events(), u"asset.returned subscription.updated"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::anUpgradeThatIsCalledOffLeavesTheSubscription()
{
    Rentals shop;
    const QString id = shop.rent();
    const Upgrade upgrade = need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24}"));
    need(cancelOrder(shop.context(), upgrade.orderId, {}));
    QVERIFY(!shop.rental(id).has(u"ending"));
    QCOMPARE(shop.status(id), u"active"_s);
    QCOMPARE(codeOf(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24}")), "none"_ba);
}

void TestLifecycle::anUpgradeThatFailsLeavesNothingBehind_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("no such SKU") << "{'newSku':'NONE','contractLength':24}"_ba
                                 << "VARIANT_NOT_FOUND"_ba;
    QTest::newRow("a length without a price") << "{'newSku':'TABLET','contractLength':12}"_ba
                                              << "INVALID_CONTRACT_LENGTH"_ba;
    QTest::newRow("no such device") << "{'newSku':'TABLET','contractLength':24,'newSerialNumber':'NONE'}"_ba
                                    << "ASSET_NOT_FOUND"_ba;
    QTest::newRow("a device of another SKU")
        << "{'newSku':'TABLET','contractLength':24,'newSerialNumber':'{phone}'}"_ba
        << "SKU_MISMATCH"_ba;
    QTest::newRow("a device that is out")
        << "{'newSku':'PHONE','contractLength':24,'newSerialNumber':'{own}'}"_ba
        << "ASSET_NOT_AVAILABLE"_ba;
    QTest::newRow("an inactive variant") << "{'newSku':'OLD','contractLength':24}"_ba
                                         << "VARIANT_INACTIVE"_ba;
}

void TestLifecycle::anUpgradeThatFailsLeavesNothingBehind()
{
    QFETCH(QByteArray, body);
    QFETCH(const QByteArray, code);
    Rentals shop;
    need(upsertProduct(shop.context(),
                       need(ProductRequest::read(json(product("OLD", "{'24':1}")), *shop.tenant))));
    shop.look(u"update variants set status = 'inactive' where variant_sku = 'OLD'"_s);
    const QString id = shop.rent();
    body.replace("{phone}", shop.device().toLatin1())
        .replace("{own}", shop.of(id, u"serial_number"_s).toLatin1());
    const QString trace =
        u"select (select count(*) from orders) || ' ' || (select count(*) from events) || ' ' || "
        "(select count(*) from audit_entries) || ' ' || (select count(*) from payments)"_s;
    const QString before = shop.look(trace);
    QCOMPARE(codeOf(shop.upgrade(id, body)), code);
    QCOMPARE(shop.look(trace), before);
    QCOMPARE(shop.status(id), u"active"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestLifecycle::nothingMoreHappensToOneThatIsFinished()
{
    Rentals shop;
    const QString cancelled = shop.rent(), bought = shop.rent();
    need(shop.cancel(cancelled));
    need(shop.buy(bought));
    for (const QString &id : {cancelled, bought}) {
        const QByteArray inactive = "SUBSCRIPTION_NOT_ACTIVE";
        QCOMPARE(codeOf(shop.extend(id, "{'extensionMonths':1}")), inactive);
        QCOMPARE(codeOf(shop.upgrade(id, "{'newSku':'NONE','contractLength':24}")), inactive);
        QCOMPARE(codeOf(shop.replace(id, "{'newSerialNumber':'NONE','reason':'x'}")), inactive);
        QCOMPARE(codeOf(shop.buy(id)), inactive);
        QCOMPARE(codeOf(shop.giveBack(id)), inactive);
        QCOMPARE(codeOf(calculateBuyout(shop.context(), id)), inactive);
        QCOMPARE(codeOf(calculateEarlyReturn(shop.context(), id)), inactive);
    }
    QCOMPARE(codeOf(shop.cancel(cancelled)), "ALREADY_CANCELLED"_ba);
    QCOMPARE(codeOf(shop.cancel(bought)), "ALREADY_ENDED"_ba);
    QCOMPARE(codeOf(endSubscription(shop.context(), cancelled)), "ALREADY_CANCELLED"_ba);
    QCOMPARE(codeOf(shop.cancel(u"sub_none"_s)), "NOT_FOUND"_ba);
    QCOMPARE(codeOf(calculateBuyout(shop.context(), u"sub_none"_s)), "NOT_FOUND"_ba);
}

void TestLifecycle::anotherVersionIsAConflict()
{
    Rentals shop;
    const QString id = shop.rent();
    const int version = need(findSubscription(shop.context(), id)).version;
    const auto request = shop.read<ExtendRequest>("{'extensionMonths':1}");
    QCOMPARE(codeOf(extendSubscription(shop.context(), id, request, version + 1)), "VERSION_CONFLICT"_ba);
    QCOMPARE(codeOf(extendSubscription(shop.context(), id, request, version)), "none"_ba);
    QCOMPARE(codeOf(extendSubscription(shop.context(), id, request, version)), "VERSION_CONFLICT"_ba);
}

void TestLifecycle::quotesChangeNothing()
{
    Rentals shop;
    const QString id = shop.rent();
    const Record before = need(findSubscription(shop.context(), id));
    const BuyoutQuote buyout = need(calculateBuyout(shop.context(), id));
    QCOMPARE(buyout.price.minor(), 66890);
    QCOMPARE(need(calculateEarlyReturn(shop.context(), id)).fee.minor(), 27445);
    const Record after = need(findSubscription(shop.context(), id));
    QCOMPARE(after.json, before.json);
    QCOMPARE(after.version, before.version);
}

void TestLifecycle::ofBuyoutsAndUpgradesAtOnceOneSucceeds()
{
    Rentals shop;
    for (int round = 0; round < wantedRounds(15); ++round) {
        const QString id = shop.rent(), tablet = shop.device("TABLET");
        const auto buying = shop.read<BuyoutRequest>("{'reason':'other'}");
        const auto upgrading = shop.read<UpgradeRequest>(
            "{'newSku':'TABLET','contractLength':24,'newSerialNumber':'" + tablet.toLatin1() + "'}");
        const Deed buy = [&](Shop &own) { return codeOf(buyOut(own.context(), id, buying)); };
        const Deed upgrade = [&](Shop &own) {
            return codeOf(upgradeSubscription(own.context(), id, upgrading));
        };
        const QByteArrayList answers = raced(shop, {buy, upgrade, buy, upgrade, buy, upgrade, buy, upgrade});
        QCOMPARE(answers.count("none"), 1);
        QCOMPARE(answers.count("SUBSCRIPTION_NOT_ACTIVE"), 7);
        QCOMPARE(shop.disorder(), QString());
    }
}

void TestLifecycle::ofCancellingAndReplacingTheSameVersionOneSucceeds()
{
    Rentals shop;
    for (int round = 0; round < wantedRounds(15); ++round) {
        const QString id = shop.rent(), spare = shop.device();
        const int version = need(findSubscription(shop.context(), id)).version;
        const auto cancelling = shop.read<CancelRequest>("{'reason':'other'}");
        const auto replacing =
            shop.read<ReplaceRequest>("{'newSerialNumber':'" + spare.toLatin1() + "','reason':'x'}");
        const Deed cancel = [&](Shop &own) {
            return codeOf(cancelSubscription(own.context(), id, cancelling, version));
        };
        const Deed replace = [&](Shop &own) {
            return codeOf(replaceDevice(own.context(), id, replacing, version));
        };
        const QByteArrayList answers =
            raced(shop, {cancel, replace, cancel, replace, cancel, replace, cancel, replace});
        QCOMPARE(answers.count("none"), 1);
        QCOMPARE(answers.count("VERSION_CONFLICT"), 7);
        QCOMPARE(shop.disorder(), QString());
    }
}

void TestLifecycle::oneDeviceReplacesOneOther()
{
    Rentals shop;
    for (int round = 0; round < wantedRounds(10); ++round) {
        const QString spare = shop.device();
        const auto replacing =
            shop.read<ReplaceRequest>("{'newSerialNumber':'" + spare.toLatin1() + "','reason':'x'}");
        std::vector<Deed> deeds;
        for (int i = 0; i < 8; ++i)
            deeds.push_back([&replacing, id = shop.rent()](Shop &own) {
                return codeOf(replaceDevice(own.context(), id, replacing));
            });
        const QByteArrayList answers = raced(shop, deeds);
        QCOMPARE(answers.count("none"), 1);
        QCOMPARE(answers.count("ASSET_NOT_AVAILABLE"), 7);
        QCOMPARE(shop.disorder(), QString());
    }
}

QTEST_GUILESS_MAIN(TestLifecycle)
#include "tst_lifecycle.moc"
