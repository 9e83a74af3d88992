// SPDX-License-Identifier: GPL-3.0-or-later
// Where the pages of an invoice end. The printer is watched while it lays out invoices of every length; that a
// PDF has the same on its pages is looked up in some of them.
#include "app/documents/pdf_maker.h"
#include "tests/core/services/invoice_samples.h"
#include "tests/core/services/invoices/recorded_paper.h"

#include <QBuffer>
#include <QProcess>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace onhire;
using namespace onhire::test;

namespace {

constexpr DocumentLanguage Languages[] = {DocumentLanguage::English, DocumentLanguage::German,
                                          DocumentLanguage::Arabic};
constexpr int PagesTold = 88;
constexpr qreal LowestPrinted = 292.5; // printers leave the rest white

QList<RecordedPage> recorded(const InvoiceSheet &sheet)
{
    QBuffer nowhere;
    nowhere.open(QIODevice::WriteOnly);
    QPdfWriter writer(&nowhere);
    writer.setResolution(1200);
    RecordedPaper paper(writer, sheet.isRightToLeft);
    InvoicePrinter(sheet, paper).print(PagesTold);
    return paper.pages();
}

QStringList termsOf(int lines)
{
    QStringList terms;
    for (int i = 1; i <= lines; ++i)
        terms += u"Clause %1: the goods remain our property."_s.arg(i);
    return terms;
}

// One page of an invoice, and what is wrong with it.
class Look
{
public:
    Look(const InvoiceSheet &sheet, const QList<RecordedPage> &pages, qsizetype at)
        : m_sheet(sheet), m_page(pages[at]), m_at(at)
    {
        for (const QStringList &column : sheet.footer)
            m_footer += column.join(u'\n');
        m_footer += sheet.pageNumber.arg(sheet.locale.toString(int(at + 1)), sheet.locale.toString(PagesTold));
    }

    QString fault() const
    {
        for (const QString &found : {outside(), overlapping(), besideItsBox(), footer(), head(), lines()}) {
            if (!found.isEmpty())
                return u"page %1: %2"_s.arg(m_at + 1).arg(found);
        }
        return {};
    }

    // Where the body ends and the footer begins: at the lowest rule across the page.
    qreal footerRule() const
    {
        qreal lowest = 0;
        for (const RecordedPage::Area &area : m_page.areas) {
            if (area.area.height() < 1 && area.area.width() > 160)
                lowest = std::max(lowest, area.area.top());
        }
        return lowest;
    }

private:
    static QRectF inner(const QRectF &area) { return area.adjusted(0.1, 0.2, -0.1, -0.2); }
    bool isFooter(const RecordedPage::Text &text) const { return m_footer.contains(text.text); }

    QString outside() const
    {
        for (const RecordedPage::Text &text : m_page.texts) {
            if (text.area.left() < 10 || text.area.right() > InvoicePaper::Width - 10 || text.area.top() < 10
                || text.area.bottom() > LowestPrinted)
                return u"outside: "_s + text.text;
        }
        return {};
    }

    QString overlapping() const
    {
        for (qsizetype i = 0; i < m_page.texts.size(); ++i) {
            for (qsizetype other = 0; other < i; ++other) {
                if (inner(m_page.texts[i].area).intersects(inner(m_page.texts[other].area)))
                    return u"\"%1\" overlaps \"%2\""_s.arg(m_page.texts[i].text, m_page.texts[other].text);
            }
        }
        return {};
    }

    // The frame of the payment, with everything in it, and its code, with nothing in it.
    QString besideItsBox() const
    {
        for (const RecordedPage::Area &box : m_page.areas) {
            if (box.area.height() < 1)
                continue;
            if (box.area.bottom() > footerRule())
                return u"a box stands in the footer"_s;
            const bool isCode = box.colour == Qt::white;
            for (const RecordedPage::Text &text : m_page.texts) {
                if (inner(text.area).intersects(box.area) && (isCode || !box.area.contains(inner(text.area))))
                    return u"\"%1\" crosses a box"_s.arg(text.text);
            }
        }
        return {};
    }

    QString footer() const
    {
        int found = 0;
        for (const RecordedPage::Text &text : m_page.texts) {
            found += isFooter(text);
            if (isFooter(text) != (inner(text.area).top() > footerRule()))
                return u"across the footer's rule: "_s + text.text;
        }
        return found == m_footer.size() ? QString() : u"its footer is not whole"_s;
    }

    // From the second page on, and something else on each.
    QString head() const
    {
        if (m_at == 0)
            return {};
        if (!m_page.find(m_sheet.headOfOtherPages) || !m_page.find(m_sheet.seller[0]))
            return u"it does not say whose invoice it is"_s;
        qsizetype body = 0;
        for (const RecordedPage::Text &text : m_page.texts) {
            body += !isFooter(text) && text.text != m_sheet.headOfOtherPages && text.text != m_sheet.seller[0]
                && !m_sheet.terms.split(u'\n').contains(text.text);
        }
        const bool hasFewTerms = m_sheet.terms.count(u'\n') < 8;
        return body == 0 && hasFewTerms ? u"there is nothing on it but some terms"_s : QString();
    }

    // Each with its amounts, below the table's head; and the last one with all the sums.
    QString lines() const
    {
        const RecordedPage::Text *tableHead = m_page.find(m_sheet.head.description);
        bool hasLine = false, hasLast = false;
        for (const RecordedPage::Text &text : m_page.texts) {
            if (!text.text.contains(u"SN-"_s))
                continue;
            hasLine = true;
            hasLast |= text.text == m_sheet.lines.constLast().description;
            if (!tableHead || tableHead->area.bottom() > text.area.top())
                return u"no head above "_s + text.text;
            const auto amounts = std::ranges::count_if(m_page.texts, [&](const RecordedPage::Text &amount) {
                return amount.area.top() == text.area.top() && &amount != &text;
            });
            if (amounts != (m_sheet.head.net.isEmpty() ? 1 : 2))
                return u"the amounts are not beside "_s + text.text;
        }
        if (tableHead && !hasLine)
            return u"the table's head stands alone"_s;
        for (const InvoiceSheet::Fact &sum : m_sheet.sums) {
            if (hasLast != (m_page.find(sum.label) && m_page.find(sum.value)))
                return u"the sums are not with the last line: "_s + sum.label;
        }
        return {};
    }

    const InvoiceSheet &m_sheet;
    const RecordedPage &m_page;
    const qsizetype m_at;
    QStringList m_footer;
};

QString faultIn(const InvoiceSheet &sheet, const QList<RecordedPage> &pages)
{
    QStringList described;
    for (qsizetype at = 0; at < pages.size(); ++at) {
        if (const QString fault = Look(sheet, pages, at).fault(); !fault.isEmpty())
            return fault;
        for (const RecordedPage::Text &text : pages[at].texts) {
            if (text.text.contains(u"SN-"_s))
                described += text.text;
        }
    }
    QStringList wanted;
    for (const InvoiceSheet::Line &line : sheet.lines)
        wanted += line.description;
    return described == wanted ? QString() : u"some lines are missing, or in another order"_s;
}

// A word in a PDF and how high on its page it stands, in millimetres.
struct Word
{
    qsizetype page;
    qreal top, bottom;
    QString text;
};

QList<Word> wordsIn(const QByteArray &pdf)
{
    QProcess reader;
    reader.start(u"pdftotext"_s, {u"-bbox"_s, u"-"_s, u"-"_s});
    reader.write(pdf);
    reader.closeWriteChannel();
    reader.waitForFinished();
    QXmlStreamReader xml(reader.readAllStandardOutput());
    QList<Word> words;
    qsizetype page = -1;
    constexpr qreal Millimetre = 25.4 / 72;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        page += xml.name() == "page"_L1;
        if (xml.name() == "word"_L1)
            words.append({page, attributes.value("yMin"_L1).toDouble() * Millimetre,
                          attributes.value("yMax"_L1).toDouble() * Millimetre, xml.readElementText()});
    }
    return words;
}

} // namespace

class TestPageBreaks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesEndWhereTheyMay_data();
    void pagesEndWhereTheyMay();
    void whatIsLongIsWhole_data();
    void whatIsLongIsWhole();
    void thePdfHasTheSameOnItsPages_data();
    void thePdfHasTheSameOnItsPages();
};

void TestPageBreaks::pagesEndWhereTheyMay_data()
{
    QTest::addColumn<DocumentLanguage>("language");
    QTest::newRow("en") << DocumentLanguage::English;
    QTest::newRow("de") << DocumentLanguage::German;
    QTest::newRow("ar") << DocumentLanguage::Arabic;
}

void TestPageBreaks::pagesEndWhereTheyMay()
{
    QFETCH(const DocumentLanguage, language);
    for (int lines = 1; lines <= 60; ++lines) {
        InvoiceSheet sheet = Sample{.lines = lines, .language = language}.sheet();
        for (int terms = 0; terms <= 4; ++terms) {
            sheet.terms = termsOf(terms).join(u'\n');
            const QString fault = faultIn(sheet, recorded(sheet));
            QVERIFY2(fault.isEmpty(), qPrintable(u"%1 lines, %2 terms, %3"_s.arg(lines).arg(terms).arg(fault)));
        }
    }
}

// Names and addresses as long as they may be, and terms, on invoices whose pages end in the middle of
// everything.
void TestPageBreaks::whatIsLongIsWhole_data()
{
    pagesEndWhereTheyMay_data();
}

void TestPageBreaks::whatIsLongIsWhole()
{
    QFETCH(const DocumentLanguage, language);
    const QString name =
        u"Königlich Bayerische Gesellschaft für den Verleih elektronischer Geräte und Zubehör an Hochschulen "
        "und Museen mit beschränkter Haftung und Compagnie Kommanditgesellschaft auf Aktien, Niederlassung Bonn"_s;
    for (int lines = 1; lines <= 30; ++lines) {
        Sample sample{.lines = lines,
                      .language = language,
                      .corrected = sampleCreditNote().corrected,
                      .prices = {123'456'789}};
        if (lines % 4 == 1)
            sample.tax = {TaxTreatment::ReverseCharge, {}, false};
        sample.more = lines % 2 ? "'kind':'invoice','creditUsed':487.38,'amountDue':1000.00,"_ba
                                : "'kind':'credit_note','correctsInvoiceId':'inv_1','reason':'"
                + QByteArray("The device was returned too late. ").repeated(29) + "',";
        InvoiceSheet sheet = sample.sheet();
        sheet.seller = {name,
                        u"Am Hofgarten 7"_s,
                        u"Hinterhaus, drittes Stockwerk links"_s,
                        u"Südstadt"_s,
                        u"53113 Bonn"_s,
                        u"Nordrhein-Westfalen"_s,
                        u"Deutschland"_s};
        sheet.senderLine = QStringList{name, sheet.seller[1], sheet.seller[4]}.join(u" · "_s);
        sheet.recipient = sheet.seller + sheet.seller.mid(1).replaceInStrings(u"a"_s, u"ä"_s);
        sheet.footer[0] = sheet.seller;
        for (InvoiceSheet::Line &line : sheet.lines)
            line.description.append(u" · "_s + name);
        sheet.terms = termsOf(lines * 2).join(u'\n');
        const QString fault = faultIn(sheet, recorded(sheet));
        QVERIFY2(fault.isEmpty(), qPrintable(u"%1 lines, %2"_s.arg(lines).arg(fault)));
    }
}

void TestPageBreaks::thePdfHasTheSameOnItsPages_data()
{
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 8, 11, 12, 23, 60})
        QTest::addRow("%d", lines) << lines;
}

void TestPageBreaks::thePdfHasTheSameOnItsPages()
{
    QFETCH(const int, lines);
    for (const DocumentLanguage language : Languages) {
        const InvoiceSheet sheet = Sample{.lines = lines, .language = language}.sheet();
        const QList<RecordedPage> pages = recorded(sheet);
        const auto pdf = PdfMaker().invoice(sheet);
        QVERIFY(pdf);
        const QList<Word> words = wordsIn(*pdf);
        QVERIFY2(!words.isEmpty(), "./dev deps installs pdftotext");
        QCOMPARE(words.constLast().page + 1, pages.size());
        for (qsizetype page = 0; page < pages.size(); ++page)
            QVERIFY2(std::ranges::any_of(words,
                                         [page](const Word &word) {
                                             return word.page == page && word.text.contains("2026-000042"_L1);
                                         }),
                     qPrintable(u"page %1 does not say the number as it is read"_s.arg(page + 1)));
        int compared = 0;
        for (const Word &word : words) {
            QVERIFY2(word.bottom < LowestPrinted + 1, qPrintable(word.text));
            if (!word.text.startsWith(u"SN-"_s))
                continue;
            const auto line = std::ranges::find_if(pages[word.page].texts, [&](const auto &text) {
                return text.text.endsWith(word.text)
                    || text.text.endsWith(word.text + QChar(0x2069)); // the end of an isolate
            });
            QVERIFY2(line != pages[word.page].texts.end(), qPrintable(word.text));
            QVERIFY2(qAbs(line->area.center().y() - (word.top + word.bottom) / 2) < 1.5, qPrintable(word.text));
            ++compared;
        }
        QCOMPARE(compared, lines);
        for (qsizetype at = 0; at < pages.size(); ++at) {
            const QString number = sheet.pageNumber.arg(sheet.locale.toString(int(at + 1)),
                                                        sheet.locale.toString(int(pages.size())));
            QString said;
            for (const Word &word : words)
                said += word.page == at ? word.text + u' ' : QString();
            if (!sheet.isRightToLeft) // whose words come in the order of the page
                QVERIFY2(said.contains(number), qPrintable(said));
        }
    }
}

QTEST_MAIN(TestPageBreaks) // documents need fonts
#include "tst_page_breaks.moc"
