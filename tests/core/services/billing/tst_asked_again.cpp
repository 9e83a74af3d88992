// SPDX-License-Identifier: GPL-3.0-or-later
// Months that were asked for, called off and asked for again, of contracts that a billing group has charged:
// they cost what twelve instalments cost, however that came about. Today is 21 November 2026; a phone
// costs 49.90 a month.
#include "core/services/payments/payments.h"
#include "tests/support/billed_shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr int Twelve = 12 * 4990;

struct AskingShop : BilledShop
{
    Result<Record> ask(const QString &id, const QString &month, std::optional<Money> amount = {})
    {
        return createPayment(context(), {id, month, amount, {}, {}});
    }
    void callOff(const QString &payment) { need(cancelPayment(context(), payment, u"Agreed."_s)); }
    QString paymentOfGroup(const QString &begins)
    {
        return look(
            u"select payment_id from payments where billing_group_id is not null and period_start = '%1'"_s.arg(
                begins));
    }
    // Three odd months of a group, so that what the contract charges last is 46.45 instead of 49.90.
    QString rentThroughGroup()
    {
        const QString id = rent(), left = group({id}, 1);
        pass(2027, 2, 5);
        need(removeBillingGroup(context(), left));
        return id;
    }
    int sum(const QString &id)
    {
        return look(u"select sum(amount) from payment_lines where rental_id = '%1' and not cancelled"_s.arg(id))
            .toInt();
    }
};

} // namespace

class TestAskedAgain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMonthThatAGroupHasChargedSinceIsNotAskedForAgain_data()
    {
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("it is the latest that it has charged") << false;
        QTest::newRow("it has charged more") << true;
    }
    void aMonthThatAGroupHasChargedSinceIsNotAskedForAgain()
    {
        QFETCH(const bool, goesOn);
        AskingShop shop;
        const QString id = shop.rent();
        shop.callOff(need(shop.ask(id, u"2027-02"_s)).id);
        shop.group({id}, 1);
        shop.pass(2027, 2, 10);
        if (goesOn)
            shop.pass(2027, 3, 10);
        const QString ofGroup = shop.paymentOfGroup(u"2027-02-01"_s);
        shop.callOff(ofGroup);
        const auto asked = shop.ask(id, u"2027-02"_s);
        QVERIFY(!asked);
        QCOMPARE(asked.error().code, ErrorCode::ValidationError);
        QCOMPARE(asked.error().faults.constFirst().path, u"billingPeriod"_s);
        need(chargeAgain(shop.context(), ofGroup, {}));
        shop.pass(2027, 12, 1);
        QCOMPARE(shop.sum(id), Twelve);
        QCOMPARE(shop.disorder(), QString());
    }

    void whatIsChargedLastMakesUpTheSumWhenItIsChargedAgain()
    {
        AskingShop shop;
        const QString id = shop.rentThroughGroup();
        const QString last = need(shop.ask(id, u"2027-10"_s)).id;
        shop.callOff(last);
        shop.pass(2027, 10, 5);
        const Record again = need(chargeAgain(shop.context(), last, {}));
        QCOMPARE(shop.look(u"select subtotal from payments where payment_id = '%1'"_s.arg(again.id)),
                 u"4645"_s);
        shop.pass(2027, 12, 1);
        QCOMPARE(shop.sum(id), Twelve);
        QCOMPARE(shop.disorder(), QString());
    }

    // Nobody has agreed that it costs something else.
    void anAgreedPriceStaysWhenItIsChargedAgain()
    {
        AskingShop shop;
        const QString id = shop.rentThroughGroup();
        const QString last = need(shop.ask(id, u"2027-10"_s, Money::fromMinor(3000))).id;
        shop.callOff(last);
        shop.pass(2027, 10, 5);
        const Record again = need(chargeAgain(shop.context(), last, {}));
        QCOMPARE(shop.look(u"select subtotal from payments where payment_id = '%1'"_s.arg(again.id)),
                 u"3000"_s);
        QCOMPARE(shop.disorder(), QString());
    }

    void whatAMonthWasAgreedToCostChangesNoOther()
    {
        AskingShop shop;
        const QString id = shop.rentThroughGroup();
        shop.pass(2027, 10, 5);
        need(shop.ask(id, u"2027-10"_s, Money::fromMinor(3000)));
        need(shop.extend(id, "{'extensionMonths':1}"));
        shop.pass(2027, 12, 1);
        QVERIFY2(shop.charged(id).endsWith(u", 2027-10-21 3000, 2027-11-21 4990"_s),
                 qPrintable(shop.charged(id)));
        QCOMPARE(shop.disorder(), QString());
    }
};

QTEST_GUILESS_MAIN(TestAskedAgain)
#include "tst_asked_again.moc"
