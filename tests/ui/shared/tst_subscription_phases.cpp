// SPDX-License-Identifier: GPL-3.0-or-later
// Wherever a subscription stands, it is called by one word; and equal things of one order are told apart.
#include "tests/support/shop.h"
#include "tests/watch/plain_words.h"
#include "ui/customers/customer_to_do.h"
#include "ui/customers/customer_view.h"
#include "ui/shared/text/product_names.h"
#include "ui/subscriptions/record/subscription_words.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestSubscriptionPhases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyScreenHasTheSameWord_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QString>("word");
        QTest::newRow("it ends soon") << "'status':'active'"_ba << QString() << u"Active"_s;
        QTest::newRow("an upgrade is agreed")
            << "'status':'active','ending':{'type':'upgrade'}"_ba << u"upgrade"_s << u"Ending"_s;
        QTest::newRow("it is over, and nobody has decided")
            << "'status':'active','ending':{'type':'contract_end'}"_ba << u"contract_end"_s << u"Return due"_s;
        QTest::newRow("it is over, and its device is out")
            << "'status':'ended_completed','returnDue':true"_ba << QString() << u"Return due"_s;
    }

    void everyScreenHasTheSameWord()
    {
        QFETCH(const QByteArray, members);
        QFETCH(const QString, ending);
        QFETCH(const QString, word);
        const JsonValue record =
            json("{" + members
                 + ",'rentalId':'sub_1','productName':'iPad','serialNumber':'SN-1','endDate':'2026-12-01'}");
        QCOMPARE(lookOfSubscription(record).word, word);
        const bool isReturnDue = record[u"returnDue"].toBool();
        QCOMPARE(lookOfSubscription(phaseIn(record[u"status"].toString(), ending, isReturnDue)).word, word);
        CustomerDetails details;
        details.running = {record};
        const FixedClock clock(QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc()));
        const QList<ToDo> toDo = toDoOf(details, TextFormat(clock, QLocale(u"en_GB"_s), QTimeZone::utc()));
        QCOMPARE(toDo.size(), ending == "upgrade"_L1 ? 0 : 1); // of an upgrade that is agreed nobody decides
        if (toDo.isEmpty())
            return;
        QCOMPARE(toDo[0].look.word, word);
        QCOMPARE(plain(toDo[0].what), u"iPad · SN-1"_s);
    }

    void equalItemsAreNumbered()
    {
        QCOMPARE(namesOfItems({{u"iPad"_s, u"A"_s}, {u"iPhone"_s, u"B"_s}, {u"iPad"_s, u"A"_s}}),
                 (QStringList{u"iPad (1 of 2)"_s, u"iPhone"_s, u"iPad (2 of 2)"_s}));
        QCOMPARE(namesOfItems({{u"Wipes %2 %3"_s, u"A"_s}, {u"Wipes %2 %3"_s, u"A"_s}}),
                 (QStringList{u"Wipes %2 %3 (1 of 2)"_s, u"Wipes %2 %3 (2 of 2)"_s}));
        QCOMPARE(namesOfItems({{u"iPad"_s, u"A"_s}, {u"iPad"_s, u"B"_s}}),
                 (QStringList{u"iPad"_s, u"iPad"_s})); // their SKUs stand below
    }
};

QTEST_GUILESS_MAIN(TestSubscriptionPhases)
#include "tst_subscription_phases.moc"
