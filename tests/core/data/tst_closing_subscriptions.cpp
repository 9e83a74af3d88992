// SPDX-License-Identifier: GPL-3.0-or-later
// Lists find subscriptions by a word that the database keeps of them: it is the one that the core has for them,
// whatever became of a subscription.
#include "core/domain/subscriptions/phase.h"
#include "tests/support/rentals.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

class TestClosingSubscriptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theDatabaseHasTheWordOfTheCore_data();
    void theDatabaseHasTheWordOfTheCore();
};

void TestClosingSubscriptions::theDatabaseHasTheWordOfTheCore_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<bool>("isReturnDue");
    for (const QString &ending : {u""_s, u"upgrade"_s, u"cancellation"_s, u"contract_end"_s})
        QTest::addRow("active %s", qPrintable(ending)) << u"active"_s << ending << false;
    for (const QString &status : {u"cancelled"_s, u"ended_completed"_s, u"ended_buyout"_s, u"ended_upgrade"_s,
                                  u"ended_early_return"_s}) {
        QTest::addRow("%s", qPrintable(status)) << status << QString() << false;
        QTest::addRow("%s, not back yet", qPrintable(status)) << status << QString() << true;
    }
}

void TestClosingSubscriptions::theDatabaseHasTheWordOfTheCore()
{
    QFETCH(const QString, status);
    QFETCH(const QString, ending);
    QFETCH(const bool, isReturnDue);
    Rentals shop;
    const QString id = shop.rent();
    shop.look(
        u"update subscriptions set status = '%1', ending_type = nullif('%2', ''), "
        "ending_date = case when '%2' <> '' then end_date end, return_due = %3, next_billing_date = null, "
        "ended_at = case when '%1' <> 'active' then now() end where rental_id = '%4' returning 1"_s.arg(
            status, ending, isReturnDue ? u"true"_s : u"false"_s, id));
    const SubscriptionPhase phase =
        phaseOf(*subscriptionStatusNamed(status), endingTypeNamed(ending), isReturnDue);
    const bool isClosing = phase == SubscriptionPhase::Ending || phase == SubscriptionPhase::ReturnDue;
    QCOMPARE(shop.look(u"select coalesce(closing, '') from subscriptions where rental_id = '%1'"_s.arg(id)),
             isClosing ? QString(nameOf(phase)) : QString());
}

QTEST_GUILESS_MAIN(TestClosingSubscriptions)
#include "tst_closing_subscriptions.moc"
