// SPDX-License-Identifier: GPL-3.0-or-later
// What a credit note takes back of a payment: amounts of its lines, each with the tax that is on it.
#pragma once

#include "core/domain/payments/payment_record.h"

namespace onhire {

struct CreditNote
{
    std::vector<PaymentRecord::Line> lines; // those that it credits something of
    Money subtotal, tax;
};

// What an amount of a line, given with its tax, is without it; and the other way round.
Money netOf(const PaymentRecord::Line &line, Money withTax);
Money withTaxOf(const PaymentRecord::Line &line, Money net);

// Credits the payment until so much of each line is credited; never less than what was.
CreditNote creditUpTo(PaymentRecord &payment, const std::vector<Money> &lines);
// Up to what such a line is to be credited further, so that with the tax on it so much is: exactly where some
// amount does that, else a unit more. Never more than there is of the line.
Money creditedWithTax(const PaymentRecord::Line &line, Money before, Money withTax);
// What is credited by that, with its tax.
Money creditBetween(const PaymentRecord::Line &line, Money before, Money after);
// Whatever has not been credited yet.
CreditNote creditAll(PaymentRecord &payment);

} // namespace onhire
