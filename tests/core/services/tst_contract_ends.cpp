// SPDX-License-Identifier: GPL-3.0-or-later
// A contract that is over while its device is still out. It began on 21 November 2026 for 12 months.
#include "core/domain/subscriptions/renewal.h"
#include "core/services/subscriptions/contract_ends.h"
#include "core/services/today/today.h"
#include "tests/support/billed_shop.h"
#include "tests/support/due_work.h"
#include "tests/support/turns.h"

#include <QTest>

#include <barrier>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

int settledIn(Shop &shop)
{
    const WorkDone done = settleContractEnds(shop.context(), 1000);
    if (!done.troubles.empty())
        qFatal("%s", infoOf(done.troubles.front().error.code).name.data());
    return done.count;
}

qsizetype waitingForDecision(Shop &shop)
{
    const ListRequest due{.sortBy = u"createdAt"_s, .filters = {{u"endingType"_s, u"contract_end"_s}}};
    return need(listSubscriptions(shop.context(), due)).records.size();
}

} // namespace

class TestContractEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingHappensBeforeTheEndDateOfTheTenantsCalendar();
    void somebodyIsToDecide();
    void aDecisionPutsAnEndToTheWaiting();
    void theContractGoesOnByItself_data();
    void theContractGoesOnByItself();
    void noContractBecomesLongerThanTenYears();
    void theContractIsFinishedByItself();
    void aContractThatWaitsForAnUpgradeGoesOn();
    void whatWaitsForAnUpgradeIsNotEndedByHand_data();
    void whatWaitsForAnUpgradeIsNotEndedByHand();
    void whoeverIsFasterSettlesIt();
    void oneThatCannotBeSettledDoesNotHoldUpTheOthers();
    void manyAreSettledInOneTransaction_data();
    void manyAreSettledInOneTransaction();
    void aCrashAnywhereSettlesEachOnce();
    void renewalsReachBeyondToday();
    void aRenewalIsAsLongAsTenYearsAllow();
    void whatIsAsLongAsContractsMayBeDoesNotGoOnByItself();
};

// 22:59 UTC is a minute before midnight in Berlin.
void TestContractEnds::nothingHappensBeforeTheEndDateOfTheTenantsCalendar()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.choose("contractEnd", "'auto_terminate'");
    shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null returning 1"_s);
    shop.clock.set(QDateTime(QDate(2027, 11, 20), QTime(22, 59), QTimeZone::utc()));
    QCOMPARE(settledIn(shop), 0);
    QCOMPARE(shop.status(id), u"active"_s);
    shop.clock.set(shop.clock.now().addSecs(60));
    QCOMPARE(settledIn(shop), 1);
    QCOMPARE(shop.status(id), u"ended_completed"_s);
}

void TestContractEnds::somebodyIsToDecide()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.go(2027, 11, 25);
    QCOMPARE(settledIn(shop), 1);
    const JsonValue rental = shop.rental(id);
    QCOMPARE(rental[u"status"].toString(), u"active"_s);
    QCOMPARE(rental[u"ending"].toJson(), R"({"type":"contract_end","scheduledEndDate":"2027-11-21"})"_ba);
    QCOMPARE(shop.events(), u"subscription.updated"_s);
    QCOMPARE(shop.payments(id), u"instalment 4990 pending"_s);
    QCOMPARE(settledIn(shop), 0);
    QCOMPARE(waitingForDecision(shop), 1);
    QCOMPARE(shop.disorder(), QString());
}

void TestContractEnds::aDecisionPutsAnEndToTheWaiting()
{
    Rentals shop;
    const QString prolonged = shop.rent(), returned = shop.rent();
    shop.go(2027, 11, 25);
    QCOMPARE(settledIn(shop), 2);
    need(shop.extend(prolonged, "{'extensionMonths':6}"));
    QVERIFY(!shop.rental(prolonged).has(u"ending"));
    QCOMPARE(shop.of(prolonged, u"end_date"_s), u"2028-05-21"_s);
    need(returnAsset(shop.context(), shop.of(returned, u"serial_number"_s), {}));
    QCOMPARE(shop.status(returned), u"ended_completed"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestContractEnds::theContractGoesOnByItself_data()
{
    QTest::addColumn<QByteArray>("setting");
    QTest::addColumn<QDate>("today");
    QTest::addColumn<int>("months");
    QTest::addRow("a month") << "'auto_renew_monthly'"_ba << QDate(2027, 11, 21) << 13;
    QTest::addRow("the months that were slept through")
        << "'auto_renew_monthly'"_ba << QDate(2028, 2, 21) << 16;
    QTest::addRow("the first term") << "'auto_renew_same_term'"_ba << QDate(2027, 11, 21) << 24;
}

void TestContractEnds::theContractGoesOnByItself()
{
    QFETCH(const QByteArray, setting);
    QFETCH(const QDate, today);
    QFETCH(const int, months);
    Rentals shop;
    const QString id = shop.rent();
    shop.choose("contractEnd", setting);
    shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null"_s);
    shop.go(today.year(), today.month(), today.day());
    QCOMPARE(settledIn(shop), 1);
    const JsonValue rental = shop.rental(id);
    QCOMPARE(rental[u"status"].toString(), u"active"_s);
    QVERIFY(!rental.has(u"ending"));
    QCOMPARE(rental[u"contractLength"].toInteger(), months);
    QCOMPARE(rental[u"endDate"].toString(), addMonths(QDate(2026, 11, 21), months).toString(Qt::ISODate));
    QCOMPARE(rental[u"monthlyAmount"].digits(), "49.90"_ba);
    QCOMPARE(rental[u"nextBillingDate"].toString(), u"2027-11-21"_s);
    QCOMPARE(rental[u"extensionHistory"].elements().size(), 1);
    QCOMPARE(rental[u"extensionHistory"].elements()[0][u"reason"].toString(), u"automatic_renewal"_s);
    QCOMPARE(shop.events(), u"subscription.extended"_s);
    QCOMPARE(settledIn(shop), 0);
    QCOMPARE(shop.disorder(), QString());
}

// Then somebody has to decide, whatever the tenant has chosen, and it is seen where decisions are asked for.
void TestContractEnds::noContractBecomesLongerThanTenYears()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.choose("contractEnd", "'auto_renew_same_term'");
    need(shop.extend(id, "{'extensionMonths':100}"));
    shop.go(2036, 3, 21);
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.of(id, u"contract_length"_s), u"120"_s);
    QCOMPARE(shop.of(id, u"ending_type"_s), QString());
    QCOMPARE(shop.of(id, u"next_billing_date"_s), u"2036-04-21"_s);
    QCOMPARE(need(waitingWork(shop.context())).contractsEnding, 0);
    shop.go(2036, 10, 1);
    QCOMPARE(need(waitingWork(shop.context())).contractsEnding, 1);
    shop.go(2036, 11, 21);
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.look(u"select concat(count(*), ' to ', max(period_end)) from payments"_s),
             u"120 to 2036-11-21"_s);
    QCOMPARE(shop.of(id, u"ending_type"_s), u"contract_end"_s);
    QCOMPARE(need(waitingWork(shop.context())).returnsDue, 1);
    QCOMPARE(waitingForDecision(shop), 1);
    QCOMPARE(shop.disorder(), QString());
}

// Not before all of it was charged: a finished one is charged nothing any more.
void TestContractEnds::theContractIsFinishedByItself()
{
    Rentals shop;
    const QString id = shop.rent();
    shop.choose("contractEnd", "'auto_terminate'");
    shop.go(2027, 11, 21);
    QCOMPARE(settledIn(shop), 0);
    QCOMPARE(shop.status(id), u"active"_s);
    shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null returning 1"_s);
    QCOMPARE(settledIn(shop), 1);
    QCOMPARE(shop.status(id), u"ended_completed"_s);
    QCOMPARE(shop.of(id, u"return_due"_s), u"true"_s);
    QCOMPARE(shop.assetOf(shop.of(id, u"serial_number"_s)), u"rented_out held"_s);
    QCOMPARE(shop.events(), u"subscription.ended"_s);
    QCOMPARE(shop.disorder(), QString());
}

// Until the old device is back, whatever becomes of the tenant's other contracts.
void TestContractEnds::aContractThatWaitsForAnUpgradeGoesOn()
{
    Rentals shop;
    shop.choose("contractEnd", "'auto_terminate'");
    const QString id = shop.rent();
    need(shop.upgrade(id, "{'newSku':'TABLET','contractLength':24}"));
    shop.go(2028, 1, 1);
    QCOMPARE(settledIn(shop), 1);
    QCOMPARE(shop.status(id), u"active"_s);
    QCOMPARE(shop.of(id, u"end_date"_s), u"2028-01-21"_s);
    QCOMPARE(shop.of(id, u"ending_type"_s), u"upgrade"_s);
    QCOMPARE(settledIn(shop), 0);
    QCOMPARE(shop.disorder(), QString());
}

void TestContractEnds::whatWaitsForAnUpgradeIsNotEndedByHand_data()
{
    QTest::addColumn<bool>("runCameFirst");
    QTest::newRow("before the run") << false;
    QTest::newRow("after the run") << true;
}

// It goes on, so it cannot be ended as one that is over; whether the run has come to it makes no difference.
void TestContractEnds::whatWaitsForAnUpgradeIsNotEndedByHand()
{
    QFETCH(const bool, runCameFirst);
    Rentals shop;
    const QString id = shop.rent();
    need(shop.upgrade(id, "{'newSku':'TABLET','contractLength':24}"));
    shop.go(2028, 1, 1);
    if (runCameFirst)
        QCOMPARE(settledIn(shop), 1);
    QCOMPARE(codeOf(endSubscription(shop.context(), id, {})), "SUBSCRIPTION_RUNNING"_ba);
    QCOMPARE(shop.status(id), u"active"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestContractEnds::whoeverIsFasterSettlesIt()
{
    Rentals shop;
    shop.choose("contractEnd", "'auto_renew_monthly'");
    for (int i = 0; i < 20; ++i)
        shop.rent();
    shop.go(2027, 11, 21);
    std::array<int, 4> settled{};
    {
        std::barrier start(std::ssize(settled));
        std::vector<std::jthread> threads;
        for (int &count : settled) {
            threads.emplace_back([&] {
                Shop own = shop.elsewhere();
                own.look(u"select 1"_s);
                start.arrive_and_wait();
                count = settledIn(own);
            });
        }
    }
    QCOMPARE(settled[0] + settled[1] + settled[2] + settled[3], 20);
    QCOMPARE(shop.look(u"select string_agg(distinct contract_length::text, ' ') from subscriptions"_s),
             u"13"_s);
    QCOMPARE(shop.disorder(), QString());
}

// Nor what else is due; each is named.
void TestContractEnds::oneThatCannotBeSettledDoesNotHoldUpTheOthers()
{
    Rentals shop;
    const QStringList broken{shop.rent(), shop.rent()};
    const QString other = shop.rent();
    shop.look(
        u"update subscriptions set prices = '[]', end_date = end_date - 1 where rental_id <> '%1' returning 1"_s
            .arg(other));
    shop.go(2027, 11, 21);
    const DueWork work = workDue(shop.context());
    QStringList named;
    for (const WorkTrouble &trouble : work.troubles) {
        QCOMPARE(trouble.error.code, ErrorCode::InternalError);
        named += trouble.rentalId;
    }
    named.sort();
    QCOMPARE(named, broken);
    QCOMPARE(shop.of(other, u"ending_type"_s), u"contract_end"_s);
    QCOMPARE(shop.look(u"select count(*) from invoices"_s),
             u"14"_s); // one of each broken one, twelve of the other
}

void TestContractEnds::manyAreSettledInOneTransaction_data()
{
    QTest::addColumn<QByteArray>("setting");
    QTest::addColumn<QString>("event");
    QTest::newRow("somebody is to decide") << "'require_action'"_ba << u"subscription.updated 30"_s;
    QTest::newRow("they go on") << "'auto_renew_monthly'"_ba << u"subscription.extended 30"_s;
    QTest::newRow("they are finished")
        << "'auto_terminate'"_ba << u"billing_group.updated 1, subscription.ended 30"_s;
}

// Each with its entry in the audit log and its event, and their group, which is told once.
void TestContractEnds::manyAreSettledInOneTransaction()
{
    QFETCH(const QByteArray, setting);
    BilledShop shop;
    QStringList rentals;
    for (int i = 0; i < 30; ++i)
        rentals += shop.rent();
    const QString group = shop.group(rentals.mid(20), 21);
    shop.choose("contractEnd", setting);
    shop.look(u"update subscriptions set billed_until = end_date, next_billing_date = null returning 1"_s);
    shop.go(2027, 11, 21);
    const QString before = shop.look(u"select max(audit_id) from audit_entries"_s);
    QCOMPARE(settledIn(shop), 30);
    QCOMPARE(shop.look(u"select count(distinct xmin::text) from subscriptions"_s), u"1"_s);
    const int groups = setting.contains("terminate") ? 1 : 0; // it has lost its members
    QCOMPARE(shop.look(u"select concat(count(*), ' of ', count(distinct record_id)) from audit_entries where "
                       "audit_id > '%1'"_s.arg(before)),
             u"%1 of %1"_s.arg(30 + groups));
    QCOMPARE(shop.look(u"select count(*) from audit_entries where record_id = '%1' and action = "
                       "'billing_group.member'"_s.arg(group)),
             QString::number(groups));
    QFETCH(const QString, event);
    QCOMPARE(
        shop.look(
            u"select string_agg(concat(type, ' ', n), ', ' order by type) from (select type, count(*) as "
            "n from events where occurred_at = '%1' group by type) e"_s.arg(toTimestamp(shop.clock.now()))),
        event);
    QCOMPARE(shop.disorder(), QString());
}

// The connection goes before any request of it; whoever comes next does what is left.
void TestContractEnds::aCrashAnywhereSettlesEachOnce()
{
    BilledShop shop;
    shop.choose("contractEnd", "'auto_renew_monthly'");
    Turns turns(migratedDatabase());
    QStringList all;
    for (int lost = 1; lost <= 24; ++lost) {
        shop.go(2026, 11, 21);
        const QStringList rentals{shop.rent(), shop.rent(), shop.rent()};
        shop.group(rentals.mid(1), 1);
        all += rentals;
        shop.go(2027, 11, 21);
        Database cut(turns.address(0).conninfo(appRole));
        turns.loseRequest(lost);
        settleContractEnds({cut, shop.tenant, {}, {}, shop.clock}, 1000);
        turns.loseRequest(0);
        settledIn(shop);
        QCOMPARE(shop.look(u"select string_agg(concat(contract_length, ' ', "
                           "json_array_length(extension_history)), ', ') from subscriptions "
                           "where rental_id in ('%1')"_s.arg(rentals.join(u"','"_s))),
                 u"13 1, 13 1, 13 1"_s);
    }
    QCOMPARE(shop.look(u"select count(*) from events where type = 'subscription.extended'"_s),
             QString::number(all.size()));
    QCOMPARE(shop.look(u"select count(*) from audit_entries where action = 'subscription.extend'"_s),
             QString::number(all.size()));
    QCOMPARE(shop.disorder(), QString());
}

void TestContractEnds::renewalsReachBeyondToday()
{
    const Terms terms{
        .start = QDate(2027, 1, 31), .months = 1, .billingStart = {}, .prices = {{0, Money::fromMinor(1)}}};
    QCOMPARE(endOf(terms), QDate(2027, 2, 28));
    QCOMPARE(renewalFor(terms, 1, QDate(2027, 2, 28)), std::optional(1));
    QCOMPARE(renewalFor(terms, 1, QDate(2027, 3, 30)), std::optional(1));
    QCOMPARE(renewalFor(terms, 1, QDate(2027, 3, 31)), std::optional(2));
    QCOMPARE(renewalFor(terms, 6, QDate(2027, 8, 30)), std::optional(6));
    QCOMPARE(renewalFor(terms, 6, QDate(2027, 8, 31)), std::optional(12));
    QCOMPARE(renewalFor(terms, 119, QDate(2027, 2, 28)), std::optional(119));
}

void TestContractEnds::aRenewalIsAsLongAsTenYearsAllow()
{
    const auto renewal = [](int months, int term, QDate today) {
        return renewalFor({.start = QDate(2027, 1, 1),
                           .months = months,
                           .billingStart = {},
                           .prices = {{0, Money::fromMinor(1)}}},
                          term, today);
    };
    QCOMPARE(renewal(108, 36, QDate(2036, 1, 1)), std::optional(12));
    QCOMPARE(renewal(119, 1, QDate(2036, 12, 1)), std::optional(1));
    QCOMPARE(renewal(1, 120, QDate(2027, 2, 1)), std::optional(119));
    QCOMPARE(renewal(12, 1, QDate(2050, 1, 1)), std::optional(108)); // however late that is noticed
    QCOMPARE(renewal(36, 36, QDate(2050, 1, 1)), std::optional(84));
    QCOMPARE(renewal(120, 1, QDate(2037, 1, 1)), std::nullopt);
}

void TestContractEnds::whatIsAsLongAsContractsMayBeDoesNotGoOnByItself()
{
    const auto end = [](int months, ContractEnd chosen) {
        return contractEndOf(
            {.start = QDate(2027, 1, 1), .months = months, .billingStart = {}, .prices = {{0, Money()}}},
            chosen);
    };
    using enum ContractEnd;
    for (const ContractEnd chosen : {RequireAction, AutoRenewMonthly, AutoRenewSameTerm, AutoTerminate})
        QCOMPARE(end(119, chosen), chosen);
    QCOMPARE(end(120, AutoRenewMonthly), RequireAction);
    QCOMPARE(end(120, AutoRenewSameTerm), RequireAction);
    QCOMPARE(end(120, RequireAction), RequireAction);
    QCOMPARE(end(120, AutoTerminate), AutoTerminate);
}

QTEST_GUILESS_MAIN(TestContractEnds)
#include "tst_contract_ends.moc"
