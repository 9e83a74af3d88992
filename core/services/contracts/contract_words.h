// SPDX-License-Identifier: GPL-3.0-or-later
// The words of contracts in the languages that they may be in.
#pragma once

#include "core/services/documents/document_language.h"

namespace onhire {

enum class ContractWord {
    FileName, // %1 the order's short code
    Title,
    Dated, // %1 short code, %2 id of the order, %3 date
    Foot, // %1 lessor, %2 short code
    Page, // %1 of %2
    Parties,
    Lessor,
    Lessee,
    BillingAddress,
    ShippingAddress,
    Devices,
    Device,
    Quantity,
    Term,
    PerMonthEach,
    OnceEach,
    SerialNumbers, // %1
    Charges,
    MonthlyNet,
    Tax,
    MonthlyTotal,
    Once,
    AgreedSince,
    InsteadOfAbove,
    Begins,
    Ends,
    PerMonth,
    From, // %1 date, %2 amount
    Terms,
    TermsText,
    LessorSigns,
    LesseeSigns,
};

QString wordOf(ContractWord word, DocumentLanguage language);

QString monthsIn(int months, DocumentLanguage language); // 12 months

} // namespace onhire
