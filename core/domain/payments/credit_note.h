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

// Credits the payment until so much of each line is credited; never less than what was.
CreditNote creditUpTo(PaymentRecord &payment, const std::vector<Money> &lines);
// Whatever has not been credited yet.
CreditNote creditAll(PaymentRecord &payment);

} // namespace onhire
