// SPDX-License-Identifier: GPL-3.0-or-later
// On which days groups bill, also when the run comes late, and when that is to be paid.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/orders/orders.h"
#include "core/services/previews/group_invoice.h"
#include "core/services/subscriptions/subscriptions.h"
#include "tests/support/office.h"

#include <QTest>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

class TestGroupDays : public QObject
{
    Q_OBJECT

private:
    static QString grouped(Office &office, const QStringList &rentals)
    {
        office.look(u"update customers set customer_type = 'business' returning 1"_s);
        return need(createBillingGroup(office.context(),
                                       {.customerId = office.customerId,
                                        .groupName = u"Head office"_s,
                                        .notes = {},
                                        .billingDay = 1,
                                        .rentalIds = rentals}))
            .id;
    }

    // The months of its payments, and how many lines each has.
    static QString charged(Office &office)
    {
        return office.look(
            u"select coalesce(string_agg(concat(billing_period, ' ', lines), ', ' order by billing_period), "
            u"'') "
            u"from (select p.billing_period, count(*) as lines from payments p join payment_lines l using "
            u"(tenant_id, payment_id) where p.billing_group_id is not null group by p.billing_period) m"_s);
    }

private Q_SLOTS:
    void aDayThatHasPassedIsNotSkippedByANewMember()
    {
        Office office;
        const QString other = office.rent();
        const QString group = grouped(office, {office.rentalId});
        office.go(2026, 12, 2); // nobody has charged it on the first
        need(addToBillingGroup(office.context(), group, {other}));
        office.work();
        QVERIFY2(charged(office).startsWith(u"2026-12 "), qPrintable(charged(office)));
        office.go(2027, 1, 1);
        office.work();
        QCOMPARE(office.violations(), QString());
    }

    void anUpgradeStaysInTheGroup_data()
    {
        QTest::addColumn<bool>("atOnce");
        QTest::addColumn<bool>("active");
        QTest::newRow("at once") << true << true;
        QTest::newRow("the old device first") << false << true;
        // it takes nobody any more: the new device is billed on its own
        QTest::newRow("at once, the group is closed") << true << false;
        QTest::newRow("the old device first, the group is closed") << false << false;
    }
    void anUpgradeStaysInTheGroup()
    {
        QFETCH(const bool, atOnce);
        QFETCH(const bool, active);
        Office office;
        const QString other = office.rent();
        const QString group = grouped(office, {office.rentalId, other});
        if (!active)
            office.look(u"update billing_groups set status = 'inactive' returning 1"_s);
        const QByteArray tablet = office.device("TABLET").toLatin1();
        const Upgrade upgrade =
            need(office.upgrade(office.rentalId,
                                "{'newSku':'TABLET','newContractLength':24"
                                    + (atOnce ? ",'newSerialNumber':'" + tablet + "'}" : QByteArray("}"))));
        if (!atOnce)
            need(createSubscription(office.context(),
                                    {.orderId = upgrade.orderId,
                                     .serialNumber = QString::fromLatin1(tablet),
                                     .startDate = office.clock.now().date()}));
        QCOMPARE(office.look(u"select coalesce(billing_group_id, '') from subscriptions where "
                             u"upgrade_from_rental_id is not null"_s),
                 active ? group : QString());
        QCOMPARE(office.violations(), QString());
    }

    // Looked at when it comes, with all that the group has by then.
    void aDeviceThatIsWaitedForCannotMakeAGroupTooLarge()
    {
        Office office;
        const QString other = office.rent();
        grouped(office, {office.rentalId, other});
        const QString tablet = office.device("TABLET");
        const Upgrade upgrade = need(office.upgrade(
            office.rentalId, "{'newSku':'TABLET','newContractLength':24,'newMonthlyAmount':9999999990}"));
        QCOMPARE(
            codeOf(createSubscription(
                office.context(),
                {.orderId = upgrade.orderId, .serialNumber = tablet, .startDate = office.clock.now().date()})),
            "VALIDATION_ERROR"_ba);
        QCOMPARE(office.violations(), QString());
    }

    // Groups are for businesses; what kind of customer somebody is may be corrected later.
    void aGroupKeepsItsTermsWhateverItsCustomerIs()
    {
        Office office;
        office.choose("billing.termsDays", "14");
        const QString group = grouped(office, {office.rentalId});
        office.look(u"update customers set customer_type = 'individual' returning 1"_s);
        const auto scheduled = [&] {
            const auto schedule = need(subscriptionSchedule(office.context(), office.rentalId));
            return schedule.at(1).dueDate;
        };
        QCOMPARE(need(previewInvoice(office.context(), group, {})).dueDate, QDate(2026, 12, 15));
        QCOMPARE(scheduled(), QDate(2026, 12, 15));
        office.go(2026, 12, 1);
        office.work();
        QCOMPARE(office.look(u"select due_date::text from payments where billing_group_id is not null"_s),
                 u"2026-12-15"_s);
        QCOMPARE(scheduled(), QDate(2026, 12, 15));
    }

    void aGroupTakesNobodyElseOnceItsCustomerIsAnIndividual()
    {
        Office office;
        const QString other = office.rent();
        const QString group = grouped(office, {office.rentalId});
        office.look(u"update customers set customer_type = 'individual' returning 1"_s);
        const auto refused = addToBillingGroup(office.context(), group, {office.rentalId, other});
        QVERIFY(!refused);
        QCOMPARE(refused.error().faults.value(0).path, u"rentalIds"_s);
        QCOMPARE(refused.error().faults.value(0).message, u"Billing groups are for business customers."_s);
        const Result<Record> ordered =
            placeOrder(office.context(), need(OrderRequest::read(json(orderOf("PHONE")), *office.tenant)),
                       NaturalKey::Skip);
        const auto patch = OrderPatch::read(json("{'billingGroupId':'" + group.toLatin1() + "'}"),
                                            *office.tenant, OrderPatch::schema());
        QCOMPARE(codeOf(reviseOrder(office.context(), need(ordered).id, *patch, {})), "VALIDATION_ERROR"_ba);
        need(reviseBillingGroup(office.context(), group, {.billingDay = 5})); // those that there are stay
        QCOMPARE(office.look(u"select count(*) from subscriptions where billing_group_id is not null"_s),
                 u"1"_s);
    }

    void aContractThatIsRenewedLateIsChargedOnTheDaysThatHavePassed()
    {
        Office office;
        office.choose("contractEnd", "'auto_renew_monthly'");
        grouped(office, {office.rentalId});
        const QDate end =
            QDate::fromString(office.look(u"select end_date::text from subscriptions"_s), Qt::ISODate);
        for (QDate day(2026, 12, 5); day < end; day = day.addMonths(1)) {
            office.go(day.year(), day.month(), day.day());
            office.work();
        }
        QCOMPARE(office.look(u"select billed_until::text from subscriptions"_s), end.toString(Qt::ISODate));
        const QDate later = QDate(end.year(), end.month(), 1).addMonths(1).addDays(2); // its day was the first
        office.go(later.year(), later.month(), later.day());
        office.work();
        const QString last = charged(office).section(u", "_s, -1);
        QVERIFY2(last.startsWith(later.toString(u"yyyy-MM")), qPrintable(charged(office)));
        QCOMPARE(office.violations(), QString());
    }
};

QTEST_GUILESS_MAIN(TestGroupDays)
#include "tst_group_days.moc"
