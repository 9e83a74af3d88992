// SPDX-License-Identifier: GPL-3.0-or-later
// The PDF of an invoice carries it as CII, under the name and the metadata by which readers of Factur-X know
// it. With ONHIRE_E_INVOICES=FOLDER the PDFs are left in that folder, for such readers.
#include "app/documents/pdf_maker.h"
#include "app/documents/pdf_objects.h"
#include "core/services/invoices/e_invoice_documents.h"
#include "core/services/invoices/invoice_page.h"
#include "tests/support/pdf_streams.h"
#include "tests/support/said_e_invoice.h"
#include "tests/support/sample_invoice.h"
#include "tests/support/xml_tree.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

InvoiceSheet sheetOf(const SampleInvoice &sample, DocumentLanguage language = DocumentLanguage::English)
{
    const JsonValue record = recordOf(sample);
    InvoiceSheet sheet = invoiceSheet({record, {}, language});
    sheet.attachment = facturXOf({record, recordOf({}), language}, sheet.title);
    return sheet;
}

void keep(const QString &name, const QByteArray &pdf)
{
    const QString folder = qEnvironmentVariable("ONHIRE_E_INVOICES");
    if (folder.isEmpty())
        return;
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + u'/' + name + u".pdf"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size());
}

} // namespace

class TestFacturX : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thePdfCarriesTheInvoiceAsItIs_data()
    {
        QTest::addColumn<SampleInvoice>("issued");
        const TaxTerms inclusive{TaxTreatment::Standard, {19, 0}, true};
        const QString note = u"credit_note"_s;
        QTest::newRow("invoice") << SampleInvoice{};
        QTest::newRow("credit-note") << SampleInvoice{.kind = note};
        QTest::newRow("inclusive") << SampleInvoice{.tax = inclusive, .prices = {4990, 599, 2999, 199}};
        QTest::newRow("inclusive-7") << SampleInvoice{.tax = {TaxTreatment::Standard, {7, 0}, true}};
        QTest::newRow("credit-note-inclusive")
            << SampleInvoice{.kind = note, .tax = inclusive, .prices = {4990, 599, 2999, 199}};
        QTest::newRow("reverse-charge") << SampleInvoice{.tax = {TaxTreatment::ReverseCharge, {}, false}};
        QTest::newRow("exempt") << SampleInvoice{.tax = {TaxTreatment::Exempt, {}, false}};
        QTest::newRow("many-pages") << SampleInvoice{.prices = std::vector<qint64>(60, 4990)};
        QTest::newRow("Chinese") << SampleInvoice{.company = u"北京租赁有限公司"_s};
    }

    void thePdfCarriesTheInvoiceAsItIs()
    {
        QFETCH(const SampleInvoice, issued);
        const InvoiceSheet sheet = sheetOf(issued);
        const auto pdf = PdfMaker().invoice(sheet);
        QVERIFY(pdf.has_value());
        const QByteArrayList streams = streamsOf(*pdf);
        QVERIFY(streams.contains(sheet.attachment->content));
        QVERIFY(pdf->contains("/EmbeddedFiles"));
        QVERIFY(pdf->contains("(factur-x.xml)"));
        keep(QString::fromLatin1(QTest::currentDataTag()), *pdf);
    }

    // Whoever reads it beside the PDF finds the same words in both.
    void itIsInTheLanguageOfThePdf()
    {
        const TaxTerms reversed{TaxTreatment::ReverseCharge, {}, false};
        const SampleInvoice fee{.tax = reversed, .purpose = u"setup"_s};
        const SaidInvoice german = saidInCii(sheetOf(fee, DocumentLanguage::German).attachment->content);
        QCOMPARE(german.lines.constFirst().name, u"Einrichtungsgebühr: MacBook Air <M4> & Hülle"_s);
        QCOMPARE(german.reason, u"Steuerschuldnerschaft des Leistungsempfängers."_s);
        const SampleInvoice note{.kind = u"credit_note"_s, .reason = u"The device was upgraded."_s};
        const SaidInvoice credit = saidInCii(sheetOf(note, DocumentLanguage::German).attachment->content);
        QCOMPARE(credit.note, u"Das Gerät wurde gegen ein anderes getauscht."_s);
        QCOMPARE(credit.terms, u"Korrigiert die Rechnung 2026-000042."_s);
        QCOMPARE(saidInCii(sheetOf(fee).attachment->content).lines.constFirst().name,
                 u"Setup fee: MacBook Air <M4> & Hülle"_s);
    }

    // As pictures with transparent parts are allowed to; ./dev e-invoices looks whether they are.
    void itMayHaveALogo()
    {
        QImage picture(200, 80, QImage::Format_ARGB32);
        picture.fill(QColor(0, 118, 110, 128));
        QByteArray png;
        QBuffer buffer(&png);
        QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 40'>"
                               "<defs><linearGradient id='g'><stop stop-color='#0f766e'/><stop offset='1' "
                               "stop-color='#fff' stop-opacity='0.2'/></linearGradient></defs>"
                               "<rect width='120' height='40' fill='url(#g)'/>"
                               "<circle cx='20' cy='20' r='9' fill='#fff' opacity='0.5'/></svg>";
        InvoiceSheet sheet = sheetOf({}, DocumentLanguage::Arabic);
        const qsizetype plain = PdfMaker().invoice(sheet)->size();
        for (const bool isDrawing : {false, true}) {
            sheet.logo = isDrawing ? svg : png;
            sheet.isLogoDrawing = isDrawing;
            const auto pdf = PdfMaker().invoice(sheet);
            QVERIFY(pdf && pdf->size() > plain + 100);
            keep(isDrawing ? u"logo-svg"_s : u"logo-png"_s, *pdf);
        }
    }

    void itsMetadataSaysWhatItCarries()
    {
        const auto pdf = PdfMaker().invoice(sheetOf({.seller = u"A & B"_s}));
        const QByteArrayList streams = streamsOf(*pdf);
        const auto metadata = std::ranges::find_if(
            streams, [](const QByteArray &stream) { return stream.contains("factur-x:pdfa"); });
        QVERIFY(metadata != streams.end());
        const QList<XmlTree> all = xmlTree(*metadata).all(u"rdf:RDF/rdf:Description"_s);
        QCOMPARE(all.size(), 5);
        QCOMPARE(all[0].at(u"dc:title/rdf:Alt/rdf:li"_s), u"Invoice 2026-000042"_s);
        QCOMPARE(all[1].at(u"xmp:CreateDate"_s), u"2026-11-21T00:00:00Z"_s);
        QCOMPARE(all[1].at(u"xmp:ModifyDate"_s), u"2026-11-21T00:00:00Z"_s);
        QVERIFY(pdf->contains("/CreationDate (D:20261121000000Z"));
        QCOMPARE(all[2].at(u"pdfaid:part"_s), u"3"_s);
        QCOMPARE(all[2].at(u"pdfaid:conformance"_s), u"B"_s);
        QCOMPARE(all[3].at(u"fx:DocumentFileName"_s), u"factur-x.xml"_s);
        QCOMPARE(all[3].at(u"fx:DocumentType"_s), u"INVOICE"_s);
        QCOMPARE(all[3].at(u"fx:ConformanceLevel"_s), u"EN 16931"_s);
        // PDF/A has each of those explained
        QStringList explained;
        for (
            const XmlTree &property : all[4].all(
                u"pdfaExtension:schemas/rdf:Bag/rdf:li/pdfaSchema:property/rdf:Seq/rdf:li/pdfaProperty:name"_s))
            explained += property.text;
        explained.sort();
        QCOMPARE(explained,
                 (QStringList{u"ConformanceLevel"_s, u"DocumentFileName"_s, u"DocumentType"_s, u"Version"_s}));
    }

    void itIsWhatPdfA3AsksFor()
    {
        const auto pdf = PdfMaker().invoice(sheetOf({}));
        QVERIFY(pdf->contains("/OutputIntents ["));
        QVERIFY(pdf->contains("/GTS_PDFA1"));
        QVERIFY(pdf->mid(pdf->lastIndexOf("trailer")).contains("/ID ["));
        const auto objects = PdfObjects::read(*pdf); // and so its table of objects is right
        QVERIFY(objects);
        const auto file = objects->withEntry("/AFRelationship /Alternative");
        QVERIFY(file);
        QCOMPARE(objects->withEntry("/UF (factur-x.xml)"), file);
        QCOMPARE(objects->withEntry("/AF [" + QByteArray::number(*file) + " 0 R]"), objects->root());
        QCOMPARE(objects->reference(*file, "/EF <</F"), objects->withEntry("/Type /EmbeddedFile"));
        QCOMPARE(objects->withEntry("/Subtype /text#2Fxml"), objects->withEntry("/Type /EmbeddedFile"));
        QVERIFY(objects->withEntry("/Params << /ModDate (D:"));
    }

    void aPdfWithoutAnEInvoiceCarriesNothing()
    {
        const auto pdf = PdfMaker().invoice(sheetOf({.sellerCountry = {}}));
        QVERIFY(pdf->startsWith("%PDF-"));
        QVERIFY(!pdf->contains("/EmbeddedFiles"));
    }
};

QTEST_MAIN(TestFacturX)
#include "tst_factur_x.moc"
