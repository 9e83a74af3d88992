// SPDX-License-Identifier: GPL-3.0-or-later
// The words of invoices in the languages that they may be in.
#pragma once

#include "core/services/documents/document_language.h"

namespace onhire {

enum class InvoiceWord {
    Invoice,
    CreditNote,
    TaxInvoice,
    TaxCreditNote,
    Number,
    Date,
    DueDate,
    Period,
    PeriodFromTo, // %1 first day, %2 last day
    PeriodInTwoLines, // likewise
    YourVatNumber,
    Corrects, // %1 number, %2 date
    Description,
    Net,
    Tax,
    Amount, // where there is no tax
    SubtotalNet,
    TaxAtRate, // %1 rate
    Total,
    TotalCredited,
    PaidFromCredit,
    AmountDue,
    Reason, // %1 why an invoice is corrected
    Credits, // %1 number of the invoice
    Exempt,
    ReverseCharge,
    NotSubject,
    Payment,
    PayByTransfer, // %1 amount, %2 date
    Pay, // the same where no account is known
    PayByTransferAtOnce, // %1 amount
    PayAtOnce, // the same where no account is known
    NothingToPay,
    Credited,
    AccountHolder,
    Reference,
    ScanToPay,
    VatNumber,
    TaxNumber,
    RegisterNumber,
    Page, // %1 of %2
    Rental,
    Buyout,
    EarlyReturnFee,
    Setup,
    LateFee,
    Charge,
    LessCredit, // %1 amount
    // reasons of the program's own, which records have in English
    SubscriptionCancelled,
    DeviceBoughtOut,
    DeviceReturnedEarly,
    DeviceUpgraded,
    DeviceReturned,
    ContractOver,
    UnusedDays,
    TaxedOtherwise,
};

QString wordOf(InvoiceWord word, DocumentLanguage language);
// A reason of the program's own in another language than the record's; any other as it is.
QString reasonIn(const QString &reason, DocumentLanguage language);

} // namespace onhire
