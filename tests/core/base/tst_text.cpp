// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class tst_Text : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void utf8IsReadAsItStands_data();
    void utf8IsReadAsItStands();
    void cleaningComposesAndTrims_data();
    void cleaningComposesAndTrims();
    void cleaningTwiceChangesNothing();
    void sameEmailsHaveTheSameKey_data();
    void sameEmailsHaveTheSameKey();
    void domainsThatDifferStayApart();
    void serialsKeepTheirCase();
    void anEmailLooksLikeOne_data();
    void anEmailLooksLikeOne();
    void aUrlIsHttpOnly_data();
    void aUrlIsHttpOnly();
    void halfAPairIsNotWellFormed();
    void aNulIsFound();
};

void tst_Text::cleaningComposesAndTrims_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");

    QTest::addRow("nothing to do") << u"Ada Lovelace"_s << u"Ada Lovelace"_s;
    QTest::addRow("white space around") << u" \t\u00a0Ada\r\n"_s << u"Ada"_s;
    QTest::addRow("white space within stays") << u"Ada  L"_s << u"Ada  L"_s;
    QTest::addRow("a and two dots") << u"Bra\u0308uer"_s << u"Br\u00e4uer"_s;
    QTest::addRow("Hangul") << u"\u1112\u1161\u11ab"_s << u"\ud55c"_s;
    QTest::addRow("Angstrom sign") << u"\u212b"_s << u"\u00c5"_s;
    QTest::addRow("compatibility forms stay") << u"\ufb01\u2460"_s << u"\ufb01\u2460"_s;
    QTest::addRow("only white space") << u" \n "_s << QString();
}

void tst_Text::cleaningComposesAndTrims()
{
    QFETCH(QString, text);
    QFETCH(QString, clean);
    QCOMPARE(cleaned(text), clean);
}

void tst_Text::cleaningTwiceChangesNothing()
{
    for (char32_t c = 1; c <= 0x10ffff; ++c) {
        if (QChar::isSurrogate(c))
            continue;
        const QString text = u' ' + QString::fromUcs4(&c, 1) + u"\u0301x\u0307 "_s;
        const QString once = cleaned(text), key = emailKey(text);
        QVERIFY2(cleaned(once) == once, qPrintable(QString::number(c, 16)));
        QVERIFY2(emailKey(key) == key, qPrintable(QString::number(c, 16)));
    }
}

void tst_Text::sameEmailsHaveTheSameKey_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");

    QTest::addRow("case") << u"Ada@Example.COM"_s << u"ada@example.com"_s;
    QTest::addRow("white space") << u" ada@example.com\n"_s << u"ada@example.com"_s;
    QTest::addRow("composition and case") << u"BRA\u0308UER@example.com"_s << u"br\u00e4uer@example.com"_s;
    QTest::addRow("final sigma") << u"\u039f\u0394\u039f\u03a3@example.com"_s
                                 << u"\u03bf\u03b4\u03bf\u03c2@example.com"_s;
    QTest::addRow("beyond 16 bits") << u"\U00010400@example.com"_s << u"\U00010428@example.com"_s;
}

void tst_Text::sameEmailsHaveTheSameKey()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QCOMPARE(emailKey(one), emailKey(other));
}

// Since IDNA 2008 these are two domains with two owners.
void tst_Text::domainsThatDifferStayApart()
{
    QVERIFY(emailKey(u"ada@stra\u00dfe.example") != emailKey(u"ada@strasse.example"));
}

void tst_Text::serialsKeepTheirCase()
{
    QCOMPARE(serialKey(u" sn-A1\u0308 "), u"sn-A1\u0308"_s);
    QVERIFY(serialKey(u"SN-1") != serialKey(u"sn-1"));
    QCOMPARE(serialKey(u"a\u0308"), serialKey(u"\u00e4"));
}

void tst_Text::anEmailLooksLikeOne_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("accepted");

    for (const char16_t *text :
         {u"ada@example.com", u"a.b+c_d-e'f@sub.example.co", u"\u7528\u6237@\u4f8b\u5b50.\u516c\u53f8",
          u"a@1.com", u"a@xn--bcher-kva.example"})
        QTest::addRow("yes: %s", qUtf8Printable(QString::fromUtf16(text))) << QString::fromUtf16(text) << true;
    for (const char16_t *text : {u"",
                                 u"@",
                                 u"ada",
                                 u"ada@",
                                 u"@example.com",
                                 u"ada@example",
                                 u"a@b@example.com",
                                 u"a b@example.com",
                                 u"ada@exa mple.com",
                                 u" ada@example.com",
                                 u"ada@example.com\n",
                                 u"a\tb@example.com",
                                 u"ada@.com",
                                 u"ada@example.",
                                 u"ada@example..com",
                                 u"ada@-example.com",
                                 u"ada@example-.com",
                                 u".ada@example.com",
                                 u"ada.@example.com",
                                 u"a..b@example.com",
                                 u"\"a\"@example.com",
                                 u"Ada <ada@example.com>",
                                 u"a,b@example.com",
                                 u"ada@[127.0.0.1]",
                                 u"ada@exa_mple.com",
                                 u"a\u200bb@example.com",
                                 u"a\u00a0b@example.com",
                                 u"ada@example.com\u202e"})
        QTest::addRow("no: %s", qUtf8Printable(QString::fromUtf16(text))) << QString::fromUtf16(text) << false;
    QTest::addRow("254 characters") << QString(242, u'a') + u"@example.com"_s << true;
    QTest::addRow("255 characters") << QString(243, u'a') + u"@example.com"_s << false;
    QTest::addRow("NUL") << u"ada\0@example.com"_s << false;
    QTest::addRow("lone surrogate") << u"ada"_s + QChar(0xd800) + u"@example.com"_s << false;
}

void tst_Text::anEmailLooksLikeOne()
{
    QFETCH(QString, text);
    QFETCH(bool, accepted);
    QCOMPARE(isEmail(text), accepted);
}

void tst_Text::aUrlIsHttpOnly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("accepted");

    for (const char *text : {"https://example.com", "http://example.com:8080/a?b=c#d", "HTTPS://EXAMPLE.COM/",
                             "http://127.0.0.1/", "http://[::1]/",
                             "https://b\xc3\xbc"
                             "cher.example/stra\xc3\x9f"
                             "e"})
        QTest::addRow("yes: %s", text) << QString::fromUtf8(text) << true;
    for (const char *text :
         {"", "example.com", "//example.com", "/path", "ftp://example.com", "javascript:alert(1)",
          "file:///etc/passwd", "http:", "http://", "http:///path", "https:example.com", "http://exa mple.com",
          " http://example.com", "http://example.com/\n", "http://example.com/a b", "http://example.com:99999",
          "http://[::1", "http://example.com/%zz", "mailto:ada@example.com"})
        QTest::addRow("no: %s", text) << QString::fromUtf8(text) << false;
    QTest::addRow("NUL") << u"http://example.com/\0"_s << false;
    QTest::addRow("lone surrogate") << u"http://example.com/"_s + QChar(0xdc00) << false;
}

void tst_Text::aUrlIsHttpOnly()
{
    QFETCH(QString, text);
    QFETCH(bool, accepted);
    QCOMPARE(isHttpUrl(text), accepted);
}

void tst_Text::halfAPairIsNotWellFormed()
{
    const QChar high(0xd83d), low(0xdc33);
    QVERIFY(isWellFormed(QString()));
    QVERIFY(isWellFormed(QString(high) + low));
    QVERIFY(!isWellFormed(QString(high)));
    QVERIFY(!isWellFormed(QString(low) + high));
    QVERIFY(!isWellFormed(u"a"_s + high + u'b'));
}

void tst_Text::aNulIsFound()
{
    QVERIFY(!hasNul(u"abc"));
    QVERIFY(!hasNul(u""));
    QVERIFY(hasNul(u"a\0b"_s));
}

void tst_Text::utf8IsReadAsItStands_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    const QByteArray mark = "\xef\xbb\xbf";
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("plain") << "Zo\xc3\xab"_ba << u"Zo\u00eb"_s;
    QTest::newRow("a mark alone") << mark << u"\ufeff"_s;
    QTest::newRow("a mark at the beginning") << mark + "X" << u"\ufeffX"_s;
    QTest::newRow("two marks") << mark + mark + "X" << u"\ufeff\ufeffX"_s;
    QTest::newRow("a mark within") << "X" + mark << u"X\ufeff"_s;
    QTest::newRow("what begins like a mark") << "\xef\xbc\xa1"_ba << u"\uff21"_s;
}

void tst_Text::utf8IsReadAsItStands()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, text);
    QCOMPARE(textFromUtf8(bytes), text);
    QCOMPARE(wholeUtf8(bytes).value_or(u"none"_s), text);
}

QTEST_GUILESS_MAIN(tst_Text)
#include "tst_text.moc"
