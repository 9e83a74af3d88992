// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/invoices/invoice_page.h"

#include "core/domain/invoices/e_invoice.h"
#include "core/services/invoices/credit_transfer.h"
#include "core/services/invoices/invoice_text.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using enum InvoiceWord;

InvoiceWord wordOfPurpose(const QString &purpose)
{
    return purpose == "instalment"_L1      ? Rental
        : purpose == "buyout"_L1           ? Buyout
        : purpose == "early_return_fee"_L1 ? EarlyReturnFee
        : purpose == "setup"_L1            ? Setup
        : purpose == "late_fee"_L1         ? LateFee
                                           : Charge;
}

QStringList filled(QStringList texts)
{
    for (QString &text : texts)
        text = text.trimmed();
    texts.removeAll(QString());
    return texts;
}

class Writing
{
public:
    explicit Writing(const InvoiceToWrite &wanted)
        : m_invoice(wanted.invoice), m_corrected(wanted.corrected), m_seller(m_invoice[u"sellerDetails"]),
          m_text(wanted.language, text(u"currency")), m_number(m_text.code(text(u"invoiceNumber")))
    {
    }

    InvoiceSheet sheet() const
    {
        InvoiceSheet sheet;
        sheet.date = QDate::fromString(text(u"issueDate"), Qt::ISODate);
        sheet.locale = m_text.locale();
        sheet.isRightToLeft = m_text.isRightToLeft();
        sheet.heading = heading();
        sheet.title = sheet.heading + u' ' + text(u"invoiceNumber");
        sheet.headOfOtherPages = sheet.heading + u' ' + m_number;
        sheet.seller = seller();
        sheet.senderLine = senderLine();
        sheet.recipient = recipient();
        sheet.facts = facts();
        sheet.note = note();
        const QString symbol = m_text.symbol();
        sheet.head = {m_text.word(Description), {}, m_text.word(Net).arg(symbol), m_text.word(Tax).arg(symbol)};
        if (!showsTax())
            sheet.head = {m_text.word(Description), {}, {}, m_text.word(Amount).arg(symbol)};
        for (const JsonValue &each : m_invoice[u"lineItems"].elements())
            sheet.lines += line(each);
        sheet.sums = sums();
        sheet.taxReason = taxReason();
        sheet.payment = payment();
        sheet.terms = terms();
        sheet.footer = footer();
        sheet.pageNumber = m_text.word(Page);
        return sheet;
    }

private:
    QString text(QStringView name) const { return m_invoice[name].toString(); }
    bool isCreditNote() const { return text(u"kind") == "credit_note"_L1; }

    // Where there is a reason for having none, not even a rate of 0 % is stated.
    bool showsTax() const { return !isNotSubjectToTax(m_invoice) && text(u"taxReason").isEmpty(); }

    // The law of these countries wants that said on top.
    bool isTaxInvoice() const
    {
        static constexpr QStringView Countries[] = {u"AE", u"BH", u"OM", u"SA"};
        const QString &country = m_seller[u"address"][u"country"].toString();
        return showsTax() && !isNothing(m_invoice[u"taxAmount"])
            && std::ranges::find(Countries, QStringView(country)) != std::end(Countries);
    }

    QString heading() const
    {
        if (isCreditNote())
            return m_text.word(isTaxInvoice() ? TaxCreditNote : CreditNote);
        return m_text.word(isTaxInvoice() ? TaxInvoice : Invoice);
    }

    // It was due before it was issued, as what is agreed afterwards is.
    bool isDueAtOnce() const { return text(u"dueDate") < text(u"issueDate"); }

    // Of payment: nobody has to pay a credit note.
    QString terms() const
    {
        if (isCreditNote())
            return {};
        return theirs(m_seller[u"terms"].toString().trimmed().split(u'\n')).join(u'\n');
    }

    bool isNothingToPay() const { return isNothing(amountDue()); }

    // What the customer's credit has not paid; where it paid nothing, that is the total.
    const JsonValue &amountDue() const
    {
        return m_invoice[m_invoice.has(u"amountDue") ? u"amountDue" : u"total"];
    }

    static bool isNothing(const JsonValue &money)
    {
        const QByteArray digits = money.digits();
        return std::ranges::all_of(digits, [](char c) { return c == '0' || c == '.'; });
    }

    QStringList theirs(const QStringList &texts) const
    {
        QStringList lines = filled(texts);
        for (QString &line : lines)
            line = m_text.theirs(line);
        return lines;
    }

    QStringList streetLines(const JsonValue &address) const
    {
        const auto part = [&](QStringView name) { return address[name].toString(); };
        return theirs({part(u"streetAddress"), part(u"buildingInfo"), part(u"locality"),
                       part(u"postalCode") + u' ' + part(u"city"), part(u"adminArea"),
                       m_text.country(part(u"country"))});
    }

    QStringList seller() const { return theirs({text(u"seller")}) + streetLines(m_seller[u"address"]); }

    QString senderLine() const
    {
        const JsonValue &address = m_seller[u"address"];
        return theirs({text(u"seller"), address[u"streetAddress"].toString(),
                       address[u"postalCode"].toString() + u' ' + address[u"city"].toString()})
            .join(u" · "_s);
    }

    // Nobody is named twice: the address has its own contact.
    QStringList recipient() const
    {
        const JsonValue &customer = m_invoice[u"recipient"], &address = customer[u"address"];
        const QString name = customer[u"firstName"].toString() + u' ' + customer[u"lastName"].toString();
        QStringList lines = theirs({customer[u"company"].toString(), address[u"company"].toString(), name,
                                    address[u"contactName"].toString()})
            + streetLines(address);
        lines.removeDuplicates();
        return lines;
    }

    QList<InvoiceSheet::Fact> facts() const
    {
        QList<InvoiceSheet::Fact> facts{{m_text.word(Number), m_number},
                                        {m_text.word(Date), m_text.date(text(u"issueDate"))}};
        if (!isCreditNote() && !isDueAtOnce())
            facts.append({m_text.word(DueDate), m_text.date(text(u"dueDate"))});
        if (const QString period = m_text.wholePeriod(m_invoice); !period.isEmpty())
            facts.append({m_text.word(Period), period});
        if (const QString number = m_invoice[u"recipient"][u"vatNumber"].toString(); !number.isEmpty())
            facts.append({m_text.word(YourVatNumber), m_text.code(number)});
        return facts;
    }

    QString note() const
    {
        if (!isCreditNote() || m_corrected.isNull())
            return {};
        const QString corrects =
            m_text.word(Corrects).arg(m_text.code(m_corrected[u"invoiceNumber"].toString()),
                                      m_text.date(m_corrected[u"issueDate"].toString()));
        const QString why = text(u"reason").simplified();
        return why.isEmpty() ? corrects : corrects + u'\n' + m_text.word(Reason).arg(reasonWords(why));
    }

    // The program's own reasons are in the invoice's language.
    QString reasonWords(const QString &why) const
    {
        const QString ours = reasonIn(why, m_text.language());
        return ours == why ? m_text.theirs(why) : ours;
    }

    // The period, and what an upgrade has taken off the price.
    QString detail(const JsonValue &line) const
    {
        const QString period = m_text.period(line);
        if (!line.has(u"creditTaken"))
            return period;
        return period + u'\n' + m_text.word(LessCredit).arg(m_text.amount(line[u"creditTaken"]));
    }

    InvoiceSheet::Line line(const JsonValue &line) const
    {
        const QString said = line[u"description"].toString().simplified();
        const QString purpose = line[u"purpose"].toString();
        const InvoiceWord what = wordOfPurpose(purpose.isEmpty() ? text(u"purpose") : purpose);
        const QString net = m_text.plainAmount(line[u"amount"]);
        if (!showsTax())
            return {description(what, said), detail(line), {}, net};
        return {description(what, said), detail(line), net, m_text.plainAmount(line[u"taxAmount"])};
    }

    // What is charged once is told by what it is for; a rental by its device, and a free charge by its own
    // text.
    QString description(InvoiceWord what, const QString &said) const
    {
        if (said.isEmpty())
            return m_text.word(what);
        if (what == Rental || what == Charge)
            return m_text.theirs(said);
        return m_text.word(what) + u": "_s + m_text.theirs(said);
    }

    QList<InvoiceSheet::Fact> sums() const
    {
        QList<InvoiceSheet::Fact> sums;
        if (showsTax()) {
            sums = {{m_text.word(SubtotalNet), m_text.amount(m_invoice[u"subtotal"])},
                    {m_text.word(TaxAtRate).arg(m_text.percent(m_invoice[u"taxRate"])),
                     m_text.amount(m_invoice[u"taxAmount"])}};
        }
        sums.append({m_text.word(isCreditNote() ? TotalCredited : Total), m_text.amount(m_invoice[u"total"])});
        if (const JsonValue &used = m_invoice[u"creditUsed"]; !isNothing(used)) {
            sums.append({m_text.word(PaidFromCredit), m_text.amount(used)});
            sums.append({m_text.word(AmountDue), m_text.amount(amountDue())});
        }
        return sums;
    }

    // By how the customer is taxed; the record says it in English.
    QString taxReason() const
    {
        if (isNotSubjectToTax(m_invoice))
            return m_text.word(NotSubject);
        const QString reason = text(u"taxReason");
        if (reason.isEmpty())
            return {};
        return m_text.word(reason.startsWith("Reverse"_L1) ? ReverseCharge : Exempt);
    }

    InvoiceSheet::Payment payment() const
    {
        if (isCreditNote())
            return {{}, m_text.word(Credited), {}, {}, {}};
        if (isNothingToPay())
            return {{}, m_text.word(NothingToPay), {}, {}, {}};
        const QString iban = m_seller[u"iban"].toString(), bic = m_seller[u"bic"].toString();
        const QString amount = m_text.amount(amountDue());
        const QString request = isDueAtOnce()
            ? m_text.word(iban.isEmpty() ? PayAtOnce : PayByTransferAtOnce).arg(amount)
            : m_text.word(iban.isEmpty() ? Pay : PayByTransfer).arg(amount, m_text.date(text(u"dueDate")));
        if (iban.isEmpty())
            return {m_text.word(Payment), request, {}, {}, {}};
        InvoiceSheet::Payment payment{
            m_text.word(Payment), request, {}, code(iban, bic), m_text.word(ScanToPay)};
        payment.facts = {{m_text.word(AccountHolder), m_text.theirs(text(u"seller"))},
                         {u"IBAN"_s, m_text.code(spacedIban(iban))}};
        if (!bic.isEmpty())
            payment.facts.append({u"BIC"_s, m_text.code(bic)});
        payment.facts.append({m_text.word(Reference), m_number});
        return payment;
    }

    QString code(const QString &iban, const QString &bic) const
    {
        if (text(u"currency") != "EUR"_L1)
            return {};
        return creditTransferCode({text(u"seller"), iban, bic, amountDue().digits(), text(u"invoiceNumber")});
    }

    QList<QStringList> footer() const
    {
        const auto labelled = [&](const QString &label, const QString &value) {
            return value.isEmpty() ? QString() : label + u' ' + m_text.code(value);
        };
        const QString iban = m_seller[u"iban"].toString(), bic = m_seller[u"bic"].toString();
        QList<QStringList> columns{
            seller(),
            filled({labelled(m_text.word(VatNumber), m_seller[u"vatNumber"].toString()),
                    labelled(m_text.word(TaxNumber), m_seller[u"taxNumber"].toString()),
                    labelled(m_text.word(RegisterNumber), m_seller[u"registerNumber"].toString())}),
            filled({m_text.code(iban.isEmpty() ? iban : u"IBAN "_s + spacedIban(iban)),
                    m_text.code(bic.isEmpty() ? bic : u"BIC "_s + bic)})};
        columns.removeAll(QStringList());
        return columns;
    }

    const JsonValue m_invoice, m_corrected, m_seller;
    const InvoiceText m_text;
    const QString m_number;
};

} // namespace

InvoiceSheet invoiceSheet(const InvoiceToWrite &wanted)
{
    return Writing(wanted).sheet();
}

} // namespace onhire
