// SPDX-License-Identifier: GPL-3.0-or-later
// Contracts that begin later than today: they are charged when they begin, whatever happens until then. Today
// is 21 November 2026; a phone costs 49.90 a month, a case 2.50 and 10.00 to set up.
#include "core/services/due/work_due.h"
#include "core/services/payments/payments.h"
#include "core/services/previews/preview.h"
#include "tests/support/billed_shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

struct EarlyShop : BilledShop
{
    void beSandbox()
    {
        look(u"update tenants set sandbox = true, test_now = '2026-11-21T09:00:00Z' returning 1"_s);
        tenant = need(findTenant(database.connection(), tenant->id));
    }
    void moveTo(QDate day)
    {
        const PassedTime passed = need(passTime(context(), QDateTime(day, QTime(9, 0), QTimeZone::utc())));
        QVERIFY(passed.troubles.empty());
        tenant = passed.tenant;
    }
    QString invoices()
    {
        return look(u"select string_agg(concat_ws(' ', kind, invoice_number, issue_date, total), ', ' order by "
                    u"issued_at, number) from invoices"_s);
    }
    QByteArray later(const QByteArray &day, const QByteArray &option = "immediate")
    {
        return ",'startDate':'" + day + "','billingStartOption':'" + option + '\'';
    }
};

} // namespace

class TestStartsAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstPaymentArisesOnItsDay_data();
    void theFirstPaymentArisesOnItsDay();
    void itIsMadeAtOnceWithinTheHorizon();
    void whatHasBegunIsChargedAtOnceWheneverItIsDue();
    void itIsTaxedByTheRateOfItsDay();
    void theSetupFeeIsAskedOnce_data();
    void theSetupFeeIsAskedOnce();
    void whatEndsBeforeItBeginsCostsNothing_data();
    void whatEndsBeforeItBeginsCostsNothing();
    void whatWasPaidBeforeItBeginsComesBackWithAnUpgrade();
    void aReturnBeforeItBeginsCostsItsFeeAlone();
    void aBuyoutBeforeItBeginsPaysForAllMonths();
    void whatIsAgreedBeforeItBeginsHoldsFromTheFirstMonth();
    void whatNobodyCouldBeAskedForIsRefusedAtOnce();
    void theScheduleIsWhatIsCharged();
};

void TestStartsAhead::theFirstPaymentArisesOnItsDay_data()
{
    QTest::addColumn<QByteArray>("option");
    QTest::addColumn<QDate>("due");
    QTest::newRow("immediate") << "immediate"_ba << QDate(2028, 10, 15);
    QTest::newRow("first of next month") << "first_of_next_month"_ba << QDate(2028, 11, 1);
    QTest::newRow("same day next month") << "same_day_next_month"_ba << QDate(2028, 11, 15);
}

// Nearly two years later: until then there is nothing to pay, and no invoice has the number of another year.
void TestStartsAhead::theFirstPaymentArisesOnItsDay()
{
    QFETCH(const QByteArray, option);
    QFETCH(const QDate, due);
    EarlyShop shop;
    shop.beSandbox();
    const QString id = shop.rentCase({}, shop.later("2028-10-15", option));
    QCOMPARE(shop.count(), u"0"_s);
    QCOMPARE(shop.next(id), due.toString(Qt::ISODate));
    const auto told = [&](const QString &type) {
        return shop.look(u"select count(*)::text from events where type = '%1'"_s.arg(type));
    };
    QCOMPARE(told(u"subscription.created"_s), u"1"_s);
    shop.moveTo(due.addDays(-1));
    QCOMPARE(shop.count(), u"0"_s);
    QCOMPARE(shop.invoices(), QString());
    QCOMPARE(told(u"payment.scheduled"_s), u"0"_s);
    shop.moveTo(due);
    QCOMPARE(told(u"payment.scheduled"_s), u"1"_s);
    QCOMPARE(shop.lines(id), u"instalment 250, setup 1000"_s);
}

void TestStartsAhead::itIsMadeAtOnceWithinTheHorizon()
{
    EarlyShop shop;
    shop.choose("billing.horizonDays", "10");
    const QString tenth = shop.rent(shop.later("2026-12-01")), eleventh = shop.rent(shop.later("2026-12-02")),
                  first = shop.rent(shop.later("2026-12-01", "same_day_next_month"));
    QCOMPARE(shop.charged(tenth), u"2026-12-01 4990"_s);
    QCOMPARE(shop.next(tenth), u"2027-01-01"_s);
    QCOMPARE(shop.charged(eleventh), QString());
    QCOMPARE(shop.charged(first), QString());
    shop.pass(2026, 11, 21);
    QCOMPARE(shop.count(), u"1"_s);
    shop.pass(2026, 11, 22);
    QCOMPARE(shop.charged(eleventh), u"2026-12-02 4990"_s);
    QCOMPARE(shop.charged(first), QString());
}

void TestStartsAhead::whatHasBegunIsChargedAtOnceWheneverItIsDue()
{
    EarlyShop shop;
    for (const char *option : {"immediate", "first_of_next_month", "same_day_next_month"}) {
        const QString id = shop.rent(shop.later("2026-11-21", option));
        QCOMPARE(shop.charged(id), u"2026-11-21 4990"_s);
    }
    QVERIFY(shop.events().contains("payment.scheduled"_L1));
}

void TestStartsAhead::itIsTaxedByTheRateOfItsDay()
{
    EarlyShop shop;
    shop.choose("tax.rate", "19");
    shop.rent(shop.later("2027-02-15"));
    shop.go(2027, 1, 1);
    shop.choose("tax.rate", "25");
    shop.pass(2027, 2, 16);
    QCOMPARE(shop.look(u"select string_agg(concat(trim_scale(tax_rate), ' ', total), ', ') from payments"_s),
             u"25 6238"_s);
}

void TestStartsAhead::theSetupFeeIsAskedOnce_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("lines");
    QTest::newRow("it begins") << 0 << u"instalment 250, setup 1000, instalment 250"_s;
    QTest::newRow("its first month is asked for before")
        << 1 << u"instalment 250, setup 1000, instalment 250"_s;
    QTest::newRow("its second month is asked for before")
        << 2 << u"instalment 250, setup 1000, instalment 250"_s;
    QTest::newRow("it joins a group before") << 3 << u"instalment 331, setup 1000"_s;
    QTest::newRow("it joins a group and leaves it") << 4 << u"instalment 250, setup 1000, instalment 250"_s;
    QTest::newRow("nobody looks for months") << 5 << u"instalment 250, setup 1000, instalment 250"_s;
}

void TestStartsAhead::theSetupFeeIsAskedOnce()
{
    QFETCH(const int, way);
    QFETCH(const QString, lines);
    EarlyShop shop;
    const QString id = shop.rentCase({}, shop.later("2026-12-22"));
    if (way == 1 || way == 2) {
        const QString month = way == 1 ? u"2026-12"_s : u"2027-01"_s;
        need(createPayment(
            shop.context(),
            {.rentalId = id, .billingPeriod = month, .amount = {}, .dueDate = {}, .description = {}}));
        QCOMPARE(shop.lines(id), u"instalment 250, setup 1000"_s);
    }
    if (way == 3 || way == 4) {
        const QString group = shop.group({id}, 1);
        QCOMPARE(shop.next(id), u"2027-01-01"_s);
        if (way == 4) {
            need(removeBillingGroup(shop.context(), group));
            QCOMPARE(shop.next(id), u"2026-12-22"_s);
        }
    }
    if (way != 5)
        shop.pass(2026, 12, 22);
    shop.pass(2027, 1, 22);
    QCOMPARE(shop.lines(id), lines);
    QCOMPARE(shop.disorder(), QString());
}

void TestStartsAhead::whatEndsBeforeItBeginsCostsNothing_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("it is cancelled") << 0;
    QTest::newRow("its device is brought back") << 1;
    QTest::newRow("it is upgraded") << 2;
    QTest::newRow("it is upgraded once its device is back") << 3;
}

// There is nothing that a credit note would have to take back.
void TestStartsAhead::whatEndsBeforeItBeginsCostsNothing()
{
    QFETCH(const int, way);
    EarlyShop shop;
    const QString id = shop.rentCase({}, shop.later("2027-01-01"));
    const QString serial = shop.of(id, u"serial_number"_s);
    shop.pass(2026, 12, 20);
    switch (way) {
    case 0: need(shop.cancel(id)); break;
    case 1:
        shop.choose("earlyReturn.method", "'none'");
        need(shop.giveBack(id));
        break;
    case 2: {
        const QByteArray tablet = shop.device("TABLET").toLatin1();
        need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24,'newSerialNumber':'" + tablet + "'}"));
        break;
    }
    case 3:
        need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24}"));
        need(returnAsset(shop.context(), serial, {}));
        break;
    }
    QVERIFY(shop.status(id) != "active"_L1);
    shop.pass(2027, 3, 1);
    QCOMPARE(shop.look(u"select count(*)::text from payments where rental_id = '%1'"_s.arg(id)), u"0"_s);
    QCOMPARE(shop.look(u"select count(*)::text from invoices where kind = 'credit_note'"_s), u"0"_s);
    QCOMPARE(shop.look(u"select count(*)::text from payment_lines where purpose = 'setup'"_s), u"0"_s);
    QCOMPARE(shop.violations(), QString());
}

// The setup of what never began, too; the new one asks for its own.
void TestStartsAhead::whatWasPaidBeforeItBeginsComesBackWithAnUpgrade()
{
    EarlyShop shop;
    shop.choose("billing.horizonDays", "60");
    const QString id = shop.rentCase({}, shop.later("2027-01-01"));
    const QString payment = shop.look(u"select payment_id from payments"_s);
    need(markPaid(shop.context(), payment, {}));
    const QByteArray tablet = shop.device("TABLET").toLatin1();
    need(shop.upgrade(id, "{'newSku':'TABLET','newContractLength':24,'newSerialNumber':'" + tablet + "'}"));
    shop.pass(2027, 3, 1);
    QCOMPARE(
        shop.look(
            u"select concat(sum(total) filter (where kind = 'invoice'), ' ', sum(total) filter (where kind = "
            u"'credit_note')) from invoices where payment_id = '%1'"_s.arg(payment)),
        u"1250 1250"_s);
    QCOMPARE(shop.violations(), QString());
}

// Half of the twelve months that nobody has been charged for, and nothing to set it up.
void TestStartsAhead::aReturnBeforeItBeginsCostsItsFeeAlone()
{
    EarlyShop shop;
    const QString id = shop.rentCase({}, shop.later("2027-01-01"));
    QCOMPARE(need(shop.giveBack(id)).fee.minor(), 12 * 250 / 2);
    shop.pass(2027, 3, 1);
    QCOMPARE(shop.payments(id), u"early_return_fee 1500 pending"_s);
    QCOMPARE(shop.violations(), QString());
}

void TestStartsAhead::aBuyoutBeforeItBeginsPaysForAllMonths()
{
    EarlyShop shop;
    shop.choose("buyout.method", "'remaining'");
    const QString id = shop.rent(shop.later("2027-01-01"));
    QCOMPARE(need(calculateBuyout(shop.context(), id)).price.minor(), 12 * 4990);
    QCOMPARE(need(shop.buy(id)).price.minor(), 12 * 4990);
    shop.pass(2027, 3, 1);
    QCOMPARE(shop.payments(id), u"buyout 59880 pending"_s);
    QCOMPARE(shop.violations(), QString());
}

void TestStartsAhead::whatIsAgreedBeforeItBeginsHoldsFromTheFirstMonth()
{
    EarlyShop shop;
    const QString id = shop.rent(shop.later("2027-01-31"));
    need(shop.extend(id, "{'extensionMonths':2,'newMonthlyAmount':39.90}"));
    need(shop.replace(id, "{'newSerialNumber':'" + shop.device().toLatin1() + "','reason':'defective'}"));
    shop.pass(2028, 12, 31);
    QCOMPARE(shop.look(u"select concat(count(*), ' ', sum(amount), ' ', min(lower(period)), ' ', "
                       u"max(upper(period))) from payment_lines"_s),
             u"14 55860 2027-01-31 2028-03-31"_s);
    QCOMPARE(shop.violations(), QString());
}

void TestStartsAhead::whatNobodyCouldBeAskedForIsRefusedAtOnce()
{
    EarlyShop shop;
    need(upsertProduct(
        shop.context(),
        need(ProductRequest::read(json(product("PLANE", "[{'contractLength':12,'monthlyPrice':9000000000}]")),
                                  *shop.tenant))));
    const QString serial = shop.device("PLANE");
    const auto order = need(OrderRequest::read(json(orderOf("PLANE")), *shop.tenant));
    const QString orderId = need(placeOrder(shop.context(), order, NaturalKey::Skip)).id;
    shop.choose("tax.rate", "20");
    QStringList codes;
    for (const QDate &start : {QDate(2026, 11, 21), QDate(2027, 1, 1)})
        codes += QString::fromLatin1(codeOf(createSubscription(
            shop.context(), {.orderId = orderId, .serialNumber = serial, .startDate = start})));
    QCOMPARE(codes, (QStringList{u"VALIDATION_ERROR"_s, u"VALIDATION_ERROR"_s}));
}

void TestStartsAhead::theScheduleIsWhatIsCharged()
{
    EarlyShop shop;
    const QString id = shop.rent(shop.later("2027-01-31", "first_of_next_month"));
    const auto schedule = need(subscriptionSchedule(shop.context(), id));
    QCOMPARE(schedule.size(), size_t(12));
    QCOMPARE(schedule.front().status, u"upcoming"_s);
    QCOMPARE(schedule.front().dueDate, QDate(2027, 2, 1));
    QCOMPARE(schedule.front().period, (DateRange{{2027, 1, 31}, {2027, 2, 28}}));
    shop.pass(2027, 2, 1);
    QCOMPARE(shop.look(u"select concat_ws(' ', due_date, period_start, period_end) from payments"_s),
             u"2027-02-01 2027-01-31 2027-02-28"_s);
}

QTEST_GUILESS_MAIN(TestStartsAhead)
#include "tst_starts_ahead.moc"
