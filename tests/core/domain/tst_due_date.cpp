// SPDX-License-Identifier: GPL-3.0-or-later
// When a payment is due, and from when on it is overdue.
#include "core/domain/payments/due_date.h"

#include <QTest>

using namespace onhire;

class TestDueDate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDayItselfIsStillInTime()
    {
        const QDate today(2026, 3, 1);
        QCOMPARE(dueStateOf(today.addDays(1), today), DueState::Ahead);
        QCOMPARE(dueStateOf(today, today), DueState::Today);
        QVERIFY(!isOverdue(today, today));
        QCOMPARE(dueStateOf(QDate(2026, 2, 28), today), DueState::Overdue);
        QVERIFY(isOverdue(QDate(2026, 2, 28), today));
    }
};

QTEST_GUILESS_MAIN(TestDueDate)
#include "tst_due_date.moc"
