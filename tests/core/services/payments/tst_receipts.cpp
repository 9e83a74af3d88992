// SPDX-License-Identifier: GPL-3.0-or-later
// Each time that money comes in for a payment is a receipt of its own: account managers compare them with a
// bank statement.
#include "core/base/id.h"
#include "core/domain/payments/receipt.h"
#include "tests/support/office.h"
#include "tests/support/test_cluster.h"

#include <QTest>

using namespace onhire;
using namespace onhire::test;

namespace {

// A phone for 49.90 a month, since 21 November 2026.
struct Cashier : Office
{
    void receive(double amount, const QString &method, const QString &reference, const QDateTime &at = {})
    {
        need(markPaid(context(), first(),
                      {.paidAt = at.isValid() ? std::optional(at) : std::nullopt,
                       .reference = reference,
                       .notes = {},
                       .amount = euros(amount),
                       .method = method}));
    }
    JsonValue payment(const QString &id) { return parsed(need(findPayment(context(), id))); }
    QString receipts(const QString &id)
    {
        QStringList words;
        const JsonValue shown = payment(id);
        for (const JsonValue &receipt : shown[u"receipts"].elements()) {
            QStringList facts{QString::fromLatin1(receipt[u"amount"].digits()), receipt[u"method"].toString(),
                              receipt[u"reference"].toString(), receipt[u"at"].toString().left(10)};
            facts.removeAll(QString());
            words += facts.join(u' ');
        }
        return words.join(u", "_s);
    }
    QString moneyInTheAccount()
    {
        QStringList words;
        for (const AccountEntry &entry : need(accountOf(context(), customerId, {}, 100)).entries) {
            if (!entry.receiptId.isNull())
                words += QStringList{entry.kind, entry.at.left(10), entry.paidAt.left(10), entry.method,
                                     entry.reference}
                             .join(u' ')
                             .trimmed();
        }
        return words.join(u", "_s);
    }
};

} // namespace

class TestReceipts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachPartIsKeptWithItsDayMethodAndReference()
    {
        Cashier office;
        office.go(2026, 12, 3);
        office.receive(20, u"Cash"_s, u"4711"_s, QDateTime({2026, 11, 30}, {12, 0}, QTimeZone::utc()));
        office.receive(9.90, {}, {});
        office.receive(30, u"Bank transfer"_s, u"RE 1"_s); // 10.00 too much
        const QString id = office.first();
        QCOMPARE(office.receipts(id),
                 u"20.00 Cash 4711 2026-11-30, 9.90 2026-12-03, 30.00 Bank transfer RE 1 2026-12-03"_s);
        // the payment itself says what it always said
        QCOMPARE(office.payment(id)[u"method"].toString(), u"Bank transfer"_s);
        QCOMPARE(office.payment(id)[u"paymentReference"].toString(), u"RE 1"_s);
        QCOMPARE(office.payment(id)[u"amountPaid"].digits(), "49.90"_ba);
        const auto ids = office.payment(id)[u"receipts"].elements();
        QVERIFY(isId(IdKind::Receipt, ids[0][u"receiptId"].toString()));
        QVERIFY(ids[0][u"receiptId"].toString() != ids[1][u"receiptId"].toString());
        QCOMPARE(office.violations(), QString());
    }

    // It is in the order in which things were noted, as its balances are.
    void theAccountSaysWhenAndHowMoneyCame()
    {
        Cashier office;
        office.go(2026, 12, 3);
        office.receive(20, u"Cash"_s, u"4711"_s, QDateTime({2026, 11, 30}, {12, 0}, QTimeZone::utc()));
        office.receive(40, u"Bank transfer"_s, u"RE 1"_s);
        QCOMPARE(
            office.moneyInTheAccount(),
            u"payment 2026-12-03 2026-11-30 Cash 4711, payment 2026-12-03 2026-12-03 Bank transfer RE 1"_s);
        QCOMPARE(office.account(), u"charge 49.90, payment -20.00, payment -40.00 = -10.10 / 10.10"_s);
        const CustomerAccount latest = need(latestOfAccount(office.context(), office.customerId, 1));
        QCOMPARE(latest.entries.back().reference, u"RE 1"_s);
        const auto receipts = office.payment(office.first())[u"receipts"].elements();
        QCOMPARE(latest.entries.back().receiptId, receipts[1][u"receiptId"].toString());
    }

    void creditThatIsUsedIsNoReceipt()
    {
        Cashier office;
        office.receive(110, u"Bank transfer"_s, u"RE 1"_s);
        office.go(2026, 12, 21);
        office.work();
        const QString second = office.payments().at(1);
        QCOMPARE(office.standing(second), u"paid 49.90 0.00"_s);
        QVERIFY(!office.payment(second).has(u"receipts"));
        QCOMPARE(office.receipts(office.first()), u"110.00 Bank transfer RE 1 2026-11-21"_s);
        QCOMPARE(office.violations(), QString());
    }

    // The money has become the customer's credit, or went back; it has come all the same.
    void whatBecomesOfAPaymentTakesNoReceiptAway()
    {
        Cashier office;
        office.receive(20, u"Cash"_s, u"4711"_s);
        const QString cancelled = office.first();
        need(cancelPayment(office.context(), cancelled, u"Wrong"_s));
        QCOMPARE(office.receipts(cancelled), u"20.00 Cash 4711 2026-11-21"_s);
        QCOMPARE(office.account(), u"charge 49.90, payment -20.00, credit_note -49.90 = -20.00 / 20.00"_s);
        need(office.refund(cancelled));
        QCOMPARE(office.receipts(cancelled), u"20.00 Cash 4711 2026-11-21"_s);
        QCOMPARE(office.violations(), QString());
    }

    void theDatabaseRefusesMoneyWithoutAReceipt()
    {
        Cashier office;
        office.receive(20, {}, {});
        const auto refused = [&](const QString &change) {
            return !office.database.connection().run(
                office.context().scope(), u"update payments set version = version + 1, "_s + change, {});
        };
        QVERIFY(refused(u"received = received + 100, paid = paid + 100"_s));
        QVERIFY(refused(u"receipts = '[]'"_s));
        QVERIFY(!refused(u"notes = 'x'"_s));
    }

    void aPaymentHasSoManyReceiptsAtMost()
    {
        Cashier office;
        for (qsizetype i = 1; i < MostReceipts; ++i)
            office.receive(0.01, {}, {});
        const auto refused =
            markPaid(office.context(), office.first(),
                     {.paidAt = {}, .reference = {}, .notes = {}, .amount = euros(0.01), .method = {}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::ValidationError);
        QCOMPARE(refused.error().faults.first().path, u"amount"_s);
        QCOMPARE(office.payment(office.first())[u"receipts"].elements().size(), size_t(MostReceipts) - 1);
        office.receive(50, {}, {});
        QVERIFY(office.standing(office.first()).startsWith(u"paid"_s));
        QCOMPARE(office.violations(), QString());
    }

    // The database cannot refuse it, for those from before get theirs after all steps of the schema.
    void theDoctorMissesReceipts()
    {
        Cashier office;
        office.receive(20, {}, {});
        runSql(migratedDatabase(), adminRole,
               {u"update payments set version = version + 1, receipts = null where payment_id = '%1'"_s.arg(
                   office.first())});
        QCOMPARE(office.violations(), u"the ledger has each receipt of the payments: %1"_s.arg(office.first()));
    }

    void amountsHaveTheDecimalsOfTheirCurrency()
    {
        Shop shop;
        QCOMPARE(shop.look(u"select received_in('[{\"amount\":1500},{\"amount\":20}]')"_s), u"1520"_s); // yen
        QCOMPARE(shop.look(u"select received_in('[{\"amount\":1.500},{\"amount\":0.020}]')"_s), u"1520"_s);
        QCOMPARE(withReceipt({},
                             {.id = u"rcp_1"_s,
                              .amount = Money::fromMinor(20),
                              .method = {},
                              .reference = {},
                              .at = u"2026-11-21T09:00:00.000Z"_s},
                             3),
                 R"([{"receiptId":"rcp_1","amount":0.020,"at":"2026-11-21T09:00:00.000Z"}])"_ba);
    }

    void theDoctorComparesEachReceiptWithTheLedger()
    {
        Cashier office;
        office.receive(20, {}, {});
        office.receive(29.90, {}, {});
        QCOMPARE(office.violations(), QString());
        // in all it is the same
        runSql(migratedDatabase(), adminRole,
               {u"set session_replication_role = replica"_s,
                u"update ledger set cash = 4990 - cash, receivable = cash - 4990, collected = 4990 - collected "
                u"where kind = 'payment' and payment_id = '%1'"_s.arg(office.first())});
        QCOMPARE(office.violations(), u"the ledger has each receipt of the payments: %1"_s.arg(office.first()));
    }
};

QTEST_GUILESS_MAIN(TestReceipts)
#include "tst_receipts.moc"
