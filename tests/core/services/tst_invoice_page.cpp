// SPDX-License-Identifier: GPL-3.0-or-later
// What invoices say, in each of their languages.
#include "tests/core/services/invoice_samples.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QStringList wordsOf(const QList<InvoiceSheet::Fact> &facts)
{
    QStringList words;
    for (const InvoiceSheet::Fact &fact : facts)
        words += fact.label + u": "_s + fact.value;
    return words;
}

} // namespace

class TestInvoicePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhatIsChargedAndHowToPay()
    {
        const InvoiceSheet sheet = Sample().sheet();
        QCOMPARE(sheet.title, u"Invoice 2026-000042"_s);
        QCOMPARE(sheet.senderLine, u"Wählscheibe Geräteverleih GmbH · Am Hofgarten 7 · 53113 Bonn"_s);
        QCOMPARE(sheet.seller,
                 (QStringList{u"Wählscheibe Geräteverleih GmbH"_s, u"Am Hofgarten 7"_s, u"53113 Bonn"_s,
                              u"Germany"_s}));
        QCOMPARE(
            wordsOf(sheet.facts),
            (QStringList{u"Number: 2026-000042"_s, u"Date: 21 November 2026"_s, u"Due date: 5 December 2026"_s,
                         u"Period: 21 November 2026 –\n20 December 2026"_s}));
        QCOMPARE(sheet.lines[0].description, u"MacBook Air 13, SN-1001"_s);
        QCOMPARE(sheet.lines[0].net, u"1,249.90"_s);
        QCOMPARE(wordsOf(sheet.sums),
                 (QStringList{u"Net amount: €1,249.90"_s, u"Tax, 19%: €237.48"_s, u"Total: €1,487.38"_s}));
        QCOMPARE(sheet.payment.request, u"Please transfer €1,487.38 to this account by 5 December 2026."_s);
        QCOMPARE(wordsOf(sheet.payment.facts).replaceInStrings(QChar(0xa0), u" "_s),
                 (QStringList{u"Account holder: Wählscheibe Geräteverleih GmbH"_s,
                              u"IBAN: DE89 3704 0044 0532 0130 00"_s, u"BIC: COBADEFFXXX"_s,
                              u"Reference: 2026-000042"_s}));
    }

    void aBankingAppReadsTheTransfer()
    {
        QCOMPARE(Sample().sheet().payment.code,
                 u"BCD\n002\n1\nSCT\nCOBADEFFXXX\nWählscheibe Geräteverleih GmbH\nDE89370400440532013000\n"
                 "EUR1487.38\n\n\n2026-000042"_s);
        QCOMPARE(Sample{.currency = "GBP"}.sheet().payment.code, QString());
        QCOMPARE(Sample{.seller = "'iban':'QA58DOHB00001234567890ABCDEFG',"}.sheet().payment.code, QString());
        const InvoiceSheet withoutAccount = Sample{.seller = ""}.sheet();
        QCOMPARE(withoutAccount.payment.code, QString());
        QCOMPARE(withoutAccount.payment.request,
                 u"Please pay €1,487.38 by 5 December 2026, quoting the invoice number."_s);
    }

    void whatCreditHasPaidIsNotAskedForAgain()
    {
        const QByteArray invoice = "'kind':'invoice',";
        const Sample some{.more = invoice + "'creditUsed':487.38,'amountDue':1000.00,"};
        const InvoiceSheet sheet = some.sheet();
        QCOMPARE(wordsOf(sheet.sums).mid(2),
                 (QStringList{u"Total: €1,487.38"_s, u"Paid from your credit: €487.38"_s,
                              u"Amount due: €1,000.00"_s}));
        QCOMPARE(sheet.payment.request, u"Please transfer €1,000.00 to this account by 5 December 2026."_s);
        QVERIFY(sheet.payment.code.contains("\nEUR1000.00\n"_L1));
        const Sample all{.language = DocumentLanguage::German,
                         .more = invoice + "'creditUsed':1487.38,'amountDue':0.00,"};
        const InvoiceSheet paid = all.sheet();
        QCOMPARE(wordsOf(paid.sums).mid(3),
                 (QStringList{u"Aus Guthaben bezahlt: 1.487,38\u00a0€"_s, u"Noch zu zahlen: 0,00\u00a0€"_s}));
        QCOMPARE(paid.payment.request, u"Es ist nichts zu zahlen."_s);
        QVERIFY(paid.payment.code.isEmpty() && paid.payment.facts.isEmpty());
    }

    void itIsWrittenInGerman()
    {
        const InvoiceSheet sheet = Sample{.language = DocumentLanguage::German}.sheet();
        QCOMPARE(sheet.title, u"Rechnung 2026-000042"_s);
        QVERIFY(wordsOf(sheet.facts).contains(u"Fällig am: 5. Dezember 2026"_s));
        QCOMPARE(sheet.sums[2].value, u"1.487,38\u00a0€"_s);
        QCOMPARE(sheet.seller.constLast(), u"Deutschland"_s);
        QVERIFY(!sheet.isRightToLeft);
    }

    void itIsWrittenInArabic()
    {
        const InvoiceSheet sheet = Sample{.language = DocumentLanguage::Arabic}.sheet();
        QCOMPARE(sheet.heading, u"فاتورة"_s);
        QVERIFY(sheet.isRightToLeft);
        QCOMPARE(sheet.sums[2].value, u"١٬٤٨٧٫٣٨\u00a0€"_s);
        // the number reads from left to right: its hyphen is no minus
        QCOMPARE(sheet.facts[0].value,
                 u"\u2066"
                 "2026-000042\u2069"_s);
        QCOMPARE(sheet.headOfOtherPages,
                 u"فاتورة \u2066"
                 "2026-000042\u2069"_s);
        QCOMPARE(sheet.facts[1].value, u"٢١ نوفمبر ٢٠٢٦"_s);
        QCOMPARE(sheet.facts[3].value, u"من ٢١ نوفمبر ٢٠٢٦\nإلى ٢٠ ديسمبر ٢٠٢٦"_s);
        QCOMPARE(sheet.seller.constLast(), u"\u2068ألمانيا\u2069"_s);
    }

    void aCreditNoteNamesWhatItCorrectsAndAsksForNothing()
    {
        const InvoiceSheet note = sampleCreditNote().sheet();
        QCOMPARE(note.title, u"Credit note 2026-000042"_s);
        QCOMPARE(note.note, u"This credit note corrects invoice 2026-000007 of 3 October 2026."_s);
        QCOMPARE(note.sums.constLast().label, u"Total credited"_s);
        QCOMPARE(note.payment.request, u"This amount is credited to you."_s);
        QVERIFY(note.payment.code.isEmpty() && note.payment.facts.isEmpty());
        QVERIFY(!wordsOf(note.facts).join(u' ').contains(u"Due"_s));
        QVERIFY(!Sample().sheet().terms.isEmpty());
        QCOMPARE(note.terms, QString()); // they are of payment
    }

    // A group's invoice is made for a month and has the days of a device that came before, too.
    void thePeriodIsThatOfAllLines()
    {
        InvoiceToWrite wanted = Sample{.lines = 3}.wanted();
        const QByteArray line = "\"periodStart\":\"2026-11-21\",\"periodEnd\":\"2026-12-21\"}";
        QByteArray record = wanted.invoice.toJson();
        record.replace(record.indexOf(line), line.size(),
                       "\"periodStart\":\"2026-10-30\",\"periodEnd\":\"2026-11-21\"}");
        record.replace(record.lastIndexOf(line), line.size(),
                       "\"periodStart\":\"2026-12-01\",\"periodEnd\":\"2027-01-05\"}");
        wanted.invoice = readJson(record).value();
        QVERIFY(wordsOf(invoiceSheet(wanted).facts).contains(u"Period: 30 October 2026 –\n4 January 2027"_s));
    }

    void aCreditNoteSaysWhyInItsLanguage()
    {
        Sample note = sampleCreditNote(DocumentLanguage::German);
        note.more += "'reason':'Das Gerät kam zu spät.',";
        QCOMPARE(note.sheet().note,
                 u"Diese Korrektur bezieht sich auf die Rechnung 2026-000007 vom 3. Oktober 2026.\n"
                 "Grund: Das Gerät kam zu spät."_s);
    }

    // Beside it the number of a house would stand before the name.
    void anArabicNameKeepsItsPlaceInEveryLanguage()
    {
        InvoiceToWrite wanted = Sample{.language = DocumentLanguage::German}.wanted();
        wanted.invoice = readJson(wanted.invoice.toJson()
                                      .replace("Wählscheibe Geräteverleih GmbH", "شركة النور للتأجير")
                                      .replace("Am Hofgarten 7", "12 Rue Verte"))
                             .value();
        const InvoiceSheet sheet = invoiceSheet(wanted);
        QCOMPARE(sheet.senderLine, u"\u2068شركة النور للتأجير\u2069 · 12 Rue Verte · 53113 Bonn"_s);
        QCOMPARE(sheet.payment.code.split(u'\n')[5], u"شركة النور للتأجير"_s);
    }

    void theTaxOfficesNumberIsPrinted_data()
    {
        QTest::addColumn<DocumentLanguage>("language");
        QTest::addColumn<QString>("printed");
        QTest::newRow("English") << DocumentLanguage::English << u"Tax number 27/123/45678"_s;
        QTest::newRow("German") << DocumentLanguage::German << u"Steuernummer 27/123/45678"_s;
        QTest::newRow("Arabic") << DocumentLanguage::Arabic << u"رقم الملف الضريبي \u206627/123/45678\u2069"_s;
    }

    void theTaxOfficesNumberIsPrinted()
    {
        QFETCH(const DocumentLanguage, language);
        QFETCH(const QString, printed);
        const QByteArray seller = "'taxNumber':'27/123/45678',";
        const Sample invoice{.language = language, .seller = seller};
        QCOMPARE(invoice.sheet().footer.value(1), QStringList{printed});
        Sample note = sampleCreditNote(language);
        note.seller = seller;
        QCOMPARE(note.sheet().footer.value(1), QStringList{printed});
    }

    // Which is not the same as tax at 0 %, as the e-invoice says, too.
    void whoIsNotSubjectToTaxShowsNone()
    {
        const InvoiceSheet sheet = Sample{.seller = "", .tax = {}}.sheet();
        QCOMPARE(wordsOf(sheet.sums), QStringList{u"Total: €1,249.90"_s});
        QCOMPARE(sheet.taxReason, u"No VAT is charged."_s);
        QCOMPARE(sheet.head.net + sheet.lines[0].net, QString());
        QCOMPARE(sheet.head.tax + u": "_s + sheet.lines[0].tax, u"Amount (€): 1,249.90"_s);
        const InvoiceSheet zero = Sample{.tax = {}}.sheet();
        QCOMPARE(wordsOf(zero.sums)[1], u"Tax, 0%: €0.00"_s);
        QCOMPARE(zero.taxReason, QString());
    }

    // What was agreed is the total, and the tax is found in it.
    void pricesThatContainTheirTaxAreTheTotal()
    {
        const InvoiceSheet sheet = Sample{
            .lines = 3,
            .language = DocumentLanguage::German,
            .tax = {TaxTreatment::Standard, {19, 0}, true},
            .prices = {4990, 2999,
                       1990}}.sheet();
        QCOMPARE(wordsOf(sheet.sums).replaceInStrings(QChar(0xa0), u" "_s),
                 (QStringList{u"Nettobetrag: 83,86 €"_s, u"Umsatzsteuer 19 %: 15,93 €"_s,
                              u"Gesamtbetrag: 99,79 €"_s}));
        QCOMPARE(sheet.lines[0].net + u" + "_s + sheet.lines[0].tax, u"41,94 + 7,96"_s);
    }

    void whatAnUpgradeHasTakenOffIsSaid()
    {
        Sample some{.language = DocumentLanguage::German};
        InvoiceToWrite wanted = some.wanted();
        wanted.invoice = readJson(wanted.invoice.toJson().replace("\"taxAmount\":237.48",
                                                                  "\"taxAmount\":237.48,\"creditTaken\":33.27"))
                             .value();
        QVERIFY2(invoiceSheet(wanted).lines[0].detail.endsWith(
                     u"\nAbzüglich 33,27\u00a0€ Gutschrift für das vorige Gerät"_s),
                 qPrintable(invoiceSheet(wanted).lines[0].detail));
    }

    void whatIsLateWhenItIsIssuedIsDueAtOnce()
    {
        const InvoiceSheet sheet = Sample{.dueDate = "2026-11-20"}.sheet();
        QCOMPARE(sheet.payment.request, u"Please transfer €1,487.38 to this account at once."_s);
        QVERIFY(!wordsOf(sheet.facts).join(u' ').contains(u"Due"_s));
    }

    void theProgramsOwnReasonsAreInItsLanguage_data()
    {
        QTest::addColumn<QByteArray>("reason");
        for (const char *reason :
             {"The subscription was cancelled.", "The device was bought out.", "The device was returned early.",
              "The device was returned.", "The device was upgraded.", "The contract is over.",
              "Unused days after an upgrade.", "The tax treatment has changed."})
            QTest::newRow(reason) << QByteArray(reason);
    }
    void theProgramsOwnReasonsAreInItsLanguage()
    {
        QFETCH(const QByteArray, reason);
        Sample note = sampleCreditNote(DocumentLanguage::German);
        note.more += "'reason':'" + reason + "',";
        const QString why = note.sheet().note.section(u"Grund: "_s, 1);
        QVERIFY2(!why.isEmpty() && !why.contains(QString::fromLatin1(reason)), qPrintable(why));
    }

    void whyThereIsNoTaxIsSaidInItsLanguage()
    {
        const QByteArray reversed =
            "'kind':'invoice','taxReason':'Reverse charge: the recipient is liable for the tax.',";
        QCOMPARE((Sample{.language = DocumentLanguage::German, .more = reversed}.sheet().taxReason),
                 u"Steuerschuldnerschaft des Leistungsempfängers."_s);
        QCOMPARE(Sample{.more = "'kind':'invoice','taxReason':'Exempt from tax.',"}.sheet().taxReason,
                 u"Exempt from tax."_s);
        QCOMPARE(Sample().sheet().taxReason, QString());
    }

    // German law forbids to state a tax that the recipient owes; an exempt price has none, either.
    void whereThereIsNoTaxNoneIsStated()
    {
        for (const TaxTreatment treatment : {TaxTreatment::ReverseCharge, TaxTreatment::Exempt}) {
            const InvoiceSheet sheet =
                Sample{.language = DocumentLanguage::German, .tax = {treatment, {}, false}}.sheet();
            QCOMPARE(wordsOf(sheet.sums), QStringList{u"Gesamtbetrag: 1.249,90\u00a0€"_s});
            QCOMPARE(sheet.head.net + sheet.lines[0].net, QString());
            QCOMPARE(sheet.head.tax + u": "_s + sheet.lines[0].tax, u"Betrag (€): 1.249,90"_s);
            QVERIFY(!sheet.taxReason.isEmpty());
        }
    }

    void aTaxInvoiceOfTheGulfSaysThatItIsOne()
    {
        const auto headings = [](const QByteArray &country, const TaxTerms &tax) {
            QStringList said;
            for (const DocumentLanguage language : {DocumentLanguage::English, DocumentLanguage::Arabic}) {
                Sample note = sampleCreditNote(language);
                note.country = country, note.tax = tax;
                said += {Sample{.language = language, .tax = tax, .country = country}.sheet().heading,
                         note.sheet().heading};
            }
            return said;
        };
        const TaxTerms five{TaxTreatment::Standard, {5, 0}, false}, exempt{TaxTreatment::Exempt, {}, false};
        const QStringList plain{u"Invoice"_s, u"Credit note"_s, u"فاتورة"_s, u"إشعار دائن"_s};
        QCOMPARE(
            headings("AE", five),
            (QStringList{u"Tax invoice"_s, u"Tax credit note"_s, u"فاتورة ضريبية"_s, u"إشعار دائن ضريبي"_s}));
        QCOMPARE(headings("AE", exempt), plain);
        QCOMPARE(headings("QA", five), plain);
    }

    void nobodyIsNamedTwice()
    {
        QCOMPARE(Sample().sheet().recipient,
                 (QStringList{u"Analytical Engines Ltd"_s, u"Ada Lovelace"_s, u"12 St James Square"_s,
                              u"SW1Y 4JH London"_s, u"United Kingdom"_s}));
        const Sample porter{.recipient = "'firstName':'Ada','lastName':'Lovelace','email':'a@b.example',"
                                         "'address':{'contactName':'The porter','city':'Bonn'}"};
        QCOMPARE(porter.sheet().recipient, (QStringList{u"Ada Lovelace"_s, u"The porter"_s, u"Bonn"_s}));
    }

    void whatIsChargedOnceIsNamedInTheLanguageOfTheInvoice()
    {
        InvoiceToWrite wanted = Sample{.language = DocumentLanguage::German}.wanted();
        wanted.invoice =
            json("{'kind':'invoice','invoiceNumber':'2026-000001','seller':'Verleih','currency':'EUR','purpose'"
                 ":'buyout',"
                 "'recipient':{'firstName':'Ada','lastName':'L'},'lineItems':["
                 "{'amount':1.00,'taxAmount':0.00,'description':'MacBook Air, SN-1'},"
                 "{'amount':1.00,'taxAmount':0.00,'purpose':'late_fee','description':'MacBook Air, SN-1'},"
                 "{'amount':1.00,'taxAmount':0.00,'purpose':'other','description':'Kabel'}],"
                 "'subtotal':3.00,'taxRate':0,'taxAmount':0.00,'total':3.00}");
        const InvoiceSheet sheet = invoiceSheet(wanted);
        QCOMPARE(sheet.lines[0].description, u"Übernahme des Geräts: MacBook Air, SN-1"_s);
        QCOMPARE(sheet.lines[1].description, u"Mahngebühr: MacBook Air, SN-1"_s);
        QCOMPARE(sheet.lines[2].description, u"Kabel"_s);
    }

    // As it was before sellers said anything of themselves.
    void anOldInvoiceNamesItsSellerOnly()
    {
        InvoiceToWrite old = Sample().wanted();
        old.invoice =
            json("{'kind':'invoice','invoiceNumber':'2025-000001','seller':'Verleih','currency':'EUR',"
                 "'recipient':{'firstName':'Ada','lastName':'L'},'lineItems':[{'amount':1.00,'taxAmount':0.00,"
                 "'purpose':'late_fee'}],'subtotal':1.00,'taxRate':0,'taxAmount':0.00,'total':1.00}");
        const InvoiceSheet sheet = invoiceSheet(old);
        QCOMPARE(sheet.seller, QStringList{u"Verleih"_s});
        QCOMPARE(sheet.lines[0].description, u"Late payment fee"_s);
        QCOMPARE(sheet.footer, QList<QStringList>{{u"Verleih"_s}});
    }
};

QTEST_GUILESS_MAIN(TestInvoicePage)
#include "tst_invoice_page.moc"
