// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/invoices/invoice_schema.h"

#include "core/domain/address.h"
#include "core/domain/tenants/document_language_schema.h"

using namespace Qt::StringLiterals;

namespace onhire {

Schema invoiceRecipientSchema()
{
    const Schema text = Schema::string();
    return Schema::object({
                              optional("company"_L1, text),
                              required("firstName"_L1, text),
                              required("lastName"_L1, text),
                              required("email"_L1, text),
                              optional("vatNumber"_L1, text),
                              optional("address"_L1, Schema::object({}).open()),
                          })
        .named("InvoiceRecipient"_L1);
}

Schema invoiceSellerSchema()
{
    const Schema text = Schema::string();
    return Schema::object({
                              optional("address"_L1, addressSchema()),
                              optional("vatNumber"_L1, text),
                              optional("taxNumber"_L1, text),
                              optional("registerNumber"_L1, text),
                              optional("iban"_L1, text),
                              optional("bic"_L1, text),
                              optional("logoFileId"_L1, text),
                              optional("terms"_L1, text),
                              required("language"_L1, documentLanguageSchema()),
                          })
        .named("InvoiceSeller"_L1);
}

} // namespace onhire
