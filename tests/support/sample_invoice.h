// SPDX-License-Identifier: GPL-3.0-or-later
// The record of an invoice as it is issued, made without a database: its sums and lines are those that a charge
// has.
#pragma once

#include "core/base/json_value.h"
#include "core/domain/payments/charge.h"

namespace onhire::test {

struct SampleInvoice
{
    QString kind = QStringLiteral("invoice");
    QString currency = QStringLiteral("EUR");
    TaxTerms tax = {TaxTreatment::Standard, {19, 0}, false};
    std::vector<qint64> prices = {4990, 2995, 1}; // of instalments, in minor units, as agreed
    qint64 creditUsed = 0;
    qint64 taxOff = 0; // how far its tax is away from the charge's
    QString purpose = QStringLiteral("instalment");
    std::optional<DateRange> period = DateRange{{2026, 11, 1}, {2026, 12, 1}};
    QString description = QStringLiteral("MacBook Air <M4> & Hülle");
    QString company = QStringLiteral("Röhren & Söhne GmbH");
    QString buyerVatNumber = QStringLiteral("ATU13585627");
    QString buyerCountry = QStringLiteral("Österreich");
    QString reason; // of a credit note
    QString seller = QStringLiteral("Nord Rent GmbH");
    // a setting that is empty was never set
    QString sellerCountry = QStringLiteral("DE");
    QString sellerVatNumber = QStringLiteral("DE136695976");
    QString sellerTaxNumber;
    QString registerNumber = QStringLiteral("HRB 4711");
    QString iban = QStringLiteral("DE89 3704 0044 0532 0130 00");
    QString bic = QStringLiteral("cobadeffxxx");
    QString terms = QStringLiteral("Net 14 days, without deduction.");
};

JsonValue recordOf(const SampleInvoice &invoice);

} // namespace onhire::test
