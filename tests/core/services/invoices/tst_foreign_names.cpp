// SPDX-License-Identifier: GPL-3.0-or-later
// Names that the documents' first font cannot write. None loses a character without anybody seeing it.
#include "app/documents/paper_font.h"
#include "app/documents/pdf_maker.h"
#include "core/services/documents/page_text.h"
#include "tests/core/services/invoice_samples.h"

#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr char16_t NobodysLetter = 0x0378; // never assigned, so no font has it

QByteArray toldOf(const QByteArray &pdf, const QString &program)
{
    QTemporaryFile file;
    if (!file.open() || file.write(pdf) != pdf.size() || !file.flush())
        return {};
    QProcess process;
    process.start(program,
                  program == "pdftotext"_L1 ? QStringList{file.fileName(), u"-"_s}
                                            : QStringList{file.fileName()});
    process.waitForFinished();
    return process.readAllStandardOutput();
}

QString textOf(const QByteArray &pdf)
{
    return QString::fromUtf8(toldOf(pdf, u"pdftotext"_s));
}

// Its fonts, one a line: name, type, encoding, emb, sub, uni, object.
QByteArray fontNotEmbedded(const QByteArray &pdf)
{
    QList<QByteArray> lines = toldOf(pdf, u"pdffonts"_s).split('\n');
    if (lines.size() < 3)
        return "pdffonts found none";
    for (const QByteArray &line : lines.mid(2)) {
        const QByteArrayList columns = line.simplified().split(' ');
        if (columns.size() >= 5 && columns[columns.size() - 5] != "yes")
            return line;
    }
    return {};
}

} // namespace

class TestForeignNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameIsWholeOrSaysThatItIsNot_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isWhole"); // by the fonts that come with Onhire
        QTest::newRow("Chinese") << u"北京租赁有限公司"_s << true;
        QTest::newRow("Chinese, traditional") << u"臺灣設備租賃股份有限公司"_s << true;
        QTest::newRow("Japanese") << u"株式会社レンタルサービスひかり"_s << true;
        QTest::newRow("Korean") << u"서울장비임대주식회사"_s << true;
        QTest::newRow("Hebrew") << u"השכרת ציוד"_s << true;
        QTest::newRow("Greek") << u"Ενοικιάσεις Αθηνών"_s << true;
        QTest::newRow("Thai") << u"บริษัทให้เช่าอุปกรณ์"_s << false;
        QTest::newRow("emoji") << u"Fox 🦊 Rent 🧿"_s << false;
        QTest::newRow("nobody's") << u"A%1B"_s.arg(QChar(NobodysLetter)) << false;
    }

    void aNameIsWholeOrSaysThatItIsNot()
    {
        QFETCH(const QString, name);
        QFETCH(const bool, isWhole);
        for (const DocumentLanguage language : {DocumentLanguage::English, DocumentLanguage::Arabic}) {
            InvoiceSheet sheet = Sample{.language = language}.sheet();
            sheet.recipient[0] = name; // regular
            sheet.seller[0] = name; // bold
            const auto pdf = PdfMaker().invoice(sheet);
            QVERIFY(pdf);
            QCOMPARE(fontNotEmbedded(*pdf), QByteArray());
            const QString said = textOf(*pdf);
            qsizetype replaced = 0;
            for (const uint c : name.toUcs4()) {
                const QString letter = QString::fromUcs4(reinterpret_cast<const char32_t *>(&c), 1);
                replaced += !said.contains(letter);
            }
            QVERIFY2(replaced == 0 || said.count(QChar::ReplacementCharacter) >= 2 * replaced,
                     qPrintable(said));
            if (isWhole)
                QCOMPARE(replaced, 0);
        }
    }

    void whatNoFontHasIsSeen()
    {
        const QFont font = paperFont(9);
        QCOMPARE(drawable(u"A%1B"_s.arg(QChar(NobodysLetter)), font), u"A\ufffdB"_s);
        QCOMPARE(drawable(u"\u2066Łódź\u2069 – 10\u00a0€\n٢١\u200d"_s, font),
                 u"\u2066Łódź\u2069 – 10\u00a0€\n٢١\u200d"_s);
        QCOMPARE(drawable(u"❤\ufe0f"_s, font), u"❤\ufe0f"_s);
    }

    void contractsAreWrittenInTheSameFonts()
    {
        DocumentPages pages;
        pages.html = htmlPage(u"<p>"_s + escaped(u"株式会社 & 서울"_s) + QChar(NobodysLetter) + u"</p>"_s);
        pages.footer = u"北京"_s;
        pages.pageOf = u"Page %1 of %2"_s;
        const auto pdf = PdfMaker().pdf(pages);
        QVERIFY(pdf);
        QCOMPARE(fontNotEmbedded(*pdf), QByteArray());
        const QString said = textOf(*pdf);
        QVERIFY2(said.contains(u"株式会社 & 서울\ufffd"_s) && said.contains(u"北京"_s), qPrintable(said));
    }
};

QTEST_MAIN(TestForeignNames) // documents need fonts
#include "tst_foreign_names.moc"
