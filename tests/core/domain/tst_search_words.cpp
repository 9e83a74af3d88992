// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/search.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestSearchWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoldedAndTakenApart_data();
    void wordsAreFoldedAndTakenApart();
    void whatIsTypedBeginsAWordOfWhatIsMeant_data();
    void whatIsTypedBeginsAWordOfWhatIsMeant();
    void longWordsAreCut();
};

void TestSearchWords::wordsAreFoldedAndTakenApart_data()
{
    QTest::addColumn<QStringList>("texts");
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << QStringList{} << u""_s;
    QTest::newRow("blanks") << QStringList{u"  \t\u00a0 "_s} << u""_s;
    QTest::newRow("a name") << QStringList{u"Ada"_s, u"Lovelace"_s} << u"ada|lovelace"_s;
    QTest::newRow("said twice") << QStringList{u"Ada ada ADA"_s} << u"ada"_s;
    QTest::newRow("accents") << QStringList{u"Müller Özdemir Nováková"_s} << u"muller|novakova|ozdemir"_s;
    QTest::newRow("composed or not") << QStringList{u"Mu\u0308ller"_s, u"M\u00fcller"_s} << u"muller"_s;
    QTest::newRow("sharp s") << QStringList{u"Weiß"_s} << u"weiss"_s;
    QTest::newRow("e-mail") << QStringList{u"Ada.King@Example.com"_s}
                            << u"ada|ada.king@example.com|example.com|king"_s;
    QTest::newRow("SKU") << QStringList{u"MBP14-16"_s} << u"16|mbp14|mbp14-16"_s;
    QTest::newRow("tabs and lines") << QStringList{u"a\tb\nc"_s} << u"a|b|c"_s;
    QTest::newRow("full width") << QStringList{u"ＡＢＣ"_s} << u"abc"_s;
    QTest::newRow("Arabic") << QStringList{u"شركة الخليج"_s} << u"الخليج|شركة"_s;
    QTest::newRow("beyond the first plane")
        << QStringList{u"x\U00020BB7y-z"_s} << u"x\U00020BB7y|x\U00020BB7y-z|z"_s;
}

void TestSearchWords::wordsAreFoldedAndTakenApart()
{
    QFETCH(const QStringList, texts);
    QFETCH(const QString, words);
    QCOMPARE(searchWords(texts).join(u'|'), words);
}

void TestSearchWords::whatIsTypedBeginsAWordOfWhatIsMeant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("typed");
    QTest::newRow("the beginning") << u"Lovelace"_s << u"love"_s;
    QTest::newRow("without the accent") << u"Özdemir"_s << u"ozd"_s;
    QTest::newRow("with it") << u"Ozdemir"_s << u"Özd"_s;
    QTest::newRow("e-mail, begun") << u"ada.king@example.com"_s << u"ada.k"_s;
    QTest::newRow("its domain") << u"ada.king@example.com"_s << u"example.co"_s;
    QTest::newRow("a name with an apostrophe") << u"O'Brien"_s << u"o'br"_s;
    QTest::newRow("two words") << u"Ada King"_s << u"king ad"_s;
    QTest::newRow("ligature") << u"Oﬃce"_s << u"offi"_s;
}

void TestSearchWords::whatIsTypedBeginsAWordOfWhatIsMeant()
{
    QFETCH(const QString, text);
    QFETCH(const QString, typed);
    const QStringList words = searchWords({text});
    for (const QString &begun : solidWords(typed))
        QVERIFY2(std::any_of(words.begin(), words.end(),
                             [&](const QString &word) { return word.startsWith(begun); }),
                 qPrintable(begun));
}

void TestSearchWords::longWordsAreCut()
{
    const QStringList words = searchWords({QString(1000, u'x')});
    QCOMPARE(words, QStringList{QString(64, u'x')});
    // never in the middle of a character
    for (const QString &word : searchWords({u"x"_s + u"\U00020BB7"_s.repeated(100)}))
        QVERIFY(word.isValidUtf16());
}

QTEST_GUILESS_MAIN(TestSearchWords)
#include "tst_search_words.moc"
