// SPDX-License-Identifier: GPL-3.0-or-later
// What every move of a payment begins with.
#pragma once

#include "core/domain/payments/payment.h"
#include "core/services/payments/payment_changes.h"

namespace onhire {

// Locked, as expected, and free to make that move.
Result<StoredPayment> lockToMove(Connection &connection, const Context &context, const QString &paymentId,
                                 PaymentMove kind, std::optional<int> expectedVersion);

} // namespace onhire
