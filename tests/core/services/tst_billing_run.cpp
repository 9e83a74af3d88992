// SPDX-License-Identifier: GPL-3.0-or-later
// What the calendar charges: each period of a contract once, alone or in a group, whatever happened meanwhile.
// Contracts begin on 21 November 2026 for 12 months at 49.90.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/due/work_due.h"
#include "core/services/invoices/invoices.h"
#include "core/services/payments/payments.h"
#include "core/services/previews/group_invoice.h"
#include "tests/support/billed_shop.h"

#include <QTest>

#include <algorithm>
#include <barrier>
#include <thread>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestBillingRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anInstalmentIsChargedOnItsDayAndOnce();
    void aLongPauseIsCaughtUpInOrder();
    void theHorizonChargesEarlier();
    void aDayOfAGroupWithoutLinesDoesNotHoldUpTheNextOnes();
    void aContractIsChargedToItsEndAndNoFurther();
    void whoWaitsForAnUpgradePaysUntilTheReturn_data();
    void whoWaitsForAnUpgradePaysUntilTheReturn();
    void anUpgradeOfAContractThatIsOverChargesNothing();
    void aRenewedContractGoesOnBeingCharged();
    void aGroupHasOnePaymentForAllOfItsContracts();
    void theInvoiceOfAGroupIsWhatItsPreviewShowed();
    void aPreviewKnowsTheCustomersCredit();
    void whatAChangeWouldDoIsWhatItDoes();
    void anExtensionBringsWhatItsPreviewShows();
    void leavingAGroupCostsTheContractNothing();
    void anEndChargesFirstWhatHasBegun();
    void whatNeverBeganCostsNothing_data();
    void whatNeverBeganCostsNothing();
    void theScheduleKnowsWhatTheLastChargeMakesUp();
    void aMemberThatEndsOwesWhatItHasBegun();
    void aMemberThatIsBoughtOutPaysForItsDaysOnce();
    void aMemberIsNotChargedBeforeItBegins();
    void theSetupFeeOfAMemberStandsInItsGroupsInvoice();
    void theSetupFeeIsAskedOnceWhoeverChargesFirst_data();
    void theSetupFeeIsAskedOnceWhoeverChargesFirst();
    void aSetupFeeThatWasForgivenIsNotAskedForAgain();
    void aSetupFeeThatWasCalledOffIsAskedForWithItsMonth();
    void noFeeIsEverLate();
    void inASandboxAnInvoiceIsOfTheDayOfItsPayment();
    void manyAtOnceChargeEverythingOnce();
    void oneThatCannotBeChargedDoesNotHoldUpTheOthers();
    void aJumpOfASandboxIsItsSingleDays();
    void aSandboxNeverGoesBackToADay();
    void whatCannotBeChargedDoesNotEndTheRound();
    void theFirstInstalmentIsCalledAsTheOthers();
    void aNewPriceIsNotForMonthsThatHaveBegun();
    void aNewPriceIsNotForWhatTheGroupStillHasToCharge();
    void aScheduleOfAMemberIsWhatItsGroupCharges();
    void onlyBusinessesHaveTheTermsInTheirSchedule();
};

void TestBillingRun::anInstalmentIsChargedOnItsDayAndOnce()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.pass(2026, 12, 20);
    QCOMPARE(shop.charged(id), u"2026-11-21 4990"_s);
    shop.pass(2026, 12, 21);
    QCOMPARE(shop.charged(id), u"2026-11-21 4990, 2026-12-21 4990"_s);
    QCOMPARE(shop.next(id), u"2027-01-21"_s);
    QCOMPARE(shop.look(u"select max(due_date)::text from payments"_s), u"2026-12-21"_s);
    QVERIFY(shop.events().contains("payment.scheduled"_L1));
    QCOMPARE(shop.look(u"select count(*)::text from invoices"_s), u"2"_s);
    shop.pass(2026, 12, 21);
    QCOMPARE(shop.count(), u"2"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::aLongPauseIsCaughtUpInOrder()
{
    BilledShop shop;
    const QString first = shop.rent();
    shop.go(2026, 12, 5);
    const QString second = shop.rent();
    shop.pass(2027, 3, 21);
    QCOMPARE(shop.charged(first),
             u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990, 2027-02-21 4990, "
             u"2027-03-21 4990"_s);
    QCOMPARE(shop.charged(second), u"2026-12-05 4990, 2027-01-05 4990, 2027-02-05 4990, 2027-03-05 4990"_s);
    // the payments arose in the order of their days, and so did their invoices
    QCOMPARE(shop.look(u"select string_agg(due_date::text, ' ' order by payment_id) from payments"_s),
             shop.look(u"select string_agg(due_date::text, ' ' order by due_date) from payments"_s));
    QCOMPARE(shop.look(u"select string_agg(due_date::text, ' ' order by number) from invoices"_s),
             shop.look(u"select string_agg(due_date::text, ' ' order by due_date) from invoices"_s));
}

void TestBillingRun::theHorizonChargesEarlier()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.choose("billing.horizonDays", "10");
    shop.pass(2026, 12, 10);
    QCOMPARE(shop.count(), u"1"_s);
    shop.pass(2026, 12, 11);
    QCOMPARE(shop.charged(id), u"2026-11-21 4990, 2026-12-21 4990"_s);
    QCOMPARE(shop.look(u"select max(due_date)::text from payments"_s), u"2026-12-21"_s);
}

void TestBillingRun::aDayOfAGroupWithoutLinesDoesNotHoldUpTheNextOnes()
{
    BilledShop shop;
    shop.look(u"update tenants set sandbox = true, test_now = '2026-11-21T09:00:00Z' returning 1"_s);
    shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
    const QString id = shop.rent();
    shop.group({id}, 1);
    for (const QString &month : {u"2026-12"_s, u"2027-01"_s, u"2027-02"_s})
        need(createPayment(
            shop.context(),
            {.rentalId = id, .billingPeriod = month, .amount = {}, .dueDate = {}, .description = {}}));
    need(doWorkDue(shop.context()));
    shop.choose("billing.horizonDays", "110");
    // there is nothing left to charge before 1 March
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.charged(id),
             u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990, 2027-02-21 4990, "
             u"2027-03-21 1771"_s); // 49.90 × 11 ÷ 31
    QCOMPARE(shop.next(id), u"2027-04-01"_s);
}

void TestBillingRun::aContractIsChargedToItsEndAndNoFurther()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.pass(2028, 6, 1);
    QCOMPARE(
        shop.look(u"select concat(count(*), ' ', sum(amount), ' ', max(upper(period))) from payment_lines"_s),
        u"12 59880 2027-11-21"_s);
    QCOMPARE(shop.next(id), QString());
    QCOMPARE(shop.rental(id)[u"ending"].toJson(),
             R"({"type":"contract_end","scheduledEndDate":"2027-11-21"})"_ba);
}

// Whatever happens to other contracts when they are over.
void TestBillingRun::whoWaitsForAnUpgradePaysUntilTheReturn_data()
{
    QTest::addColumn<QByteArray>("contractEnd");
    QTest::addColumn<bool>("runComes");
    QTest::newRow("others wait") << "'require_action'"_ba << true;
    QTest::newRow("others end") << "'auto_terminate'"_ba << true;
    QTest::newRow("others go on") << "'auto_renew_same_term'"_ba << true;
    QTest::newRow("the device is back before the run comes") << "'require_action'"_ba << false;
}
void TestBillingRun::whoWaitsForAnUpgradePaysUntilTheReturn()
{
    QFETCH(const QByteArray, contractEnd);
    QFETCH(const bool, runComes);
    BilledShop shop;
    shop.choose("contractEnd", contractEnd);
    const QString id = shop.rent(), serial = shop.of(id, u"serial_number"_s);
    shop.pass(2027, 11, 1);
    need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24}"));
    if (runComes)
        shop.pass(2028, 1, 25);
    else
        shop.go(2028, 1, 25);
    QCOMPARE(shop.status(id), u"active"_s);
    need(returnAsset(shop.context(), serial, {}));
    QCOMPARE(shop.status(id), u"ended_upgrade"_s);
    QCOMPARE(
        shop.look(u"select concat(count(*), ' ', sum(amount), ' ', max(upper(period))) from payment_lines"_s),
        u"15 74850 2028-02-21"_s);
    QCOMPARE(shop.disorder(), QString());
}

// The months after the end were not for sale: nobody is charged for them afterwards.
void TestBillingRun::anUpgradeOfAContractThatIsOverChargesNothing()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.pass(2028, 1, 25);
    const Upgrade upgrade = need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24}"));
    QCOMPARE(upgrade.scheduledEndDate, QDate(2028, 1, 25));
    shop.pass(2028, 3, 1);
    QCOMPARE(shop.count(), u"12"_s);
    need(returnAsset(shop.context(), shop.of(id, u"serial_number"_s), {}));
    QCOMPARE(shop.count(), u"12"_s);
    QCOMPARE(shop.status(id), u"ended_upgrade"_s);
}

void TestBillingRun::aRenewedContractGoesOnBeingCharged()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.choose("contractEnd", "'auto_renew_monthly'");
    shop.pass(2028, 2, 25);
    QCOMPARE(
        shop.look(u"select concat(count(*), ' ', sum(amount), ' ', max(upper(period))) from payment_lines"_s),
        u"16 79840 2028-03-21"_s);
    QCOMPARE(shop.of(id, u"end_date"_s), u"2028-03-21"_s);
}

void TestBillingRun::aGroupHasOnePaymentForAllOfItsContracts()
{
    BilledShop shop;
    const QString first = shop.rent(), second = shop.rent();
    const QString group = shop.group({first, second}, 1);
    shop.pass(2026, 12, 31);
    // 1 December has no line: both are paid to the 21st, so its invoice has the days from then on
    QCOMPARE(shop.charged(first), u"2026-11-21 4990, 2026-12-21 1771"_s); // 49.90 × 11 ÷ 31
    shop.pass(2027, 1, 1);
    QCOMPARE(shop.charged(second), u"2026-11-21 4990, 2026-12-21 1771, 2027-01-01 4990"_s);
    QCOMPARE(shop.look(u"select string_agg(concat(period_start, ' ', subtotal, ' ', payment_type), ', ' "
                       u"order by period_start) from payments where billing_group_id = '%1'"_s.arg(group)),
             u"2026-12-01 3542 consolidated, 2027-01-01 9980 consolidated"_s);
    QCOMPARE(shop.look(u"select count(*)::text from invoices where billing_group_id = '%1'"_s.arg(group)),
             u"2"_s);
    QCOMPARE(shop.next(first), u"2027-02-01"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::theInvoiceOfAGroupIsWhatItsPreviewShowed()
{
    BilledShop shop;
    shop.choose("tax.rate", "19");
    const QString first = shop.rent();
    shop.go(2026, 11, 29);
    const QString second = shop.rent();
    const QString group = shop.group({first, second}, 7);
    const InvoicePreview preview = need(previewInvoice(shop.context(), group, {}));
    shop.pass(2026, 12, 7);
    QStringList lines;
    for (size_t i = 0; i < preview.lines.size(); ++i)
        lines += u"%1 %2 %3 %4"_s
                     .arg(preview.lines[i].rentalId, preview.lines[i].period->start.toString(Qt::ISODate))
                     .arg(preview.charge.lines[i].amount.minor())
                     .arg(preview.charge.lines[i].tax.minor());
    QCOMPARE(
        shop.look(u"select string_agg(concat_ws(' ', l.rental_id, lower(l.period), l.amount, l.tax_amount), "
                  u"', ' order by l.position) from payment_lines l join payments p using (payment_id) "
                  u"where p.billing_group_id = '%1'"_s.arg(group)),
        lines.join(u", "_s));
}

void TestBillingRun::aPreviewKnowsTheCustomersCredit()
{
    BilledShop shop;
    const QString id = shop.rent(), group = shop.group({id}, 1);
    const QString first = shop.look(u"select payment_id from payments"_s);
    need(markPaid(shop.context(), first,
                  {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(5990)}));
    const InvoicePreview preview = need(previewInvoice(shop.context(), group, {}));
    QCOMPARE(preview.creditUsed, Money::fromMinor(1000));
    shop.pass(2026, 12, 1);
    QCOMPARE(shop.look(u"select string_agg(concat(total, ' less ', credit_used), ', ') from invoices where "
                       u"billing_group_id = '%1'"_s.arg(group)),
             u"%1 less 1000"_s.arg(preview.charge.total.minor()));
}

void TestBillingRun::whatAChangeWouldDoIsWhatItDoes()
{
    BilledShop shop;
    const QString first = shop.rent(), second = shop.rent();
    const QString group = shop.group({first}, 1);
    const GroupChanges changes{.add = {second}, .remove = {}, .billingDay = 15};
    const InvoicePreview before = need(previewInvoice(shop.context(), group, {}));
    const InvoicePreview hypothetical = need(previewInvoice(shop.context(), group, {}, changes));
    QCOMPARE(need(previewInvoice(shop.context(), group, {})).charge.total,
             before.charge.total); // nothing stays
    QCOMPARE(hypothetical.difference, *Money::difference(hypothetical.charge.total, before.charge.total));
    need(addToBillingGroup(shop.context(), group, {second}));
    need(reviseBillingGroup(shop.context(), group, {.billingDay = 15}));
    shop.pass(2026, 12, 15);
    QCOMPARE(
        shop.look(
            u"select concat_ws(' ', period_start, total) from payments where billing_group_id = '%1'"_s.arg(
                group)),
        u"2026-12-15 %1"_s.arg(hypothetical.charge.total.minor()));
}

void TestBillingRun::anExtensionBringsWhatItsPreviewShows()
{
    BilledShop shop;
    shop.choose("contractLengths", "[1,12,24]");
    const QString id = shop.rent(), other = shop.rent();
    const QString group = shop.group({id, other}, 1);
    shop.pass(2027, 10, 1); // what is left is the stub of 21 days
    const GroupChanges changes{.add = {}, .remove = {}, .billingDay = {}, .extend = {{id, 3}}};
    const InvoicePreview before = need(previewInvoice(shop.context(), group, {}));
    const InvoicePreview promise = need(previewInvoice(shop.context(), group, {}, changes));
    QVERIFY(promise.difference.minor() > 0);
    QCOMPARE(promise.difference, *Money::difference(promise.charge.total, before.charge.total));
    QCOMPARE(need(previewInvoice(shop.context(), group, {})).charge.total, before.charge.total);
    need(shop.extend(id, "{'extensionMonths':3}"));
    shop.pass(2027, 11, 1);
    QCOMPARE(shop.look(u"select total::text from payments where period_start = '2027-11-01'"_s),
             QString::number(promise.charge.total.minor()));
    const auto refused = previewInvoice(shop.context(), group, {},
                                        {.add = {}, .remove = {}, .billingDay = {}, .extend = {{id, 120}}});
    QCOMPARE(codeOf(refused), "INVALID_EXTENSION_MONTHS"_ba);
}

void TestBillingRun::leavingAGroupCostsTheContractNothing()
{
    BilledShop shop;
    const QString id = shop.rent(), other = shop.rent();
    const QString group = shop.group({id, other}, 1);
    shop.pass(2027, 2, 14);
    need(removeFromBillingGroup(shop.context(), group, id));
    QCOMPARE(shop.next(id), u"2027-03-01"_s); // it is charged up to there
    shop.pass(2027, 3, 1);
    QCOMPARE(shop.charged(id).section(u", "_s, -1), u"2027-03-01 3564"_s); // 49.90 × 20 ÷ 28, to its own day
    need(removeBillingGroup(shop.context(), group));
    shop.pass(2028, 1, 1);
    QCOMPARE(
        shop.look(u"select string_agg(distinct s, ' ') from (select sum(amount)::text as s from payment_lines "
                  u"group by rental_id) d"_s),
        u"59880"_s);
}

// The billing run has not come to it for two months.
void TestBillingRun::anEndChargesFirstWhatHasBegun()
{
    BilledShop shop;
    const QString id = shop.rent(), bought = shop.rent();
    shop.go(2027, 1, 25);
    const BuyoutQuote quote = need(calculateBuyout(shop.context(), bought));
    QCOMPARE(quote.price, need(shop.buy(bought)).price);
    need(shop.cancel(id));
    QCOMPARE(shop.charged(id), u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990"_s);
    QCOMPARE(shop.look(
                 u"select string_agg(concat(purpose, ' ', subtotal), ', ' order by period_start) from payments "
                 u"where rental_id = '%1'"_s.arg(bought)),
             u"instalment 4990, instalment 4990, instalment 4990, buyout %1"_s.arg(quote.price.minor()));
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.charged(id).count(u' '), 5);
    QCOMPARE(shop.disorder(), QString());
}

// Whether it was paid or not: nobody owes the setup of what never began.
void TestBillingRun::whatNeverBeganCostsNothing_data()
{
    QTest::addColumn<int>("paid");
    QTest::newRow("nothing is paid") << 0;
    QTest::newRow("part of it is paid") << 1200;
    QTest::newRow("all of it is paid") << 1250;
}
void TestBillingRun::whatNeverBeganCostsNothing()
{
    QFETCH(const int, paid);
    BilledShop shop;
    shop.choose("billing.horizonDays", "60"); // it is charged ahead
    const QString id = shop.rentCase({}, ",'startDate':'2027-01-01'");
    QCOMPARE(shop.lines(id), u"instalment 250, setup 1000"_s);
    if (paid > 0)
        need(markPaid(shop.context(), shop.look(u"select payment_id from payments"_s),
                      {.paidAt = {}, .reference = {}, .notes = {}, .amount = Money::fromMinor(paid)}));
    need(shop.cancel(id));
    need(doWorkDue(shop.context()));
    QCOMPARE(
        shop.look(u"select coalesce(sum(case kind when 'credit_note' then -total else total end), 0)::text "
                  u"from invoices"_s),
        u"0"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::theScheduleKnowsWhatTheLastChargeMakesUp()
{
    BilledShop shop;
    const QString id = shop.rent(), group = shop.group({id}, 15);
    shop.pass(2027, 1, 20);
    need(removeBillingGroup(shop.context(), group));
    const auto schedule = need(subscriptionSchedule(shop.context(), id));
    qint64 sum = 0;
    for (const ScheduledInstalment &instalment : schedule)
        sum += instalment.amount.minor();
    QCOMPARE(sum, 59880);
    shop.pass(2028, 1, 1);
    QVERIFY(shop.charged(id).endsWith(u"%1 %2"_s.arg(schedule.back().period.start.toString(Qt::ISODate))
                                          .arg(schedule.back().amount.minor())));
}

// From the day to which its group has charged it, to its own day.
void TestBillingRun::aMemberThatEndsOwesWhatItHasBegun()
{
    BilledShop shop;
    const QString id = shop.rent(), other = shop.rent();
    shop.group({id, other}, 28); // charged to 28 December by then
    shop.pass(2026, 11, 28);
    shop.go(2026, 12, 30);
    need(shop.cancel(id));
    QCOMPARE(shop.charged(id), u"2026-11-21 4990, 2026-12-21 1164, 2026-12-28 3863"_s);
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.charged(id).count(u','), 2);
    QCOMPARE(shop.disorder(), QString());
}

// Its group has charged it up to 1 March; its own month ends on the 10th, which nobody has charged.
void TestBillingRun::aMemberThatIsBoughtOutPaysForItsDaysOnce()
{
    BilledShop shop;
    shop.choose("buyout.method", "'remaining'");
    shop.go(2027, 1, 10);
    const QString id = shop.rent();
    shop.group({id}, 1);
    shop.pass(2027, 2, 20);
    const QString charged = shop.charged(id);
    const BuyoutQuote quote = need(calculateBuyout(shop.context(), id));
    QCOMPARE(quote.remainder.months, *Decimal::parse("10.3214")); // 9 of 28 days, and ten months
    QCOMPARE(need(shop.buy(id)).price, quote.price);
    QCOMPARE(shop.charged(id), charged + u",  %1"_s.arg(quote.price.minor())); // and the price
}

// The group has another one, which is charged on 1 December; its own first days come on 1 January, as its next
// date and its schedule have said.
void TestBillingRun::aMemberIsNotChargedBeforeItBegins()
{
    BilledShop shop;
    const QString first = shop.rent(), group = shop.group({first}, 1);
    const QString later = shop.rent(",'startDate':'2026-12-15','billingGroupId':'" + group.toLatin1() + "'");
    QCOMPARE(shop.next(later), u"2027-01-01"_s);
    const auto schedule = need(subscriptionSchedule(shop.context(), later));
    const InvoicePreview december = need(previewInvoice(shop.context(), group, QDate(2026, 12, 1)));
    QCOMPARE(december.lines.size(), size_t(1));
    shop.pass(2026, 12, 31);
    QCOMPARE(shop.charged(first), u"2026-11-21 4990, 2026-12-21 1771"_s);
    QCOMPARE(shop.charged(later), QString());
    const InvoicePreview january = need(previewInvoice(shop.context(), group, {}));
    shop.pass(2027, 1, 1);
    QCOMPARE(shop.charged(later), u"2026-12-15 7726"_s); // 49.90 × 17 ÷ 31, and January
    QCOMPARE(schedule.front().amount.minor(), 7726);
    QCOMPARE(schedule.front().dueDate, QDate(2027, 1, 1));
    QCOMPARE(shop.look(u"select max(total)::text from payments"_s),
             QString::number(january.charge.total.minor()));
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::theSetupFeeOfAMemberStandsInItsGroupsInvoice()
{
    BilledShop shop;
    const QString group = shop.group({shop.rent()}, 1);
    const QString id = shop.rentCase(group);
    QCOMPARE(shop.lines(id), QString()); // nothing before the group's day
    const InvoicePreview preview = need(previewInvoice(shop.context(), group, {}));
    shop.pass(2027, 1, 1);
    // nine days of November, and December
    QCOMPARE(shop.lines(id), u"instalment 333, setup 1000, instalment 250"_s);
    QCOMPARE(
        shop.look(
            u"select total::text from invoices where billing_group_id = '%1' order by number limit 1"_s.arg(
                group)),
        QString::number(preview.charge.total.minor()));
    QCOMPARE(shop.look(u"select string_agg(i ->> 'purpose', ' ' order by n) from invoices, "
                       u"json_array_elements(lines) with ordinality l(i, n) where billing_group_id = '%1' "
                       u"and period_start = '2026-12-01'"_s.arg(group)),
             u"instalment instalment setup"_s);
    QCOMPARE(shop.look(u"select count(*)::text from payments where purpose = 'setup'"_s), u"0"_s);
}

void TestBillingRun::theSetupFeeIsAskedOnceWhoeverChargesFirst_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("lines");
    QTest::addRow("it leaves the group") << 0 << u"instalment 250, setup 1000, instalment 250"_s;
    QTest::addRow("it ends") << 1 << u"instalment 250, setup 1000"_s;
    QTest::addRow("a later month is asked for")
        << 2 << u"instalment 250, setup 1000, instalment 333, instalment 161"_s;
    QTest::addRow("a later month is asked for, and it ends") << 3 << u"instalment 250, setup 1000"_s;
}

void TestBillingRun::theSetupFeeIsAskedOnceWhoeverChargesFirst()
{
    QFETCH(const int, way);
    QFETCH(const QString, lines);
    BilledShop shop;
    const QString group = shop.group({shop.rent()}, 1);
    const QString id = shop.rentCase(group);
    if (way == 0)
        need(removeFromBillingGroup(shop.context(), group, id));
    else if (way == 1)
        need(shop.cancel(id));
    else
        need(createPayment(
            shop.context(),
            {.rentalId = id, .billingPeriod = u"2027-01"_s, .amount = {}, .dueDate = {}, .description = {}}));
    if (way == 3)
        need(shop.cancel(id));
    shop.pass(2027, 1, 1);
    QCOMPARE(shop.lines(id), lines);
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::aSetupFeeThatWasForgivenIsNotAskedForAgain()
{
    BilledShop shop;
    const QString group = shop.group({shop.rent()}, 1);
    const QString id = shop.rentCase(group);
    const QString ahead =
        need(createPayment(shop.context(), {.rentalId = id, .billingPeriod = u"2027-01"_s})).id;
    need(issueInvoices(shop.context(), 100));
    const QString invoice = shop.look(u"select invoice_id from invoices where payment_id = '%1'"_s.arg(ahead));
    need(creditInvoice(shop.context(), invoice, {{{{1, Money::fromMinor(1000)}}}, u"Goodwill"_s}));
    need(shop.cancel(id));
    QCOMPARE(shop.lines(id), u"instalment 250"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::aSetupFeeThatWasCalledOffIsAskedForWithItsMonth()
{
    BilledShop shop;
    const QString id = shop.rentCase();
    const QString first = shop.look(u"select payment_id from payments where rental_id = '%1'"_s.arg(id));
    QCOMPARE(shop.lines(id), u"instalment 250, setup 1000"_s);
    shop.pass(2026, 12, 21);
    const QString second = shop.look(u"select max(payment_id) from payments where rental_id = '%1'"_s.arg(id));
    need(cancelPayment(shop.context(), first, u"By mistake"_s));
    need(cancelPayment(shop.context(), second, u"By mistake"_s));
    shop.pass(2027, 1, 21);
    QCOMPARE(shop.lines(id), u"instalment 250"_s); // January's: nobody has asked for the others
    for (const QString &month : {u"2026-12"_s, u"2026-11"_s, u"2026-11"_s})
        need(createPayment(shop.context(), {.rentalId = id, .billingPeriod = month}));
    QCOMPARE(shop.lines(id), u"instalment 250, instalment 250, instalment 250, setup 1000"_s);
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::noFeeIsEverLate()
{
    BilledShop shop;
    shop.choose("billing.lateFee", "15");
    shop.choose("earlyReturn.method", "'flat'");
    shop.choose("earlyReturn.flatFee", "100");
    const QString id = shop.rent();
    need(shop.giveBack(id));
    shop.pass(2027, 3, 1);
    QCOMPARE(shop.look(u"select string_agg(concat(purpose, ' ', total, ' ', late_fee_charged), ', ' order by "
                       u"payment_id) from payments"_s),
             u"instalment 4990 t, early_return_fee 10000 f, late_fee 1500 f"_s);
}

// The housekeeper may come to it when the clock stands months later.
void TestBillingRun::inASandboxAnInvoiceIsOfTheDayOfItsPayment()
{
    BilledShop shop;
    shop.look(u"update tenants set sandbox = true, test_now = '2026-12-30T09:00:00Z' returning 1"_s);
    shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
    shop.rent();
    need(setTestClock(shop.context(), QDateTime(QDate(2027, 1, 5), QTime(9, 0), QTimeZone::utc())));
    shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
    shop.rent();
    need(setTestClock(shop.context(), QDateTime(QDate(2027, 4, 1), QTime(9, 0), QTimeZone::utc())));
    shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
    QCOMPARE(need(issueInvoices(shop.context(), 100)), 2);
    QCOMPARE(
        shop.look(
            u"select string_agg(concat(invoice_number, ' ', issue_date), ', ' order by place) from invoices"_s),
        u"2026-000001 2026-12-30, 2027-000001 2027-01-05"_s);
}

void TestBillingRun::manyAtOnceChargeEverythingOnce()
{
    BilledShop shop;
    QStringList rentals;
    for (int i = 0; i < 12; ++i)
        rentals += shop.rent();
    shop.group({rentals[0], rentals[1], rentals[2]}, 3);
    shop.go(2027, 4, 1);
    constexpr int Many = 4;
    std::barrier together(Many);
    {
        std::vector<std::jthread> runs;
        for (int i = 0; i < Many; ++i)
            runs.emplace_back([&] {
                Shop own = shop.elsewhere();
                own.look(u"select 1"_s);
                together.arrive_and_wait();
                need(doWorkDue(own.context()));
            });
    }
    QCOMPARE(
        shop.look(u"select count(*)::text from payments where purpose = 'instalment'"_s),
        QString::number(12 + 9 * 4 + 4)); // first ones; four months alone; the group's 3 December to 3 March
    QCOMPARE(
        shop.look(u"select concat(min(number), ' ', max(number), ' ', count(distinct number)) from invoices "
                  u"where year = 2027"_s),
        shop.look(u"select concat(1, ' ', count(*), ' ', count(*)) from invoices where year = 2027"_s));
    QCOMPARE(shop.disorder(), QString());
}

void TestBillingRun::oneThatCannotBeChargedDoesNotHoldUpTheOthers()
{
    BilledShop shop;
    const QString broken = shop.rent(), sound = shop.rent();
    shop.look(u"update subscriptions set prices = '[]' where rental_id = '%1' returning 1"_s.arg(broken));
    shop.go(2027, 1, 21);
    QVERIFY(!doWorkDue(shop.context())); // somebody has to hear of it
    QCOMPARE(shop.charged(sound), u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990"_s);
    shop.look(
        u"update subscriptions set prices = '[[0,4990]]' where rental_id = '%1' returning 1"_s.arg(broken));
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.charged(broken), u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 4990"_s);
}

// Ninety days at once bring what ninety single days bring, to the numbers of the invoices; also when the work
// was broken off again and again.
void TestBillingRun::aJumpOfASandboxIsItsSingleDays()
{
    enum Way { SingleDays, OneJump, BrokenOff };
    const auto livedThrough = [](Way way) {
        BilledShop shop;
        shop.choose("contractEnd", "'auto_renew_monthly'");
        shop.look(u"update tenants set sandbox = true, test_now = '2026-11-21T09:00:00Z' returning 1"_s);
        const auto moveTo = [&](QDate day) {
            const QDateTime moment(day, QTime(9, 0), QTimeZone::utc());
            shop.tenant = need(passTime(shop.context(), moment)).tenant;
        };
        shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
        const QString first = shop.rent(), second = shop.rent(), third = shop.rent();
        need(shop.extend(third, "{'extensionMonths':1}"));
        shop.group({first, second}, 9);
        const QDate begin(2026, 11, 21), end(2027, 2, 19);
        if (way == SingleDays) {
            for (QDate day = begin.addDays(1); day < end; day = day.addDays(1))
                moveTo(day);
        }
        if (way == BrokenOff) {
            need(doWorkDue(shop.context()));
            need(setTestClock(shop.context(), QDateTime(end, QTime(9, 0), QTimeZone::utc())));
            shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
            while (need(doWorkDue(shop.context(), 1))) { }
        }
        moveTo(end);
        return shop.look(
            u"select string_agg(concat_ws(' ', invoice_number, issue_date, due_date, total, purpose), "
            u"', ' order by place) from invoices"_s);
    };
    const QString jumped = livedThrough(OneJump);
    QVERIFY(jumped.contains("2027-000001"_L1));
    QCOMPARE(jumped, livedThrough(SingleDays));
    QCOMPARE(jumped, livedThrough(BrokenOff));
}

// What turns up on a day of days that it has lived happens on that day.
void TestBillingRun::aSandboxNeverGoesBackToADay()
{
    BilledShop shop;
    shop.choose("billing.lateFee", "15");
    shop.look(u"update tenants set sandbox = true, test_now = '2028-01-09T09:00:00Z' returning 1"_s);
    shop.tenant = need(findTenant(shop.database.connection(), shop.tenant->id));
    const auto moveTo = [&](QDate day) {
        shop.tenant = need(passTime(shop.context(), QDateTime(day, QTime(9, 0), QTimeZone::utc()))).tenant;
    };
    shop.rent(",'startDate':'2028-01-09'");
    moveTo({2028, 1, 10});
    shop.rent(",'startDate':'2027-10-10'");
    moveTo({2028, 1, 10});
    QCOMPARE(shop.look(u"select string_agg(concat(invoice_number, ' ', issue_date), ', ' order by issued_at, "
                       u"number) from invoices"_s),
             u"2028-000001 2028-01-09, 2028-000002 2028-01-10, 2028-000003 2028-01-10, 2028-000004 2028-01-10, "
             "2028-000005 2028-01-10"_s);
    QCOMPARE(shop.look(u"select count(*)::text from payments where purpose = 'late_fee'"_s), u"0"_s);
    moveTo({2028, 3, 1}); // the fees of what was made on 9 January, and of the four of 10 January
    QCOMPARE(
        shop.look(u"select string_agg(concat(day, ' ', many), ', ' order by day) from (select "
                  u"(created_at at time zone 'Europe/Berlin')::date as day, count(*) as many from payments "
                  u"where purpose = 'late_fee' and created_at < '2028-02-01' group by 1) d"_s),
        u"2028-01-24 1, 2028-01-25 4"_s);
}

// One that cannot be charged, and more than is charged at once: both are told.
void TestBillingRun::whatCannotBeChargedDoesNotEndTheRound()
{
    BilledShop shop;
    const QString broken = shop.rent();
    for (int i = 0; i < 3; ++i)
        shop.rent();
    shop.look(u"update subscriptions set prices = '[]' where rental_id = '%1' returning 1"_s.arg(broken));
    shop.go(2027, 1, 21);
    const DueWork first = workDue(shop.context(), 2);
    QVERIFY(first.isMore);
    QCOMPARE(first.troubles.size(), size_t(1));
    QCOMPARE(first.troubles.front().rentalId, broken);
    DueWork last = first;
    for (int round = 0; round < 20 && last.isMore; ++round)
        last = workDue(shop.context(), 2);
    QVERIFY(!last.isMore);
    QCOMPARE(last.troubles.size(), size_t(1));
    QCOMPARE(shop.count(), u"10"_s); // four first ones, and two more of three
}

void TestBillingRun::theFirstInstalmentIsCalledAsTheOthers()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.pass(2026, 12, 21);
    QCOMPARE(shop.look(u"select string_agg(distinct description, '; ') from payment_lines where rental_id = "
                       u"'%1'"_s.arg(id)),
             u"PHONE, SN-1"_s);
}

// The run of that day has not come to it.
void TestBillingRun::aNewPriceIsNotForMonthsThatHaveBegun()
{
    BilledShop shop;
    const QString id = shop.rent();
    shop.go(2026, 12, 21);
    need(shop.extend(id, "{'extensionMonths':1,'newMonthlyAmount':10}"));
    shop.pass(2027, 1, 21);
    QCOMPARE(shop.charged(id), u"2026-11-21 4990, 2026-12-21 4990, 2027-01-21 1000"_s);
}

void TestBillingRun::aNewPriceIsNotForWhatTheGroupStillHasToCharge()
{
    const auto charged = [](bool extendsFirst) {
        BilledShop shop;
        const QString id = shop.rent(), other = shop.rent();
        shop.group({id, other}, 1);
        shop.go(2026, 12, 1);
        const auto extend = [&] { need(shop.extend(id, "{'extensionMonths':1,'newMonthlyAmount':10}")); };
        if (extendsFirst)
            extend();
        need(doWorkDue(shop.context()));
        if (!extendsFirst)
            extend();
        shop.pass(2027, 3, 1);
        return shop.charged(id);
    };
    QCOMPARE(charged(true), charged(false));
}

// Line by line, before and after each of the group's days; and each keeps its number.
void TestBillingRun::aScheduleOfAMemberIsWhatItsGroupCharges()
{
    BilledShop shop;
    shop.choose("billing.termsDays", "14");
    const QString id = shop.rent(), other = shop.rent();
    const QString group = shop.group({id, other}, 1);
    const auto schedule = [&] { return need(subscriptionSchedule(shop.context(), id)); };
    const auto told = [](const ScheduledInstalment &each) {
        return u"%1: %2 %3 %4 %5"_s.arg(each.number)
            .arg(each.period.start.toString(Qt::ISODate), each.period.end.toString(Qt::ISODate),
                 each.dueDate.toString(Qt::ISODate))
            .arg(each.amount.minor());
    };
    QStringList before;
    for (const ScheduledInstalment &each : schedule())
        before += told(each);
    for (QDate day(2026, 12, 1); day <= QDate(2027, 12, 1); day = day.addMonths(1)) {
        const auto instalments = schedule();
        const auto next = std::ranges::find(instalments, u"upcoming"_s, &ScheduledInstalment::status);
        const InvoicePreview preview = need(previewInvoice(shop.context(), group, {}));
        if (next == instalments.end()) {
            QVERIFY(preview.lines.empty());
            break;
        }
        QCOMPARE(next->dueDate, preview.dueDate);
        const auto line = std::ranges::find(preview.lines, id, &ChargeLine::rentalId);
        QVERIFY(line != preview.lines.end());
        QVERIFY(*line->period == next->period);
        QCOMPARE(line->price, next->amount);
        shop.pass(preview.period.start.year(), preview.period.start.month(), preview.period.start.day());
        QStringList after;
        for (const ScheduledInstalment &each : schedule())
            after += told(each);
        QCOMPARE(after, before);
    }
    QVERIFY(std::ranges::none_of(schedule(), [](const auto &each) { return each.status == "upcoming"_L1; }));
}

void TestBillingRun::onlyBusinessesHaveTheTermsInTheirSchedule()
{
    BilledShop shop;
    shop.choose("billing.termsDays", "14");
    const QString id = shop.rent();
    const auto due = [&] { return need(subscriptionSchedule(shop.context(), id)).at(1).dueDate; };
    QCOMPARE(due(), QDate(2026, 12, 21));
    shop.look(u"update customers set customer_type = 'business' returning 1"_s);
    QCOMPARE(due(), QDate(2027, 1, 4));
}

QTEST_GUILESS_MAIN(TestBillingRun)
#include "tst_billing_run.moc"
