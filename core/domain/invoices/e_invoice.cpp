// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/invoices/e_invoice.h"

#include "core/domain/country_code.h"
#include "core/domain/payments/tax_terms.h"

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int MostDecimals = 2; // BR-DEC-09 and its like
constexpr auto OneMonth = "MON"_L1, OnePiece = "H87"_L1, One = "C62"_L1; // UN/ECE Recommendation 20

bool isXmlCharacter(char32_t c)
{
    return c == u'\t' || c == u'\n' || (c >= 0x20 && c < 0xd800) || (c >= 0xe000 && c < 0xfffe) || c >= 0x10000;
}

// XML has no control characters, not even as references.
QString textOf(const JsonValue &value)
{
    QString text;
    for (const char32_t c : value.toString().toUcs4()) {
        if (isXmlCharacter(c))
            text += QString::fromUcs4(&c, 1);
    }
    return text.trimmed();
}

QString accountOf(const JsonValue &value)
{
    return textOf(value).remove(u' ').toUpper();
}

QDate dateOf(const JsonValue &value)
{
    return QDate::fromString(value.toString(), Qt::ISODate);
}

ServiceDays monthOf(const JsonValue &billingPeriod)
{
    const QDate first = QDate::fromString(billingPeriod.toString() + u"-01"_s, Qt::ISODate);
    return {first, first.addMonths(1).addDays(-1)};
}

bool isOneMonth(const ServiceDays &days)
{
    const QDate end = days.last.addDays(1);
    return days.first.addMonths(1) == end || end.addMonths(-1) == days.first;
}

QLatin1StringView unitOf(const QString &purpose, const std::optional<ServiceDays> &days)
{
    if (purpose == "buyout"_L1)
        return OnePiece;
    return days && isOneMonth(*days) ? OneMonth : One;
}

EInvoicePlace placeOf(const JsonValue &address)
{
    return {textOf(address[u"streetAddress"]),
            textOf(address[u"buildingInfo"]),
            textOf(address[u"locality"]),
            textOf(address[u"city"]),
            textOf(address[u"postalCode"]),
            textOf(address[u"adminArea"]),
            countryCode(address[u"country"].toString())};
}

EInvoiceParty buyerOf(const JsonValue &recipient)
{
    EInvoiceParty buyer;
    const QString person = (textOf(recipient[u"firstName"]) + u' ' + textOf(recipient[u"lastName"])).trimmed();
    const QString company = textOf(recipient[u"company"]);
    buyer.name = company.isEmpty() ? person : company;
    buyer.contact = company.isEmpty() ? QString() : person;
    buyer.email = textOf(recipient[u"email"]);
    buyer.vatNumber = textOf(recipient[u"vatNumber"]);
    buyer.place = placeOf(recipient[u"address"]);
    return buyer;
}

EInvoiceParty sellerOf(const QString &name, const JsonValue &details)
{
    EInvoiceParty seller;
    seller.name = name;
    seller.contact = textOf(details[u"address"][u"contactName"]);
    seller.vatNumber = textOf(details[u"vatNumber"]);
    seller.taxNumber = textOf(details[u"taxNumber"]);
    seller.registerNumber = textOf(details[u"registerNumber"]);
    if (seller.vatNumber.isEmpty() && seller.registerNumber.isEmpty()) // BR-CO-26
        seller.identifier = seller.taxNumber;
    seller.place = placeOf(details[u"address"]);
    return seller;
}

// Who has no VAT number and charges no tax is outside the system: one who was in it would be liable for tax at
// 0 %.
EInvoiceTax categoryOf(const JsonValue &record)
{
    const TaxTreatment treatment =
        taxTreatmentNamed(record[u"taxTreatment"].toString()).value_or(TaxTreatment::Standard);
    if (treatment == TaxTreatment::Exempt)
        return EInvoiceTax::Exempt;
    if (treatment == TaxTreatment::ReverseCharge)
        return EInvoiceTax::ReverseCharge;
    if (record[u"taxRate"].toDecimal().value_or(Decimal()).value != 0)
        return EInvoiceTax::Standard;
    return textOf(record[u"sellerDetails"][u"vatNumber"]).isEmpty() ? EInvoiceTax::NotSubject
                                                                    : EInvoiceTax::Zero;
}

class EInvoiceReader
{
public:
    EInvoiceReader(const JsonValue &record, const EInvoiceWords &words) : m_record(record), m_words(words) { }

    Result<EInvoice> read(const QString &correctedNumber)
    {
        readHead(correctedNumber);
        readParties();
        readTax();
        readSums();
        for (const JsonValue &line : m_record[u"lineItems"].elements())
            m_invoice.lines.push_back(lineOf(line));
        if (m_hasUnfitAmount)
            miss(u"format"_s, u"An amount has more than the two decimals that EN 16931 permits."_s);
        checkTax();
        checkSeller();
        checkBuyer();
        if (!m_faults.isEmpty())
            return Failure(Error{ErrorCode::ValidationError, {}, m_faults});
        return m_invoice;
    }

private:
    void miss(const QString &path, const QString &message)
    {
        m_faults.append({path, Fault::Kind::Custom, message});
    }

    void readHead(const QString &correctedNumber)
    {
        m_invoice.number = textOf(m_record[u"invoiceNumber"]);
        m_invoice.isCreditNote = m_record[u"kind"].toString() == "credit_note"_L1;
        m_invoice.correctedNumber = correctedNumber;
        m_invoice.note = textOf(m_record[u"reason"]);
        m_invoice.issued = dateOf(m_record[u"issueDate"]);
        m_invoice.due = dateOf(m_record[u"dueDate"]);
        m_invoice.currency = m_record[u"currency"].toString();
        m_invoice.decimals =
            std::min(currencyExponent(m_invoice.currency).value_or(MostDecimals), MostDecimals);
        m_invoice.days = serviceDaysOfAll(m_record).value_or(monthOf(m_record[u"billingPeriod"]));
    }

    void readParties()
    {
        const JsonValue &details = m_record[u"sellerDetails"];
        m_invoice.seller = sellerOf(textOf(m_record[u"seller"]), details);
        m_invoice.buyer = buyerOf(m_record[u"recipient"]);
        m_invoice.iban = accountOf(details[u"iban"]);
        m_invoice.bic = accountOf(details[u"bic"]);
        m_invoice.terms = m_invoice.isCreditNote ? termsOfCredit() : textOf(details[u"terms"]);
    }

    // BR-CO-25 asks for a day or for terms, though nobody has to pay this.
    QString termsOfCredit() const
    {
        return m_invoice.correctedNumber.isEmpty() ? u"Credits an earlier invoice."_s
                                                   : m_words.credits.arg(m_invoice.correctedNumber);
    }

    void readTax()
    {
        m_invoice.taxRate = m_record[u"taxRate"].toDecimal().value_or(Decimal());
        m_invoice.taxCategory = categoryOf(m_record);
        m_invoice.taxReason = reasonOf(m_invoice.taxCategory);
    }

    QString reasonOf(EInvoiceTax category) const
    {
        switch (category) {
        case EInvoiceTax::Exempt: return m_words.exempt;
        case EInvoiceTax::ReverseCharge: return m_words.reverseCharge;
        case EInvoiceTax::NotSubject: return m_words.notSubject;
        case EInvoiceTax::Standard:
        case EInvoiceTax::Zero: return {};
        }
        Q_UNREACHABLE();
    }

    void readSums()
    {
        m_invoice.net = amount(m_record[u"subtotal"]);
        m_invoice.tax = amount(m_record[u"taxAmount"]);
        m_invoice.total = amount(m_record[u"total"]);
        if (m_record.has(u"creditUsed"))
            m_invoice.prepaid = amount(m_record[u"creditUsed"]);
    }

    Money amount(const JsonValue &value)
    {
        const auto decimal = value.toDecimal();
        const auto money = decimal ? Money::fromDecimal(*decimal, m_invoice.decimals) : std::nullopt;
        m_hasUnfitAmount |= !money;
        return money.value_or(Money());
    }

    QString nameOf(const QString &purpose, const QString &said) const
    {
        const QHash<QString, QString> chargedOnce{{u"buyout"_s, m_words.buyout},
                                                  {u"early_return_fee"_s, m_words.earlyReturnFee},
                                                  {u"setup"_s, m_words.setup},
                                                  {u"late_fee"_s, m_words.lateFee}};
        const QString what = chargedOnce.value(purpose);
        return what.isEmpty() || said.isEmpty() ? said + what : what + u": "_s + said;
    }

    EInvoiceLine lineOf(const JsonValue &line)
    {
        const JsonValue &purpose = line.has(u"purpose") ? line[u"purpose"] : m_record[u"purpose"];
        EInvoiceLine read;
        read.rentalId = textOf(line[u"rentalId"]);
        read.name = nameOf(purpose.toString(), textOf(line[u"description"]));
        if (read.name.isEmpty())
            read.name = read.rentalId.isEmpty() ? textOf(purpose) : read.rentalId;
        read.net = amount(line[u"amount"]);
        read.days = serviceDaysIn(line);
        read.unit = unitOf(purpose.toString(), read.days);
        return read;
    }

    // BR-CO-17. Tax is charged on a sum and shared out over its lines, so that of some lines alone, as on a
    // credit note, is not quite the rate's; where a currency has no cents, that may be too much. The standard
    // computes the rate's tax to two decimals, whatever the currency has.
    void checkTax()
    {
        int64_t hundredths = 1;
        for (int decimal = m_invoice.decimals; decimal < MostDecimals; ++decimal)
            hundredths *= 10;
        const auto net = Money::fromMinor(m_invoice.net.minor() * hundredths); // far from the largest
        const auto exact = net.percent(m_invoice.taxRate);
        if (!exact || std::abs(m_invoice.tax.minor() * hundredths - exact->minor()) >= 100)
            miss(
                u"taxAmount"_s,
                u"The tax differs from the rate's by one unit of the currency or more, which EN 16931 does not "
                "permit."_s);
    }

    // A seller within the system of VAT names a number that its tax office knows (BR-S-02 and the like); one
    // outside of it may not name a VAT number (BR-O-02), and is identified by another one (BR-CO-26).
    void checkSeller()
    {
        const EInvoiceParty &seller = m_invoice.seller;
        if (seller.name.isEmpty())
            miss(u"seller"_s, u"The invoice does not name its seller."_s);
        if (seller.place.country.isEmpty())
            miss(
                u"seller.address"_s,
                u"The invoice was issued without the seller's address and its country; an e-invoice needs both."_s);
        if (m_invoice.taxCategory == EInvoiceTax::NotSubject) {
            if (seller.registerNumber.isEmpty() && seller.taxNumber.isEmpty())
                miss(u"seller.vatNumber"_s,
                     u"The invoice was issued without the seller's VAT number, tax number and register number; "
                     "an e-invoice needs one of them."_s);
        } else if (seller.vatNumber.isEmpty() && seller.taxNumber.isEmpty()) {
            miss(u"seller.vatNumber"_s,
                 u"The invoice was issued without the seller's VAT number and without a tax number; an "
                 u"e-invoice "
                 "needs one of them."_s);
        }
    }

    void checkBuyer()
    {
        const EInvoiceParty &buyer = m_invoice.buyer;
        if (buyer.name.isEmpty())
            miss(u"recipient"_s, u"The invoice does not name its recipient."_s);
        if (buyer.place.country.isEmpty())
            miss(u"recipient.address.country"_s,
                 u"The recipient's address has no country, or an unknown one; an e-invoice needs it."_s);
        if (m_invoice.taxCategory == EInvoiceTax::ReverseCharge && buyer.vatNumber.isEmpty())
            miss(u"recipient.vatNumber"_s,
                 u"The invoice was issued without the recipient's VAT number; with reverse charge an e-invoice "
                 u"needs it."_s);
    }

    const JsonValue &m_record;
    const EInvoiceWords &m_words;
    EInvoice m_invoice;
    QList<Fault> m_faults;
    bool m_hasUnfitAmount = false;
};

} // namespace

bool isNotSubjectToTax(const JsonValue &record)
{
    return categoryOf(record) == EInvoiceTax::NotSubject;
}

Result<EInvoice> eInvoiceOf(const JsonValue &record, const QString &correctedNumber, const EInvoiceWords &words)
{
    return EInvoiceReader(record, words).read(correctedNumber);
}

} // namespace onhire
