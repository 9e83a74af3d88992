// SPDX-License-Identifier: GPL-3.0-or-later
// Who is charged which tax: the tenant's, a customer's own, or none, and what the invoice says of it.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/customers/customers.h"
#include "core/services/figures/figures.h"
#include "core/services/invoices/invoices.h"
#include "core/services/previews/group_invoice.h"
#include "core/services/subscriptions/subscriptions.h"
#include "tests/support/due_work.h"
#include "tests/support/rentals.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

struct Company : Rentals
{
    Company() { choose("tax.rate", "19"); }

    Result<Record> agree(const QByteArray &body)
    {
        const QString customer = look(u"select customer_id from customers"_s);
        return reviseCustomer(context(), customer, need(CustomerPatch::read(json(body), customer, *tenant)));
    }
    // Each invoice's sums, and why there is no tax.
    QString invoices()
    {
        need(issueInvoices(context(), 100));
        QMap<QString, QString> texts; // by their numbers
        for (const QByteArray &record : need(listInvoices(context(), {.sortBy = u"createdAt"_s})).records) {
            const JsonValue invoice = readJson(record).value();
            texts[invoice[u"invoiceNumber"].toString()] =
                u"%1 %2 %3 %4"_s
                    .arg(QString::fromLatin1(invoice[u"subtotal"].toJson()),
                         QString::fromLatin1(invoice[u"taxRate"].toJson()),
                         QString::fromLatin1(invoice[u"total"].toJson()), invoice[u"taxReason"].toString())
                    .trimmed();
        }
        return QStringList(texts.values()).join(u"; "_s);
    }
    static QByteArrayList faults(const Result<Record> &refused)
    {
        QByteArrayList paths;
        for (const Fault &fault : refused.error().faults)
            paths += fault.path.toLatin1();
        return paths;
    }
};

} // namespace

class TestCustomerTax : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyPaysTheTenantsTax();
    void aCustomerMayHaveARateOfHisOwn();
    void aBusinessElsewhereOwesTheTaxItself();
    void whoIsExemptPaysThePriceThatWasAgreed();
    void whatIsAskedForAgainIsTaxedRightly();
    void figuresAreWithoutTheCustomersOwnTax();
    void whatCannotBeIsRefused();
    void whatHeldWhenItWasChargedStays();
    void whatIsChargedLateIsTaxedAsOnItsDay();
    void aCustomersTaxIsThatOfTheDayToo();
    void aGroupIsShownTheTaxThatItWillBeCharged();
    void whatNobodyWasChargedByHasNeverHeld();
    void recurringRevenueIsWithoutTheTaxOfItsMonth();
};

void TestCustomerTax::everybodyPaysTheTenantsTax()
{
    Company shop;
    shop.rent();
    QCOMPARE(shop.invoices(), u"49.90 19 59.38"_s);
}

void TestCustomerTax::aCustomerMayHaveARateOfHisOwn()
{
    Company shop;
    shop.rent();
    QCOMPARE(parsed(need(shop.agree("{'taxRate':7.50}")))[u"taxRate"].toJson(), "7.5"_ba);
    shop.rent();
    need(shop.agree("{'taxRate':null}"));
    shop.rent();
    QCOMPARE(shop.invoices(), u"49.90 19 59.38; 49.90 7.5 53.64; 49.90 19 59.38"_s);
}

void TestCustomerTax::aBusinessElsewhereOwesTheTaxItself()
{
    Company shop;
    shop.rent();
    const Record customer = need(
        shop.agree("{'customerType':'business','taxTreatment':'reverse_charge','vatNumber':'at u 1358 5627'}"));
    QCOMPARE(parsed(customer)[u"vatNumber"].toString(), u"ATU13585627"_s);
    shop.rent();
    QCOMPARE(shop.invoices(),
             u"49.90 19 59.38; 49.90 0 49.90 Reverse charge: the recipient is liable for the tax."_s);
    QCOMPARE(
        shop.look(u"select recipient ->> 'vatNumber' from invoices where tax_treatment = 'reverse_charge'"_s),
        u"ATU13585627"_s);
}

void TestCustomerTax::whoIsExemptPaysThePriceThatWasAgreed()
{
    Company shop;
    shop.choose("tax.inclusive", "true");
    shop.rent();
    need(shop.agree("{'taxTreatment':'exempt'}"));
    shop.rent();
    QCOMPARE(shop.invoices(), u"41.93 19 49.90; 49.90 0 49.90 Exempt from tax."_s);
}

// What was charged by a tax that never was the customer's is called off and asked for again.
void TestCustomerTax::whatIsAskedForAgainIsTaxedRightly()
{
    Company shop;
    shop.rent();
    const QString first = shop.look(u"select payment_id from payments"_s);
    QCOMPARE(shop.invoices(), u"49.90 19 59.38"_s);
    shop.go(2026, 11, 25);
    need(shop.agree("{'customerType':'business','taxTreatment':'reverse_charge','vatNumber':'ATU13585627'}"));
    need(cancelPayment(shop.context(), first, u"Reverse charge"_s));
    const QString rental = shop.look(u"select rental_id from subscriptions"_s);
    need(createPayment(shop.context(), {.rentalId = rental, .billingPeriod = u"2026-11"_s}));
    QVERIFY2(
        shop.invoices().endsWith(u"; 49.90 0 49.90 Reverse charge: the recipient is liable for the tax."_s),
        qPrintable(shop.invoices()));
}

// All that 12 months at 49.90 will bring, which have the tenant's 19 % in them, or not.
void TestCustomerTax::figuresAreWithoutTheCustomersOwnTax()
{
    Company shop;
    shop.choose("tax.inclusive", "true");
    const QString rental = shop.rent();
    const auto seen = [&] { return need(findSubscription(shop.context(), rental)); };
    const auto projected = [&] {
        return parsed(seen())[u"costRecovery"][u"projectedTotalCollection"].toJson();
    };
    const int version = seen().version;
    QCOMPARE(projected(), "503.16"_ba); // 12 × 41.93
    need(shop.agree("{'taxTreatment':'exempt'}"));
    QCOMPARE(projected(), "598.80"_ba);
    QVERIFY(seen().version > version); // what an answer says has changed
    const QString later = shop.rent();
    QCOMPARE(parsed(need(findSubscription(shop.context(), later)))[u"costRecovery"][u"projectedTotalCollection"]
                 .toJson(),
             "598.80"_ba);
    need(shop.agree("{'taxTreatment':'standard','taxRate':7}"));
    QCOMPARE(projected(), "559.68"_ba); // 12 × 46.64
    need(shop.agree("{'taxRate':null}"));
    QCOMPARE(projected(), "503.16"_ba);
}

void TestCustomerTax::whatCannotBeIsRefused()
{
    Company shop;
    shop.rent();
    QCOMPARE(Company::faults(shop.agree("{'taxTreatment':'reverse_charge','vatNumber':'ATU13585627'}")),
             QByteArrayList{"taxTreatment"}); // of an individual
    QCOMPARE(Company::faults(shop.agree("{'customerType':'business','taxTreatment':'reverse_charge'}")),
             QByteArrayList{"vatNumber"});
    QCOMPARE(Company::faults(shop.agree("{'vatNumber':'ATU13585628'}")), QByteArrayList{"vatNumber"});
    QCOMPARE(Company::faults(shop.agree(
                 "{'customerType':'business','taxTreatment':'reverse_charge','vatNumber':'QA12345678'}")),
             QByteArrayList{"vatNumber"}); // nobody here can check it
    need(shop.agree("{'customerType':'business','taxTreatment':'reverse_charge','vatNumber':'ATU13585627'}"));
    QCOMPARE(Company::faults(shop.agree("{'vatNumber':null}")), QByteArrayList{"vatNumber"});
    QCOMPARE(Company::faults(shop.agree("{'customerType':'individual'}")), QByteArrayList{"taxTreatment"});
}

void TestCustomerTax::whatHeldWhenItWasChargedStays()
{
    Company shop;
    shop.rent();
    need(shop.agree("{'taxTreatment':'exempt'}"));
    QCOMPARE(shop.invoices(), u"49.90 19 59.38"_s); // issued after the change
}

// Nothing ran from November to March, and the rate changed twice meanwhile; on 21 January for that very day.
void TestCustomerTax::whatIsChargedLateIsTaxedAsOnItsDay()
{
    Company shop;
    shop.rent();
    shop.go(2027, 1, 21);
    shop.choose("tax.rate", "17");
    shop.choose("tax.rate", "16");
    shop.go(2027, 3, 1);
    shop.choose("tax.inclusive", "true");
    shop.go(2027, 3, 25);
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.invoices(),
             u"49.90 19 59.38; 49.90 19 59.38; 49.90 16 57.88; 49.90 16 57.88; 43.02 16 49.90"_s);
    // what is entered late was supplied then, too
    shop.rent(",'startDate':'2026-12-30'");
    QCOMPARE(shop.look(u"select trim_scale(tax_rate)::text from payments order by payment_id desc limit 1"_s),
             u"19"_s);
}

void TestCustomerTax::aCustomersTaxIsThatOfTheDayToo()
{
    Company shop;
    shop.rent();
    shop.go(2027, 1, 5);
    need(shop.agree("{'taxTreatment':'exempt'}"));
    shop.go(2027, 2, 5);
    need(shop.agree("{'taxTreatment':'standard','taxRate':7}"));
    shop.choose("tax.rate", "16");
    shop.go(2027, 2, 25);
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.invoices(),
             u"49.90 19 59.38; 49.90 19 59.38; 49.90 0 49.90 Exempt from tax.; 49.90 7 53.39"_s);
}

void TestCustomerTax::aGroupIsShownTheTaxThatItWillBeCharged()
{
    Company shop;
    const QString rental = shop.rent(), customer = shop.of(rental, u"customer_id"_s);
    need(shop.agree("{'customerType':'business'}"));
    const QString group = need(createBillingGroup(shop.context(),
                                                  {.customerId = customer,
                                                   .groupName = u"Head office"_s,
                                                   .notes = {},
                                                   .billingDay = 1,
                                                   .rentalIds = {rental}}))
                              .id;
    shop.go(2026, 12, 20);
    shop.choose("tax.rate", "16");
    const Money shown = need(previewInvoice(shop.context(), group, {})).charge.total;
    need(doWorkDue(shop.context()));
    QCOMPARE(
        shop.look(u"select concat(total, ' ', trim_scale(tax_rate)) from payments where billing_group_id is "
                  u"not null"_s),
        u"%1 19"_s.arg(shown.minor()));
}

// A company sets its rate on its second day, before its first invoice, and enters what runs since last year.
void TestCustomerTax::whatNobodyWasChargedByHasNeverHeld()
{
    Rentals shop;
    shop.go(2026, 11, 23);
    shop.choose("tax.rate", "19");
    shop.rent(",'startDate':'2026-10-21'");
    need(doWorkDue(shop.context()));
    QCOMPARE(shop.look(u"select string_agg(distinct trim_scale(tax_rate)::text, ' ') from payments"_s),
             u"19"_s);
    QCOMPARE(shop.look(u"select count(*)::text from payments"_s), u"2"_s);
}

// 49.90 with 19 % in it, from January with 16 %; then the customer is exempt, and has 7 % of their own in
// the end.
void TestCustomerTax::recurringRevenueIsWithoutTheTaxOfItsMonth()
{
    Company shop;
    shop.choose("tax.inclusive", "true");
    const QString rental = shop.rent(), customer = shop.of(rental, u"customer_id"_s),
                  product = shop.of(rental, u"product_id"_s);
    shop.go(2027, 1, 31);
    shop.choose("tax.rate", "16");
    shop.go(2027, 2, 5);
    need(shop.agree("{'taxTreatment':'exempt'}"));
    shop.go(2027, 3, 1);
    need(shop.agree("{'taxTreatment':'standard'}"));
    shop.go(2027, 4, 30);
    need(shop.agree("{'taxRate':7}"));
    for (const FiguresOf &of : QList<FiguresOf>{{},
                                                {.customerId = customer},
                                                {.productId = product},
                                                {.customerId = customer, .productId = product}}) {
        QList<qint64> recurring;
        for (const MonthFigures &month :
             need(revenueFigures(shop.context(), QDate(2026, 10, 1), QDate(2027, 4, 1), of)))
            recurring += month.recurring.minor();
        QCOMPARE(recurring, (QList<qint64>{0, 4193, 4193, 4302, 4990, 4302, 4664}));
    }
}

QTEST_GUILESS_MAIN(TestCustomerTax)
#include "tst_customer_tax.moc"
