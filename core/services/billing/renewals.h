// SPDX-License-Identifier: GPL-3.0-or-later
// How members of billing groups go on by themselves.
#pragma once

#include "core/data/billing/contracts_to_bill.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/context.h"

#include <span>

namespace onhire {

// Contracts whose end is open go on if the tenant wants it; those that are exchanged, until that is done.
void tellRenewals(const Tenant &tenant, std::vector<ContractToBill> &members);

// Inside a transaction, with the customers locked, before anything of it is charged. `billed`: where they
// stand afterwards.
Result<void> saveRenewals(Connection &connection, const Context &context, std::span<const RenewedAhead> renewed,
                          std::span<const Billed> billed);

} // namespace onhire
