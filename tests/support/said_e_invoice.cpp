// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/said_e_invoice.h"

#include "tests/support/xml_tree.h"

#include <QDate>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

QString attributeOf(const XmlTree &tree, const QString &path, const QString &name)
{
    const QList<XmlTree> found = tree.all(path);
    return found.isEmpty() ? QString() : found.constFirst().attributes.value(name);
}

// That of VAT, or that of another scheme.
QString numberIn(const QList<XmlTree> &schemes, bool isOfVat)
{
    for (const XmlTree &scheme : schemes) {
        if ((scheme.at(u"cac:TaxScheme/cbc:ID"_s) == "VAT"_L1) == isOfVat)
            return scheme.at(u"cbc:CompanyID"_s);
    }
    return {};
}

SaidParty ublParty(const XmlTree &root, const QString &role)
{
    const QString party = role + u"/cac:Party/"_s, address = party + u"cac:PostalAddress/"_s;
    return {root.at(party + u"cac:PartyLegalEntity/cbc:RegistrationName"_s),
            root.at(party + u"cac:Contact/cbc:Name"_s),
            root.at(party + u"cac:Contact/cbc:ElectronicMail"_s),
            numberIn(root.all(party + u"cac:PartyTaxScheme"_s), true),
            numberIn(root.all(party + u"cac:PartyTaxScheme"_s), false),
            root.at(party + u"cac:PartyLegalEntity/cbc:CompanyID"_s),
            root.at(party + u"cac:PartyIdentification/cbc:ID"_s),
            root.at(address + u"cbc:StreetName"_s),
            root.at(address + u"cbc:AdditionalStreetName"_s),
            root.at(address + u"cbc:CityName"_s),
            root.at(address + u"cbc:PostalZone"_s),
            root.at(address + u"cbc:CountrySubentity"_s),
            root.at(address + u"cac:Country/cbc:IdentificationCode"_s)};
}

SaidLine ublLine(const XmlTree &line, const QString &quantity)
{
    return {line.at(u"cbc:ID"_s),
            line.at(u"cac:Item/cbc:Name"_s),
            line.at(u"cac:DocumentReference/cbc:ID"_s),
            line.at(quantity),
            attributeOf(line, quantity, u"unitCode"_s),
            line.at(u"cac:Price/cbc:PriceAmount"_s),
            line.at(u"cbc:LineExtensionAmount"_s),
            line.at(u"cac:Item/cac:ClassifiedTaxCategory/cbc:ID"_s),
            line.at(u"cac:Item/cac:ClassifiedTaxCategory/cbc:Percent"_s),
            line.at(u"cac:InvoicePeriod/cbc:StartDate"_s),
            line.at(u"cac:InvoicePeriod/cbc:EndDate"_s)};
}

// CII writes its dates without hyphens.
QString ciiDate(const XmlTree &tree, const QString &path)
{
    const QString text = tree.at(path + u"/udt:DateTimeString"_s);
    return text.isEmpty() ? text : QDate::fromString(text, u"yyyyMMdd"_s).toString(Qt::ISODate);
}

QString registeredIn(const QList<XmlTree> &numbers, const QString &scheme)
{
    for (const XmlTree &number : numbers) {
        if (number.attributes.value(u"schemeID"_s) == scheme)
            return number.text;
    }
    return {};
}

SaidParty ciiParty(const XmlTree &root, const QString &role)
{
    const QString party =
        u"rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/"_s + role + u'/';
    const QString address = party + u"ram:PostalTradeAddress/"_s,
                  contact = party + u"ram:DefinedTradeContact/"_s;
    return {root.at(party + u"ram:Name"_s),
            root.at(contact + u"ram:PersonName"_s),
            root.at(contact + u"ram:EmailURIUniversalCommunication/ram:URIID"_s),
            registeredIn(root.all(party + u"ram:SpecifiedTaxRegistration/ram:ID"_s), u"VA"_s),
            registeredIn(root.all(party + u"ram:SpecifiedTaxRegistration/ram:ID"_s), u"FC"_s),
            root.at(party + u"ram:SpecifiedLegalOrganization/ram:ID"_s),
            root.at(party + u"ram:ID"_s),
            root.at(address + u"ram:LineOne"_s),
            root.at(address + u"ram:LineTwo"_s),
            root.at(address + u"ram:CityName"_s),
            root.at(address + u"ram:PostcodeCode"_s),
            root.at(address + u"ram:CountrySubDivisionName"_s),
            root.at(address + u"ram:CountryID"_s)};
}

SaidLine ciiLine(const XmlTree &line)
{
    const QString settlement = u"ram:SpecifiedLineTradeSettlement/"_s;
    const QString quantity = u"ram:SpecifiedLineTradeDelivery/ram:BilledQuantity"_s;
    return {line.at(u"ram:AssociatedDocumentLineDocument/ram:LineID"_s),
            line.at(u"ram:SpecifiedTradeProduct/ram:Name"_s),
            line.at(settlement + u"ram:AdditionalReferencedDocument/ram:IssuerAssignedID"_s),
            line.at(quantity),
            attributeOf(line, quantity, u"unitCode"_s),
            line.at(u"ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount"_s),
            line.at(settlement + u"ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount"_s),
            line.at(settlement + u"ram:ApplicableTradeTax/ram:CategoryCode"_s),
            line.at(settlement + u"ram:ApplicableTradeTax/ram:RateApplicablePercent"_s),
            ciiDate(line, settlement + u"ram:BillingSpecifiedPeriod/ram:StartDateTime"_s),
            ciiDate(line, settlement + u"ram:BillingSpecifiedPeriod/ram:EndDateTime"_s)};
}

} // namespace

SaidInvoice saidInUbl(const QByteArray &document)
{
    const XmlTree root = xmlTree(document);
    const QString kind = root.name;
    SaidInvoice said;
    said.root = kind;
    said.specification = root.at(u"cbc:CustomizationID"_s);
    said.number = root.at(u"cbc:ID"_s);
    said.type = root.at(u"cbc:%1TypeCode"_s.arg(kind));
    said.issued = root.at(u"cbc:IssueDate"_s);
    said.due = root.at(u"cbc:DueDate"_s);
    said.currency = root.at(u"cbc:DocumentCurrencyCode"_s);
    said.corrected = root.at(u"cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"_s);
    said.note = root.at(u"cbc:Note"_s);
    said.first = root.at(u"cac:InvoicePeriod/cbc:StartDate"_s);
    said.last = root.at(u"cac:InvoicePeriod/cbc:EndDate"_s);
    said.seller = ublParty(root, u"cac:AccountingSupplierParty"_s);
    said.buyer = ublParty(root, u"cac:AccountingCustomerParty"_s);
    said.means = root.at(u"cac:PaymentMeans/cbc:PaymentMeansCode"_s);
    said.reference = root.at(u"cac:PaymentMeans/cbc:PaymentID"_s);
    said.iban = root.at(u"cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID"_s);
    said.bic = root.at(u"cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID"_s);
    said.terms = root.at(u"cac:PaymentTerms/cbc:Note"_s);
    const QString taxes = u"cac:TaxTotal/cac:TaxSubtotal/"_s, category = taxes + u"cac:TaxCategory/"_s;
    said.category = root.at(category + u"cbc:ID"_s);
    said.rate = root.at(category + u"cbc:Percent"_s);
    said.reason = root.at(category + u"cbc:TaxExemptionReason"_s);
    said.reasonCode = root.at(category + u"cbc:TaxExemptionReasonCode"_s);
    said.taxBase = root.at(taxes + u"cbc:TaxableAmount"_s);
    said.taxOfCategory = root.at(taxes + u"cbc:TaxAmount"_s);
    said.tax = root.at(u"cac:TaxTotal/cbc:TaxAmount"_s);
    const QString sums = u"cac:LegalMonetaryTotal/"_s;
    said.sumOfLines = root.at(sums + u"cbc:LineExtensionAmount"_s);
    said.net = root.at(sums + u"cbc:TaxExclusiveAmount"_s);
    said.total = root.at(sums + u"cbc:TaxInclusiveAmount"_s);
    said.prepaid = root.at(sums + u"cbc:PrepaidAmount"_s);
    said.payable = root.at(sums + u"cbc:PayableAmount"_s);
    const QString quantity = kind == "CreditNote"_L1 ? u"cbc:CreditedQuantity"_s : u"cbc:InvoicedQuantity"_s;
    for (const XmlTree &line : root.all(u"cac:%1Line"_s.arg(kind)))
        said.lines += ublLine(line, quantity);
    return said;
}

SaidInvoice saidInCii(const QByteArray &document)
{
    const XmlTree root = xmlTree(document);
    SaidInvoice said;
    said.root = root.name;
    said.specification =
        root.at(u"rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID"_s);
    said.number = root.at(u"rsm:ExchangedDocument/ram:ID"_s);
    said.type = root.at(u"rsm:ExchangedDocument/ram:TypeCode"_s);
    said.issued = ciiDate(root, u"rsm:ExchangedDocument/ram:IssueDateTime"_s);
    const QString transaction = u"rsm:SupplyChainTradeTransaction/"_s;
    const QString settlement = transaction + u"ram:ApplicableHeaderTradeSettlement/"_s;
    said.due = ciiDate(root, settlement + u"ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime"_s);
    said.currency = root.at(settlement + u"ram:InvoiceCurrencyCode"_s);
    said.corrected = root.at(settlement + u"ram:InvoiceReferencedDocument/ram:IssuerAssignedID"_s);
    said.note = root.at(u"rsm:ExchangedDocument/ram:IncludedNote/ram:Content"_s);
    said.first = ciiDate(root, settlement + u"ram:BillingSpecifiedPeriod/ram:StartDateTime"_s);
    said.last = ciiDate(root, settlement + u"ram:BillingSpecifiedPeriod/ram:EndDateTime"_s);
    said.seller = ciiParty(root, u"ram:SellerTradeParty"_s);
    said.buyer = ciiParty(root, u"ram:BuyerTradeParty"_s);
    const QString means = settlement + u"ram:SpecifiedTradeSettlementPaymentMeans/"_s;
    said.means = root.at(means + u"ram:TypeCode"_s);
    said.reference = root.at(settlement + u"ram:PaymentReference"_s);
    said.iban = root.at(means + u"ram:PayeePartyCreditorFinancialAccount/ram:IBANID"_s);
    said.bic = root.at(means + u"ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID"_s);
    said.terms = root.at(settlement + u"ram:SpecifiedTradePaymentTerms/ram:Description"_s);
    const QString tax = settlement + u"ram:ApplicableTradeTax/"_s;
    said.category = root.at(tax + u"ram:CategoryCode"_s);
    said.rate = root.at(tax + u"ram:RateApplicablePercent"_s);
    said.reason = root.at(tax + u"ram:ExemptionReason"_s);
    said.reasonCode = root.at(tax + u"ram:ExemptionReasonCode"_s);
    said.taxBase = root.at(tax + u"ram:BasisAmount"_s);
    said.taxOfCategory = root.at(tax + u"ram:CalculatedAmount"_s);
    const QString sums = settlement + u"ram:SpecifiedTradeSettlementHeaderMonetarySummation/"_s;
    said.tax = root.at(sums + u"ram:TaxTotalAmount"_s);
    said.sumOfLines = root.at(sums + u"ram:LineTotalAmount"_s);
    said.net = root.at(sums + u"ram:TaxBasisTotalAmount"_s);
    said.total = root.at(sums + u"ram:GrandTotalAmount"_s);
    said.prepaid = root.at(sums + u"ram:TotalPrepaidAmount"_s);
    said.payable = root.at(sums + u"ram:DuePayableAmount"_s);
    for (const XmlTree &line : root.all(transaction + u"ram:IncludedSupplyChainTradeLineItem"_s))
        said.lines += ciiLine(line);
    return said;
}

} // namespace onhire::test
