// SPDX-License-Identifier: GPL-3.0-or-later
// What was invoiced wrongly is called off, by a credit note over all of it, and charged once more. Contracts
// begin on 21 November 2026: PHONE for 12 months at 49.90, TABLET for 24 at 79.90.
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/customers/customers.h"
#include "core/services/subscriptions/subscriptions.h"
#include "tests/support/office.h"

#include <QRegularExpression>
#include <QTest>

using namespace onhire;
using namespace onhire::test;
using namespace Qt::StringLiterals;

namespace {

struct CorrectedOffice : Office
{
    QString grouped(const QStringList &rentals)
    {
        look(u"update customers set customer_type = 'business' returning 1"_s);
        return need(createBillingGroup(context(),
                                       {.customerId = customerId,
                                        .groupName = u"Head office"_s,
                                        .notes = {},
                                        .billingDay = 1,
                                        .rentalIds = rentals}))
            .id;
    }
    void reverseCharge()
    {
        need(reviseCustomer(context(), customerId,
                            need(CustomerPatch::read(json("{'customerType':'business','taxTreatment':"
                                                          "'reverse_charge','vatNumber':'ATU13585627'}"),
                                                     customerId, *tenant))));
    }
    QString latest(const QString &where)
    {
        return look(u"select payment_id from payments where %1 order by payment_id desc limit 1"_s.arg(where));
    }
    // what each line charges: its days, amount, tax
    QString lines(const QString &paymentId)
    {
        return look(u"select string_agg(concat(purpose, ' ', period, ' ', amount, ' ', tax_amount), ', ' order "
                    u"by position) "
                    u"from payment_lines where payment_id = '%1'"_s.arg(paymentId));
    }
    QString again(const QString &paymentId) { return need(chargeAgain(context(), paymentId, {})).id; }
};

} // namespace

class TestChargedAgain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMonthThatIsCreditedIsChargedAgain()
    {
        CorrectedOffice office;
        office.choose("tax.rate", "19");
        const QString first = office.latest(u"true"_s);
        need(office.pay(first, 49.90));
        need(office.credit(first));
        QCOMPARE(office.standing(first), u"cancelled 49.90 0.00"_s);
        office.go(2026, 11, 25);
        office.reverseCharge();
        const QString second = office.again(first);
        QCOMPARE(office.standing(second), u"paid 49.90 0.00"_s); // by the credit that became of the first
        QCOMPARE(office.lines(second), u"instalment [2026-11-21,2026-12-21) 4990 0"_s);
        QVERIFY(!need(chargeAgain(office.context(), first, {})).created);
        QCOMPARE(office.again(first), second);
        office.invoiceOf(second);
        QCOMPARE(office.violations(), QString());
    }

    void aConsolidatedPaymentIsChargedAgainAsTheCustomerIsTaxedNow()
    {
        CorrectedOffice office;
        office.choose("tax.rate", "19");
        office.choose("billing.termsDays", "14");
        const QString other = office.rent(",'startDate':'2026-11-11'");
        office.grouped({office.rentalId, other});
        office.go(2027, 1, 1);
        office.work();
        const QString wrong = office.latest(u"billing_group_id is not null"_s);
        const QString lines = office.lines(wrong);
        QVERIFY2(lines.contains(u"2027-01"_s), qPrintable(lines));
        need(office.credit(wrong));
        QVERIFY(office.standing(wrong).startsWith(u"cancelled"));
        office.reverseCharge();
        office.go(2027, 1, 20);
        const QString right = office.again(wrong);
        QCOMPARE(office.lines(right), QString(lines).replace(QRegularExpression(u" \\d+(,|$)"_s), u" 0\\1"_s));
        const JsonValue payment = parsed(need(findPayment(office.context(), right)));
        QCOMPARE(payment[u"dueDate"].toString(), u"2027-02-03"_s); // not before it was asked for
        QCOMPARE(payment[u"billingPeriod"].toString(), u"2027-01"_s);
        // nobody is charged for these days once more, and the contracts cost what they cost
        for (int month = 2; month <= 12; ++month) {
            office.go(2027, month, 1);
            office.work();
        }
        QCOMPARE(office.look(u"select string_agg(sum::text, ' ') from (select sum(coalesce(contract_price, "
                             u"amount)) from payment_lines "
                             u"where not cancelled and period is not null group by rental_id) s"_s),
                 u"59880 59880"_s);
        QCOMPARE(office.violations(), QString());
    }

    // The company's new rate was entered some days after it held.
    void aRateThatWasEnteredLateIsMadeGood()
    {
        CorrectedOffice office;
        office.choose("tax.rate", "19");
        office.go(2026, 12, 21);
        office.work();
        const QString wrong = office.latest(u"true"_s);
        office.go(2026, 12, 23);
        office.choose("tax.rate", "20");
        need(office.credit(wrong));
        QCOMPARE(office.lines(office.again(wrong)), u"instalment [2026-12-21,2027-01-21) 4990 948"_s);
        need(cancelPayment(office.context(), office.latest(u"true"_s), u"Still wrong"_s));
        const ChargeAgainRequest right{.dueDate = {}, .description = {}, .taxDate = QDate(2026, 12, 23)};
        const QString again = need(chargeAgain(office.context(), wrong, right)).id;
        QCOMPARE(office.lines(again), u"instalment [2026-12-21,2027-01-21) 4990 998"_s);
        need(cancelPayment(office.context(), again, u"x"_s));
        for (const QDate day : {QDate(2026, 12, 20), QDate(2026, 12, 24)}) // before the charge, and to come
            QCOMPARE(codeOf(chargeAgain(office.context(), wrong,
                                        {.dueDate = {}, .description = {}, .taxDate = day})),
                     "VALIDATION_ERROR"_ba);
        QCOMPARE(office.violations(), QString());
    }

    void whatIsNotOwedIsNotChargedAgain()
    {
        CorrectedOffice office;
        const QString ahead =
            need(createPayment(office.context(), {.rentalId = office.rentalId, .billingPeriod = u"2027-03"_s}))
                .id;
        const auto refusal = [&](const QString &id) {
            const auto refused = chargeAgain(office.context(), id, {});
            return refused                         ? u"none"_s
                : refused.error().faults.isEmpty() ? QString::fromLatin1(codeOf(refused))
                                                   : refused.error().faults[0].message;
        };
        QCOMPARE(refusal(ahead), u"INVALID_STATUS_TRANSITION"_s); // nobody has called it off
        need(office.cancel(office.rentalId));
        QVERIFY(office.standing(ahead).startsWith(u"cancelled"));
        QCOMPARE(
            refusal(ahead),
            u"Subscription %1 ended or was upgraded before the period of this payment."_s.arg(office.rentalId));
        QCOMPARE(office.violations(), QString());
    }

    void whatIsChargedMeanwhileIsNotChargedAgain()
    {
        CorrectedOffice office;
        const QString first = office.latest(u"true"_s);
        need(cancelPayment(office.context(), first, u"Wrong"_s));
        const QString second = office.again(first);
        QVERIFY(second != first);
        need(cancelPayment(office.context(), second, u"Wrong"_s));
        need(createPayment(office.context(), {.rentalId = office.rentalId, .billingPeriod = u"2026-11"_s}));
        for (const QString &id : {first, second})
            QCOMPARE(codeOf(chargeAgain(office.context(), id, {})), "VALIDATION_ERROR"_ba);
        QCOMPARE(office.look(u"select count(*)::text from payments where status <> 'cancelled'"_s), u"1"_s);
        QCOMPARE(office.violations(), QString());
    }

    // One that joins between is charged for the same day by a payment of its own, which is not taken for
    // theirs.
    void membersPayWhatAnotherPaymentOfTheirDayDoesNotCharge()
    {
        CorrectedOffice office;
        const QString group = office.grouped({office.rentalId});
        office.go(2027, 1, 1);
        office.work();
        const QString first = office.latest(u"billing_group_id is not null"_s);
        need(office.credit(first));
        const QString other = office.rent(",'startDate':'2026-12-10'");
        need(addToBillingGroup(office.context(), group, {other}));
        office.work();
        const QString second = office.again(first);
        QCOMPARE(office.lines(second), office.lines(first));
        QCOMPARE(
            office.look(u"select count(distinct rental_id)::text from payment_lines where not cancelled and "
                        u"period @> date '2027-01-15'"_s),
            u"2"_s);
        QCOMPARE(office.violations(), QString());
    }

    // One of two is charged otherwise meanwhile: the other one still pays.
    void aMemberThatCannotBeChargedKeepsNobodyFromPaying()
    {
        CorrectedOffice office;
        const QString other = office.rent(",'startDate':'2026-12-01'");
        office.grouped({office.rentalId, other});
        office.go(2027, 1, 1);
        office.work();
        const QString first = office.latest(u"billing_group_id is not null"_s);
        need(office.credit(first));
        need(createPayment(office.context(), {.rentalId = other, .billingPeriod = u"2027-01"_s}));
        const QString second = office.again(first);
        QCOMPARE(
            office.look(
                u"select string_agg(rental_id, ' ') from payment_lines where payment_id = '%1'"_s.arg(second)),
            office.rentalId);
        QCOMPARE(office.violations(), QString());
    }

    void whatCreditPaysFreesTheDaysThatNobodyUses()
    {
        CorrectedOffice office;
        const QString first = office.latest(u"true"_s);
        office.go(2026, 12, 1);
        need(office.upgrade(office.rentalId,
                            "{'newSku':'TABLET','newContractLength':24,'newSerialNumber':'"
                                + office.device("TABLET").toLatin1() + "'}"));
        need(office.pay(office.latest(u"rental_id <> '%1'"_s.arg(office.rentalId)), 79.90));
        need(office.pay(first, 49.90)); // twenty of thirty days come back
        need(office.credit(first));
        QVERIFY2(office.account().endsWith(u"= -49.90 / 49.90"_s), qPrintable(office.account()));
        const JsonValue second = parsed(need(chargeAgain(office.context(), first, {})));
        QCOMPARE(second[u"status"].toString(), u"paid"_s);
        QVERIFY2(office.account().endsWith(u"= -33.27 / 33.27"_s), qPrintable(office.account()));
        QCOMPARE(office.violations(), QString());
    }

    // The credit of an upgrade goes back to the subscription when its invoice is credited, and pays again.
    void theCreditOfAnUpgradeIsTakenOnce()
    {
        CorrectedOffice office;
        need(office.pay(office.latest(u"true"_s), 49.90));
        office.go(2026, 12, 1);
        const QByteArray tablet = office.device("TABLET").toLatin1();
        need(office.upgrade(office.rentalId,
                            "{'newSku':'TABLET','newContractLength':24,'newSerialNumber':'" + tablet + "'}"));
        const QString first = office.latest(u"true"_s);
        const QString lines = office.lines(first), standing = office.standing(first);
        QVERIFY2(standing.startsWith(u"pending"), qPrintable(standing));
        need(office.credit(first));
        const QString second = office.again(first);
        QCOMPARE(office.lines(second), lines);
        QCOMPARE(office.standing(second), standing);
        QCOMPARE(office.look(u"select string_agg(distinct credit::text, ' ') from subscriptions"_s), u"0"_s);
        QCOMPARE(office.violations(), QString());
    }

    // Who forgives the fee does not forgive the month that credit has paid.
    void aLineThatCreditHasPaidIsNotCalledOffWithTheOthers()
    {
        CorrectedOffice office;
        need(upsertProduct(
            office.context(),
            need(ProductRequest::read(
                json(product("CASE", "[{'contractLength':12,'monthlyPrice':2.51,'setupFee':10.03}]")),
                *office.tenant))));
        need(office.pay(office.latest(u"true"_s), 49.90));
        need(office.upgrade(office.rentalId,
                            "{'newSku':'CASE','newContractLength':12,'newSerialNumber':'"
                                + office.device("CASE").toLatin1() + "'}"));
        const QString first = office.latest(u"true"_s);
        QCOMPARE(office.lines(first), u"instalment [2026-11-21,2026-12-21) 0 0, setup  1003 0"_s);
        need(office.credit(first, {{{1, euros(10.03)}}}));
        QVERIFY2(office.standing(first).startsWith(u"paid"), qPrintable(office.standing(first)));
        QCOMPARE(office.violations(), QString());
    }

    void whatIsChargedOnceIsChargedAgainOnce()
    {
        CorrectedOffice office;
        need(office.buy(office.rentalId, "{'reason':'customer_request','price':500}"));
        const QString first = office.latest(u"purpose = 'buyout'"_s);
        need(cancelPayment(office.context(), first, u"Wrong"_s));
        const QString second = office.again(first);
        need(cancelPayment(office.context(), second, u"Wrong"_s));
        const QString third = office.again(second);
        QVERIFY(third != second);
        QCOMPARE(office.again(first), third);
        QCOMPARE(
            office.look(
                u"select count(*)::text from payments where purpose = 'buyout' and status <> 'cancelled'"_s),
            u"1"_s);
        QCOMPARE(office.violations(), QString());
    }

    void aSetupFeeIsAskedForAgainWithItsMonth()
    {
        CorrectedOffice office;
        need(upsertProduct(
            office.context(),
            need(ProductRequest::read(
                json(product("CASE", "[{'contractLength':12,'monthlyPrice':2.51,'setupFee':10.03}]")),
                *office.tenant))));
        const auto order = need(OrderRequest::read(json(orderOf("CASE")), *office.tenant));
        const QString orderId = need(placeOrder(office.context(), order, NaturalKey::Skip)).id;
        const QString rental = need(createSubscription(office.context(),
                                                       {.orderId = orderId,
                                                        .serialNumber = office.device("CASE"),
                                                        .startDate = office.clock.now().date()}))
                                   .id;
        const QString first = office.latest(u"rental_id = '%1'"_s.arg(rental));
        QCOMPARE(office.lines(first), u"instalment [2026-11-21,2026-12-21) 251 0, setup  1003 0"_s);
        need(office.credit(first));
        const QString second = office.again(first);
        QCOMPARE(office.lines(second), office.lines(first));
        need(cancelPayment(office.context(), second, u"Wrong"_s));
        need(createPayment(office.context(), {.rentalId = rental, .billingPeriod = u"2026-11"_s}));
        QCOMPARE(office.violations(), QString());
    }
};

QTEST_GUILESS_MAIN(TestChargedAgain)
#include "tst_charged_again.moc"
