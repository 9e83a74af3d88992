// SPDX-License-Identifier: GPL-3.0-or-later
// Days that were paid for and that nobody uses, since the subscription ended before: what they are worth.
#pragma once

#include "core/domain/payments/payment_record.h"

namespace onhire {

// What payments that are called off took of the credit of a subscription: it can be used again, but for what
// has gone on with unused days.
Money creditTakenOf(const PaymentRecord &payment, const QString &rentalId);

// Of that line the part for its days from `from` on, without tax: of what was not credited yet, as much as was
// paid and kept.
Money unusedOf(const PaymentRecord &payment, size_t line, QDate from);

} // namespace onhire
