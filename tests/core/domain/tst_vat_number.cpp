// SPDX-License-Identifier: GPL-3.0-or-later
// VAT numbers of each country: right ones are taken, and no digit of one may be another.
#include "core/domain/vat_number.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

class TestVatNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightOnesAreTaken_data();
    void rightOnesAreTaken();
    void aWrongDigitIsFound_data() { rightOnesAreTaken_data(); }
    void aWrongDigitIsFound();
    void itIsKeptWithoutWhatIsBetween();
    void theFormIsThatOfTheCountry_data();
    void theFormIsThatOfTheCountry();
};

void TestVatNumber::rightOnesAreTaken_data()
{
    QTest::addColumn<QString>("number");
    for (const char *number :
         {"ATU13585627",   "BE0428759497",   "BG175074752",    "BG7523169263",   "CHE107787577IVA",
          "CY10259033P",   "CZ25123891",     "CZ7103192745",   "DE136695976",    "DK13585628",
          "EE100931558",   "EL094259216",    "ES54362315K",    "ESX2482300W",    "ESJ99216582",
          "ESB58378431",   "FI20774740",     "FR40303265045",  "FR23334175221",  "GB980780684",
          "HR33392005961", "HU12892312",     "IE6433435F",     "IE6433435OA",    "IE8D79739I",
          "IT00743110157", "LT119511515",    "LT290061371314", "LU15027442",     "LV40003521600",
          "MT11679112",    "NL004495445B01", "NL123456789B13", "NO995525828MVA", "PL8567346215",
          "PT501964843",   "RO18547290",     "SE123456789701", "SI50223054",     "SK2022749619"})
        QTest::newRow(number) << QString::fromLatin1(number);
}

void TestVatNumber::rightOnesAreTaken()
{
    QFETCH(const QString, number);
    QVERIFY(isVatNumber(number));
}

// Some rules let one in eleven or so pass; none lets half of them pass.
void TestVatNumber::aWrongDigitIsFound()
{
    QFETCH(const QString, number);
    int found = 0, tried = 0;
    for (qsizetype i = 2; i < number.size(); ++i) {
        if (!number[i].isDigit())
            continue;
        for (char16_t other = u'0'; other <= u'9'; ++other) {
            QString wrong = number;
            wrong[i] = other;
            if (wrong == number)
                continue;
            ++tried;
            found += !isVatNumber(wrong);
        }
    }
    QVERIFY2(found * 10 > tried * 6, qPrintable(u"%1 of %2"_s.arg(found).arg(tried)));
}

void TestVatNumber::itIsKeptWithoutWhatIsBetween()
{
    QCOMPARE(plainVatNumber(u" de 136 695.976 "_s), u"DE136695976"_s);
    QCOMPARE(plainVatNumber(u"CHE-107.787.577 IVA"_s), u"CHE107787577IVA"_s);
}

void TestVatNumber::theFormIsThatOfTheCountry_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("a letter") << u"D"_s << false;
    QTest::newRow("no country") << u"136695976"_s << false;
    QTest::newRow("too short") << u"DE13669597"_s << false;
    QTest::newRow("too long") << u"DE1366959761"_s << false;
    QTest::newRow("a letter among digits") << u"DE13669597A"_s << false;
    QTest::newRow("spaces are taken out first") << u"DE 136695976"_s << false;
    QTest::newRow("Greece is EL") << u"EL094259216"_s << true;
    QTest::newRow("a country that is not known") << u"QA12345678"_s << true;
    QTest::newRow("a prefix that is no country") << u"XX123"_s << false;
    QTest::newRow("a region that is no country") << u"EU123456789"_s << false;
    QTest::newRow("another name of a country") << u"UK123456789"_s << false;
    QTest::newRow("its number is not too long") << u"QA12345678901234"_s << false;
    QTest::newRow("other digits than ours") << u"DE١٣٦٦٩٥٩٧٦"_s << false;
}

void TestVatNumber::theFormIsThatOfTheCountry()
{
    QFETCH(const QString, number);
    QTEST(isVatNumber(number), "isTaken");
}

QTEST_GUILESS_MAIN(TestVatNumber)
#include "tst_vat_number.moc"
