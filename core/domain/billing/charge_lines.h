// SPDX-License-Identifier: GPL-3.0-or-later
// How what is charged of a contract stands on a payment, whoever charges it.
#pragma once

#include "core/domain/billing/contract_billing.h"
#include "core/domain/payments/charge.h"

namespace onhire {

// A line for the stretch, and one for what is asked once beside it. `title` names the device; the contract's
// price is told where it is not what its instalments cost.
void addLines(std::vector<ChargeLine> &lines, const QString &rentalId, const QString &title,
              const ContractCharge &charge, std::optional<Money> contractPrice);

} // namespace onhire
