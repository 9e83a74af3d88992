// SPDX-License-Identifier: GPL-3.0-or-later
// The schema of UBL prescribes the order of the elements.
#include "core/domain/invoices/ubl_invoice.h"

#include "core/domain/invoices/e_invoice_codes.h"
#include "core/domain/invoices/xml_elements.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// The taxes that a party's numbers and an invoice's sums are of. The tax office's own number is of any but VAT;
// this is what CII calls it.
constexpr auto Vat = "VAT"_L1, FiscalNumber = "FC"_L1;
constexpr auto UblSchemas = "urn:oasis:names:specification:ubl:schema:xsd:"_L1;

class UblWriter
{
public:
    explicit UblWriter(const EInvoice &invoice) : m_invoice(invoice) { }

    QByteArray write()
    {
        const auto root = m_invoice.isCreditNote ? "CreditNote"_L1 : "Invoice"_L1;
        m_xml.element(root,
                      [&] {
                          head();
                          references();
                          m_xml.element("cac:AccountingSupplierParty"_L1, [&] { party(m_invoice.seller); });
                          m_xml.element("cac:AccountingCustomerParty"_L1, [&] { party(m_invoice.buyer); });
                          if (!m_invoice.isCreditNote)
                              paymentMeans();
                          paymentTerms();
                          taxes();
                          sums();
                          int number = 0;
                          for (const EInvoiceLine &each : m_invoice.lines)
                              line(each, ++number);
                      },
                      {{"xmlns"_L1, UblSchemas + root + "-2"_L1},
                       {"xmlns:cac"_L1, UblSchemas + "CommonAggregateComponents-2"_L1},
                       {"xmlns:cbc"_L1, UblSchemas + "CommonBasicComponents-2"_L1}});
        return m_xml.take();
    }

private:
    void head()
    {
        m_xml.text("cbc:CustomizationID"_L1, Specification);
        m_xml.text("cbc:ID"_L1, m_invoice.number);
        date("cbc:IssueDate"_L1, m_invoice.issued);
        if (!m_invoice.isCreditNote) // which has no such element
            date("cbc:DueDate"_L1, m_invoice.due);
        m_xml.text(m_invoice.isCreditNote ? "cbc:CreditNoteTypeCode"_L1 : "cbc:InvoiceTypeCode"_L1,
                   documentCode(m_invoice));
        m_xml.textIfAny("cbc:Note"_L1, m_invoice.note);
        m_xml.text("cbc:DocumentCurrencyCode"_L1, m_invoice.currency);
        days(m_invoice.days);
    }

    void references()
    {
        if (m_invoice.correctedNumber.isEmpty())
            return;
        m_xml.element("cac:BillingReference"_L1, [&] {
            m_xml.element("cac:InvoiceDocumentReference"_L1,
                          [&] { m_xml.text("cbc:ID"_L1, m_invoice.correctedNumber); });
        });
    }

    void party(const EInvoiceParty &party)
    {
        m_xml.element("cac:Party"_L1, [&] {
            if (!party.identifier.isEmpty())
                m_xml.element("cac:PartyIdentification"_L1, [&] { m_xml.text("cbc:ID"_L1, party.identifier); });
            place(party.place);
            if (namesVatNumbers(m_invoice.taxCategory) && !party.vatNumber.isEmpty())
                m_xml.element("cac:PartyTaxScheme"_L1, [&] {
                    m_xml.text("cbc:CompanyID"_L1, party.vatNumber);
                    taxScheme(Vat);
                });
            if (!party.taxNumber.isEmpty())
                m_xml.element("cac:PartyTaxScheme"_L1, [&] {
                    m_xml.text("cbc:CompanyID"_L1, party.taxNumber);
                    taxScheme(FiscalNumber);
                });
            m_xml.element("cac:PartyLegalEntity"_L1, [&] {
                m_xml.text("cbc:RegistrationName"_L1, party.name);
                m_xml.textIfAny("cbc:CompanyID"_L1, party.registerNumber);
            });
            if (!party.contact.isEmpty() || !party.email.isEmpty())
                m_xml.element("cac:Contact"_L1, [&] {
                    m_xml.textIfAny("cbc:Name"_L1, party.contact);
                    m_xml.textIfAny("cbc:ElectronicMail"_L1, party.email);
                });
        });
    }

    void place(const EInvoicePlace &place)
    {
        m_xml.element("cac:PostalAddress"_L1, [&] {
            m_xml.textIfAny("cbc:StreetName"_L1, place.street);
            m_xml.textIfAny("cbc:AdditionalStreetName"_L1, place.building);
            m_xml.textIfAny("cbc:CityName"_L1, place.city);
            m_xml.textIfAny("cbc:PostalZone"_L1, place.postalCode);
            m_xml.textIfAny("cbc:CountrySubentity"_L1, place.region);
            if (!place.locality.isEmpty())
                m_xml.element("cac:AddressLine"_L1, [&] { m_xml.text("cbc:Line"_L1, place.locality); });
            m_xml.element("cac:Country"_L1, [&] { m_xml.text("cbc:IdentificationCode"_L1, place.country); });
        });
    }

    void paymentMeans()
    {
        m_xml.element("cac:PaymentMeans"_L1, [&] {
            m_xml.text("cbc:PaymentMeansCode"_L1, paymentMeansCode(m_invoice));
            m_xml.text("cbc:PaymentID"_L1, m_invoice.number);
            if (!m_invoice.iban.isEmpty())
                account();
        });
    }

    void paymentTerms()
    {
        if (!m_invoice.terms.isEmpty())
            m_xml.element("cac:PaymentTerms"_L1, [&] { m_xml.text("cbc:Note"_L1, m_invoice.terms); });
    }

    void account()
    {
        m_xml.element("cac:PayeeFinancialAccount"_L1, [&] {
            m_xml.text("cbc:ID"_L1, m_invoice.iban);
            m_xml.text("cbc:Name"_L1, m_invoice.seller.name);
            if (!m_invoice.bic.isEmpty())
                m_xml.element("cac:FinancialInstitutionBranch"_L1,
                              [&] { m_xml.text("cbc:ID"_L1, m_invoice.bic); });
        });
    }

    void taxes()
    {
        m_xml.element("cac:TaxTotal"_L1, [&] {
            amount("cbc:TaxAmount"_L1, m_invoice.tax);
            m_xml.element("cac:TaxSubtotal"_L1, [&] {
                amount("cbc:TaxableAmount"_L1, m_invoice.net);
                amount("cbc:TaxAmount"_L1, m_invoice.tax);
                m_xml.element("cac:TaxCategory"_L1, [&] {
                    category();
                    m_xml.textIfAny("cbc:TaxExemptionReasonCode"_L1, exemptionCode(m_invoice.taxCategory));
                    m_xml.textIfAny("cbc:TaxExemptionReason"_L1, m_invoice.taxReason);
                    taxScheme(Vat);
                });
            });
        });
    }

    void category()
    {
        m_xml.text("cbc:ID"_L1, categoryCode(m_invoice.taxCategory));
        if (hasRate(m_invoice.taxCategory))
            m_xml.text("cbc:Percent"_L1, rateText(m_invoice));
    }

    void taxScheme(QLatin1StringView scheme)
    {
        m_xml.element("cac:TaxScheme"_L1, [&] { m_xml.text("cbc:ID"_L1, QString(scheme)); });
    }

    void sums()
    {
        m_xml.element("cac:LegalMonetaryTotal"_L1, [&] {
            amount("cbc:LineExtensionAmount"_L1, m_invoice.net);
            amount("cbc:TaxExclusiveAmount"_L1, m_invoice.net);
            amount("cbc:TaxInclusiveAmount"_L1, m_invoice.total);
            if (!m_invoice.prepaid.isZero())
                amount("cbc:PrepaidAmount"_L1, m_invoice.prepaid);
            amount("cbc:PayableAmount"_L1, m_invoice.payable());
        });
    }

    void line(const EInvoiceLine &line, int number)
    {
        m_xml.element(m_invoice.isCreditNote ? "cac:CreditNoteLine"_L1 : "cac:InvoiceLine"_L1, [&] {
            m_xml.text("cbc:ID"_L1, QString::number(number));
            m_xml.text(m_invoice.isCreditNote ? "cbc:CreditedQuantity"_L1 : "cbc:InvoicedQuantity"_L1,
                       quantityText(line), {{"unitCode"_L1, line.unit}});
            amount("cbc:LineExtensionAmount"_L1, line.net);
            days(line.days);
            if (!line.rentalId.isEmpty())
                m_xml.element("cac:DocumentReference"_L1, [&] {
                    m_xml.text("cbc:ID"_L1, line.rentalId);
                    m_xml.text("cbc:DocumentTypeCode"_L1, ObjectReference);
                });
            m_xml.element("cac:Item"_L1, [&] {
                m_xml.text("cbc:Name"_L1, line.name);
                m_xml.element("cac:ClassifiedTaxCategory"_L1, [&] {
                    category();
                    taxScheme(Vat);
                });
            });
            m_xml.element("cac:Price"_L1,
                          [&] { m_xml.text("cbc:PriceAmount"_L1, priceText(m_invoice, line), inCurrency()); });
        });
    }

    void days(const std::optional<ServiceDays> &days)
    {
        if (!days)
            return;
        m_xml.element("cac:InvoicePeriod"_L1, [&] {
            date("cbc:StartDate"_L1, days->first);
            date("cbc:EndDate"_L1, days->last);
        });
    }

    void date(QLatin1StringView name, QDate date) { m_xml.text(name, date.toString(Qt::ISODate)); }
    void amount(QLatin1StringView name, Money money)
    {
        m_xml.text(name, amountText(m_invoice, money), inCurrency());
    }
    QList<XmlElements::Attribute> inCurrency() const { return {{"currencyID"_L1, m_invoice.currency}}; }

    const EInvoice &m_invoice;
    XmlElements m_xml;
};

} // namespace

QByteArray ublInvoice(const EInvoice &invoice)
{
    return UblWriter(invoice).write();
}

} // namespace onhire
