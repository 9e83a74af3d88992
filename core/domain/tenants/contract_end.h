// SPDX-License-Identifier: GPL-3.0-or-later
// What a tenant wants to become of a contract whose last day has passed while its device is still out.
#pragma once

#include <QStringList>

namespace onhire {

struct Tenant;

enum class ContractEnd { RequireAction, AutoRenewMonthly, AutoRenewSameTerm, AutoTerminate };

const QStringList &contractEndNames(); // as the setting knows them, in the order above
ContractEnd chosenContractEnd(const Tenant &tenant);

} // namespace onhire
