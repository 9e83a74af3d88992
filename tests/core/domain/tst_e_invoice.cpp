// SPDX-License-Identifier: GPL-3.0-or-later
// E-invoices after EN 16931, read back from both syntaxes. With ONHIRE_E_INVOICES=FOLDER the invoices of
// bothSyntaxesSayTheSameAndSumUp are left in that folder, where the standard's own rules can be run over them.
#include "core/domain/country_code.h"
#include "core/domain/invoices/cii_invoice.h"
#include "core/domain/invoices/ubl_invoice.h"
#include "tests/support/said_e_invoice.h"
#include "tests/support/sample_invoice.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

using onhire::test::SaidInvoice;
using onhire::test::SaidLine;
using onhire::test::SampleInvoice;

constexpr auto Corrected = "2026-000007"_L1;

EInvoice eInvoice(const SampleInvoice &issued)
{
    const QString corrected = issued.kind == "credit_note"_L1 ? QString(Corrected) : QString();
    const auto read = eInvoiceOf(test::recordOf(issued), corrected);
    if (!read) {
        for (const Fault &fault : read.error().faults)
            qWarning().noquote() << fault.path << fault.message;
    }
    return read.value();
}

SaidInvoice inUbl(const SampleInvoice &issued)
{
    return test::saidInUbl(ublInvoice(eInvoice(issued)));
}

QStringList missingIn(const SampleInvoice &issued)
{
    const auto read = eInvoiceOf(test::recordOf(issued));
    QStringList paths;
    if (!read) {
        for (const Fault &fault : read.error().faults)
            paths += fault.path;
    }
    return paths;
}

qint64 cents(const QString &amount) // of amounts of up to two decimals
{
    const auto decimal = Decimal::parse(amount.toLatin1());
    const auto money = decimal ? Money::fromDecimal(*decimal, 2) : std::nullopt;
    if (!money)
        qFatal("%s is no amount", qPrintable(amount));
    return money->minor();
}

// What EN 16931 calls BR-CO-10, -13, -15, -16 and -17. Nothing that was paid before is not said at all.
void checkSums(const SaidInvoice &said)
{
    qint64 sum = 0;
    for (const SaidLine &line : said.lines) {
        QCOMPARE(cents(line.price) * line.quantity.toInt(), cents(line.net));
        QVERIFY(cents(line.price) >= 0);
        QCOMPARE(line.category, said.category);
        QCOMPARE(line.rate, said.rate);
        sum += cents(line.net);
    }
    QCOMPARE(cents(said.sumOfLines), sum);
    QCOMPARE(cents(said.net), sum);
    QCOMPARE(cents(said.taxBase), sum);
    QCOMPARE(cents(said.taxOfCategory), cents(said.tax));
    QCOMPARE(cents(said.total), cents(said.net) + cents(said.tax));
    QCOMPARE(cents(said.payable), cents(said.total) - (said.prepaid.isEmpty() ? 0 : cents(said.prepaid)));
    QVERIFY(said.prepaid.isEmpty() || cents(said.prepaid) > 0);
    const auto rate = Decimal::parse(said.rate.isEmpty() ? "0"_ba : said.rate.toLatin1());
    const qint64 exact = Money::fromMinor(cents(said.net)).percent(*rate)->minor();
    QVERIFY2(qAbs(cents(said.tax) - exact) < 100, "BR-CO-17: the tax is less than one away from the rate's");
}

// UBL's credit notes have no due date, CII's lines of addresses are compared by what both have.
void checkAlike(const SaidInvoice &ubl, const SaidInvoice &cii)
{
    const auto texts = [](const SaidInvoice &said) {
        return QStringList{said.specification, said.number,    said.type,       said.issued, said.due,
                           said.currency,      said.corrected, said.first,      said.last,   said.means,
                           said.reference,     said.iban,      said.bic,        said.terms,  said.category,
                           said.rate,          said.reason,    said.reasonCode, said.note,   said.prepaid,
                           said.payable};
    };
    QCOMPARE(texts(ubl), texts(cii));
    QVERIFY(ubl.seller == cii.seller);
    QVERIFY(ubl.buyer == cii.buyer);
    QVERIFY(ubl.lines == cii.lines);
    QCOMPARE(ubl.total, cii.total);
}

void keep(const QString &name, const QByteArray &document)
{
    const QString folder = qEnvironmentVariable("ONHIRE_E_INVOICES");
    if (folder.isEmpty())
        return;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u'/' + name + u".xml"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(document) == document.size());
}

} // namespace

class tst_EInvoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSyntaxesSayTheSameAndSumUp_data();
    void bothSyntaxesSayTheSameAndSumUp();
    void anySumsOfAnyRateKeepTheRules();
    void theTreatmentDecidesTheCategory_data();
    void theTreatmentDecidesTheCategory();
    void whoIsOutsideOfVatNamesNoVatNumber();
    void theTaxOfficesNumberIsSaidAsSuch();
    void aPeriodEndsOnItsLastDay();
    void thePeriodIsThatOfAllLines();
    void chargesWithoutAPeriodAreOfTheirMonth();
    void aWholeMonthIsCountedAsOne_data();
    void aWholeMonthIsCountedAsOne();
    void moneyIsTransferredToTheSellersAccount_data();
    void moneyIsTransferredToTheSellersAccount();
    void aCreditNoteNamesWhatItCorrectsAndAsksForNoMoney();
    void whatCreditHasPaidIsNotAskedForAgain();
    void aCreditNoteSaysWhy();
    void amountsHaveTheDecimalsOfTheirCurrency_data();
    void amountsHaveTheDecimalsOfTheirCurrency();
    void aThirdDecimalThatSaysSomethingIsRefused();
    void taxMayBeOffByLessThanOneUnitOfTheCurrency_data();
    void taxMayBeOffByLessThanOneUnitOfTheCurrency();
    void wholeYenThatIncludeTheirTaxAreSaid();
    void aPersonIsNamedOnceAndACompanyHasAContact();
    void whatIsMissingIsNamed_data();
    void whatIsMissingIsNamed();
    void everythingThatIsMissingIsNamedAtOnce();
    void charactersThatXmlDoesNotHaveAreLeftOut();
    void anAmountThatIsTakenOffHasNoNegativePrice();
    void theSameInvoiceIsTheSameBytes();
    void countriesAreFoundByWhatPeopleType_data();
    void countriesAreFoundByWhatPeopleType();
};

void tst_EInvoice::bothSyntaxesSayTheSameAndSumUp_data()
{
    QTest::addColumn<SampleInvoice>("issued");
    const TaxTerms inclusive{TaxTreatment::Standard, {19, 0}, true};
    std::vector<qint64> many;
    for (qint64 i = 0; i < 200; ++i)
        many.push_back(997 + 13 * i);
    QTest::newRow("standard") << SampleInvoice{};
    QTest::newRow("rate-with-decimals") << SampleInvoice{.tax = {TaxTreatment::Standard, {81, 1}, false}};
    QTest::newRow("inclusive") << SampleInvoice{.tax = inclusive, .prices = {999, 999, 999, 1}};
    QTest::newRow("inclusive-one-cent") << SampleInvoice{.tax = inclusive, .prices = {1}};
    QTest::newRow("many-lines") << SampleInvoice{.prices = many};
    QTest::newRow("many-lines-inclusive") << SampleInvoice{.tax = inclusive, .prices = many};
    QTest::newRow("exempt") << SampleInvoice{.tax = {TaxTreatment::Exempt, {}, false}};
    QTest::newRow("reverse-charge") << SampleInvoice{.tax = {TaxTreatment::ReverseCharge, {}, false}};
    QTest::newRow("rate-of-zero") << SampleInvoice{.tax = {}};
    QTest::newRow("not-subject") << SampleInvoice{.tax = {}, .sellerVatNumber = {}};
    QTest::newRow("tax-number") << SampleInvoice{.sellerVatNumber = {}, .sellerTaxNumber = u"27/123/45678"_s};
    QTest::newRow("both-tax-numbers") << SampleInvoice{.sellerTaxNumber = u"27/123/45678"_s};
    QTest::newRow("tax-number-alone") << SampleInvoice{
        .sellerVatNumber = {}, .sellerTaxNumber = u"27/123/45678"_s, .registerNumber = {}};
    QTest::newRow("tax-number-alone-reverse-charge")
        << SampleInvoice{.tax = {TaxTreatment::ReverseCharge, {}, false},
                         .sellerVatNumber = {},
                         .sellerTaxNumber = u"27/123/45678"_s,
                         .registerNumber = {}};
    QTest::newRow("not-subject-tax-number-alone") << SampleInvoice{
        .tax = {}, .sellerVatNumber = {}, .sellerTaxNumber = u"27/123/45678"_s, .registerNumber = {}};
    QTest::newRow("tax-number-credit-note")
        << SampleInvoice{.kind = u"credit_note"_s, .sellerVatNumber = {}, .sellerTaxNumber = u"27/123/45678"_s};
    QTest::newRow("credit-note") << SampleInvoice{.kind = u"credit_note"_s};
    QTest::newRow("credit-note-inclusive")
        << SampleInvoice{.kind = u"credit_note"_s, .tax = inclusive, .prices = {999, 999, 1}};
    QTest::newRow("yen") << SampleInvoice{.currency = u"JPY"_s, .tax = {TaxTreatment::Standard, {10, 0}, true}};
    QTest::newRow("dinar") << SampleInvoice{.currency = u"KWD"_s,
                                            .tax = {TaxTreatment::Standard, {10, 0}, false},
                                            .prices = {49900, 120100},
                                            .iban = {}};
    QTest::newRow("dollar") << SampleInvoice{.currency = u"USD"_s, .bic = {}};
    QTest::newRow("buyout") << SampleInvoice{
        .prices = {120000}, .purpose = u"buyout"_s, .period = {}, .terms = {}};
    QTest::newRow("credit-used") << SampleInvoice{.creditUsed = 4000};
    QTest::newRow("credit-used-for-all") << SampleInvoice{
        .tax = {TaxTreatment::Exempt, {}, false}, .prices = {10000, 1900}, .creditUsed = 11900};
    QTest::newRow("credit-note-with-a-reason")
        << SampleInvoice{.kind = u"credit_note"_s, .reason = u"The device came <late> & was returned."_s};
    QTest::newRow("person") << SampleInvoice{.company = {}, .buyerVatNumber = {}};
    QTest::newRow("nothing") << SampleInvoice{.prices = {0}};
}

void tst_EInvoice::bothSyntaxesSayTheSameAndSumUp()
{
    QFETCH(const SampleInvoice, issued);
    const EInvoice invoice = eInvoice(issued);
    const QByteArray ubl = ublInvoice(invoice), cii = ciiInvoice(invoice);
    const SaidInvoice inUbl = test::saidInUbl(ubl), inCii = test::saidInCii(cii);
    QCOMPARE(inUbl.specification, u"urn:cen.eu:en16931:2017"_s);
    QCOMPARE(inUbl.number, u"2026-000042"_s);
    QCOMPARE(inUbl.lines.size(), qsizetype(issued.prices.size()));
    checkAlike(inUbl, inCii);
    checkSums(inUbl);
    checkSums(inCii);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    keep(name + u"-ubl"_s, ubl);
    keep(name + u"-cii"_s, cii);
}

// With prices that include it, tax is what is left of the price: it may be a cent away from the rate's, which
// the standard permits.
void tst_EInvoice::anySumsOfAnyRateKeepTheRules()
{
    for (const int64_t rate : {1, 50, 55, 70, 81, 190, 250, 270}) {
        for (const bool inclusive : {false, true}) {
            for (qint64 price = 1; price < 4000; price += 37) {
                const TaxTerms tax{TaxTreatment::Standard, {rate, 1}, inclusive};
                const SampleInvoice issued{.tax = tax, .prices = {price, 3 * price + 1, 7}};
                checkSums(inUbl(issued));
                checkSums(test::saidInCii(ciiInvoice(eInvoice(issued))));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

void tst_EInvoice::theTreatmentDecidesTheCategory_data()
{
    QTest::addColumn<TaxTerms>("tax");
    QTest::addColumn<QString>("category");
    QTest::addColumn<QString>("rate");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("code");
    QTest::newRow("standard") << TaxTerms{TaxTreatment::Standard, {19, 0}, false} << u"S"_s << u"19"_s
                              << QString() << QString();
    QTest::newRow("a rate with decimals")
        << TaxTerms{TaxTreatment::Standard, {550, 2}, false} << u"S"_s << u"5.5"_s << QString() << QString();
    QTest::newRow("a rate of zero") << TaxTerms{} << u"Z"_s << u"0"_s << QString() << QString();
    QTest::newRow("exempt") << TaxTerms{TaxTreatment::Exempt, {}, false} << u"E"_s << u"0"_s
                            << u"Exempt from tax."_s << QString();
    QTest::newRow("reverse charge") << TaxTerms{TaxTreatment::ReverseCharge, {}, false} << u"AE"_s << u"0"_s
                                    << u"Reverse charge: the recipient is liable for the tax."_s
                                    << u"VATEX-EU-AE"_s;
}

void tst_EInvoice::theTreatmentDecidesTheCategory()
{
    QFETCH(const TaxTerms, tax);
    const SaidInvoice said = inUbl({.tax = tax});
    QTEST(said.category, "category");
    QTEST(said.rate, "rate");
    QTEST(said.reason, "reason");
    QTEST(said.reasonCode, "code");
}

void tst_EInvoice::whoIsOutsideOfVatNamesNoVatNumber()
{
    const SaidInvoice said = inUbl({.tax = {}, .sellerVatNumber = {}});
    QCOMPARE(said.category, u"O"_s);
    QCOMPARE(said.rate, QString());
    QCOMPARE(said.reasonCode, u"VATEX-EU-O"_s);
    QCOMPARE(said.buyer.vatNumber, QString());
    QCOMPARE(said.seller.registerNumber, u"HRB 4711"_s);
}

// BT-32, beside the VAT number or in its place. Where nothing else does, it tells who the seller is (BT-29).
void tst_EInvoice::theTaxOfficesNumberIsSaidAsSuch()
{
    const QString number = u"27/123/45678"_s;
    const test::SaidParty both = inUbl({.sellerTaxNumber = number}).seller;
    QCOMPARE(both.vatNumber, u"DE136695976"_s);
    QCOMPARE(both.taxNumber, number);
    QCOMPARE(both.identifier, QString());
    const test::SaidParty registered = inUbl({.sellerVatNumber = {}, .sellerTaxNumber = number}).seller;
    QCOMPARE(registered.vatNumber, QString());
    QCOMPARE(registered.taxNumber, number);
    QCOMPARE(registered.identifier, QString());
    const SaidInvoice alone = inUbl({.sellerVatNumber = {}, .sellerTaxNumber = number, .registerNumber = {}});
    QCOMPARE(alone.category, u"S"_s);
    QCOMPARE(alone.seller.taxNumber, number);
    QCOMPARE(alone.seller.identifier, number);
}

void tst_EInvoice::aPeriodEndsOnItsLastDay()
{
    const SaidInvoice said = inUbl({.period = DateRange{{2028, 2, 10}, {2028, 3, 1}}});
    QCOMPARE(said.first, u"2028-02-10"_s);
    QCOMPARE(said.last, u"2028-02-29"_s);
    QCOMPARE(said.lines.constFirst().first, u"2028-02-10"_s);
    QCOMPARE(said.lines.constFirst().last, u"2028-02-29"_s);
    QCOMPARE(said.issued, u"2026-11-21"_s);
    QCOMPARE(said.due, u"2026-12-05"_s);
}

// A group's invoice is made for a month and has the days of a device that came before, too.
void tst_EInvoice::thePeriodIsThatOfAllLines()
{
    QByteArray record = test::recordOf({}).toJson();
    const QByteArray line = "\"periodStart\":\"2026-11-01\",\"periodEnd\":\"2026-12-01\"}";
    record.replace(record.lastIndexOf(line), line.size(),
                   "\"periodStart\":\"2026-10-30\",\"periodEnd\":\"2026-12-01\"}");
    const EInvoice invoice = eInvoiceOf(readJson(record).value()).value();
    for (const SaidInvoice &said :
         {test::saidInUbl(ublInvoice(invoice)), test::saidInCii(ciiInvoice(invoice))}) {
        QCOMPARE(said.first, u"2026-10-30"_s);
        QCOMPARE(said.last, u"2026-11-30"_s);
    }
}

void tst_EInvoice::chargesWithoutAPeriodAreOfTheirMonth()
{
    const SaidInvoice said = inUbl({.purpose = u"buyout"_s, .period = {}});
    QCOMPARE(said.first, u"2026-11-01"_s);
    QCOMPARE(said.last, u"2026-11-30"_s);
    QCOMPARE(said.lines.constFirst().first, QString());
}

void tst_EInvoice::aWholeMonthIsCountedAsOne_data()
{
    QTest::addColumn<QString>("purpose");
    QTest::addColumn<QDate>("start");
    QTest::addColumn<QDate>("end");
    QTest::addColumn<QString>("unit");
    QTest::newRow("a month") << u"instalment"_s << QDate(2026, 11, 10) << QDate(2026, 12, 10) << u"MON"_s;
    QTest::newRow("from a last day") << u"instalment"_s << QDate(2027, 1, 31) << QDate(2027, 2, 28) << u"MON"_s;
    QTest::newRow("to a last day") << u"instalment"_s << QDate(2027, 2, 28) << QDate(2027, 3, 31) << u"MON"_s;
    QTest::newRow("days of a month") << u"instalment"_s << QDate(2026, 11, 10) << QDate(2026, 12, 1)
                                     << u"C62"_s;
    QTest::newRow("a fee") << u"early_return_fee"_s << QDate() << QDate() << u"C62"_s;
    QTest::newRow("a device") << u"buyout"_s << QDate() << QDate() << u"H87"_s;
}

void tst_EInvoice::aWholeMonthIsCountedAsOne()
{
    QFETCH(const QString, purpose);
    QFETCH(const QDate, start);
    QFETCH(const QDate, end);
    const auto period = start.isValid() ? std::optional(DateRange{start, end}) : std::nullopt;
    const SaidLine line = inUbl({.purpose = purpose, .period = period}).lines.constFirst();
    QTEST(line.unit, "unit");
    QCOMPARE(line.quantity, u"1"_s);
    QCOMPARE(line.price, line.net);
}

void tst_EInvoice::moneyIsTransferredToTheSellersAccount_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("iban");
    QTest::addColumn<QString>("code");
    QTest::newRow("euros") << u"EUR"_s << u"DE89 3704 0044 0532 0130 00"_s << u"58"_s;
    QTest::newRow("dollars") << u"USD"_s << u"DE89 3704 0044 0532 0130 00"_s << u"30"_s;
    QTest::newRow("no account") << u"EUR"_s << QString() << u"1"_s;
}

void tst_EInvoice::moneyIsTransferredToTheSellersAccount()
{
    QFETCH(const QString, currency);
    QFETCH(const QString, iban);
    const SaidInvoice said = inUbl({.currency = currency, .iban = iban});
    QTEST(said.means, "code");
    QCOMPARE(said.reference, said.number);
    QCOMPARE(said.iban, QString(iban).remove(u' '));
    QCOMPARE(said.bic, iban.isEmpty() ? QString() : u"COBADEFFXXX"_s);
    QCOMPARE(said.terms, u"Net 14 days, without deduction."_s);
}

void tst_EInvoice::aCreditNoteNamesWhatItCorrectsAndAsksForNoMoney()
{
    const SaidInvoice said = inUbl({.kind = u"credit_note"_s});
    QCOMPARE(said.root, u"CreditNote"_s);
    QCOMPARE(said.type, u"381"_s);
    QCOMPARE(said.corrected, Corrected);
    QCOMPARE(said.means + said.iban + said.due, QString());
    QCOMPARE(said.terms, u"Credits invoice 2026-000007."_s);
    QCOMPARE(said.total, u"95.03"_s);
    const SaidInvoice invoice = inUbl({});
    QCOMPARE(invoice.root, u"Invoice"_s);
    QCOMPARE(invoice.type, u"380"_s);
    QCOMPARE(invoice.corrected, QString());
}

void tst_EInvoice::whatCreditHasPaidIsNotAskedForAgain()
{
    const SaidInvoice said = inUbl({.prices = {10000}, .creditUsed = 4000});
    QCOMPARE(said.total, u"119.00"_s);
    QCOMPARE(said.prepaid, u"40.00"_s);
    QCOMPARE(said.payable, u"79.00"_s);
    const SaidInvoice paid = inUbl({.prices = {10000}, .creditUsed = 11900});
    QCOMPARE(paid.prepaid, u"119.00"_s);
    QCOMPARE(paid.payable, u"0.00"_s);
}

void tst_EInvoice::aCreditNoteSaysWhy()
{
    const SampleInvoice note{.kind = u"credit_note"_s, .reason = u"Returned <early> & agreed."_s};
    QCOMPARE(inUbl(note).note, u"Returned <early> & agreed."_s);
    QCOMPARE(test::saidInCii(ciiInvoice(eInvoice(note))).note, u"Returned <early> & agreed."_s);
    QCOMPARE(inUbl({.kind = u"credit_note"_s}).note, QString());
}

void tst_EInvoice::amountsHaveTheDecimalsOfTheirCurrency_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<qint64>("price");
    QTest::addColumn<QString>("net");
    QTest::addColumn<QString>("total");
    QTest::newRow("euros") << u"EUR"_s << qint64(100000) << u"1000.00"_s << u"1100.00"_s;
    QTest::newRow("yen") << u"JPY"_s << qint64(100000) << u"100000"_s << u"110000"_s;
    QTest::newRow("dinars") << u"KWD"_s << qint64(100000) << u"100.00"_s << u"110.00"_s;
}

void tst_EInvoice::amountsHaveTheDecimalsOfTheirCurrency()
{
    QFETCH(const QString, currency);
    QFETCH(const qint64, price);
    const SaidInvoice said =
        inUbl({.currency = currency, .tax = {TaxTreatment::Standard, {10, 0}, false}, .prices = {price}});
    QTEST(said.net, "net");
    QTEST(said.total, "total");
}

void tst_EInvoice::aThirdDecimalThatSaysSomethingIsRefused()
{
    QCOMPARE(missingIn({.currency = u"KWD"_s, .tax = {}, .prices = {1001}}), QStringList{u"format"_s});
}

void tst_EInvoice::taxMayBeOffByLessThanOneUnitOfTheCurrency_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<qint64>("off");
    QTest::addColumn<QStringList>("missing");
    QTest::newRow("cents") << u"EUR"_s << qint64(99) << QStringList();
    QTest::newRow("a euro") << u"EUR"_s << qint64(-100) << QStringList{u"taxAmount"_s};
    QTest::newRow("no yen") << u"JPY"_s << qint64(0) << QStringList();
    // the rate's tax is 1517.34
    QTest::newRow("a part of a yen") << u"JPY"_s << qint64(1) << QStringList();
    QTest::newRow("more than a yen") << u"JPY"_s << qint64(-1) << QStringList{u"taxAmount"_s};
    QTest::newRow("two yen") << u"JPY"_s << qint64(2) << QStringList{u"taxAmount"_s};
}

void tst_EInvoice::taxMayBeOffByLessThanOneUnitOfTheCurrency()
{
    QFETCH(const QString, currency);
    QFETCH(const qint64, off);
    QTEST(missingIn({.currency = currency, .taxOff = off}), "missing");
}

// Of prices that include it, the tax is what is left: 4999 yen at 10 % are 4545 and 454, and 10 % of 4545 is
// 454.5.
void tst_EInvoice::wholeYenThatIncludeTheirTaxAreSaid()
{
    for (qint64 price = 4990; price < 5012; ++price) {
        const SampleInvoice issued{
            .currency = u"JPY"_s, .tax = {TaxTreatment::Standard, {10, 0}, true}, .prices = {price}};
        QCOMPARE(missingIn(issued), QStringList());
        QCOMPARE(inUbl(issued).total, QString::number(price));
    }
}

void tst_EInvoice::aPersonIsNamedOnceAndACompanyHasAContact()
{
    const SaidInvoice company = inUbl({}), person = inUbl({.company = {}});
    QCOMPARE(company.buyer.name, u"Röhren & Söhne GmbH"_s);
    QCOMPARE(company.buyer.contact, u"Ada Lovelace"_s);
    QCOMPARE(company.buyer.country, u"AT"_s);
    QCOMPARE(company.seller.contact, u"Nina Nord"_s);
    QCOMPARE(person.buyer.name, u"Ada Lovelace"_s);
    QCOMPARE(person.buyer.contact, QString());
    QCOMPARE(person.buyer.email, u"ada@x.example"_s);
}

void tst_EInvoice::whatIsMissingIsNamed_data()
{
    QTest::addColumn<SampleInvoice>("issued");
    QTest::addColumn<QString>("path");
    const TaxTerms reverse{TaxTreatment::ReverseCharge, {}, false};
    QTest::newRow("the seller's address") << SampleInvoice{.sellerCountry = {}} << u"seller.address"_s;
    QTest::newRow("the seller's country")
        << SampleInvoice{.sellerCountry = u"Atlantis"_s} << u"seller.address"_s;
    QTest::newRow("the seller's VAT number") << SampleInvoice{.sellerVatNumber = {}} << u"seller.vatNumber"_s;
    QTest::newRow("both of the seller's numbers")
        << SampleInvoice{.tax = {}, .sellerVatNumber = {}, .registerNumber = {}} << u"seller.vatNumber"_s;
    QTest::newRow("the recipient's country")
        << SampleInvoice{.buyerCountry = u"?"_s} << u"recipient.address.country"_s;
    QTest::newRow("the recipient's VAT number")
        << SampleInvoice{.tax = reverse, .buyerVatNumber = {}} << u"recipient.vatNumber"_s;
}

void tst_EInvoice::whatIsMissingIsNamed()
{
    QFETCH(const SampleInvoice, issued);
    QFETCH(const QString, path);
    QCOMPARE(missingIn(issued), QStringList{path});
}

void tst_EInvoice::everythingThatIsMissingIsNamedAtOnce()
{
    const auto read =
        eInvoiceOf(test::recordOf({.buyerCountry = u"?"_s, .sellerCountry = {}, .sellerVatNumber = {}}));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::ValidationError);
    QCOMPARE(read.error().faults.size(), 3);
}

void tst_EInvoice::charactersThatXmlDoesNotHaveAreLeftOut()
{
    const QString name = u"A\u0001B\u001f\uffffC \U0001F600 <&>"_s;
    const SaidInvoice said = inUbl({.description = name, .company = name});
    QCOMPARE(said.lines.constFirst().name, u"ABC \U0001F600 <&>"_s);
    QCOMPARE(said.buyer.name, u"ABC \U0001F600 <&>"_s);
    QCOMPARE(inUbl({.description = u"\u0002"_s}).lines.constFirst().name, u"sub_1"_s);
}

void tst_EInvoice::anAmountThatIsTakenOffHasNoNegativePrice()
{
    EInvoice invoice = eInvoice({.tax = {}, .prices = {500, 200}});
    invoice.lines[1].net = Money::fromMinor(-200);
    invoice.net = invoice.total = Money::fromMinor(300);
    const SaidInvoice said = test::saidInUbl(ublInvoice(invoice));
    QCOMPARE(said.lines[1].quantity, u"-1"_s);
    QCOMPARE(said.lines[1].price, u"2.00"_s);
    checkSums(said);
}

void tst_EInvoice::theSameInvoiceIsTheSameBytes()
{
    QCOMPARE(ublInvoice(eInvoice({})), ublInvoice(eInvoice({})));
    QCOMPARE(ciiInvoice(eInvoice({})), ciiInvoice(eInvoice({})));
}

void tst_EInvoice::countriesAreFoundByWhatPeopleType_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("code");
    QTest::newRow("code") << u"DE"_s << u"DE"_s;
    QTest::newRow("small letters") << u" de "_s << u"DE"_s;
    QTest::newRow("English") << u"Germany"_s << u"DE"_s;
    QTest::newRow("own language") << u"Deutschland"_s << u"DE"_s;
    QTest::newRow("another script") << u"قطر"_s << u"QA"_s;
    QTest::newRow("common name") << u"UK"_s << u"GB"_s;
    QTest::newRow("long name") << u"united states of America"_s << u"US"_s;
    QTest::newRow("older name") << u"Czech Republic"_s << u"CZ"_s;
    QTest::newRow("newer name") << u"Türkiye"_s << u"TR"_s;
    QTest::newRow("the tax office's code") << u"EL"_s << u"GR"_s;
    QTest::newRow("no country") << u"EU"_s << QString();
    QTest::newRow("none at all") << u"  "_s << QString();
    QTest::newRow("somewhere") << u"Atlantis"_s << QString();
}

void tst_EInvoice::countriesAreFoundByWhatPeopleType()
{
    QFETCH(const QString, typed);
    QTEST(countryCode(typed), "code");
}

QTEST_GUILESS_MAIN(tst_EInvoice)
#include "tst_e_invoice.moc"
