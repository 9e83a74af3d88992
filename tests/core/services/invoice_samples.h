// SPDX-License-Identifier: GPL-3.0-or-later
// Invoices to be written and printed, without a database.
#pragma once

#include "core/services/invoices/invoice_page.h"
#include "tests/support/shop.h"

namespace onhire::test {

inline QByteArray sampleLines(int count)
{
    QByteArrayList lines;
    for (int i = 1; i <= count; ++i)
        lines += "{'rentalId':'rnt_" + QByteArray::number(i)
            + "','purpose':'instalment','description':'MacBook Air 13, SN-" + QByteArray::number(1000 + i)
            + "','amount':1249.90,'taxAmount':237.48,'periodStart':'2026-11-21','periodEnd':'2026-12-21'}";
    return lines.join(',');
}

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
    QByteArray taxRate = "19", dueDate = "2026-12-05";

    InvoiceToWrite wanted() const
    {
        return {
            json("{" + more
                 + "'invoiceNumber':'2026-000042','seller':'Wählscheibe Geräteverleih GmbH','sellerDetails':{"
                 + seller
                 + "'address':{'contactName':'Buchhaltung','streetAddress':'Am Hofgarten "
                   "7','postalCode':'53113','city':'Bonn',"
                   "'country':'DE'},'terms':'Goods remain our property. Late payments are charged a fee.',"
                   "'language':'en'},'recipient':{"
                 + recipient + "},'currency':'" + currency + "','issueDate':'2026-11-21','dueDate':'" + dueDate
                 + "','periodStart':'2026-11-21','periodEnd':'"
                   "2026-12-21',"
                   "'purpose':'instalment','lineItems':["
                 + sampleLines(lines) + "],'subtotal':" + of(124990) + ",'taxRate':" + taxRate
                 + ",'taxAmount':" + of(23748) + ",'total':" + of(148738) + "}"),
            corrected, language};
    }
    InvoiceSheet sheet() const { return invoiceSheet(wanted()); }

private:
    QByteArray of(int cents) const { return Money::fromMinor(qint64(cents) * lines).toJson(2); }
};

inline Sample sampleCreditNote(DocumentLanguage language = DocumentLanguage::English)
{
    return {.language = language,
            .more = "'kind':'credit_note','correctsInvoiceId':'inv_1',",
            .corrected = json("{'invoiceNumber':'2026-000007','issueDate':'2026-10-03'}")};
}

} // namespace onhire::test
