// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/invoice_page.h"

#include "core/services/documents/page_text.h"

#include <QDate>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Page
{
public:
    explicit Page(const JsonValue &invoice) : m_invoice(invoice), m_currency(text(u"currency")) { }

    QString title() const
    {
        return (isCreditNote() ? u"Credit note "_s : u"Invoice "_s) + text(u"invoiceNumber");
    }
    QString html() const { return htmlPage(heading() + parties() + lines() + totals() + payment()); }

private:
    QString text(QStringView name) const { return m_invoice[name].toString(); }
    bool isCreditNote() const { return text(u"kind") == "credit_note"_L1; }
    QString amount(const JsonValue &money) const { return amountText(money, m_currency); }

    QString heading() const
    {
        return u"<h1>"_s + escaped(title()) + u"</h1><p class='quiet'>Date "_s + escaped(text(u"issueDate"))
            + u"</p>"_s;
    }

    // Nobody is named twice: the address has its own contact.
    QString recipient() const
    {
        const JsonValue &customer = m_invoice[u"recipient"], &address = customer[u"address"];
        const QString name = customer[u"firstName"].toString() + u' ' + customer[u"lastName"].toString();
        const bool isContact = address[u"contactName"].toString() == name;
        QStringList parts{escapedLines({customer[u"company"].toString(), isContact ? QString() : name}),
                          addressLines(address), escaped(customer[u"email"].toString())};
        parts.removeAll(QString());
        return parts.join("<br>"_L1);
    }

    QString parties() const
    {
        return u"<table width='100%' cellpadding='2'><tr><td width='50%'><span class='quiet'>To</span><br>"_s
            + recipient() + u"</td><td><span class='quiet'>From</span><br>"_s + escaped(text(u"seller"))
            + u"</td></tr></table>"_s;
    }

    // Ends of periods are exclusive in the record, and the last day is what people read.
    static QString periodOf(const JsonValue &line)
    {
        const QDate end = QDate::fromString(line[u"periodEnd"].toString(), Qt::ISODate);
        if (!end.isValid())
            return {};
        return line[u"periodStart"].toString() + u" to "_s + end.addDays(-1).toString(Qt::ISODate);
    }

    QString lines() const
    {
        QString rows;
        for (const JsonValue &line : m_invoice[u"lineItems"].elements())
            rows += u"<tr><td>"_s + escaped(line[u"description"].toString()) + u"<br><span class='quiet'>"_s
                + escapedLines({periodOf(line), line[u"rentalId"].toString()})
                + u"</span></td><td align='right'>"_s + amount(line[u"amount"]) + u"</td><td align='right'>"_s
                + amount(line[u"taxAmount"]) + u"</td></tr>"_s;
        return u"<h2>Charges</h2><table width='100%' cellpadding='4' cellspacing='0'><thead><tr>"
               "<th align='left'>What for</th><th align='right'>Without tax</th><th align='right'>Tax</th></tr></thead>"_s
            + rows + u"</table>"_s;
    }

    QString totalRow(const QString &label, QStringView member) const
    {
        return u"<tr><td>"_s + label + u"</td><td align='right'>"_s + amount(m_invoice[member])
            + u"</td></tr>"_s;
    }

    QString totals() const
    {
        const QString tax = u"Tax, "_s + QString::fromLatin1(m_invoice[u"taxRate"].digits()) + u" %"_s;
        return u"<h2>Sum</h2><table width='60%' cellpadding='2'>"_s + totalRow(u"Without tax"_s, u"subtotal")
            + totalRow(escaped(tax), u"taxAmount") + totalRow(u"<b>Total</b>"_s, u"total") + u"</table>"_s;
    }

    QString payment() const
    {
        if (isCreditNote())
            return u"<p>The total above is credited: it takes back the invoice of the same charges.</p>"_s;
        return u"<p>Due on "_s + escaped(text(u"dueDate")) + u". Please name "_s
            + escaped(text(u"invoiceNumber")) + u" when you pay.</p>"_s;
    }

    const JsonValue &m_invoice;
    const QString m_currency;
};

} // namespace

DocumentPages invoicePages(const JsonValue &invoice)
{
    const Page page(invoice);
    return {page.title(), page.html(), u"%1 · %2"_s.arg(invoice[u"seller"].toString(), page.title())};
}

} // namespace onhire
