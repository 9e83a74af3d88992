// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/invoices/e_invoice_codes.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Category
{
    QLatin1StringView code, exemption;
};

constexpr Category categories[] = {
    {"S"_L1, {}}, {"Z"_L1, {}}, {"E"_L1, {}}, {"AE"_L1, "VATEX-EU-AE"_L1}, {"O"_L1, "VATEX-EU-O"_L1},
};

} // namespace

QString documentCode(const EInvoice &invoice)
{
    return invoice.isCreditNote ? u"381"_s : u"380"_s;
}

QString categoryCode(EInvoiceTax category)
{
    return categories[size_t(category)].code;
}

QString exemptionCode(EInvoiceTax category)
{
    return categories[size_t(category)].exemption;
}

bool hasRate(EInvoiceTax category)
{
    return category != EInvoiceTax::NotSubject;
}

bool namesVatNumbers(EInvoiceTax category)
{
    return category != EInvoiceTax::NotSubject;
}

QString paymentMeansCode(const EInvoice &invoice)
{
    constexpr auto NotDefined = "1"_L1, CreditTransfer = "30"_L1, SepaCreditTransfer = "58"_L1;
    if (invoice.iban.isEmpty())
        return NotDefined;
    return invoice.currency == "EUR"_L1 ? SepaCreditTransfer : CreditTransfer;
}

QString amountText(const EInvoice &invoice, Money amount)
{
    return QString::fromLatin1(amount.toJson(invoice.decimals));
}

QString rateText(const EInvoice &invoice)
{
    const Decimal rate = invoice.taxRate.normalized();
    return QString::fromLatin1(Money::fromMinor(rate.value).toJson(rate.scale));
}

QString quantityText(const EInvoiceLine &line)
{
    return line.net.isNegative() ? u"-1"_s : u"1"_s;
}

QString priceText(const EInvoice &invoice, const EInvoiceLine &line)
{
    return amountText(invoice, line.net.isNegative() ? Money::fromMinor(-line.net.minor()) : line.net);
}

} // namespace onhire
