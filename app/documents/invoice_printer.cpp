// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/invoice_printer.h"

#include "app/documents/logo.h"
#include "core/domain/barcodes/barcode.h"

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const QColor Ink(0x1c, 0x22, 0x2b), Quiet(0x5b, 0x65, 0x73), Hair(0xd5, 0xda, 0xe1), Tint(0xf3, 0xf5, 0xf8);

// All in millimetres.
constexpr qreal Left = 25, Right = 190, Body = Right - Left;
constexpr qreal HeadTop = 15, HeadOfOtherPages = 26;
constexpr qreal FooterTop = 271, FooterEnd = 288.5, FooterGap = 2, ColumnGap = 5, AboveFooter = 7;
constexpr qreal NetEnd = 162, AmountWidth = 30, DescriptionWidth = NetEnd - AmountWidth - 3 - Left;
constexpr qreal RowGap = 1.9, BlockGap = 7;
constexpr qreal SumsLeft = 108, SumRow = 6.2, TotalRow = 9, AboveSums = 1.5, AboveTaxReason = 1;
constexpr qreal HeadGap = 1.4; // between the words of the table's head and the rule below them
constexpr qreal CodeSize = 30, Inset = 5;

const TextLook Small{.points = 7, .colour = Quiet}, Label{.points = 8, .colour = Quiet}, Text{.points = 9},
    Strong{.points = 9, .isBold = true}, Amount{.points = 9, .isAtEnd = true},
    TableHead{.points = 8, .colour = Quiet, .isBold = true};
constexpr qsizetype FewTerms = 8; // lines, which stay together

} // namespace

int InvoicePrinter::print(int pages)
{
    m_page = 1;
    m_pages = pages;
    m_footerTop = footerTop();
    letterhead();
    recipient();
    facts();
    heading();
    table();
    sums();
    payment();
    terms();
    footer();
    return m_page;
}

void InvoicePrinter::beginPage()
{
    footer();
    ++m_page;
    m_paper.beginPage();
    constexpr qreal TitleWidth = 70, SellerWidth = Body - TitleWidth - 5;
    TextLook end = Label;
    end.isAtEnd = true;
    const qreal title = m_paper.put(m_sheet.headOfOtherPages, Left, HeadTop, TitleWidth, Label);
    const qreal seller = m_paper.put(m_sheet.seller.value(0), Right - SellerWidth, HeadTop, SellerWidth, end);
    m_y = std::max(HeadOfOtherPages, HeadTop + std::max(title, seller) + BlockGap);
}

void InvoicePrinter::makeRoom(qreal height)
{
    if (m_y + height > m_footerTop - AboveFooter)
        beginPage();
}

TextLook InvoicePrinter::fitted(const QString &text, qreal width, qreal room, TextLook look,
                                qreal smallest) const
{
    while (look.points > smallest && m_paper.heightOf(text, width, look) > room)
        look.points -= 0.5;
    return look;
}

void InvoicePrinter::letterhead()
{
    constexpr qreal AddressLeft = 130, Room = 39; // above the facts and the window of the envelope
    constexpr qreal NameWidth = AddressLeft - Left - 5, AddressWidth = Right - AddressLeft;
    const QRectF place = m_paper.dotsOf({Left, HeadTop, 75, 22});
    const QString name = m_sheet.seller.value(0);
    if (!drawLogo(m_paper.painter(), place, m_sheet.logo, m_sheet.isLogoDrawing, m_paper.isRightToLeft()))
        m_paper.put(name, Left, HeadTop, NameWidth,
                    fitted(name, NameWidth, Room, {.points = 16, .isBold = true}));
    const TextLook bold =
        fitted(m_sheet.seller.join(u'\n'), AddressWidth, Room, {.points = Label.points, .isBold = true});
    const TextLook look{.points = bold.points, .colour = Quiet};
    qreal y = HeadTop;
    for (qsizetype i = 0; i < m_sheet.seller.size(); ++i)
        y += m_paper.put(m_sheet.seller[i], AddressLeft, y, AddressWidth, i == 0 ? bold : look);
    m_y = y;
    for (const qreal fold : {105.0, 210.0}) // where the sheet is folded for its envelope
        m_paper.rule(m_paper.isRightToLeft() ? InvoicePaper::Width - 8 : 4, fold, 4, Hair, 0.2);
}

// The window is on the left of an envelope, whichever way is read.
void InvoicePrinter::recipient()
{
    constexpr qreal Window = 76, SenderTop = 56.5, SenderRoom = 6, Top = 62.7, Room = 27;
    const qreal x = m_paper.isRightToLeft() ? InvoicePaper::Width - Left - Window : Left;
    const TextLook sender = fitted(m_sheet.senderLine, Window, SenderRoom, {.points = 6.5, .colour = Quiet}, 4);
    const qreal height = m_paper.heightOf(m_sheet.senderLine, Window, sender);
    m_paper.put(m_sheet.senderLine, x, SenderTop + 4 - height, Window, sender);
    m_paper.rule(x, SenderTop + 4.4, Window, Hair, 0.2);
    const QString lines = m_sheet.recipient.join(u'\n');
    const TextLook look = fitted(lines, Window, Room, {.points = 10});
    m_recipientEnd = Top + m_paper.put(lines, x, Top, Window, look);
}

void InvoicePrinter::facts()
{
    constexpr qreal Top = 58, Width = 72, LabelWidth = 30;
    const qreal x = m_paper.isRightToLeft() ? Left : Right - Width;
    qreal y = std::max(Top, m_y + 3);
    TextLook value = Amount;
    value.points = 8.5;
    for (const InvoiceSheet::Fact &fact : m_sheet.facts) {
        const qreal label = m_paper.put(fact.label, x, y, LabelWidth, Label);
        const qreal said = m_paper.put(fact.value, x + LabelWidth, y, Width - LabelWidth, value);
        y += std::max(label, said) + 1.1;
    }
    m_y = std::max({y, m_recipientEnd, 94.0});
}

void InvoicePrinter::heading()
{
    m_y += 5;
    m_y += m_paper.put(m_sheet.heading, Left, m_y, Body, {.points = 18, .isBold = true});
    if (!m_sheet.note.isEmpty())
        m_y += m_paper.put(m_sheet.note, Left, m_y + 1, Body, Text) + 1;
    m_y += 5;
}

void InvoicePrinter::tableHead()
{
    TextLook end = TableHead;
    end.isAtEnd = true;
    const InvoiceSheet::Line &head = m_sheet.head;
    m_paper.put(head.description, Left, m_y, DescriptionWidth, TableHead);
    m_paper.put(head.net, NetEnd - AmountWidth, m_y, AmountWidth, end);
    m_y += m_paper.put(head.tax, NetEnd, m_y, Right - NetEnd, end) + HeadGap;
    m_paper.rule(Left, m_y, Body, Ink, 0.3);
    m_y += RowGap;
}

qreal InvoicePrinter::heightOf(const InvoiceSheet::Line &line) const
{
    return m_paper.heightOf(line.description, DescriptionWidth, Text)
        + m_paper.heightOf(line.detail, DescriptionWidth, Label) + 2 * RowGap;
}

// The sums never stand alone on a page: the last line goes with them. Nor does the table's head.
void InvoicePrinter::table()
{
    for (qsizetype i = 0; i < m_sheet.lines.size(); ++i) {
        const bool isFirst = i == 0, isLast = i + 1 == m_sheet.lines.size();
        const qreal head = isFirst ? m_paper.heightOf(m_sheet.head.tax, Right - NetEnd, TableHead) : 0;
        const int page = m_page;
        makeRoom(head + heightOf(m_sheet.lines[i]) + (isLast ? heightOfSums() : 0));
        if (isFirst || m_page > page)
            tableHead();
        line(m_sheet.lines[i]);
    }
}

void InvoicePrinter::line(const InvoiceSheet::Line &line)
{
    m_paper.put(line.net, NetEnd - AmountWidth, m_y, AmountWidth, Amount);
    m_paper.put(line.tax, NetEnd, m_y, Right - NetEnd, Amount);
    m_y += m_paper.put(line.description, Left, m_y, DescriptionWidth, Text);
    m_y += m_paper.put(line.detail, Left, m_y, DescriptionWidth, Label) + RowGap;
    m_paper.rule(Left, m_y, Body, Hair, 0.15);
    m_y += RowGap;
}

qreal InvoicePrinter::heightOfSums() const
{
    const qreal rows = SumRow * qreal(m_sheet.sums.size() - 1) + TotalRow;
    const qreal reason = m_paper.heightOf(m_sheet.taxReason, Body, Text);
    return AboveSums + rows + (reason > 0 ? AboveTaxReason + reason : 0);
}

void InvoicePrinter::sums()
{
    m_y += AboveSums;
    for (qsizetype i = 0; i < m_sheet.sums.size(); ++i) {
        const bool isTotal = i + 1 == m_sheet.sums.size();
        TextLook label = isTotal ? TextLook{.points = 11, .isBold = true} : Text;
        if (isTotal)
            m_paper.rule(SumsLeft, m_y + 0.4, Right - SumsLeft, Ink, 0.3);
        const qreal y = m_y + (isTotal ? 2.4 : 0);
        m_paper.put(m_sheet.sums[i].label, SumsLeft, y, 45, label);
        label.isAtEnd = true;
        m_paper.put(m_sheet.sums[i].value, SumsLeft + 30, y, Right - SumsLeft - 30, label);
        m_y += isTotal ? TotalRow : SumRow;
    }
    if (!m_sheet.taxReason.isEmpty())
        m_y += AboveTaxReason + m_paper.put(m_sheet.taxReason, Left, m_y + AboveTaxReason, Body, Text);
    m_y += BlockGap;
}

void InvoicePrinter::payment()
{
    constexpr qreal LabelWidth = 34;
    const InvoiceSheet::Payment &payment = m_sheet.payment;
    const bool hasCode = !payment.code.isEmpty();
    const qreal width = Body - 2 * Inset - (hasCode ? CodeSize + 6 : 0), x = Left + Inset;
    qreal height =
        m_paper.heightOf(payment.title, width, Strong) + m_paper.heightOf(payment.request, width, Text) + 1.5;
    const auto rowHeight = [&](const InvoiceSheet::Fact &fact) {
        return m_paper.heightOf(fact.value, width - LabelWidth, Strong) + 1;
    };
    for (const InvoiceSheet::Fact &fact : payment.facts)
        height += rowHeight(fact);
    if (!payment.facts.isEmpty())
        height += 2.5;
    if (hasCode)
        height = std::max(height, CodeSize + 4);
    height += 2 * Inset - 1;
    makeRoom(height + heightOfFewTerms());
    m_paper.fill({Left, m_y, Body, height}, Tint, 1.5);
    if (hasCode)
        paymentCode(m_y + Inset - 1);
    qreal y = m_y + Inset - 0.5;
    y += m_paper.put(payment.title, x, y, width, Strong) + 1.5;
    y += m_paper.put(payment.request, x, y, width, Text) + 2.5;
    for (const InvoiceSheet::Fact &fact : payment.facts) {
        m_paper.put(fact.label, x, y + 0.25, LabelWidth, Label);
        m_paper.put(fact.value, x + LabelWidth, y, width - LabelWidth, Strong);
        y += rowHeight(fact);
    }
    m_y += height + BlockGap;
}

// White below it: that is what scanners know its edge by.
void InvoicePrinter::paymentCode(qreal top)
{
    const auto code = barcodeOf(m_sheet.payment.code, Symbology::PaymentQr);
    if (!code)
        return;
    const QRectF area(Right - Inset - CodeSize, top, CodeSize, CodeSize);
    m_paper.fill(area, Qt::white);
    m_paper.put(m_sheet.payment.codeCaption, area.left() - 4, area.bottom() + 0.8, CodeSize + 8,
                {.points = 6.5, .colour = Quiet, .isCentred = true});
    QPainter *painter = m_paper.painter();
    if (!painter)
        return;
    const QRectF dots = m_paper.dotsOf(area);
    const qreal module = dots.width() / (code->modules.width() + 2 * code->quietModules());
    const QPointF origin = dots.topLeft() + QPointF(module, module) * code->quietModules();
    painter->setPen(Qt::NoPen);
    painter->setBrush(Qt::black);
    for (const QRect &bar : code->bars)
        painter->drawRect(QRectF(origin.x() + bar.x() * module, origin.y() + bar.y() * module,
                                 bar.width() * module, bar.height() * module));
}

QStringList InvoicePrinter::termsLines() const
{
    return m_sheet.terms.isEmpty() ? QStringList() : m_paper.linesOf(m_sheet.terms, Body, Label);
}

qreal InvoicePrinter::heightOfTerm(const QString &line) const
{
    return m_paper.heightOf(line.isEmpty() ? u" "_s : line, Body, Label);
}

// What goes on the page of the payment, so that no page has them alone.
qreal InvoicePrinter::heightOfFewTerms() const
{
    const QStringList lines = termsLines();
    if (lines.isEmpty() || lines.size() > FewTerms)
        return 0;
    return BlockGap + std::accumulate(lines.begin(), lines.end(), 0.0, [this](qreal sum, const QString &line) {
               return sum + heightOfTerm(line);
           });
}

// Many of them go on on the next page, though never with the first or the last line alone.
void InvoicePrinter::terms()
{
    const QStringList lines = termsLines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isWithNext = i + 1 < lines.size() && (i == 0 || i + 2 == lines.size());
        const qreal height = heightOfTerm(lines[i]);
        makeRoom(isWithNext ? height + heightOfTerm(lines[i + 1]) : height);
        m_paper.put(lines[i], Left, m_y, Body, Label);
        m_y += height;
    }
}

qreal InvoicePrinter::widthOfColumn() const
{
    const auto columns = qreal(std::max<qsizetype>(1, m_sheet.footer.size()));
    return (Body - ColumnGap * (columns - 1)) / columns;
}

// Higher where a long address would otherwise run off the page.
qreal InvoicePrinter::footerTop() const
{
    qreal highest = 0;
    for (const QStringList &column : m_sheet.footer)
        highest = std::max(highest, m_paper.heightOf(column.join(u'\n'), widthOfColumn(), Small));
    return std::min(FooterTop, FooterEnd - FooterGap - highest);
}

void InvoicePrinter::footer()
{
    m_paper.rule(Left, m_footerTop, Body, Hair, 0.2);
    for (qsizetype i = 0; i < m_sheet.footer.size(); ++i)
        m_paper.put(m_sheet.footer[i].join(u'\n'), Left + qreal(i) * (widthOfColumn() + ColumnGap),
                    m_footerTop + FooterGap, widthOfColumn(), Small);
    const QString number =
        m_sheet.pageNumber.arg(m_sheet.locale.toString(m_page), m_sheet.locale.toString(m_pages));
    TextLook end = Small;
    end.isAtEnd = true;
    m_paper.put(number, Left, FooterEnd + 0.5, Body, end);
}

} // namespace onhire
