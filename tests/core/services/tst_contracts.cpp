// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdf_maker.h"
#include "core/services/contracts/contract_page.h"
#include "core/services/contracts/contract_words.h"
#include "tests/support/shop.h"

#include <QGuiApplication>
#include <QImage>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

DeviceOfItem device(const QString &serial, int months, const QString &sku = u"PHONE-0"_s)
{
    SubscriptionState state;
    state.terms = {QDate(2026, 11, 21), months, BillingStart::Immediate, {{0, Money::fromMinor(1990)}}};
    return {0, serial, sku, u"Phone"_s, state};
}

ContractFacts facts(const QByteArray &productName = "Phone", int items = 1)
{
    QByteArrayList rows;
    for (int i = 0; i < items; ++i)
        rows += "{'sku':'PHONE-" + QByteArray::number(i) + "','productName':'" + productName
            + "','quantity':2,'unitPrice':19.90,'setupFee':0.00,'contractLength':12}";
    return {u"Geräte & <Söhne>"_s,
            QDate(2026, 11, 21),
            json("{'orderId':'ord_01jd8v9h3cq7n5x2m4k6p8r0st','customer':{'email':'ada@example.com',"
                 "'firstName':'Jürgen','lastName':'Großmann','company':'شركة الأجهزة'},"
                 "'billingAddress':{'contactName':'Jürgen','streetAddress':'Hauptstraße 1','city':'Köln',"
                 "'postalCode':'50667','country':'Germany'},'shippingAddress':{'contactName':'Ada'},'items':["
                 + rows.join(',')
                 + "],'totals':{'subtotal':39.80,'taxAmount':7.56,'total':47.36,'setupTotal':0.00,"
                   "'currency':'EUR'}}"),
            {device(u"SN-1"_s, 12), device(u"SN-2"_s, 12)}};
}

QByteArray pdf(const DocumentPages &pages)
{
    const auto made = PdfMaker().pdf(pages);
    return made ? *made : QByteArray();
}

// As a reader of PDFs sees it; empty where there is no pdftotext.
QString textIn(const QByteArray &pdf)
{
    const QString program = QStandardPaths::findExecutable(u"pdftotext"_s);
    if (program.isEmpty())
        return {};
    QProcess reader;
    reader.start(program, {u"-layout"_s, u"-"_s, u"-"_s});
    reader.write(pdf);
    reader.closeWriteChannel();
    reader.waitForFinished();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

// Of the title at the top of the first page: how much of its ink stands right of the middle, from 0 to 1.
double inkRightOfTheMiddle(const QByteArray &pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"contract.pdf"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) < 0)
        return -1;
    file.close();
    QProcess::execute(u"pdftoppm"_s,
                      {u"-png"_s, u"-r"_s, u"40"_s, u"-f"_s, u"1"_s, u"-l"_s, u"1"_s, u"-singlefile"_s,
                       file.fileName(), folder.filePath(u"page"_s)});
    const QImage page = QImage(folder.filePath(u"page.png"_s)).convertToFormat(QImage::Format_Grayscale8);
    double right = 0, all = 0;
    for (int y = 0; y < page.height() / 9; ++y) {
        for (int x = 0; x < page.width(); ++x) {
            const int ink = 255 - qGray(page.pixel(x, y));
            all += ink;
            right += x > page.width() / 2 ? ink : 0;
        }
    }
    return all > 0 ? right / all : -1;
}

} // namespace

class TestContracts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextsOfOthersAreNoMarkup()
    {
        const QString html = contractPages(facts("<img src=x onerror=y><b>")).html;
        QVERIFY(html.contains(u"&lt;img src=x onerror=y&gt;&lt;b&gt;"_s));
        QVERIFY(html.contains(u"Geräte &amp; &lt;Söhne&gt;"_s));
        QVERIFY(!html.contains(u"<img"_s));
    }

    void textsThatLookLikePlaceholdersStay()
    {
        QVERIFY(contractPages(facts("%1 %2 100%")).html.contains(u"%1 %2 100%"_s));
    }

    void aContractSaysWhatWasAgreed()
    {
        const QString html = contractPages(facts()).html;
        for (const QString &text :
             {u"Jürgen Großmann"_s, u"شركة الأجهزة"_s, u"Hauptstraße 1"_s, u"50667 Köln"_s, u"€19.90"_s,
              u"€47.36"_s, u"12 months"_s, u"SN-1, SN-2"_s, u"21 November 2026"_s,
              u"ord_01jd8v9h3cq7n5x2m4k6p8r0st"_s, u">Per month, each<"_s, u">One-off, each<"_s,
              u">Monthly, excluding tax<"_s})
            QVERIFY2(html.contains(text), qPrintable(text));
    }

    void theLessorHasItsAddress()
    {
        ContractFacts own = facts();
        own.lessor = u"Nord & Süd GmbH"_s;
        own.lessorAddress = json("{'company':'Nord & Süd GmbH','streetAddress':'Am Hof 1','postalCode':'53113',"
                                 "'city':'Bonn','country':'DE'}");
        const QString html = contractPages(own).html;
        QVERIFY2(html.contains(u"Nord &amp; Süd GmbH<br>Am Hof 1<br>53113 Bonn<br>DE"_s), qPrintable(html));
    }

    void whatWasAgreedSinceStandsBesideWhatWasOrdered()
    {
        ContractFacts changed = facts();
        QVERIFY(!contractPages(changed).html.contains(u"Agreed since"_s));
        changed.devices[1].state.terms.months = 36;
        changed.devices[1].state.terms.prices.push_back({12, Money::fromMinor(1490)});
        const QString html = contractPages(changed).html;
        const QString since = html.sliced(html.indexOf(u"Agreed since"_s));
        for (const QString &text :
             {u"SN-2"_s, u"21 November 2029"_s, u"36 months"_s, u"€19.90<br>from 21 November 2027: €14.90"_s})
            QVERIFY2(since.contains(text), qPrintable(text));
        QVERIFY(!since.contains(u"SN-1"_s));
        changed.devices[1].state.status = SubscriptionStatus::EndedBuyout; // nothing is agreed any more
        QVERIFY(!contractPages(changed).html.contains(u"Agreed since"_s));
        changed.devices[0] = device(u"SN-3"_s, 12, u"OTHER"_s);
        QVERIFY(contractPages(changed).html.contains(u"Agreed since"_s));
    }

    void itIsWrittenInTheLanguageOfTheCompany()
    {
        ContractFacts german = facts();
        german.language = DocumentLanguage::German;
        const QString text = textIn(pdf(contractPages(german)));
        for (const QString &word : {u"Mietvertrag"_s, u"Vertrag vom 21. November 2026"_s, u"12 Monate"_s,
                                    u"Monatlicher Gesamtbetrag"_s, u"47,36 €"_s, u"Seite 1 von 1"_s})
            QVERIFY2(text.contains(word), qPrintable(word + u'\n' + text));
        QVERIFY(!text.contains(u"month"_s));
    }

    void anArabicContractIsReadFromTheRight()
    {
        ContractFacts arabic = facts();
        arabic.language = DocumentLanguage::Arabic;
        const DocumentPages pages = contractPages(arabic);
        QCOMPARE(pages.locale.textDirection(), Qt::RightToLeft);
        for (const QString &word : {u"عقد إيجار"_s, u"المستأجِر"_s, u"شهرًا"_s})
            QVERIFY2(pages.html.contains(word), qPrintable(word));
        const qsizetype device = pages.html.indexOf(u"<b>الجهاز</b>"_s),
                        price = pages.html.indexOf(u"<b>شهريًا لكل جهاز</b>"_s);
        QVERIFY(device >= 0 && price >= 0 && price < device); // the first column stands right
        QVERIFY(pages.footer.contains(u"\u2068Geräte & <Söhne>\u2069"_s)); // reads as its own letters do
        QCOMPARE(pages.locale.toString(1), u"١"_s);
        const double ink = inkRightOfTheMiddle(pdf(pages));
        QVERIFY2(ink > 0.5, QByteArray::number(ink).constData());
        QVERIFY(inkRightOfTheMiddle(pdf(contractPages(facts()))) < 0.5);
    }

    void monthsAreCountedAsALanguageDoes_data()
    {
        QTest::addColumn<int>("months");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("arabic");
        QTest::newRow("one") << 1 << u"1 month"_s << u"1 Monat"_s << u"شهر واحد"_s;
        QTest::newRow("two") << 2 << u"2 months"_s << u"2 Monate"_s << u"شهران"_s;
        QTest::newRow("few") << 3 << u"3 months"_s << u"3 Monate"_s << u"٣ أشهر"_s;
        QTest::newRow("many") << 24 << u"24 months"_s << u"24 Monate"_s << u"٢٤ شهرًا"_s;
    }

    void monthsAreCountedAsALanguageDoes()
    {
        QFETCH(int, months);
        QTEST(monthsIn(months, DocumentLanguage::English), "english");
        QTEST(monthsIn(months, DocumentLanguage::German), "german");
        QTEST(monthsIn(months, DocumentLanguage::Arabic), "arabic");
    }

    void itIsPrintedOnNumberedPages()
    {
        const QByteArray one = pdf(contractPages(facts())), many = pdf(contractPages(facts("Phone", 60)));
        QVERIFY(one.startsWith("%PDF-"));
        QVERIFY(many.count("/Type /Page\n") > one.count("/Type /Page\n"));
        const QString text = textIn(many);
        QVERIFY2(!text.isEmpty(), "pdftotext is needed: ./dev deps installs it");
        QVERIFY2(text.contains(u"Page 1 of 3"_s) && text.contains(u"Page 3 of 3"_s), qPrintable(text));
        for (const QString &word :
             {u"Großmann"_s, u"Köln"_s, u"PHONE-0"_s, u"PHONE-59"_s, u"SN-2"_s, u"€47.36"_s})
            QVERIFY2(text.contains(word), qPrintable(word));
    }

    void picturesOnTheDiskDoNotGetIn()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"secret.png"_s);
        const auto printed = [&] {
            return pdf({u"x"_s, u"<p>a</p><img src='file://%1'><img src='%1'>"_s.arg(path), {}, u"%1 %2"_s});
        };
        const QByteArray without = printed();
        QImage picture(400, 400, QImage::Format_RGB32);
        for (int i = 0; i < 160'000; ++i)
            picture.setPixel(i % 400, i / 400, QRandomGenerator::global()->generate());
        QVERIFY(picture.save(path));
        QVERIFY(without.startsWith("%PDF-"));
        QCOMPARE(printed().size(), without.size());
    }

    void severalThreadsPrintAtOnce()
    {
        const DocumentPages pages = contractPages(facts("Phone", 20));
        const qsizetype size = pdf(pages).size();
        std::vector<std::unique_ptr<QThread>> threads;
        std::atomic<int> alike = 0;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back(QThread::create([&] {
                for (int round = 0; round < 5; ++round)
                    alike += qAbs(pdf(pages).size() - size) < 200;
            }));
            threads.back()->start();
        }
        for (const auto &thread : threads)
            thread->wait();
        QCOMPARE(alike, 20);
    }
};

QTEST_MAIN(TestContracts)
#include "tst_contracts.moc"
