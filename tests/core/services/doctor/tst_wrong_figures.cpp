// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and invoices that are not what the records say: the doctor tells.
#include "core/services/figures/figures.h"
#include "tests/support/office.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace onhire;
using namespace onhire::test;

namespace {

// One phone is out since November, one was bought out in December, one has come back, and one waits on the
// shelf.
struct Company : Office
{
    Company()
    {
        choose("tax.rate", "19");
        const QString bought = rent();
        returned = rent();
        device();
        go(2026, 12, 28);
        work();
        need(buy(bought));
        need(giveBack(returned));
        work();
        need(issueInvoices(context(), 1000));
    }

    // As nothing but a fault of the program or of the disk could do it.
    void spoil(const QString &sql)
    {
        runSql(migratedDatabase(), adminRole, {u"set session_replication_role = replica"_s, sql});
    }

    QString figures()
    {
        QStringList words;
        for (const MonthFigures &each : need(revenueFigures(context(), {2026, 10, 1}, {2027, 1, 1})))
            words += u"%1/%2/%3"_s.arg(each.recurring.minor()).arg(each.rentals.began).arg(each.rentals.ended);
        for (const ProductFigures &each : need(productFigures(context())))
            words += u"%1 of %2, %3 idle"_s.arg(each.out).arg(each.devices).arg(each.idle);
        return words.join(u", "_s);
    }

    QString returned;
};

} // namespace

class TestWrongFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsRightIsNotComplainedOf()
    {
        Company company;
        QCOMPARE(company.violations(), QString());
        QCOMPARE(company.figures(), u"0/0/0, 14970/3/0, 4990/0/2, 4990/0/0, 1 of 3, 2 idle"_s);
    }

    void figuresThatAreNotWhatTheRecordsSayAreFound_data()
    {
        QTest::addColumn<QString>("spoilt");
        QTest::addColumn<QString>("complaint");
        const auto row = [](const char *name, const QString &spoilt, const char *complaint) {
            QTest::newRow(name) << spoilt << QString::fromLatin1(complaint);
        };
        row("recurring", u"update subscriptions set monthly_amount = 4000 where status = 'active'"_s,
            "recurring revenue is what the terms of subscriptions ask for");
        row("new", u"update subscriptions set start_date = start_date - 31 where status = 'active'"_s,
            "subscriptions began and ended when their terms and months say");
        row("new, with its end",
            u"update subscriptions set start_date = '2026-12-21', end_date = '2027-12-21' "
            "where status = 'active'"_s,
            "subscriptions began and ended when their terms and months say");
        row("ended",
            u"update subscriptions set ended_at = ended_at - interval '31 days' where ended_at is not null"_s,
            "subscriptions began and ended when their terms and months say");
        row("out",
            u"update assets set status = 'available', rental_id = null, customer_id = null "
            "where status = 'rented_out'"_s,
            "devices are out only while on a subscription");
        row("idle", u"update assets set status = 'available' where status = 'sold'"_s,
            "devices count once, for their own product");
        row("sold", u"update assets set status = 'sold' where status = 'returned'"_s,
            "devices count once, for their own product");
        row("of another product",
            u"update assets set product_id = (select product_id from products where tenant_id = '%1' and "
            "product_sku = 'TABLET') where status = 'available'"_s,
            "devices count once, for their own product");
    }

    void figuresThatAreNotWhatTheRecordsSayAreFound()
    {
        QFETCH(QString, spoilt);
        QFETCH(const QString, complaint);
        Company company;
        const QString before = company.figures();
        if (spoilt.contains(u"%1"_s))
            spoilt = spoilt.arg(company.tenant->id);
        company.spoil(spoilt + u" and tenant_id = '%1'"_s.arg(company.tenant->id));
        QVERIFY(company.figures() != before);
        QVERIFY2(company.violations().contains(complaint), qPrintable(company.violations()));
    }

    void invoicesThatAskForSomethingElseAreFound_data()
    {
        QTest::addColumn<QString>("lines"); // of an invoice with the lines l
        const auto member = [](const char *name, const char *value) {
            QTest::newRow(name) << u"json_build_array(l -> 0 || jsonb_build_object('%1', %2))"_s.arg(
                QString::fromLatin1(name), QString::fromLatin1(value));
        };
        member("description", "'Something else'");
        member("rentalId", "'sub_00000000000000000000000000'");
        member("periodStart", "'2026-11-22'");
        member("periodEnd", "'2026-12-20'");
        member("amount", "49.91");
        member("taxAmount", "9.49");
        QTest::newRow("a line twice") << u"json_build_array(l -> 0, l -> 0)"_s; // of another quantity
        QTest::newRow("no line") << u"'[]'"_s;
    }

    // Its sums are right all the while.
    void invoicesThatAskForSomethingElseAreFound()
    {
        QFETCH(const QString, lines);
        Company company;
        company.spoil(
            u"update invoices set lines = (select (%2)::json from (select lines::jsonb as l) x) where "
            "tenant_id = '%1' and place = (select min(place) from invoices where tenant_id = '%1')"_s.arg(
                company.tenant->id, lines));
        const QString found = company.violations();
        QVERIFY2(found.startsWith("invoices ask line by line for what their payments ask for"_L1),
                 qPrintable(found));
        QVERIFY(!found.contains(u'\n'));
    }
};

QTEST_GUILESS_MAIN(TestWrongFigures)
#include "tst_wrong_figures.moc"
