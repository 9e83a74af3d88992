// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/contracts/contract_page.h"

#include "core/base/id.h"
#include "core/base/json_money.h"
#include "core/services/documents/page_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Page
{
public:
    explicit Page(const ContractFacts &facts)
        : m_facts(facts), m_order(facts.order), m_currency(m_order[u"totals"][u"currency"].toString())
    {
    }

    QString html() const
    {
        return htmlPage(heading() + parties() + addresses() + items() + totals() + changes() + terms()
                        + signatures());
    }

private:
    QString amount(const JsonValue &money) const { return amountText(money, m_currency); }
    QString amount(Money money) const { return amount(JsonValue::number(money.toJson(m_facts.exponent))); }

    QString heading() const
    {
        const QString id = m_order[u"orderId"].toString();
        return u"<h1>Rental contract</h1><p class='quiet'>Order %1 (%2), contract dated %3</p>"_s.arg(
            shortCodeOf(id), escaped(id), m_facts.date.toString(Qt::ISODate));
    }

    QString parties() const
    {
        const JsonValue &customer = m_order[u"customer"];
        const QString name = customer[u"firstName"].toString() + u' ' + customer[u"lastName"].toString();
        const QString lessee = escapedLines({customer[u"company"].toString(), name,
                                             customer[u"email"].toString(), customer[u"phone"].toString()});
        return u"<h2>Parties</h2><table width='100%' cellpadding='2'><tr><td width='50%'>"
               "<span class='quiet'>Lessor</span><br>%1</td>"
               "<td><span class='quiet'>Lessee</span><br>%2</td></tr></table>"_s.arg(escaped(m_facts.lessor),
                                                                                     lessee);
    }

    QString addresses() const
    {
        return u"<table width='100%' cellpadding='2'><tr><td width='50%'>"
               "<span class='quiet'>Billing address</span><br>%1</td>"
               "<td><span class='quiet'>Shipping address</span><br>%2</td></tr></table>"_s.arg(
                   addressLines(m_order[u"billingAddress"]), addressLines(m_order[u"shippingAddress"]));
    }

    QString itemRow(int position, const JsonValue &item) const
    {
        QStringList serials;
        for (const DeviceOfItem &device : m_facts.devices) {
            if (device.item == position)
                serials += device.serialNumber;
        }
        const QString below = serials.isEmpty() ? QString() : u"Serial numbers: "_s + serials.join(u", ");
        return u"<tr><td>%1<br><span class='quiet'>%2</span></td><td align='right'>%3</td>"
               "<td align='right'>%4 months</td><td align='right'>%5</td><td align='right'>%6</td></tr>"_s.arg(
                   escaped(item[u"productName"].toString()), escapedLines({item[u"sku"].toString(), below}),
                   QString::fromLatin1(item[u"quantity"].digits()),
                   QString::fromLatin1(item[u"contractLength"].digits()), amount(item[u"unitPrice"]),
                   amount(item[u"setupFee"]));
    }

    QString items() const
    {
        QString rows;
        int position = 0;
        for (const JsonValue &item : m_order[u"items"].elements())
            rows += itemRow(position++, item);
        return u"<h2>Devices</h2><table width='100%' cellpadding='4' cellspacing='0'><thead><tr>"
               "<th align='left'>Device</th><th align='right'>Quantity</th><th align='right'>Term</th>"
               "<th align='right'>Per month, each</th><th align='right'>One-off, each</th></tr></thead>"_s
            + rows + u"</table>"_s;
    }

    QString totalRow(const QString &label, QStringView member) const
    {
        return u"<tr><td>%1</td><td align='right'>%2</td></tr>"_s.arg(label,
                                                                      amount(m_order[u"totals"][member]));
    }

    QString totals() const
    {
        return u"<h2>Charges</h2><table width='60%' cellpadding='2'>"_s
            + totalRow(u"Monthly, excluding tax"_s, u"subtotal") + totalRow(u"Tax"_s, u"taxAmount")
            + totalRow(u"<b>Monthly total</b>"_s, u"total")
            + totalRow(u"One-off, with the first payment"_s, u"setupTotal") + u"</table>"_s;
    }

    // Of a device for which something else holds by now than was ordered.
    bool isChanged(const DeviceOfItem &device) const
    {
        const JsonValue item = m_order[u"items"].elements().value(device.item);
        const Terms &terms = device.state.terms;
        const Money ordered = moneyIn(item[u"unitPrice"], m_facts.exponent);
        return device.state.isActive()
            && (QByteArray::number(terms.months) != item[u"contractLength"].digits()
                || device.sku != item[u"sku"].toString()
                || std::ranges::any_of(terms.prices,
                                       [&](const PriceStep &step) { return step.amount != ordered; }));
    }

    QString pricesOf(const Terms &terms) const
    {
        QStringList steps;
        for (const PriceStep &step : terms.prices) {
            const QString from = instalment(terms, step.fromInstalment).period.start.toString(Qt::ISODate);
            steps += steps.isEmpty() ? amount(step.amount) : u"from %1: %2"_s.arg(from, amount(step.amount));
        }
        return steps.join(u"<br>");
    }

    QString changedRow(const DeviceOfItem &device) const
    {
        const Terms &terms = device.state.terms;
        return u"<tr><td>%1<br><span class='quiet'>%2</span></td><td>%3</td><td>%4</td>"
               "<td align='right'>%5 months</td><td align='right'>%6</td></tr>"_s.arg(
                   escaped(device.productName), escaped(device.serialNumber), terms.start.toString(Qt::ISODate),
                   endOf(terms).toString(Qt::ISODate), QString::number(terms.months), pricesOf(terms));
    }

    QString changes() const
    {
        QString rows;
        for (const DeviceOfItem &device : m_facts.devices) {
            if (isChanged(device))
                rows += changedRow(device);
        }
        if (rows.isEmpty())
            return {};
        return u"<h2>Agreed since</h2><p>For these devices the following takes the place of the term and the "
               "monthly price above.</p><table width='100%' cellpadding='4' cellspacing='0'><thead><tr>"
               "<th align='left'>Device</th><th align='left'>Begins</th><th align='left'>Ends</th>"
               "<th align='right'>Term</th><th align='right'>Per month</th></tr></thead>"_s
            + rows + u"</table>"_s;
    }

    static QString terms()
    {
        return u"<h2>Terms</h2><p>The lessor lets the devices above to the lessee, each for the term "
               "shown. A term begins on the day on which the device is handed over. The charges are due "
               "monthly in advance. The devices remain the lessor's property.</p>"_s;
    }

    static QString signatures()
    {
        return u"<br><br><table width='100%'><tr>"
               "<td width='46%'><hr>Lessor: place, date, signature</td><td></td>"
               "<td width='46%'><hr>Lessee: place, date, signature</td></tr></table>"_s;
    }

    const ContractFacts &m_facts;
    const JsonValue &m_order;
    const QString m_currency;
};

} // namespace

DocumentPages contractPages(const ContractFacts &facts)
{
    const QString code = shortCodeOf(facts.order[u"orderId"].toString());
    return {u"Rental contract "_s + code, Page(facts).html(), u"%1 · order %2"_s.arg(facts.lessor, code)};
}

} // namespace onhire
