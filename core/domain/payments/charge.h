// SPDX-License-Identifier: GPL-3.0-or-later
// What a payment asks for: prices as they were agreed, and the tax that the tenant adds to them or finds in
// them. Tax is taken on the sum and shared out over the lines by largest remainder, so lines and sums agree to
// the minor unit.
#pragma once

#include "core/base/calendar.h"
#include "core/base/money.h"
#include "core/base/result.h"
#include "core/domain/payments/payment.h"
#include "core/domain/payments/tax_terms.h"

#include <vector>

namespace onhire {

struct ChargeLine
{
    QString rentalId;
    QString description;
    Money price; // as agreed: with tax where the tenant's prices include it
    std::optional<DateRange> period = {}; // of the contract; none for what is charged once
    std::optional<PaymentPurpose> purpose = {}; // the payment's, unless given
    std::optional<Money> contractPrice = {}; // where that is not what the contract's instalments cost
    Money creditTaken = {}; // by so much the credit of an upgrade has reduced the price
};

struct TaxedLine
{
    Money amount; // without tax
    Money tax;
};

struct Charge
{
    Money subtotal, tax, total; // total = subtotal + tax
    std::vector<TaxedLine> lines; // one for each that was given
};

// A price without the tax that is in it, if there is any.
Money priceWithoutTax(Money agreed, bool isWithTax, Decimal rate);

Result<Charge> chargeFor(const std::vector<ChargeLine> &lines, const TaxTerms &terms);

} // namespace onhire
