// SPDX-License-Identifier: GPL-3.0-or-later
// How a payment stands after whatever is done with it: nothing is lost, and nothing comes from nowhere.
#include "core/domain/payments/credit_note.h"

#include <QTest>

#include <random>

using namespace onhire;

namespace {

Money minor(int64_t amount)
{
    return Money::fromMinor(amount);
}

PaymentRecord paymentOf(std::mt19937 &dice)
{
    PaymentRecord payment;
    int64_t net = 0, tax = 0;
    for (int i = 0, lines = 1 + int(dice() % 4); i < lines; ++i) {
        PaymentRecord::Line line;
        line.amount = minor(dice() % 8 == 0 ? 0 : int64_t(dice() % 5000));
        line.tax = minor(line.amount.minor() * int64_t(dice() % 25) / 100);
        if (line.amount.isZero() && lines > 1) // a cent with tax may be nothing but tax
            line.tax = minor(dice() % 2);
        net += line.amount.minor();
        tax += line.tax.minor();
        payment.lines.push_back(line);
    }
    payment.subtotal = minor(net);
    payment.tax = minor(tax);
    payment.total = minor(net + tax);
    return payment;
}

} // namespace

class TestSettlement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPartOfItLeavesTheRestOpen()
    {
        Settlement settled;
        settled.receive(minor(100), minor(30));
        QCOMPARE(settled.open(minor(100)), minor(70));
        settled.receive(minor(100), minor(90)); // 20 too much
        QCOMPARE(settled.open(minor(100)), minor(0));
        QCOMPARE(settled.paid, minor(100));
        QCOMPARE(settled.received, minor(120));
    }

    void aCreditNoteLowersWhatIsOpenAndFreesTheRest()
    {
        Settlement settled;
        settled.receive(minor(100), minor(80));
        settled.credit(minor(100), minor(30), minor(0));
        QCOMPARE(settled.open(minor(100)), minor(0));
        QCOMPARE(settled.freed, minor(10)); // 70 are asked for, 80 were paid
    }

    void aCreditNoteOverWhatWasWrittenOffFreesNothing()
    {
        Settlement settled;
        settled.receive(minor(100), minor(40));
        settled.writeOff(minor(100));
        settled.credit(minor(100), minor(50), minor(0));
        QCOMPARE(settled.writtenOff, minor(10));
        QCOMPARE(settled.freed, minor(0));
        QCOMPARE(settled.open(minor(100)), minor(0));
    }

    void aRefundTakesWhatWasFreedFirst()
    {
        Settlement settled;
        settled.receive(minor(100), minor(100));
        settled.credit(minor(100), minor(60), minor(0));
        settled.refund(minor(50), minor(60));
        QCOMPARE(settled.refundedCredit, minor(50));
        settled.refund(minor(50), minor(10));
        QCOMPARE(settled.refundedCredit, minor(60));
        QCOMPARE(settled.refunded, minor(100));
        QCOMPARE(settled.open(minor(100)), minor(0));
    }

    void whatWasRefundedIsNotCreditedAgain()
    {
        Settlement noteFirst, refundFirst;
        for (Settlement *settled : {&noteFirst, &refundFirst})
            settled->receive(minor(100), minor(100));
        noteFirst.credit(minor(100), minor(100), minor(0));
        noteFirst.refund(minor(100), minor(100));
        refundFirst.refund(minor(100), minor(0));
        refundFirst.credit(minor(100), minor(100), minor(0));
        for (const Settlement &settled : {noteFirst, refundFirst}) {
            QCOMPARE(settled.freed.minor() - settled.refundedCredit.minor(), 0);
            QCOMPARE(settled.refundable(minor(0)), minor(0));
        }
    }

    void whatPaidForSomethingElseCannotBeGivenBack()
    {
        Settlement settled;
        settled.receive(minor(100), minor(100));
        settled.credit(minor(100), minor(60), minor(0));
        QCOMPARE(settled.refundable(minor(60)), minor(100));
        QCOMPARE(settled.refundable(minor(0)), minor(40)); // their credit has been used
    }

    void whatWasTooMuchGoesBackFirst()
    {
        Settlement settled;
        settled.receive(minor(100), minor(250));
        QCOMPARE(settled.refundable(minor(150)), minor(250));
        QCOMPARE(settled.refundable(minor(30)), minor(130)); // the rest of it has paid for something else
        settled.refund(minor(170), minor(150));
        QCOMPARE(settled.refundedSurplus, minor(150));
        QCOMPARE(settled.refunded, minor(20));
        QCOMPARE(settled.givenBack(), minor(170));
        QCOMPARE(settled.refundable(minor(0)), minor(80));
    }

    void creditNotesOverPartsSumUpToTheWhole()
    {
        std::mt19937 dice(7);
        for (int round = 0; round < 20000; ++round) {
            PaymentRecord payment = paymentOf(dice);
            int64_t net = 0, tax = 0;
            for (int part = 0; part < 4; ++part) {
                std::vector<Money> upTo = payment.creditedOfLines();
                for (size_t i = 0; i < upTo.size(); ++i) {
                    const int64_t left = payment.lines[i].amount.minor() - upTo[i].minor();
                    upTo[i] = minor(upTo[i].minor() + (left > 0 ? int64_t(dice()) % (left + 1) : 0));
                }
                const CreditNote note = creditUpTo(payment, upTo);
                for (const PaymentRecord::Line &line : note.lines)
                    QVERIFY(line.amount.minor() >= 0 && line.tax.minor() >= 0);
                net += note.subtotal.minor();
                tax += note.tax.minor();
            }
            const CreditNote rest = creditAll(payment);
            QCOMPARE(net + rest.subtotal.minor(), payment.subtotal.minor());
            QCOMPARE(tax + rest.tax.minor(), payment.tax.minor());
            QVERIFY(payment.open().isZero());
        }
    }

    // Whatever order it comes in.
    void nothingIsLostAndNothingComesFromNowhere()
    {
        std::mt19937 dice(11);
        for (int round = 0; round < 100000; ++round) {
            PaymentRecord payment = paymentOf(dice);
            Settlement &settled = payment.settled;
            int64_t credit = int64_t(dice() % 3000); // the customer's, from elsewhere
            int64_t cash = 0;
            const int64_t atFirst = credit;
            for (int step = 0; step < 6; ++step) {
                const int64_t open = payment.open().minor();
                switch (dice() % 5) {
                case 0: {
                    const auto amount = int64_t(dice() % 6000);
                    settled.receive(payment.total, minor(amount));
                    cash += amount;
                    credit += std::max(int64_t(0), amount - open);
                    break;
                }
                case 1: {
                    const int64_t amount = std::min(credit, open);
                    settled.useCredit(minor(amount));
                    credit -= amount;
                    break;
                }
                case 2: {
                    const int64_t freed = settled.freed.minor(), taken = settled.refundedCredit.minor();
                    std::vector<Money> upTo = payment.creditedOfLines();
                    upTo[0] = payment.lines[0].amount;
                    creditUpTo(payment, upTo);
                    credit += settled.freed.minor() - freed - (settled.refundedCredit.minor() - taken);
                    break;
                }
                case 3: {
                    const int64_t most = settled.refundable(minor(credit)).minor();
                    if (most == 0)
                        break;
                    const int64_t amount = 1 + int64_t(dice()) % most;
                    const auto taken = [&settled] {
                        return settled.refundedCredit.minor() + settled.refundedSurplus.minor();
                    };
                    const int64_t before = taken();
                    settled.refund(minor(amount), minor(credit));
                    cash -= amount;
                    credit -= taken() - before;
                    break;
                }
                default: settled.writeOff(payment.total);
                }
                QVERIFY(payment.open().minor() >= 0 && credit >= 0);
                QVERIFY(settled.paid <= payment.total && settled.freed <= settled.paid);
                QVERIFY(settled.refundedCredit <= settled.freed && settled.refunded <= settled.paid);
                QVERIFY(settled.refundedSurplus.minor()
                        <= settled.received.minor() - settled.paid.minor() + settled.creditUsed.minor());
            }
            // money in the till = what was asked for and came, and the customer's credit, less gifts
            const int64_t gifts = settled.refunded.minor() - settled.refundedCredit.minor();
            QCOMPARE(cash,
                     payment.total.minor() - settled.credited().minor() - payment.open().minor()
                         - settled.writtenOff.minor() - gifts + credit - atFirst);
        }
    }

    // As far as there is so much of the line. Where no net amount is just that with its tax, a cent more.
    void whatIsWantedWithItsTaxIsCredited()
    {
        std::mt19937 dice(20261125);
        int exact = 0;
        for (int round = 0; round < 100'000; ++round) {
            PaymentRecord::Line line;
            line.amount = minor(1 + int64_t(dice() % 20'000));
            line.tax = *line.amount.percent({int64_t(dice() % 1001), 1});
            const Money before = minor(int64_t(dice()) % (line.amount.minor() + 1));
            const int64_t whole = creditBetween(line, before, line.amount).minor();
            const Money wanted = minor(int64_t(dice()) % (whole + 100));
            const Money after = creditedWithTax(line, before, wanted);
            const int64_t credited = creditBetween(line, before, after).minor();
            const int64_t most = std::min(wanted.minor(), whole);
            if (after < before || after > line.amount || credited < most || credited > most + 1)
                QFAIL(qPrintable(QStringLiteral("of %1 with %2, after %3: %4 for %5")
                                     .arg(line.amount.minor())
                                     .arg(line.tax.minor())
                                     .arg(before.minor())
                                     .arg(credited)
                                     .arg(most)));
            if (credited == most) {
                ++exact;
            } else { // the next lower one is too little
                QVERIFY(creditBetween(line, before, minor(after.minor() - 1)).minor() < most);
            }
        }
        QVERIFY(exact > 50'000);
    }
};

QTEST_GUILESS_MAIN(TestSettlement)
#include "tst_settlement.moc"
