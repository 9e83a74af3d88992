// SPDX-License-Identifier: GPL-3.0-or-later
// An invoice on paper: the address where the window of an envelope is (DIN 5008, form B), then the table, whose
// head is repeated on each page, the sums, and how to pay.
#pragma once

#include "app/documents/invoice_paper.h"
#include "core/services/documents/invoice_sheet.h"

namespace onhire {

class InvoicePrinter
{
public:
    InvoicePrinter(const InvoiceSheet &sheet, InvoicePaper &paper) : m_sheet(sheet), m_paper(paper) { }

    // How many pages it has become. The number of all of them is printed on each, so it has to be known before.
    int print(int pages);

private:
    void beginPage();
    void makeRoom(qreal height);
    // As large as it may be to stay within that height; smallest: in points.
    TextLook fitted(const QString &text, qreal width, qreal room, TextLook look, qreal smallest = 6) const;
    void letterhead();
    void recipient();
    void facts();
    void heading();
    void tableHead();
    void table();
    void line(const InvoiceSheet::Line &line);
    qreal heightOf(const InvoiceSheet::Line &line) const;
    void sums();
    qreal heightOfSums() const;
    void payment();
    void paymentCode(qreal top);
    void terms();
    QStringList termsLines() const; // as wide as the page has room
    qreal heightOfTerm(const QString &line) const;
    qreal heightOfFewTerms() const;
    qreal widthOfColumn() const; // of the footer
    qreal footerTop() const;
    void footer();

    const InvoiceSheet &m_sheet;
    InvoicePaper &m_paper;
    int m_page = 1, m_pages = 1;
    qreal m_y = 0; // where the next block begins
    qreal m_recipientEnd = 0, m_footerTop = 0;
};

} // namespace onhire
