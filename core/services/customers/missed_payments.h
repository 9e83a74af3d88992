// SPDX-License-Identifier: GPL-3.0-or-later
// What a customer should have paid by today.
#pragma once

#include "core/data/payments/missed_payments.h"
#include "core/services/context.h"

namespace onhire {

Result<MissedPayments> missedPayments(const Context &context, const QString &customerId);

} // namespace onhire
