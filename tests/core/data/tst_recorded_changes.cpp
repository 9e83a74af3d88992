// SPDX-License-Identifier: GPL-3.0-or-later
// What a history tells of a change, byte for byte as clients have always got it.
#include "core/data/audit/recorded_change.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestRecordedChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detailsAreWhatBecameAnother_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("details");
        QTest::newRow("new") << QByteArray() << R"({"id":"1","b":{"x":1}})"_ba
                             << R"({"id":"1","b":{"x":1}})"_ba;
        QTest::newRow("gone") << R"({"id":"1","n":2})"_ba << QByteArray()
                              << R"({ "id" : null, "n" : null })"_ba;
        QTest::newRow("nothing") << R"({"id":"1"})"_ba
                                 << R"({"id":"1"})"_ba
                                 << R"({})"_ba;
        QTest::newRow("neither") << QByteArray() << QByteArray() << R"({})"_ba;
        QTest::newRow("one") << R"({"id":"1","notes":"a"})"_ba
                             << "{\"id\":\"1\",\"notes\":\"b \\\"é\\\"\"}"_ba
                             << "{ \"notes\" : \"b \\\"é\\\"\" }"_ba;
        QTest::newRow("in the old order, what is new last")
            << R"({"a":1,"went":2,"b":{"x":[1]},"same":[1,2]})"_ba
            << R"({"new":9,"b":{"x":[2]},"same":[1,2],"a":3,"none":null})"_ba
            << R"({ "a" : 3, "went" : null, "b" : {"x":[2]}, "new" : 9, "none" : null })"_ba;
        QTest::newRow("what moves by itself")
            << R"({"updatedAt":1,"lastModifiedDate":1,"costRecovery":{"a":1}})"_ba
            << R"({"updatedAt":2,"lastModifiedDate":2,"costRecovery":{"a":2}})"_ba
            << R"({})"_ba;
        QTest::newRow("written with blanks") << R"({ "a" : 1 , "b" : "x" })"_ba
                                             << R"({"a":1,"b":"y"})"_ba
                                             << R"({ "b" : "y" })"_ba;
    }
    void detailsAreWhatBecameAnother()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QTEST(RecordedChange(before, after).details(), "details");
    }

    void membersAreToldWithWhatTheyWereAndAre()
    {
        const RecordedChange change{R"({"a":1,"went":2,"b":3,"same":4})",
                                    R"({"a":5,"same":4,"new":"é","b":6})"};
        QCOMPARE(change.changed({u"same"_s, u"new"_s, u"went"_s, u"a"_s}),
                 R"({ "a" : [1, 5], "went" : [2, null], "new" : [null, "é"] })"_ba);
        QCOMPARE(change.changed({u"same"_s}), QByteArray());
        QCOMPARE(RecordedChange({}, R"({"a":1})").changed({u"a"_s}), QByteArray());
        QCOMPARE(RecordedChange(R"({"a":1})", {}).changed({u"a"_s}), QByteArray());
    }

    void theStatusIsToldThatARecordGot()
    {
        const auto between = [](QByteArrayView before, QByteArrayView after) {
            return RecordedChange{before, after}.newStatus();
        };
        QCOMPARE(between(R"({"status":"pending"})", R"({"status":"confirmed"})"), u"confirmed"_s);
        QVERIFY(between(R"({"status":"pending"})", R"({"status":"pending"})").isNull());
        QVERIFY(between({}, R"({"status":"pending"})").isNull());
        QVERIFY(between(R"({"status":"pending"})", {}).isNull());
        QVERIFY(between(R"({"status":null})", R"({"status":"pending"})").isNull());
        QVERIFY(between(R"({"id":"1"})", R"({"status":"pending"})").isNull());
    }
};

QTEST_GUILESS_MAIN(TestRecordedChanges)
#include "tst_recorded_changes.moc"
