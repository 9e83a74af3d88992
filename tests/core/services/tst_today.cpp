// SPDX-License-Identifier: GPL-3.0-or-later
// The day's figures, each against a sum made by hand. A phone costs 49.90 a month and was bought for 1,200.
#include "core/services/payments/payments.h"
#include "core/services/subscriptions/contract_ends.h"
#include "core/services/today/today.h"
#include "tests/support/rentals.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestToday : public QObject
{
    Q_OBJECT

private:
    static QDateTime utc(int year, int month, int day, int hour, int minute)
    {
        return QDateTime(QDate(year, month, day), QTime(hour, minute), QTimeZone::utc());
    }
    // The amounts of the last so many months in minor units, the latest last.
    static QList<qint64> lastMonths(Rentals &shop, int months)
    {
        QList<qint64> amounts;
        for (const MonthAmount &month : need(moneyFigures(shop.context())).revenue)
            amounts += month.amount.minor();
        return amounts.last(months);
    }
    static QList<qint64> minors(std::initializer_list<qint64> amounts) { return amounts; }
    static QByteArray webhook(Rentals &shop, const QByteArray &url, const QByteArray &failingSince)
    {
        const QByteArray id = "whe_" + url;
        shop.look(QString::fromUtf8("insert into webhook_endpoints (tenant_id, webhook_endpoint_id, url, "
                                    "events, failing_since, secret, "
                                    "sealed_by, created_by, created_at, updated_at) values (current_tenant(), '"
                                    + id + "', 'https://" + url + "', '{*}', " + failingSince
                                    + ", '', 'x', 'x', now(), now()) returning 1"));
        return id;
    }

private Q_SLOTS:
    void aMonthsRevenueIsThatOfWhatRunsOnItsLastDay();
    void theMonthIsTheTenantsNotUniversalTime();
    void aPriceThatChangesCountsFromItsInstalmentOn();
    void revenueIsWithoutTheTaxThatPricesContain();
    void aContractThatBeginsTomorrowBringsNothingYet();
    void collectedIsWhatWasPaidThisMonthWheneverItWasDue();
    void overdueIsWhatIsOwedWithTaxSinceYesterdayOrLonger();
    void devicesAreOutOrIdleOrNeither();
    void productsBeyondTheFirstSevenAreToldTogether();
    void costIsRecoveredByWhatDevicesBring();
    void theOldestOrderIsTheFirstToBeConfirmed();
    void whatWaitsLongestIsTheFirstToBeFulfilled();
    void partOfAnOrderIsStillToBeFulfilled();
    void devicesAreDueBackWhenTheirSubscriptionHasEndedOrIsAgreedToEnd();
    void aContractEndsWithinSixtyDaysUnlessItsEndIsAgreed();
    void aContractThatIsOverIsAReturnAndNoLongerOneThatEnds();
    void theOldestOrderIsConfirmedFirstWhateverItsId();
    void nobodyDecidesWhereContractsGoOnByThemselves();
    void aWebhookFailsUntilItIsDelivered();
    void whoeverMayNotSeePaymentsIsNotShownThem();
    void moreThanAThousandAreNotCounted();
    void anotherTenantsWorkIsNotSeen();
};

void TestToday::aMonthsRevenueIsThatOfWhatRunsOnItsLastDay()
{
    Rentals shop;
    shop.go(2026, 9, 10);
    shop.rent();
    shop.go(2026, 10, 5);
    const QString returned = shop.rent();
    shop.go(2026, 11, 1);
    shop.rent();
    shop.go(2026, 11, 2);
    need(shop.giveBack(returned));
    shop.go(2026, 11, 21);
    // August 0; September one; October two; November two, for one of the three has ended
    QCOMPARE(lastMonths(shop, 4), minors({0, 4990, 9980, 9980}));
    const MoneyFigures figures = need(moneyFigures(shop.context()));
    QCOMPARE(figures.revenue.size(), RevenueMonths);
    QCOMPARE(figures.revenue.constFirst().month, QDate(2025, 11, 1));
    QCOMPARE(figures.revenue.constLast().month, QDate(2026, 11, 1));
    QCOMPARE(figures.recurring().minor(), 9980);
    QCOMPARE(figures.recurringLastMonth().minor(), 9980);
}

// 23:30 UTC on the last of October is half past midnight on the first of November in Berlin.
void TestToday::theMonthIsTheTenantsNotUniversalTime()
{
    Rentals shop;
    shop.go(2026, 9, 10);
    const QString kept = shop.rent(), early = shop.rent();
    shop.clock.set(utc(2026, 10, 31, 23, 30));
    need(shop.giveBack(early));
    shop.go(2026, 11, 21);
    QCOMPARE(lastMonths(shop, 3), minors({9980, 9980, 4990}));
    shop.clock.set(utc(2026, 11, 30, 22, 59));
    QCOMPARE(need(moneyFigures(shop.context())).revenue.constLast().month, QDate(2026, 11, 1));
    shop.clock.set(utc(2026, 11, 30, 23, 0));
    QCOMPARE(need(moneyFigures(shop.context())).revenue.constLast().month, QDate(2026, 12, 1));
    QCOMPARE(shop.status(kept), u"active"_s);
}

void TestToday::aPriceThatChangesCountsFromItsInstalmentOn()
{
    Rentals shop;
    shop.go(2026, 9, 10);
    const QString id = shop.rent();
    shop.rent();
    shop.charge(id, 1); // to 10 November
    shop.go(2026, 10, 20);
    need(shop.extend(id, "{'extensionMonths':12,'newMonthlyAmount':30}"));
    shop.go(2026, 11, 9);
    QCOMPARE(lastMonths(shop, 4), minors({0, 9980, 9980, 9980}));
    shop.go(2026, 11, 10);
    QCOMPARE(lastMonths(shop, 4), minors({0, 9980, 9980, 7990}));
    shop.go(2026, 12, 1);
    need(shop.giveBack(id));
    QCOMPARE(lastMonths(shop, 4), minors({9980, 9980, 7990, 4990}));
}

// 49.90 with 19 % of tax is 41.93 without; of two, twice as much, and not the half cent more of 99.80.
void TestToday::revenueIsWithoutTheTaxThatPricesContain()
{
    Rentals shop;
    shop.choose("tax.rate", "19");
    shop.rent();
    shop.rent();
    QCOMPARE(lastMonths(shop, 1), minors({9980}));
    shop.choose("tax.inclusive", "true");
    QCOMPARE(lastMonths(shop, 1), minors({8386}));
}

void TestToday::aContractThatBeginsTomorrowBringsNothingYet()
{
    Rentals shop;
    shop.rent(",'startDate':'2026-11-22'");
    QCOMPARE(lastMonths(shop, 1), minors({0}));
    shop.go(2026, 11, 22);
    QCOMPARE(lastMonths(shop, 1), minors({4990}));
}

void TestToday::collectedIsWhatWasPaidThisMonthWheneverItWasDue()
{
    Rentals shop;
    shop.choose("tax.rate", "19");
    shop.go(2026, 10, 5);
    const QString late = shop.rent(); // due in October, paid in November
    const QString early = shop.rent(); // paid in October
    shop.go(2026, 11, 3);
    const QString paid = shop.rent();
    shop.rent(); // not paid
    const QString cancelled = shop.rent();
    shop.rent(",'startDate':'2026-11-28'"); // not due yet
    const auto paymentOf = [&](const QString &id) {
        return shop.look(u"select payment_id from payments where rental_id = '%1'"_s.arg(id));
    };
    const auto payOn = [&](const QString &id, const QString &moment) {
        need(markPaid(shop.context(), paymentOf(id),
                      {.paidAt = parseTimestamp(moment), .reference = {}, .notes = {}}));
    };
    shop.go(2026, 11, 4);
    payOn(late, u"2026-10-31T23:00:00Z"_s); // midnight in Berlin
    payOn(early, u"2026-10-31T22:59:00Z"_s);
    payOn(paid, u"2026-11-04T10:00:00Z"_s);
    need(cancelPayment(shop.context(), paymentOf(cancelled), u"x"_s));
    shop.go(2026, 11, 21);
    const MoneyFigures figures = need(moneyFigures(shop.context()));
    QCOMPARE(figures.payments.collected.minor(), 9980); // without tax
    QCOMPARE(figures.payments.due.minor(), 9980);
    QCOMPARE(figures.payments.paidOfDue.minor(), 4990);
    QCOMPARE(figures.collectedPercent(), (Decimal{500, 1}));
}

void TestToday::overdueIsWhatIsOwedWithTaxSinceYesterdayOrLonger()
{
    Rentals shop;
    shop.choose("tax.rate", "19");
    const MoneyFigures none = need(moneyFigures(shop.context()));
    QCOMPARE(none.overdue.payments, 0);
    QVERIFY(!none.overdue.oldest);
    QVERIFY(!none.collectedPercent());
    shop.go(2026, 11, 1);
    const QString oldest = shop.rent();
    shop.look(u"update payments set status = 'failed' where rental_id = '%1' returning 1"_s.arg(oldest));
    shop.go(2026, 11, 20);
    shop.rent();
    shop.go(2026, 11, 21);
    shop.rent(); // due today
    shop.pay(shop.rent());
    shop.look(
        u"insert into payments (tenant_id, payment_id, payment_type, purpose, customer_id, rental_id, "
        u"billing_period, status, currency, subtotal, tax_rate, tax_amount, total, due_date, idempotency_key, "
        u"created_by, created_at, updated_at) select tenant_id, 'pay_nothing', payment_type, 'other', "
        u"customer_id, rental_id, billing_period, 'pending', currency, 0, 0, 0, 0, '2026-10-01', 'nothing', "
        u"created_by, created_at, updated_at from payments limit 1 returning 1"_s); // is owed by nobody
    const MoneyFigures figures = need(moneyFigures(shop.context()));
    QCOMPARE(figures.overdue.payments, 2);
    QCOMPARE(figures.overdue.total.minor(), 2 * 5938); // 49.90 and 9.48
    QCOMPARE(figures.oldestOverdueDays, 20);
    const WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.counts.paymentsOverdue, 2);
    QCOMPARE(lists.payments.size(), 2);
    QCOMPARE(lists.payments[0].due, QDate(2026, 11, 1));
    QCOMPARE(lists.payments[0].customer, u"Ada Lovelace"_s);
    QCOMPARE(lists.payments[0].total.minor(), 5938);
    QCOMPARE(lists.payments[1].due, QDate(2026, 11, 20));
}

void TestToday::devicesAreOutOrIdleOrNeither()
{
    Rentals shop;
    shop.rent();
    shop.rent();
    const QString back = shop.rent(), bought = shop.rent();
    need(shop.giveBack(back));
    need(shop.buy(bought));
    shop.device();
    shop.device("TABLET");
    shop.look(u"update assets set status = 'unavailable' where serial_number = '%1' returning 1"_s.arg(
        shop.device("TABLET")));
    const DeviceFigures figures = need(deviceFigures(shop.context()));
    QCOMPARE(figures.all, 6); // without the one that was sold
    QCOMPARE(figures.out, 2);
    QCOMPARE(figures.idle, 3); // two on the shelf, one just returned
    QCOMPARE(figures.products.size(), 2);
    QCOMPARE(figures.products[0].name, u"PHONE"_s);
    QCOMPARE(figures.products[0].out, 2);
    QCOMPARE(figures.products[0].idle, 2);
    QCOMPARE(figures.products[1].name, u"TABLET"_s);
    QCOMPARE(figures.products[1].idle, 1);
    QCOMPARE(figures.otherProducts, 0);
    QCOMPARE(need(waitingWork(shop.context())).devicesToInspect, 1);
}

void TestToday::productsBeyondTheFirstSevenAreToldTogether()
{
    Rentals shop;
    for (int number = 1; number <= 9; ++number) {
        const QByteArray sku = "P" + QByteArray::number(number);
        need(upsertProduct(shop.context(),
                           need(ProductRequest::read(json(product(sku, "{'12':10}")), *shop.tenant))));
        for (int device = 0; device < number; ++device)
            shop.device(sku);
    }
    const DeviceFigures figures = need(deviceFigures(shop.context()));
    QCOMPARE(figures.products.size(), 8);
    QCOMPARE(figures.products[0].name, u"P9"_s);
    QCOMPARE(figures.products[7].productId, QString());
    QCOMPARE(figures.products[7].idle, 3); // P2 and P1
    QCOMPARE(figures.otherProducts, 2);
    QCOMPARE(figures.idle, 45);
}

void TestToday::costIsRecoveredByWhatDevicesBring()
{
    Rentals shop;
    shop.choose("tax.rate", "19");
    shop.pay(shop.rent());
    shop.rent();
    shop.device("TABLET");
    const CostRecovery recovery = need(costRecovery(shop.context()));
    QCOMPARE(recovery.company.cost.minor(), 3 * 120000);
    QCOMPARE(recovery.company.collected.minor(), 4990); // without tax
    QCOMPARE(recoveredPercent(recovery.company), (Decimal{14, 1})); // 49.90 ÷ 3,600 = 1.39 %
    QCOMPARE(recovery.products.size(), 2);
    QCOMPARE(recovery.products[0].name, u"PHONE"_s);
    QCOMPARE(recovery.products[0].cost.minor(), 240000);
    QCOMPARE(recovery.products[0].collected.minor(), 4990);
    QCOMPARE(recovery.products[1].collected.minor(), 0);
    shop.look(u"update assets set acquisition_cost = null returning 1"_s);
    QVERIFY(!recoveredPercent(need(costRecovery(shop.context())).company));
}

void TestToday::theOldestOrderIsTheFirstToBeConfirmed()
{
    Rentals shop;
    shop.choose("orders.autoConfirm", "false");
    QStringList ids;
    for (int order = 0; order < 7; ++order) {
        shop.clock.set(shop.clock.now().addSecs(60));
        ids += need(placeOrder(shop.context(), need(OrderRequest::read(json(orderOf("PHONE")), *shop.tenant)),
                               NaturalKey::Skip))
                   .id;
    }
    need(confirmOrder(shop.context(), ids[1]));
    need(cancelOrder(shop.context(), ids[2], {}));
    const WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.counts.ordersToConfirm, 5);
    QCOMPARE(lists.toConfirm.size(), 5);
    QCOMPARE(lists.toConfirm[0].orderId, ids[0]);
    QCOMPARE(lists.toConfirm[0].since, QDateTime::fromString(u"2026-11-21T09:31:00.123Z"_s, Qt::ISODateWithMs));
    QCOMPARE(lists.toConfirm[1].orderId, ids[3]);
    QCOMPARE(lists.toFulfil.size(), 1);
    QCOMPARE(lists.toFulfil[0].orderId, ids[1]);
    const OrderStates states = need(orderStates(shop.context()));
    QCOMPARE(states.pending, 5);
    QCOMPARE(states.confirmed, 1);
    QCOMPARE(states.cancelled, 1);
}

void TestToday::whatWaitsLongestIsTheFirstToBeFulfilled()
{
    Rentals shop;
    QStringList ids;
    for (int order = 0; order < 4; ++order) {
        shop.clock.set(shop.clock.now().addSecs(60));
        ids += need(placeOrder(shop.context(), need(OrderRequest::read(json(orderOf("PHONE")), *shop.tenant)),
                               NaturalKey::Skip))
                   .id;
    }
    const QString older =
        u"update orders set created_at = created_at - interval '%1 days' where order_id = '%2' "
        "returning 1"_s;
    shop.look(older.arg(3).arg(ids[2]));
    shop.look(older.arg(5).arg(ids[3]));
    QStringList shown;
    for (const WaitingOrder &order : need(workLists(shop.context(), {})).toFulfil)
        shown += order.orderId;
    QCOMPARE(shown, (QStringList{ids[3], ids[2], ids[0], ids[1]}));
}

void TestToday::partOfAnOrderIsStillToBeFulfilled()
{
    Rentals shop;
    shop.rent(); // fulfilled at once
    const auto order =
        need(OrderRequest::read(json(orderOf("PHONE").replace("'quantity':1", "'quantity':3")), *shop.tenant));
    const QString orderId = need(placeOrder(shop.context(), order, NaturalKey::Skip)).id;
    QCOMPARE(need(workLists(shop.context(), {})).toFulfil[0].devicesLeft, 3);
    const QByteArray body =
        "{'orderId':'" + orderId.toLatin1() + "','serialNumber':'" + shop.device().toLatin1() + "'}";
    need(createSubscription(shop.context(),
                            need(SubscriptionRequest::read(json(body), *shop.tenant, QDate(2026, 11, 21)))));
    const WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.counts.ordersToFulfil, 1);
    QCOMPARE(lists.toFulfil[0].orderId, orderId);
    QCOMPARE(lists.toFulfil[0].devicesLeft, 2);
    QCOMPARE(lists.toFulfil[0].devices, 3);
}

void TestToday::devicesAreDueBackWhenTheirSubscriptionHasEndedOrIsAgreedToEnd()
{
    Rentals shop;
    const QString cancelled = shop.rent(), runs = shop.rent(), upgraded = shop.rent();
    shop.clock.set(utc(2026, 11, 24, 23, 30)); // the 25th in Berlin
    need(shop.cancel(cancelled));
    need(shop.upgrade(upgraded, "{'newSku':'TABLET','newContractLength':24}"));
    shop.go(2026, 11, 30);
    const QString ending = shop.of(upgraded, u"ending_date"_s);
    WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.returns[0].rentalId, cancelled);
    QCOMPARE(lists.returns[0].due, QDate(2026, 11, 25));
    QCOMPARE(lists.returns[0].serialNumber, u"SN-1"_s);
    QCOMPARE(lists.counts.returnsDue, 1);
    QCOMPARE(ending, u"2026-12-21"_s);
    shop.go(2026, 12, 14); // a week before
    lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.counts.returnsDue, 2);
    QCOMPARE(lists.returns[1].rentalId, upgraded);
    QCOMPARE(lists.returns[1].due, QDate(2026, 12, 21));
    need(returnAsset(shop.context(), u"SN-1"_s, {}));
    QCOMPARE(need(workLists(shop.context(), {})).counts.returnsDue, 1);
    QCOMPARE(shop.status(runs), u"active"_s);
}

void TestToday::aContractEndsWithinSixtyDaysUnlessItsEndIsAgreed()
{
    Rentals shop;
    const QString first = shop.rent(), upgraded = shop.rent();
    shop.go(2026, 11, 22);
    const QString second = shop.rent();
    need(shop.upgrade(upgraded, "{'newSku':'TABLET','newContractLength':24}"));
    shop.go(2027, 9, 21); // 61 days before the first ends
    QCOMPARE(need(workLists(shop.context(), {})).counts.contractsEnding, 0);
    shop.go(2027, 9, 22);
    WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.counts.contractsEnding, 1);
    QCOMPARE(lists.contracts[0].rentalId, first);
    QCOMPARE(lists.contracts[0].ends, QDate(2027, 11, 21));
    QCOMPARE(lists.contracts[0].product, u"PHONE"_s);
    shop.go(2027, 11, 30); // both are over
    lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.contracts.size(), 2);
    QCOMPARE(lists.contracts[1].rentalId, second);
    need(shop.extend(first, "{'extensionMonths':12}"));
    QCOMPARE(need(workLists(shop.context(), {})).counts.contractsEnding, 1);
}

void TestToday::aContractThatIsOverIsAReturnAndNoLongerOneThatEnds()
{
    Rentals shop;
    const QString over = shop.rent();
    shop.go(2026, 11, 30);
    const QString next = shop.rent();
    shop.go(2027, 11, 25);
    settleContractEnds(shop.context(), 100);
    const WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.returns.size(), 1);
    QCOMPARE(lists.returns[0].rentalId, over);
    QCOMPARE(lists.contracts.size(), 1);
    QCOMPARE(lists.contracts[0].rentalId, next);
    QCOMPARE(lists.counts.contractsEnding, 1);
}

void TestToday::theOldestOrderIsConfirmedFirstWhateverItsId()
{
    Rentals shop;
    const auto place = [&shop] {
        const auto order = need(OrderRequest::read(json(orderOf("PHONE")), *shop.tenant));
        return need(placeOrder(shop.context(), order, NaturalKey::Skip)).id;
    };
    const QString first = place(), second = place();
    shop.look(u"update orders set status = 'pending', created_at = created_at - interval '1 day' * "
              "case order_id when '%1' then 2 else 1 end where order_id in ('%1', '%2') returning 1"_s.arg(
                  second, first));
    const WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.toConfirm.size(), 2);
    QCOMPARE(lists.toConfirm[0].orderId, second);
    QCOMPARE(lists.toConfirm[1].orderId, first);
}

void TestToday::nobodyDecidesWhereContractsGoOnByThemselves()
{
    Rentals shop;
    shop.rent();
    shop.go(2027, 11, 1);
    QCOMPARE(need(waitingWork(shop.context())).contractsEnding, 1);
    shop.choose("contractEnd", "'auto_renew_monthly'");
    QCOMPARE(need(waitingWork(shop.context())).contractsEnding, 0);
    QCOMPARE(need(workLists(shop.context(), {})).counts.contractsEnding, 1);
    shop.choose("contractEnd", "'auto_terminate'");
    QCOMPARE(need(waitingWork(shop.context())).contractsEnding, 0);
}

void TestToday::aWebhookFailsUntilItIsDelivered()
{
    Rentals shop;
    webhook(shop, "well", "null");
    const QByteArray failing = webhook(shop, "failing", "'2026-11-21T07:40Z'");
    const QString event = shop.look(u"select event_id from events order by event_id limit 1"_s);
    if (event.isEmpty())
        shop.rent();
    shop.look(u"insert into webhook_deliveries (tenant_id, webhook_delivery_id, webhook_endpoint_id, event_id, "
              "event, attempts, failures, next_attempt_at, created_at, updated_at) "
              "select current_tenant(), 'whd_1', '%1', event_id, type, array['{\"status\":503}'::json], 4, "
              "'2026-11-21T09:41Z', now(), now() from events order by event_id limit 1 returning 1"_s.arg(
                  QString::fromLatin1(failing)));
    const WorkLists lists = need(workLists(shop.context(), {}));
    QCOMPARE(lists.counts.webhooksFailing, 1);
    QCOMPARE(lists.webhooks.size(), 1);
    QCOMPARE(lists.webhooks[0].url, u"https://failing"_s);
    QCOMPARE(lists.webhooks[0].waiting, 1);
    QCOMPARE(lists.webhooks[0].failures, 4);
    QCOMPARE(lists.webhooks[0].lastStatus, 503);
    QCOMPARE(lists.webhooks[0].nextAttempt, utc(2026, 11, 21, 9, 41));
    shop.look(u"update webhook_endpoints set failing_since = null returning 1"_s);
    QCOMPARE(need(waitingWork(shop.context())).webhooksFailing, 0);
}

void TestToday::whoeverMayNotSeePaymentsIsNotShownThem()
{
    Rentals shop;
    shop.rent();
    shop.go(2026, 11, 25);
    QCOMPARE(need(workLists(shop.context(), {})).payments.size(), 1);
    QCOMPARE(need(workLists(shop.context(), {.payments = false})).payments.size(), 0);
}

void TestToday::moreThanAThousandAreNotCounted()
{
    Rentals shop;
    shop.device();
    shop.look(
        u"insert into assets (tenant_id, serial_number, product_id, variant_id, sku, product_name, status, "
        "acquisition_date, created_from, created_by, created_at, updated_at) "
        "select tenant_id, 'X' || n, product_id, variant_id, sku, product_name, 'returned', acquisition_date, "
        "'', created_by, created_at, updated_at from assets, generate_series(1, 1200) n returning 1"_s);
    QCOMPARE(need(waitingWork(shop.context())).devicesToInspect, MostWorkCounted);
    QCOMPARE(need(deviceFigures(shop.context())).all, 1201);
}

void TestToday::anotherTenantsWorkIsNotSeen()
{
    Rentals shop, other;
    other.rent();
    other.go(2027, 11, 30);
    shop.go(2027, 11, 30);
    QCOMPARE(need(waitingWork(shop.context())), WaitingCounts());
    QCOMPARE(need(deviceFigures(shop.context())).all, 0);
    QCOMPARE(need(moneyFigures(shop.context())).overdue.payments, 0);
    QVERIFY(need(waitingWork(other.context())) != WaitingCounts());
}

QTEST_GUILESS_MAIN(TestToday)
#include "tst_today.moc"
