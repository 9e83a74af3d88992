// SPDX-License-Identifier: GPL-3.0-or-later
// Days that were paid for and that nobody uses, since the subscription ended before: what they are worth.
#pragma once

#include "core/domain/payments/payment_record.h"

namespace onhire {

// Of each line, without tax: what has gone on to another subscription as credit. It was paid, and the customer
// uses it there.
std::vector<Money> handedOnOfLines(const PaymentRecord &payment);
// The same of all lines, with tax.
Money handedOn(const PaymentRecord &payment);

// What payments that are called off took of the credit of a subscription: it can be used again, but for what
// has gone on with unused days.
Money creditTakenOf(const PaymentRecord &payment, const QString &rentalId);

// How much of a credit note, with tax, frees nothing: it lowers what nobody has paid first, and what was
// refunded is not freed again.
Money notFreed(const PaymentRecord &payment);

// Of that line the part for its days from `from` on, without tax: of what was not credited yet, as much as was
// paid and kept.
Money unusedOf(const PaymentRecord &payment, size_t line, QDate from);

} // namespace onhire
