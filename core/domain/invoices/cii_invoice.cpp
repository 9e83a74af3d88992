// SPDX-License-Identifier: GPL-3.0-or-later
// The schema of CII prescribes the order of the elements.
#include "core/domain/invoices/cii_invoice.h"

#include "core/domain/invoices/e_invoice_codes.h"
#include "core/domain/invoices/xml_elements.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Schemas = "urn:un:unece:uncefact:data:standard:"_L1;

class CiiWriter
{
public:
    explicit CiiWriter(const EInvoice &invoice) : m_invoice(invoice) { }

    QByteArray write()
    {
        m_xml.element("rsm:CrossIndustryInvoice"_L1,
                      [&] {
                          context();
                          document();
                          m_xml.element("rsm:SupplyChainTradeTransaction"_L1, [&] {
                              int number = 0;
                              for (const EInvoiceLine &each : m_invoice.lines)
                                  line(each, ++number);
                              agreement();
                              m_xml.element("ram:ApplicableHeaderTradeDelivery"_L1, [] {}); // has to be there
                              settlement();
                          });
                      },
                      {{"xmlns:rsm"_L1, Schemas + "CrossIndustryInvoice:100"_L1},
                       {"xmlns:ram"_L1, Schemas + "ReusableAggregateBusinessInformationEntity:100"_L1},
                       {"xmlns:qdt"_L1, Schemas + "QualifiedDataType:100"_L1},
                       {"xmlns:udt"_L1, Schemas + "UnqualifiedDataType:100"_L1}});
        return m_xml.take();
    }

private:
    void context()
    {
        m_xml.element("rsm:ExchangedDocumentContext"_L1, [&] {
            m_xml.element("ram:GuidelineSpecifiedDocumentContextParameter"_L1,
                          [&] { m_xml.text("ram:ID"_L1, Specification); });
        });
    }

    void document()
    {
        m_xml.element("rsm:ExchangedDocument"_L1, [&] {
            m_xml.text("ram:ID"_L1, m_invoice.number);
            m_xml.text("ram:TypeCode"_L1, documentCode(m_invoice));
            date("ram:IssueDateTime"_L1, m_invoice.issued);
            if (!m_invoice.note.isEmpty())
                m_xml.element("ram:IncludedNote"_L1, [&] { m_xml.text("ram:Content"_L1, m_invoice.note); });
        });
    }

    void line(const EInvoiceLine &line, int number)
    {
        m_xml.element("ram:IncludedSupplyChainTradeLineItem"_L1, [&] {
            m_xml.element("ram:AssociatedDocumentLineDocument"_L1,
                          [&] { m_xml.text("ram:LineID"_L1, QString::number(number)); });
            m_xml.element("ram:SpecifiedTradeProduct"_L1, [&] { m_xml.text("ram:Name"_L1, line.name); });
            m_xml.element("ram:SpecifiedLineTradeAgreement"_L1, [&] {
                m_xml.element("ram:NetPriceProductTradePrice"_L1,
                              [&] { m_xml.text("ram:ChargeAmount"_L1, priceText(m_invoice, line)); });
            });
            m_xml.element("ram:SpecifiedLineTradeDelivery"_L1, [&] {
                m_xml.text("ram:BilledQuantity"_L1, quantityText(line), {{"unitCode"_L1, line.unit}});
            });
            m_xml.element("ram:SpecifiedLineTradeSettlement"_L1, [&] { lineSettlement(line); });
        });
    }

    void lineSettlement(const EInvoiceLine &line)
    {
        m_xml.element("ram:ApplicableTradeTax"_L1, [&] {
            m_xml.text("ram:TypeCode"_L1, u"VAT"_s);
            m_xml.text("ram:CategoryCode"_L1, categoryCode(m_invoice.taxCategory));
            rate();
        });
        days(line.days);
        m_xml.element("ram:SpecifiedTradeSettlementLineMonetarySummation"_L1,
                      [&] { amount("ram:LineTotalAmount"_L1, line.net); });
        if (!line.rentalId.isEmpty())
            m_xml.element("ram:AdditionalReferencedDocument"_L1, [&] {
                m_xml.text("ram:IssuerAssignedID"_L1, line.rentalId);
                m_xml.text("ram:TypeCode"_L1, ObjectReference);
            });
    }

    void agreement()
    {
        m_xml.element("ram:ApplicableHeaderTradeAgreement"_L1, [&] {
            m_xml.element("ram:SellerTradeParty"_L1, [&] { party(m_invoice.seller); });
            m_xml.element("ram:BuyerTradeParty"_L1, [&] { party(m_invoice.buyer); });
        });
    }

    void party(const EInvoiceParty &party)
    {
        m_xml.textIfAny("ram:ID"_L1, party.identifier);
        m_xml.text("ram:Name"_L1, party.name);
        if (!party.registerNumber.isEmpty())
            m_xml.element("ram:SpecifiedLegalOrganization"_L1,
                          [&] { m_xml.text("ram:ID"_L1, party.registerNumber); });
        if (!party.contact.isEmpty() || !party.email.isEmpty())
            m_xml.element("ram:DefinedTradeContact"_L1, [&] {
                m_xml.textIfAny("ram:PersonName"_L1, party.contact);
                if (!party.email.isEmpty())
                    m_xml.element("ram:EmailURIUniversalCommunication"_L1,
                                  [&] { m_xml.text("ram:URIID"_L1, party.email); });
            });
        place(party.place);
        if (namesVatNumbers(m_invoice.taxCategory) && !party.vatNumber.isEmpty())
            m_xml.element("ram:SpecifiedTaxRegistration"_L1, [&] {
                m_xml.text("ram:ID"_L1, party.vatNumber, {{"schemeID"_L1, u"VA"_s}});
            });
        if (!party.taxNumber.isEmpty())
            m_xml.element("ram:SpecifiedTaxRegistration"_L1, [&] {
                m_xml.text("ram:ID"_L1, party.taxNumber, {{"schemeID"_L1, u"FC"_s}});
            });
    }

    void place(const EInvoicePlace &place)
    {
        m_xml.element("ram:PostalTradeAddress"_L1, [&] {
            m_xml.textIfAny("ram:PostcodeCode"_L1, place.postalCode);
            m_xml.textIfAny("ram:LineOne"_L1, place.street);
            m_xml.textIfAny("ram:LineTwo"_L1, place.building);
            m_xml.textIfAny("ram:LineThree"_L1, place.locality);
            m_xml.textIfAny("ram:CityName"_L1, place.city);
            m_xml.text("ram:CountryID"_L1, place.country);
            m_xml.textIfAny("ram:CountrySubDivisionName"_L1, place.region);
        });
    }

    void settlement()
    {
        m_xml.element("ram:ApplicableHeaderTradeSettlement"_L1, [&] {
            if (!m_invoice.isCreditNote)
                m_xml.text("ram:PaymentReference"_L1, m_invoice.number);
            m_xml.text("ram:InvoiceCurrencyCode"_L1, m_invoice.currency);
            if (!m_invoice.isCreditNote)
                paymentMeans();
            tax();
            days(m_invoice.days);
            paymentTerms();
            sums();
            if (!m_invoice.correctedNumber.isEmpty())
                m_xml.element("ram:InvoiceReferencedDocument"_L1,
                              [&] { m_xml.text("ram:IssuerAssignedID"_L1, m_invoice.correctedNumber); });
        });
    }

    void paymentMeans()
    {
        m_xml.element("ram:SpecifiedTradeSettlementPaymentMeans"_L1, [&] {
            m_xml.text("ram:TypeCode"_L1, paymentMeansCode(m_invoice));
            if (m_invoice.iban.isEmpty())
                return;
            m_xml.element("ram:PayeePartyCreditorFinancialAccount"_L1, [&] {
                m_xml.text("ram:IBANID"_L1, m_invoice.iban);
                m_xml.text("ram:AccountName"_L1, m_invoice.seller.name);
            });
            if (!m_invoice.bic.isEmpty())
                m_xml.element("ram:PayeeSpecifiedCreditorFinancialInstitution"_L1,
                              [&] { m_xml.text("ram:BICID"_L1, m_invoice.bic); });
        });
    }

    void tax()
    {
        m_xml.element("ram:ApplicableTradeTax"_L1, [&] {
            amount("ram:CalculatedAmount"_L1, m_invoice.tax);
            m_xml.text("ram:TypeCode"_L1, u"VAT"_s);
            m_xml.textIfAny("ram:ExemptionReason"_L1, m_invoice.taxReason);
            amount("ram:BasisAmount"_L1, m_invoice.net);
            m_xml.text("ram:CategoryCode"_L1, categoryCode(m_invoice.taxCategory));
            m_xml.textIfAny("ram:ExemptionReasonCode"_L1, exemptionCode(m_invoice.taxCategory));
            rate();
        });
    }

    void rate()
    {
        if (hasRate(m_invoice.taxCategory))
            m_xml.text("ram:RateApplicablePercent"_L1, rateText(m_invoice));
    }

    void paymentTerms()
    {
        m_xml.element("ram:SpecifiedTradePaymentTerms"_L1, [&] {
            m_xml.textIfAny("ram:Description"_L1, m_invoice.terms);
            if (!m_invoice.isCreditNote)
                date("ram:DueDateDateTime"_L1, m_invoice.due);
        });
    }

    void sums()
    {
        m_xml.element("ram:SpecifiedTradeSettlementHeaderMonetarySummation"_L1, [&] {
            amount("ram:LineTotalAmount"_L1, m_invoice.net);
            amount("ram:TaxBasisTotalAmount"_L1, m_invoice.net);
            m_xml.text("ram:TaxTotalAmount"_L1, amountText(m_invoice, m_invoice.tax),
                       {{"currencyID"_L1, m_invoice.currency}});
            amount("ram:GrandTotalAmount"_L1, m_invoice.total);
            if (!m_invoice.prepaid.isZero())
                amount("ram:TotalPrepaidAmount"_L1, m_invoice.prepaid);
            amount("ram:DuePayableAmount"_L1, m_invoice.payable());
        });
    }

    void days(const std::optional<ServiceDays> &days)
    {
        if (!days)
            return;
        m_xml.element("ram:BillingSpecifiedPeriod"_L1, [&] {
            date("ram:StartDateTime"_L1, days->first);
            date("ram:EndDateTime"_L1, days->last);
        });
    }

    void date(QLatin1StringView name, QDate date)
    {
        m_xml.element(name, [&] {
            m_xml.text("udt:DateTimeString"_L1, date.toString(u"yyyyMMdd"_s), {{"format"_L1, u"102"_s}});
        });
    }

    void amount(QLatin1StringView name, Money money) { m_xml.text(name, amountText(m_invoice, money)); }

    const EInvoice &m_invoice;
    XmlElements m_xml;
};

} // namespace

QByteArray ciiInvoice(const EInvoice &invoice)
{
    return CiiWriter(invoice).write();
}

} // namespace onhire
