// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/invoice_printer.h"

#include "app/documents/logo.h"
#include "core/domain/barcodes/barcode.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const QColor Ink(0x1c, 0x22, 0x2b), Quiet(0x5b, 0x65, 0x73), Hair(0xd5, 0xda, 0xe1), Tint(0xf3, 0xf5, 0xf8);

// All in millimetres.
constexpr qreal Left = 25, Right = 190, Body = Right - Left;
constexpr qreal HeadOfOtherPages = 26, Bottom = 264, FooterTop = 271;
constexpr qreal NetEnd = 162, AmountWidth = 30, DescriptionWidth = NetEnd - AmountWidth - 3 - Left;
constexpr qreal RowGap = 1.9, BlockGap = 7;
constexpr qreal SumsLeft = 108, SumRow = 6.2, TotalRow = 9;
constexpr qreal CodeSize = 30, Inset = 5;

const TextLook Small{.points = 7, .colour = Quiet}, Label{.points = 8, .colour = Quiet}, Text{.points = 9},
    Strong{.points = 9, .isBold = true}, Amount{.points = 9, .isAtEnd = true};

} // namespace

int InvoicePrinter::print(int pages)
{
    m_page = 1;
    m_pages = pages;
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
    m_paper.put(m_sheet.title, Left, 15, Body, Label);
    TextLook end = Label;
    end.isAtEnd = true;
    m_paper.put(m_sheet.seller.value(0), Left, 15, Body, end);
    m_y = HeadOfOtherPages;
}

void InvoicePrinter::makeRoom(qreal height)
{
    if (m_y + height > Bottom)
        beginPage();
}

void InvoicePrinter::letterhead()
{
    constexpr qreal Top = 15, AddressLeft = 130;
    const QRectF place = m_paper.dotsOf({Left, Top, 75, 22});
    if (!drawLogo(m_paper.painter(), place, m_sheet.logo, m_sheet.isLogoDrawing, m_paper.isRightToLeft()))
        m_paper.put(m_sheet.seller.value(0), Left, Top, AddressLeft - Left - 5, {.points = 16, .isBold = true});
    qreal y = Top;
    for (qsizetype i = 0; i < m_sheet.seller.size(); ++i)
        y += m_paper.put(m_sheet.seller[i], AddressLeft, y, Right - AddressLeft,
                         i == 0 ? TextLook{.points = 8, .isBold = true} : Label);
    for (const qreal fold : {105.0, 210.0}) // where the sheet is folded for its envelope
        m_paper.rule(m_paper.isRightToLeft() ? InvoicePaper::Width - 8 : 4, fold, 4, Hair, 0.2);
}

// The window is on the left of an envelope, whichever way is read.
void InvoicePrinter::recipient()
{
    constexpr qreal Window = 76, SenderTop = 56.5, Top = 62.7, Room = 27;
    const qreal x = m_paper.isRightToLeft() ? InvoicePaper::Width - Left - Window : Left;
    const TextLook sender{.points = 6.5, .colour = Quiet};
    const qreal height = m_paper.heightOf(m_sheet.senderLine, Window, sender);
    const qreal senderTop = SenderTop + 4 - std::min(height, 8.0);
    m_paper.put(m_sheet.senderLine, x, senderTop, Window, sender);
    m_paper.rule(x, SenderTop + 4.4, Window, Hair, 0.2);
    const QString lines = m_sheet.recipient.join(u'\n');
    TextLook look{.points = 10};
    while (look.points > 6 && m_paper.heightOf(lines, Window, look) > Room)
        look.points -= 0.5;
    m_paper.put(lines, x, Top, Window, look);
}

void InvoicePrinter::facts()
{
    constexpr qreal Top = 58, Width = 72, LabelWidth = 30;
    const qreal x = m_paper.isRightToLeft() ? Left : Right - Width;
    qreal y = Top;
    TextLook value = Amount;
    value.points = 8.5;
    for (const InvoiceSheet::Fact &fact : m_sheet.facts) {
        const qreal label = m_paper.put(fact.label, x, y, LabelWidth, Label);
        const qreal said = m_paper.put(fact.value, x + LabelWidth, y, Width - LabelWidth, value);
        y += std::max(label, said) + 1.1;
    }
    m_y = std::max(y, 94.0);
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
    const TextLook look{.points = 8, .colour = Quiet, .isBold = true};
    TextLook end = look;
    end.isAtEnd = true;
    const InvoiceSheet::Line &head = m_sheet.head;
    m_paper.put(head.description, Left, m_y, DescriptionWidth, look);
    m_paper.put(head.net, NetEnd - AmountWidth, m_y, AmountWidth, end);
    m_y += m_paper.put(head.tax, NetEnd, m_y, Right - NetEnd, end) + 1.4;
    m_paper.rule(Left, m_y, Body, Ink, 0.3);
    m_y += RowGap;
}

qreal InvoicePrinter::heightOf(const InvoiceSheet::Line &line) const
{
    return m_paper.heightOf(line.description, DescriptionWidth, Text)
        + m_paper.heightOf(line.detail, DescriptionWidth, Label) + 2 * RowGap;
}

// The sums never stand alone on a page: the last line goes with them.
void InvoicePrinter::table()
{
    tableHead();
    for (qsizetype i = 0; i < m_sheet.lines.size(); ++i) {
        const bool isLast = i + 1 == m_sheet.lines.size();
        const qreal height = heightOf(m_sheet.lines[i]);
        if (m_y + height + (isLast ? heightOfSums() : 0) > Bottom) {
            beginPage();
            tableHead();
        }
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
    return SumRow * qreal(m_sheet.sums.size()) + TotalRow + m_paper.heightOf(m_sheet.taxReason, Body, Text);
}

void InvoicePrinter::sums()
{
    m_y += 1.5;
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
        m_y += m_paper.put(m_sheet.taxReason, Left, m_y + 1, Body, Text) + 1;
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
    makeRoom(height);
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

void InvoicePrinter::terms()
{
    for (const QString &text :
         m_sheet.terms.isEmpty() ? QStringList() : m_paper.linesOf(m_sheet.terms, Body, Label)) {
        const qreal height = m_paper.heightOf(text.isEmpty() ? u" "_s : text, Body, Label);
        makeRoom(height);
        m_paper.put(text, Left, m_y, Body, Label);
        m_y += height;
    }
}

void InvoicePrinter::footer()
{
    constexpr qreal Gap = 5;
    m_paper.rule(Left, FooterTop, Body, Hair, 0.2);
    const qreal width =
        (Body - Gap * qreal(m_sheet.footer.size() - 1)) / qreal(std::max<qsizetype>(1, m_sheet.footer.size()));
    for (qsizetype i = 0; i < m_sheet.footer.size(); ++i)
        m_paper.put(m_sheet.footer[i].join(u'\n'), Left + qreal(i) * (width + Gap), FooterTop + 2, width,
                    Small);
    const QString number =
        m_sheet.pageNumber.arg(m_sheet.locale.toString(m_page), m_sheet.locale.toString(m_pages));
    TextLook end = Small;
    end.isAtEnd = true;
    m_paper.put(number, Left, 289, Body, end);
}

} // namespace onhire
