// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/contracts/contract_page.h"

#include "core/base/id.h"
#include "core/base/json_money.h"
#include "core/services/contracts/contract_words.h"
#include "core/services/documents/document_text.h"
#include "core/services/documents/page_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

class Page
{
public:
    explicit Page(const ContractFacts &facts)
        : m_facts(facts), m_order(facts.order),
          m_text(facts.language, m_order[u"totals"][u"currency"].toString())
    {
    }

    QString html() const
    {
        return htmlPage(head() + parties() + addresses() + items() + totals() + changes() + terms()
                        + signatures());
    }

    QString title() const { return word(ContractWord::Title) + u' ' + code(); }
    QString foot() const
    {
        return word(ContractWord::Foot).arg(m_text.theirs(m_facts.lessor), m_text.code(code()));
    }
    QString word(ContractWord word) const { return wordOf(word, m_text.language()); }
    bool isRightToLeft() const { return m_text.isRightToLeft(); }
    const QLocale &locale() const { return m_text.locale(); }

private:
    QString orderId() const { return m_order[u"orderId"].toString(); }
    QString code() const { return shortCodeOf(orderId()); }
    QString amount(const JsonValue &money) const { return escaped(m_text.amount(money)); }
    QString amount(Money money) const { return amount(JsonValue::number(money.toJson(m_facts.exponent))); }
    QString months(int months) const { return monthsIn(months, m_text.language()); }

    QString heading(ContractWord title) const { return u"<h2>%1</h2>"_s.arg(word(title)); }

    QString theirs(const QString &text) const { return escaped(m_text.theirs(text)); }

    QString theirLines(const QStringList &texts) const
    {
        QStringList lines;
        for (const QString &text : texts)
            lines += m_text.theirs(text.trimmed());
        return escapedLines(lines);
    }

    // Where reading begins; figures stand right in every language.
    QString text(const QString &content, const QString &how = {}) const
    {
        return u"<td align='%1' %2>%3</td>"_s.arg(isRightToLeft() ? u"right"_s : u"left"_s, how, content);
    }
    static QString figure(const QString &content) { return u"<td align='right'>%1</td>"_s.arg(content); }
    QString textTitle(ContractWord title) const { return text(u"<b>%1</b>"_s.arg(word(title))); }
    QString figureTitle(ContractWord title) const { return figure(u"<b>%1</b>"_s.arg(word(title))); }
    static QString quiet(const QString &content) { return u"<span class='quiet'>%1</span>"_s.arg(content); }

    // The columns of a table do not turn with the language by themselves.
    QString row(QStringList cells) const
    {
        if (isRightToLeft())
            std::reverse(cells.begin(), cells.end());
        return u"<tr>%1</tr>"_s.arg(cells.join(QString()));
    }

    QString halves(const QString &first, const QString &second) const
    {
        return u"<table width='100%' cellpadding='2'>%1</table>"_s.arg(
            row({text(first, u"width='50%'"_s), text(second, u"width='50%'"_s)}));
    }

    static QString table(const QString &titles, const QString &rows)
    {
        return u"<table width='100%' cellpadding='4' cellspacing='0'><thead>%1</thead>%2</table>"_s.arg(titles,
                                                                                                        rows);
    }

    QString head() const
    {
        const QString dated =
            word(ContractWord::Dated)
                .arg(m_text.code(code()), m_text.code(escaped(orderId())), m_text.date(m_facts.date));
        return u"<h1>%1</h1><p class='quiet'>%2</p>"_s.arg(word(ContractWord::Title), dated);
    }

    QString parties() const
    {
        const JsonValue &customer = m_order[u"customer"];
        const QString name = customer[u"firstName"].toString() + u' ' + customer[u"lastName"].toString();
        const QString lessee = theirLines({customer[u"company"].toString(), name, customer[u"email"].toString(),
                                           m_text.code(customer[u"phone"].toString())});
        return heading(ContractWord::Parties)
            + halves(quiet(word(ContractWord::Lessor)) + u"<br>"_s + theirLines(lessor()),
                     quiet(word(ContractWord::Lessee)) + u"<br>"_s + lessee);
    }

    // Its company is the name already.
    QStringList lessor() const
    {
        return QStringList{m_facts.lessor} + addressParts(m_facts.lessorAddress).mid(1);
    }

    QString addresses() const
    {
        return halves(quiet(word(ContractWord::BillingAddress)) + u"<br>"_s
                          + theirLines(addressParts(m_order[u"billingAddress"])),
                      quiet(word(ContractWord::ShippingAddress)) + u"<br>"_s
                          + theirLines(addressParts(m_order[u"shippingAddress"])));
    }

    QString itemRow(int position, const JsonValue &item) const
    {
        QStringList serials;
        for (const DeviceOfItem &device : m_facts.devices) {
            if (device.item == position)
                serials += m_text.code(device.serialNumber);
        }
        const QString below =
            serials.isEmpty() ? QString() : word(ContractWord::SerialNumbers).arg(serials.join(u", "));
        const int length = int(item[u"contractLength"].toInteger().value_or(0));
        return row({text(theirs(item[u"productName"].toString()) + u"<br>"_s
                         + quiet(escapedLines({m_text.code(item[u"sku"].toString()), below}))),
                    figure(m_text.locale().toString(item[u"quantity"].toInteger().value_or(0))),
                    figure(months(length)), figure(amount(item[u"unitPrice"])),
                    figure(amount(item[u"setupFee"]))});
    }

    QString items() const
    {
        QString rows;
        int position = 0;
        for (const JsonValue &item : m_order[u"items"].elements())
            rows += itemRow(position++, item);
        return heading(ContractWord::Devices)
            + table(row({textTitle(ContractWord::Device), figureTitle(ContractWord::Quantity),
                         figureTitle(ContractWord::Term), figureTitle(ContractWord::PerMonthEach),
                         figureTitle(ContractWord::OnceEach)}),
                    rows);
    }

    QString totalRow(const QString &label, QStringView member) const
    {
        return row({text(label), figure(amount(m_order[u"totals"][member]))});
    }

    QString totals() const
    {
        const QString rows = totalRow(word(ContractWord::MonthlyNet), u"subtotal")
            + totalRow(word(ContractWord::Tax), u"taxAmount")
            + totalRow(u"<b>%1</b>"_s.arg(word(ContractWord::MonthlyTotal)), u"total")
            + totalRow(word(ContractWord::Once), u"setupTotal");
        return heading(ContractWord::Charges)
            + u"<table width='60%' cellpadding='2' align='%1'>%2</table>"_s.arg(
                isRightToLeft() ? u"right"_s : u"left"_s, rows);
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
            const QString from = m_text.date(instalment(terms, step.fromInstalment).period.start);
            steps +=
                steps.isEmpty() ? amount(step.amount) : word(ContractWord::From).arg(from, amount(step.amount));
        }
        return steps.join(u"<br>");
    }

    QString changedRow(const DeviceOfItem &device) const
    {
        const Terms &terms = device.state.terms;
        return row(
            {text(theirs(device.productName) + u"<br>"_s + quiet(m_text.code(escaped(device.serialNumber)))),
             text(m_text.date(terms.start)), text(m_text.date(endOf(terms))), figure(months(terms.months)),
             figure(pricesOf(terms))});
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
        return heading(ContractWord::AgreedSince) + u"<p>%1</p>"_s.arg(word(ContractWord::InsteadOfAbove))
            + table(row({textTitle(ContractWord::Device), textTitle(ContractWord::Begins),
                         textTitle(ContractWord::Ends), figureTitle(ContractWord::Term),
                         figureTitle(ContractWord::PerMonth)}),
                    rows);
    }

    QString terms() const
    {
        return heading(ContractWord::Terms) + u"<p>%1</p>"_s.arg(word(ContractWord::TermsText));
    }

    QString signatures() const
    {
        const auto line = [this](ContractWord signs) {
            return text(u"<hr>"_s + word(signs), u"width='46%'"_s);
        };
        return u"<br><br><table width='100%'>%1</table>"_s.arg(
            row({line(ContractWord::LessorSigns), u"<td></td>"_s, line(ContractWord::LesseeSigns)}));
    }

    const ContractFacts &m_facts;
    const JsonValue &m_order;
    const DocumentText m_text;
};

} // namespace

DocumentPages contractPages(const ContractFacts &facts)
{
    const Page page(facts);
    return {.title = page.title(),
            .html = page.html(),
            .footer = page.foot(),
            .pageOf = page.word(ContractWord::Page),
            .locale = page.locale()};
}

} // namespace onhire
