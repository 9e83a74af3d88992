// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices on paper, as whoever opens the PDF sees them. Kept in the folder ONHIRE_PAPERS, if that is set.
#include "app/documents/logo.h"
#include "app/documents/pdf_maker.h"
#include "tests/core/services/invoice_samples.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

QByteArray printed(const InvoiceSheet &sheet, const QString &name = {})
{
    const auto made = PdfMaker().invoice(sheet);
    if (!made)
        return {};
    if (const QString folder = qEnvironmentVariable("ONHIRE_PAPERS"); !folder.isEmpty() && !name.isEmpty()) {
        QFile file(folder + u'/' + name + u".pdf"_s);
        if (file.open(QIODevice::WriteOnly))
            file.write(*made);
    }
    return *made;
}

QByteArray answerOf(const QString &program, const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return process.readAllStandardOutput();
}

bool isThere(const QString &program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}

// The pages as a reader of PDFs sees them.
QStringList pagesIn(const QByteArray &pdf)
{
    const QString text = QString::fromUtf8(answerOf(u"pdftotext"_s, {u"-layout"_s, u"-"_s, u"-"_s}, pdf));
    QStringList pages = text.split(u'\f');
    pages.removeLast();
    return pages;
}

const std::vector<qint64> Prices = {124990, 4990, 79900, 2999}; // of devices of all kinds

QByteArray svgOf(const QByteArray &inside)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
           "viewBox='0 0 120 40'>"
        + inside + "</svg>";
}

} // namespace

class TestInvoicePrint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneLineIsOnePage()
    {
        QVERIFY2(isThere(u"pdftotext"_s), "./dev deps installs it");
        InvoiceSheet sheet = Sample().sheet();
        sheet.logo = svgOf("<rect width='40' height='40' rx='9' fill='#0f766e'/><circle cx='20' cy='20' r='9' "
                           "fill='#fff'/><rect x='50' y='14' width='66' height='12' rx='6' fill='#0f766e'/>");
        sheet.isLogoDrawing = true;
        const QStringList pages = pagesIn(printed(sheet, u"one"_s));
        QCOMPARE(pages.size(), 1);
        for (const QString &text :
             {u"Invoice"_s, u"Analytical Engines Ltd"_s, u"MacBook Air 13, SN-1001"_s, u"€1,487.38"_s,
              u"Goods remain our property."_s, u"HRB 12345"_s, u"Page 1 of 1"_s})
            QVERIFY2(pages[0].contains(text), qPrintable(text + u" in "_s + pages[0]));
    }

    void theHeadOfTheTableIsRepeated()
    {
        QVERIFY2(isThere(u"pdftotext"_s), "./dev deps installs it");
        const QStringList pages = pagesIn(printed(
            Sample{.lines = 60, .language = DocumentLanguage::German, .prices = Prices}.sheet(), u"many"_s));
        QVERIFY(pages.size() >= 3);
        for (int i = 0; i < pages.size(); ++i) {
            QVERIFY2(pages[i].contains(u"Beschreibung"_s) || !pages[i].contains(u"SN-1"_s),
                     qPrintable(pages[i]));
            QVERIFY(pages[i].contains(u"Seite %1 von %2"_s.arg(i + 1).arg(pages.size())));
        }
        for (int i = 1; i <= 60; ++i)
            QCOMPARE(pages.join(u' ').count(u"SN-%1"_s.arg(1000 + i)), 1);
    }

    // About: fonts differ.
    void aLongInvoiceGoesOnForTenPages()
    {
        QVERIFY2(isThere(u"pdftotext"_s), "./dev deps installs it");
        const QStringList pages =
            pagesIn(printed(Sample{.lines = 165, .prices = Prices}.sheet(), u"ten_pages"_s));
        QVERIFY2(pages.size() > 8 && pages.size() < 12, QByteArray::number(pages.size()).constData());
        QVERIFY(pages.constFirst().contains(u"SN-1001"_s));
        QVERIFY(pages.constLast().contains(u"Page %1 of %1"_s.arg(pages.size())));
        for (int i = 0; i < pages.size(); ++i)
            QCOMPARE(pages[i].contains(u"Total"_s), i == pages.size() - 1);
    }

    // Whatever the length, for somewhere the page ends just there.
    void sumsAreNotLeftAlone()
    {
        QVERIFY2(isThere(u"pdftotext"_s), "./dev deps installs it");
        for (int lines = 8; lines <= 24; ++lines) {
            for (const QString &page : pagesIn(printed(Sample{.lines = lines}.sheet()))) {
                const bool hasSums = page.contains(u"Net amount"_s);
                QCOMPARE(hasSums, page.contains(u"SN-%1"_s.arg(1000 + lines)));
                QCOMPARE(hasSums, page.contains(u"Total"_s));
            }
        }
    }

    void aScannerReadsTheTransfer()
    {
        QVERIFY2(isThere(u"pdftoppm"_s) && isThere(u"zbarimg"_s), "./dev deps installs them");
        const QTemporaryDir folder;
        const Sample sample;
        const QString picture = folder.filePath(u"page"_s);
        answerOf(u"pdftoppm"_s, {u"-r"_s, u"200"_s, u"-png"_s, u"-singlefile"_s, u"-"_s, picture},
                 printed(sample.sheet()));
        const QByteArray read =
            answerOf(u"zbarimg"_s, {u"--quiet"_s, u"--raw"_s, u"-Sbinary"_s, picture + u".png"_s});
        QCOMPARE(QString::fromUtf8(read).trimmed(), sample.sheet().payment.code);
    }

    void theSameInvoiceIsTheSameFile()
    {
        InvoiceSheet sheet = Sample{.lines = 3, .language = DocumentLanguage::Arabic}.sheet();
        sheet.attachment = DocumentAttachment{u"factur-x.xml"_s, u"text/xml"_s, "<x/>", "<?xpacket?>"};
        const QByteArray first = printed(sheet);
        QVERIFY(first.startsWith("%PDF-"));
        QTest::qWait(1100); // a PDF knows its second, and its id is random
        QVERIFY(printed(sheet) == first);
    }

    void arabicAndCreditNotesArePrinted()
    {
        QVERIFY(
            !printed(Sample{.lines = 4, .language = DocumentLanguage::Arabic}.sheet(), u"arabic"_s).isEmpty());
        QVERIFY(!printed(sampleCreditNote(DocumentLanguage::German).sheet(), u"credit_note"_s).isEmpty());
        Sample longOne{.lines = 2};
        longOne.recipient.replace("Analytical Engines Ltd",
                                  "Königlich Bayerische Gesellschaft für den Verleih elektronischer Geräte und "
                                  "Zubehör an Hochschulen mbH & Co. KG");
        QVERIFY(!printed(longOne.sheet(), u"long"_s).isEmpty());
    }

    // Every way in which something is taxed, as a customer in Germany is told of it.
    void everyWayOfTaxIsPrinted_data()
    {
        QTest::addColumn<TaxTerms>("tax");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const TaxTerms &tax, const QString &told) {
            QTest::newRow(name) << tax << told;
        };
        row("inclusive", {TaxTreatment::Standard, {19, 0}, true}, u"Umsatzsteuer 19 %"_s);
        row("inclusive_7", {TaxTreatment::Standard, {7, 0}, true}, u"Umsatzsteuer 7 %"_s);
        row("reverse_charge", {TaxTreatment::ReverseCharge, {}, false},
            u"Steuerschuldnerschaft des Leistungsempfängers."_s);
        row("exempt", {TaxTreatment::Exempt, {}, false}, u"Steuerfreie Leistung."_s);
    }
    void everyWayOfTaxIsPrinted()
    {
        QVERIFY2(isThere(u"pdftotext"_s), "./dev deps installs it");
        QFETCH(const TaxTerms, tax);
        QFETCH(const QString, told);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        Sample sample{
            .lines = 4, .language = DocumentLanguage::German, .tax = tax, .prices = {4990, 599, 2999, 199}};
        const InvoiceSheet invoice = sample.sheet();
        Sample noted = sampleCreditNote(DocumentLanguage::German);
        noted.lines = sample.lines, noted.tax = tax, noted.prices = sample.prices;
        const InvoiceSheet note = noted.sheet();
        for (const auto &[sheet, file] :
             {std::pair(invoice, name), std::pair(note, name + u"_credit_note"_s)}) {
            const QStringList pages = pagesIn(printed(sheet, file));
            QCOMPARE(pages.size(), 1);
            const QString said = QString(pages[0]).replace(QChar(0xa0), u' ');
            QVERIFY2(said.contains(told) && !said.contains(u"Umsatzsteuer 0"_s), qPrintable(said));
            QVERIFY2(said.contains(QString(sheet.sums.constLast().value).replace(QChar(0xa0), u' ')),
                     qPrintable(said));
        }
        QCOMPARE(note.sums.constLast().value, invoice.sums.constLast().value);
    }

    void aLogoReadsNothingFromTheDisk()
    {
        QVERIFY(isSelfContained(svgOf("<use xlink:href='#a'/>")));
        QVERIFY(!isSelfContained(svgOf("<image xlink:href='/etc/logo.png'/>")));
        QVERIFY(!isSelfContained(svgOf("<image href='file:///etc/logo.png'/>")));
        QVERIFY(!isSelfContained("<?xml-stylesheet href='/etc/x.css' type='text/css'?>" + svgOf("")));
        QVERIFY(!isSelfContained("<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svgOf("&a;")));
        QVERIFY(!isSelfContained("no picture"));
    }

    // Each group uses the one before twice: a billion circles in four kilobytes.
    void aLogoThatMultipliesItselfIsNotDrawn()
    {
        QByteArray groups = "<circle id='g0' r='1'/>";
        for (int i = 1; i <= 30; ++i) {
            const QByteArray use = "<use xlink:href='#g" + QByteArray::number(i - 1) + "'/>";
            groups += "<g id='g" + QByteArray::number(i) + "'>" + use + use + "</g>";
        }
        QImage page(10, 10, QImage::Format_RGB32);
        QPainter painter(&page);
        QVERIFY(!drawLogo(&painter, {0, 0, 10, 10}, svgOf(groups), true, false));
    }

    // Eight levels are few, but not for what takes its time to be drawn once.
    void whatALogoDrawsIsCountedAsOftenAsItIsDrawn()
    {
        const auto drawing = [](int letters, int levels) {
            QByteArray groups = "<path id='g0' d='M0 0" + QByteArray(letters, '1') + "'/>";
            for (int i = 1; i <= levels; ++i) {
                const QByteArray use = "<use xlink:href='#g" + QByteArray::number(i - 1) + "'/>";
                groups += "<g id='g" + QByteArray::number(i) + "'>" + use + use + "</g>";
            }
            return svgOf(groups);
        };
        QVERIFY(isSelfContained(drawing(100'000, 0)));
        QVERIFY(isSelfContained(drawing(1000, 8)));
        QVERIFY(!isSelfContained(drawing(50'000, 8)));
        QVERIFY(!isSelfContained(svgOf("<g id='a'><use xlink:href='#a'/></g>")));
    }

    // Each level would take its part of the stack, or of the time of whoever draws.
    void aLogoOfManyLevelsIsNotDrawn()
    {
        QByteArray chain = "<circle id='g0' r='1'/>";
        for (int i = 1; i <= 60'000; ++i)
            chain +=
                "<g id='g" + QByteArray::number(i) + "'><use href='#g" + QByteArray::number(i - 1) + "'/></g>";
        QVERIFY(!isSelfContained(svgOf(chain)));
        const int levels = 200'000;
        QVERIFY(!isSelfContained(
            svgOf(QByteArray("<g id='a'>").repeated(levels) + QByteArray("</g>").repeated(levels))));
    }

    void aPictureMakesALogoAndABrokenOneNone()
    {
        QByteArray png;
        QBuffer buffer(&png);
        QImage picture(200, 80, QImage::Format_RGB32);
        picture.fill(Qt::darkCyan);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
        const QRectF area(0, 0, 100, 100);
        QVERIFY(drawLogo(nullptr, area, png, false, false));
        QVERIFY(!drawLogo(nullptr, area, png.left(60), false, false));
        QVERIFY(!drawLogo(nullptr, area, png, true, false));
    }

    // As it may have been chosen before that was refused.
    void aBrokenLogoLeavesTheInvoiceWhole()
    {
        QVERIFY2(isThere(u"pdftotext"_s), "./dev deps installs it");
        InvoiceSheet sheet = Sample().sheet();
        sheet.logo = "no picture";
        for (const bool isDrawing : {false, true}) {
            sheet.isLogoDrawing = isDrawing;
            const QStringList pages = pagesIn(printed(sheet));
            QCOMPARE(pages.size(), 1);
            QVERIFY2(pages[0].contains(u"Total"_s) && pages[0].count(sheet.seller[0]) > 3,
                     qPrintable(pages[0]));
        }
    }
};

QTEST_MAIN(TestInvoicePrint) // documents need fonts
#include "tst_invoice_print.moc"
