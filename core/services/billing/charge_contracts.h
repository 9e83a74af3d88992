// SPDX-License-Identifier: GPL-3.0-or-later
// How contracts that are billed alone are charged, many at once: one payment each for what is due first.
#pragma once

#include "core/data/billing/contracts_to_bill.h"
#include "core/services/context.h"

#include <span>

namespace onhire {

// Inside a transaction. Those that are not due any more are left out; answers how many were due.
Result<int> chargeContracts(Connection &connection, const Context &context, std::span<const DueContract> due,
                            QDate day);

// Inside a transaction, with the customer locked: whatever of a contract has begun by that day and is not
// charged, whoever would have charged it. Answers where that leaves the contract; none: there was nothing to
// charge.
Result<std::optional<Billed>> chargeBegun(Connection &connection, const Context &context,
                                          CustomersContract &contract, QDate day);

} // namespace onhire
