// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/patch.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestPatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdInTheBodyIsTheOneInThePath_data();
    void anIdInTheBodyIsTheOneInThePath();
};

void TestPatch::anIdInTheBodyIsTheOneInThePath_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("faults");
    QTest::newRow("no id") << "{}"_ba << u""_s;
    QTest::newRow("null") << "{'rentalId':null}"_ba << u""_s;
    QTest::newRow("the same") << "{'rentalId':'sub_1'}"_ba << u""_s;
    QTest::newRow("the same under both names") << "{'rentalId':'sub_1','subscriptionId':' sub_1 '}"_ba << u""_s;
    QTest::newRow("another") << "{'rentalId':'sub_2'}"_ba << u"rentalId"_s;
    QTest::newRow("another under the other name") << "{'subscriptionId':'sub_2'}"_ba << u"subscriptionId"_s;
    QTest::newRow("one right, one wrong")
        << "{'rentalId':'sub_1','subscriptionId':'sub_2'}"_ba << u"subscriptionId"_s;
    QTest::newRow("of another type: the schema says so") << "{'rentalId':1}"_ba << u""_s;
}

void TestPatch::anIdInTheBodyIsTheOneInThePath()
{
    QFETCH(const QByteArray, body);
    QList<Fault> faults;
    checkSameId(json(body), {"rentalId"_L1, "subscriptionId"_L1}, u"sub_1"_s, faults);
    QStringList paths;
    for (const Fault &fault : faults)
        paths += fault.path;
    QTEST(paths.join(u' '), "faults");
}

QTEST_GUILESS_MAIN(TestPatch)
#include "tst_patch.moc"
