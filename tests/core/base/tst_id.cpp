// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"

#include <QSet>
#include <QTest>
#include <QTimeZone>

#include <algorithm>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using namespace onhire;

static QDateTime momentAt(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds, QTimeZone::utc());
}

class tst_Id : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasItsPrefix();
    void theTimeStandsInFront();
    void aMomentIsABoundForIds();
    void laterIdsSortBehind();
    void idsOfOneMillisecondKeepTheirOrder();
    void theyKeepItWhileOthersAreMadeOfOtherMoments();
    void threadsNeverMakeTheSame();
    void onlyWholeIdsOfTheKindAreIds_data();
    void onlyWholeIdsOfTheKindAreIds();
    void theShortCodeIsTheEnd();
    void aShortCodeIsReadAsPeopleTypeIt_data();
    void aShortCodeIsReadAsPeopleTypeIt();
    void itsBeginningIsReadFromFourCharactersOn();
};

void tst_Id::everyKindHasItsPrefix()
{
    QSet<QString> prefixes;
    for (int kind = 0; kind <= int(IdKind::AuditEntry); ++kind) {
        const QString id = newId(IdKind(kind), momentAt(1'795'000'000'000));
        QVERIFY(isId(IdKind(kind), id));
        QVERIFY(id.startsWith(prefixOf(IdKind(kind))));
        prefixes.insert(prefixOf(IdKind(kind)));
    }
    QCOMPARE(prefixes.size(), int(IdKind::AuditEntry) + 1); // no two are the same
    QCOMPARE(prefixOf(IdKind::Customer), "cust_"_L1);
}

// The first ten characters are the milliseconds in base 32.
void tst_Id::theTimeStandsInFront()
{
    for (const qint64 milliseconds : {0LL, 1LL, 1'795'000'000'123LL, (1LL << 48) - 1}) {
        const QString id = newId(IdKind::Order, momentAt(milliseconds));
        qint64 read = 0;
        for (const QChar c : id.sliced(4, 10))
            read = read * 32 + "0123456789abcdefghjkmnpqrstvwxyz"_L1.indexOf(c);
        QCOMPARE(read, milliseconds);
        QVERIFY(isId(IdKind::Order, id));
    }
}

void tst_Id::aMomentIsABoundForIds()
{
    const QDateTime moment = momentAt(1'795'000'000'123);
    const QString id = newId(IdKind::Event, moment);
    QVERIFY(isId(IdKind::Event, earliestId(IdKind::Event, moment)));
    QVERIFY(earliestId(IdKind::Event, moment) <= id);
    QVERIFY(earliestId(IdKind::Event, moment.addMSecs(1)) > id);
    // all of them were made since the beginning of time
    QCOMPARE(earliestId(IdKind::Event, momentAt(-62'135'596'800'000)), earliestId(IdKind::Event, momentAt(0)));
}

void tst_Id::laterIdsSortBehind()
{
    QString before = newId(IdKind::Order, momentAt(1'000));
    for (qint64 milliseconds = 1'001; milliseconds < 3'000; ++milliseconds) {
        const QString id = newId(IdKind::Order, momentAt(milliseconds));
        QVERIFY(before < id);
        before = id;
    }
}

void tst_Id::idsOfOneMillisecondKeepTheirOrder()
{
    QStringList ids;
    for (int i = 0; i < 30'000; ++i)
        ids += newId(IdKind::Event, momentAt(1'795'000'000'000));
    QVERIFY(std::ranges::is_sorted(ids));

    QSet<QString> codes;
    for (const QString &id : std::as_const(ids))
        codes.insert(shortCodeOf(id));
    QVERIFY(codes.size() > 29'980); // of 2^35 possible ones, about 0.01 pairs are expected to be the same
}

// A command gives all its events the moment at which it began, and others are under way meanwhile.
void tst_Id::theyKeepItWhileOthersAreMadeOfOtherMoments()
{
    QStringList ids;
    for (int i = 0; i < 2'000; ++i) {
        ids += newId(IdKind::Event, momentAt(1'796'000'000'000));
        newId(IdKind::Event, momentAt(1'796'000'000'001 + i));
    }
    QVERIFY(std::ranges::is_sorted(ids));
}

void tst_Id::threadsNeverMakeTheSame()
{
    std::vector<QStringList> made(4);
    std::vector<std::thread> threads;
    for (QStringList &ids : made) {
        threads.emplace_back([&ids] {
            for (int i = 0; i < 5'000; ++i)
                ids += newId(IdKind::Payment, momentAt(1'795'000'000'000 + i / 100));
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QSet<QString> all;
    for (const QStringList &ids : made)
        all.unite(QSet<QString>(ids.begin(), ids.end()));
    QCOMPARE(all.size(), 20'000);
}

void tst_Id::onlyWholeIdsOfTheKindAreIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOrder");

    QTest::addRow("an order") << u"ord_01kac4m2n7z5w8v3x6y9t7q2mx"_s << true;
    QTest::addRow("the largest") << u"ord_7zzzzzzzzzzzzzzzzzzzzzzzzz"_s << true;
    QTest::addRow("more than 128 bits") << u"ord_8zzzzzzzzzzzzzzzzzzzzzzzzz"_s << false;
    QTest::addRow("a subscription") << u"sub_01kac4m2n7z5w8v3x6y9t7q2mx"_s << false;
    QTest::addRow("upper case") << u"ord_01KAC4M2N7Z5W8V3X6Y9T7Q2MX"_s << false;
    QTest::addRow("a letter that Crockford left out") << u"ord_01kac4m2n7z5w8v3x6y9t7q2ml"_s << false;
    QTest::addRow("too short") << u"ord_01kac4m2n7z5w8v3x6y9t7q2m"_s << false;
    QTest::addRow("too long") << u"ord_01kac4m2n7z5w8v3x6y9t7q2mxx"_s << false;
    QTest::addRow("no letter at all") << u"ord_01kac4m2n7z5w8v3x6y9t7q2\u212a0"_s << false;
    QTest::addRow("prefix only") << u"ord_"_s << false;
    QTest::addRow("empty") << QString() << false;
}

void tst_Id::onlyWholeIdsOfTheKindAreIds()
{
    QFETCH(QString, text);
    QFETCH(bool, isOrder);
    QCOMPARE(isId(IdKind::Order, text), isOrder);
}

void tst_Id::theShortCodeIsTheEnd()
{
    QCOMPARE(shortCodeOf(u"ord_01kac4m2n7z5w8v3x6y7q2mx4k"), u"7Q2M-X4K"_s);
    QCOMPARE(shortCodeOf(u"7q2mx4"), QString());
    const QString id = newId(IdKind::Subscription, momentAt(1'795'000'000'000));
    QVERIFY(id.endsWith(shortCodeFrom(shortCodeOf(id))));
}

void tst_Id::aShortCodeIsReadAsPeopleTypeIt_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("code");

    QTest::addRow("as shown") << u"7Q2M-X4K"_s << u"7q2mx4k"_s;
    QTest::addRow("bare") << u"7q2mx4k"_s << u"7q2mx4k"_s;
    QTest::addRow("with blanks") << u" 7q2m x4k\r\n"_s << u"7q2mx4k"_s;
    QTest::addRow("with a long dash") << u"7Q2M\u2013X4K"_s << u"7q2mx4k"_s;
    QTest::addRow("letters like digits") << u"OoIiLl7"_s << u"0011117"_s;
    QTest::addRow("too short") << u"7Q2M-X4"_s << QString();
    QTest::addRow("too long") << u"7Q2M-X4KK"_s << QString();
    QTest::addRow("u is in no code") << u"7Q2M-X4U"_s << QString();
    QTest::addRow("other scripts") << u"7Q2M-X4\u0663"_s << QString();
    QTest::addRow("nothing") << u" - "_s << QString();
}

void tst_Id::aShortCodeIsReadAsPeopleTypeIt()
{
    QFETCH(QString, typed);
    QFETCH(QString, code);
    QCOMPARE(shortCodeFrom(typed), code);
}

void tst_Id::itsBeginningIsReadFromFourCharactersOn()
{
    QCOMPARE(shortCodeBeginning(u"7Q2"), QString());
    QCOMPARE(shortCodeBeginning(u"7Q2M"), u"7q2m"_s);
    QCOMPARE(shortCodeBeginning(u" 7q2m-"), u"7q2m"_s);
    QCOMPARE(shortCodeBeginning(u"7Q2M-X4"), u"7q2mx4"_s);
    QCOMPARE(shortCodeBeginning(u"7Q2M-X4K"), u"7q2mx4k"_s);
    QCOMPARE(shortCodeBeginning(u"7Q2M-X4KK"), QString());
    QCOMPARE(shortCodeBeginning(u"7Q2M-U"), QString());
}

QTEST_GUILESS_MAIN(tst_Id)
#include "tst_id.moc"
