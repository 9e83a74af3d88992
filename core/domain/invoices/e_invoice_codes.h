// SPDX-License-Identifier: GPL-3.0-or-later
// The codes and notations of EN 16931 that both of its syntaxes share.
#pragma once

#include "core/domain/invoices/e_invoice.h"

namespace onhire {

inline constexpr QLatin1StringView Specification("urn:cen.eu:en16931:2017"); // BT-24
inline constexpr QLatin1StringView ObjectReference("130"); // what BT-128 is: UNTDID 1001

QString documentCode(const EInvoice &invoice); // BT-3: UNTDID 1001
QString categoryCode(EInvoiceTax category); // UNTDID 5305
QString exemptionCode(EInvoiceTax category); // BT-121: VATEX; empty where there is none
bool hasRate(EInvoiceTax category); // what is not subject to VAT has no rate, not even 0
bool namesVatNumbers(EInvoiceTax category); // nor do its parties have VAT numbers

// How it is to be paid (BG-16): nobody pays a credit note.
QString paymentMeansCode(const EInvoice &invoice); // UNTDID 4461

QString amountText(const EInvoice &invoice, Money amount);
QString rateText(const EInvoice &invoice);

// One piece at the line's amount; of an amount that is taken off, minus one, for prices are never negative.
QString quantityText(const EInvoiceLine &line);
QString priceText(const EInvoice &invoice, const EInvoiceLine &line);

} // namespace onhire
