// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices to be written and printed, without a database. Their sums are those that a charge has.
#pragma once

#include "core/domain/payments/charge.h"
#include "core/services/invoices/invoice_page.h"
#include "tests/support/shop.h"

namespace onhire::test {

struct Sample
{
    int lines = 1;
    DocumentLanguage language = DocumentLanguage::English;
    QByteArray seller = "'iban':'DE89370400440532013000','bic':'COBADEFFXXX','vatNumber':'DE136695976',"
                        "'registerNumber':'HRB 12345, Amtsgericht Bonn',";
    QByteArray more = "'kind':'invoice',";
    QByteArray recipient = "'company':'Analytical Engines Ltd','firstName':'Ada','lastName':'Lovelace',"
                           "'email':'ada@example.com','address':{'contactName':'Ada "
                           "Lovelace','streetAddress':'12 St James Square',"
                           "'postalCode':'SW1Y 4JH','city':'London','country':'United Kingdom'}";
    QByteArray currency = "EUR";
    JsonValue corrected = {};
    TaxTerms tax = {TaxTreatment::Standard, {19, 0}, false};
    QByteArray dueDate = "2026-12-05";
    std::vector<qint64> prices = {124990}; // as agreed, line by line, and over again
    QByteArray country = "DE"; // of the seller

    InvoiceToWrite wanted() const
    {
        return {
            json("{" + more
                 + "'invoiceNumber':'2026-000042','seller':'Wählscheibe Geräteverleih GmbH','sellerDetails':{"
                 + seller
                 + "'address':{'contactName':'Buchhaltung','streetAddress':'Am Hofgarten "
                   "7','postalCode':'53113','city':'Bonn',"
                   "'country':'"
                 + country + "'},'terms':'" + terms() + "','language':'en'},'recipient':{" + recipient
                 + "},'currency':'" + currency + "','issueDate':'2026-11-21','dueDate':'" + dueDate
                 + "','periodStart':'2026-11-21','periodEnd':'"
                   "2026-12-21',"
                   "'purpose':'instalment','lineItems':["
                 + linesOf(charge()) + "],'subtotal':" + of(charge().subtotal)
                 + ",'taxRate':" + Money::fromMinor(tax.rate.value).toJson(tax.rate.scale) + reason()
                 + ",'taxAmount':" + of(charge().tax) + ",'total':" + of(charge().total) + "}"),
            corrected, language};
    }
    InvoiceSheet sheet() const { return invoiceSheet(wanted()); }

private:
    static QByteArray of(Money money) { return money.toJson(2); }

    QByteArray terms() const
    {
        switch (language) {
        case DocumentLanguage::English: return "Goods remain our property. Late payments are charged a fee.";
        case DocumentLanguage::German:
            return "Die Geräte bleiben unser Eigentum. Bei Zahlungsverzug berechnen wir eine Gebühr.";
        case DocumentLanguage::Arabic: return "تبقى الأجهزة ملكًا لنا. تُحتسب رسوم على كل تأخر في السداد.";
        }
        Q_UNREACHABLE();
    }

    QByteArray reason() const
    {
        const QLatin1StringView why = taxReasonOf(tax.treatment);
        return why.isEmpty() ? QByteArray() : ",'taxReason':'" + QByteArray(why.data(), why.size()) + '\'';
    }

    Charge charge() const
    {
        std::vector<ChargeLine> asked;
        for (int i = 0; i < lines; ++i)
            asked.push_back(
                {.rentalId = {}, .description = {}, .price = Money::fromMinor(prices[i % prices.size()])});
        return *chargeFor(asked, tax);
    }

    QByteArray linesOf(const Charge &charge) const
    {
        constexpr const char *Devices[] = {"MacBook Air 13", "Logitech K380", "iPhone 16", "USB-C Hub"};
        QByteArrayList written;
        for (size_t i = 1; i <= charge.lines.size(); ++i)
            written += "{'rentalId':'rnt_" + QByteArray::number(i) + "','purpose':'instalment','description':'"
                + Devices[(i - 1) % prices.size() % std::size(Devices)] + ", SN-" + QByteArray::number(1000 + i)
                + "','amount':" + of(charge.lines[i - 1].amount) + ",'taxAmount':" + of(charge.lines[i - 1].tax)
                + ",'periodStart':'2026-11-21','periodEnd':'2026-12-21'}";
        return written.join(',');
    }
};

inline Sample sampleCreditNote(DocumentLanguage language = DocumentLanguage::English)
{
    return {.language = language,
            .more = "'kind':'credit_note','correctsInvoiceId':'inv_1',",
            .corrected = json("{'invoiceNumber':'2026-000007','issueDate':'2026-10-03'}")};
}

} // namespace onhire::test
