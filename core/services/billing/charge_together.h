// SPDX-License-Identifier: GPL-3.0-or-later
// How charges are written, many at once: a statement a table, whoever they are of.
#pragma once

#include "core/data/billing/contracts_to_bill.h"
#include "core/services/context.h"
#include "core/services/payments/schedule_payment.h"

#include <span>

namespace onhire {

// Inside a transaction, with the customers locked: where the charges leave the contracts, and the payments.
Result<void> chargeTogether(Connection &connection, const Context &context, std::span<const Billed> billed,
                            std::span<const NewPayment> payments);

} // namespace onhire
