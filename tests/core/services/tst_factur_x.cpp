// SPDX-License-Identifier: GPL-3.0-or-later
// The PDF of an invoice carries it as CII, under the name and the metadata by which readers of Factur-X know
// it. With ONHIRE_E_INVOICES=FOLDER the PDFs are left in that folder, for such readers.
#include "app/documents/pdf_maker.h"
#include "core/services/invoices/e_invoice_documents.h"
#include "core/services/invoices/invoice_page.h"
#include "tests/support/pdf_streams.h"
#include "tests/support/sample_invoice.h"
#include "tests/support/xml_tree.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

InvoiceSheet sheetOf(const SampleInvoice &sample)
{
    const JsonValue record = recordOf(sample);
    InvoiceSheet sheet = invoiceSheet({record, {}, InvoiceLanguage::English});
    sheet.attachment = facturXOf(record, recordOf({}), sheet.title);
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
        QTest::addColumn<QString>("kind");
        QTest::newRow("invoice") << u"invoice"_s;
        QTest::newRow("credit-note") << u"credit_note"_s;
    }

    void thePdfCarriesTheInvoiceAsItIs()
    {
        QFETCH(const QString, kind);
        const InvoiceSheet sheet = sheetOf({.kind = kind});
        const auto pdf = PdfMaker().invoice(sheet);
        QVERIFY(pdf.has_value());
        const QByteArrayList streams = streamsOf(*pdf);
        QVERIFY(streams.contains(sheet.attachment->content));
        QVERIFY(pdf->contains("/EmbeddedFiles"));
        QVERIFY(pdf->contains("(factur-x.xml)"));
        keep(QString::fromLatin1(QTest::currentDataTag()), *pdf);
    }

    void itsMetadataSaysWhatItCarries()
    {
        const auto pdf = PdfMaker().invoice(sheetOf({.seller = u"A & B"_s}));
        const QByteArrayList streams = streamsOf(*pdf);
        const auto metadata = std::ranges::find_if(
            streams, [](const QByteArray &stream) { return stream.contains("factur-x:pdfa"); });
        QVERIFY(metadata != streams.end());
        const QList<XmlTree> all = xmlTree(*metadata).all(u"rdf:RDF/rdf:Description"_s);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].at(u"dc:title/rdf:Alt/rdf:li"_s), u"Invoice 2026-000042"_s);
        QCOMPARE(all[1].at(u"fx:DocumentFileName"_s), u"factur-x.xml"_s);
        QCOMPARE(all[1].at(u"fx:DocumentType"_s), u"INVOICE"_s);
        QCOMPARE(all[1].at(u"fx:ConformanceLevel"_s), u"EN 16931"_s);
    }

    // Of what PDF/A-3 asks for, what Qt can write; the rest is not claimed.
    void itsColoursAreDefinedAndItHasAnId()
    {
        const auto pdf = PdfMaker().invoice(sheetOf({}));
        QVERIFY(pdf->contains("/OutputIntents ["));
        QVERIFY(pdf->contains("/GTS_PDFA1"));
        QVERIFY(pdf->mid(pdf->lastIndexOf("trailer")).contains("/ID ["));
        QVERIFY(!streamsOf(*pdf).join().contains("pdfaid"));
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
