// SPDX-License-Identifier: GPL-3.0-or-later
// Days that were paid for and that nobody uses, since the subscription ended before: what they are worth.
#pragma once

#include "core/domain/payments/payment_record.h"

namespace onhire {

// Of that line the part for its days from `from` on, without tax: of what was not credited yet, as much as was
// paid and kept.
Money unusedOf(const PaymentRecord &payment, size_t line, QDate from);

} // namespace onhire
