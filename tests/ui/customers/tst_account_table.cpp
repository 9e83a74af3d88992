// SPDX-License-Identifier: GPL-3.0-or-later
// A customer's account as account managers compare it with a bank statement.
#include "tests/watch/gui_test.h"
#include "ui/customers/account_table.h"
#include "ui/shared/controls/controls.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

AccountEntry payment(const QString &paidAt, const QString &method, const QString &reference)
{
    return {.id = u"pay_1.2"_s,
            .at = u"2027-01-04T10:00:00.000Z"_s,
            .kind = u"payment"_s,
            .paymentId = u"pay_1"_s,
            .invoiceId = {},
            .invoiceNumber = {},
            .receiptId = u"rcp_1"_s,
            .paidAt = paidAt,
            .method = method,
            .reference = reference,
            .amount = Money::fromMinor(-2000),
            .balance = Money::fromMinor(2990)};
}

AccountEntry creditNote(const QString &number)
{
    AccountEntry entry = payment({}, {}, {});
    entry.kind = u"credit_note"_s;
    entry.receiptId.clear();
    entry.invoiceNumber = number;
    entry.credited = Money::fromMinor(11900);
    entry.amount = Money();
    return entry;
}

} // namespace

class TestAccountTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void moneySaysHowAndWhenItCame_data()
    {
        QTest::addColumn<AccountEntry>("entry");
        QTest::addColumn<QString>("said");
        const QString sameDay = u"2027-01-04T09:00:00.000Z"_s, before = u"2026-12-31T23:30:00.000Z"_s;
        QTest::newRow("nothing said") << payment(sameDay, {}, {}) << u"Payment"_s;
        QTest::newRow("method and reference")
            << payment(sameDay, u"Bank transfer"_s, u"RE 1"_s) << u"Payment · Bank transfer · RE 1"_s;
        // in Berlin the year was over by then
        QTest::newRow("noted later") << payment(before, u"Bank transfer"_s, {})
                                     << u"Payment · arrived on 1 Jan 2027 · Bank transfer"_s;
        // also where it changes nothing of the balance, and before it has its number
        QTest::newRow("credit note") << creditNote(u"2027-000012"_s)
                                     << u"Credit note of 119.00 · 2027-000012"_s;
        QTest::newRow("credit note not yet issued") << creditNote({}) << u"Credit note of 119.00"_s;
        QTest::newRow("as it was written")
            << payment(sameDay, u"<b>Cash</b>"_s, {}) << u"Payment · <b>Cash</b>"_s;
    }

    void moneySaysHowAndWhenItCame()
    {
        QFETCH(const AccountEntry, entry);
        QFETCH(const QString, said);
        const FixedClock clock(QDateTime({2027, 1, 5}, {9, 0}, QTimeZone::utc()));
        Tenant tenant;
        tenant.currency = u"EUR"_s;
        tenant.zone = QTimeZone("Europe/Berlin");
        const AccountTable table({{}, {entry}, false}, TextFormat(clock, QLocale(u"en_GB"_s), tenant.zone),
                                 tenant);
        const auto movements = table.findChildren<ElidedLabel *>();
        QCOMPARE(movements.size(), 1);
        QString whole = movements.front()->whole();
        for (const char16_t mark :
             {u'\u2066', u'\u2068', u'\u2069'}) // around numbers and what people have written
            whole.remove(mark);
        QCOMPARE(whole, said);
        QCOMPARE(movements.front()->textFormat(), Qt::PlainText);
    }
};

ONHIRE_GUI_TEST(TestAccountTable)
#include "tst_account_table.moc"
