// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts as the language writes them, and as they stand in running text.
#include "ui/shared/text/text_format.h"

#include <QTest>
#include <QTextBoundaryFinder>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestTextFormat : public QObject
{
    Q_OBJECT

private:
    const FixedClock m_clock{QDateTime({2026, 11, 21}, {9, 30}, QTimeZone::utc())};

    TextFormat in(const QString &language) const { return {m_clock, QLocale(language), QTimeZone::utc()}; }
    static bool mayBeParted(const QString &text)
    {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
        const qsizetype next = finder.toNextBoundary();
        return next >= 0 && next < text.size();
    }

private Q_SLOTS:
    void noLinePartsAnAmountFromItsCurrencyOrAShareFromItsSign_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("price");
        QTest::newRow("English") << u"en_GB"_s << u"−1,234,567.89\u00a0EUR"_s;
        QTest::newRow("German") << u"de_DE"_s << u"−1.234.567,89\u00a0EUR"_s;
        QTest::newRow("Arabic") << u"ar_EG"_s << QString();
    }
    void noLinePartsAnAmountFromItsCurrencyOrAShareFromItsSign()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, price);
        const TextFormat format = in(language);
        const QString text = format.price(Money::fromMinor(-123456789), 2, u"EUR"_s);
        QVERIFY2(!mayBeParted(text), qPrintable(text));
        QVERIFY(text.contains(u"EUR"));
        if (!price.isEmpty())
            QCOMPARE(text, price);
        QVERIFY2(!mayBeParted(format.percent({714, 1})), qPrintable(format.percent({714, 1})));
        QVERIFY(mayBeParted(u"122.50 EUR"_s)); // what is looked for is there to be found
    }
};

QTEST_GUILESS_MAIN(TestTextFormat)
#include "tst_text_format.moc"
