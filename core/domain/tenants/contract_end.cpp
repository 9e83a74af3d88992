// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/contract_end.h"

#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {

const QStringList &contractEndNames()
{
    static const QStringList names{u"require_action"_s, u"auto_renew_monthly"_s, u"auto_renew_same_term"_s,
                                   u"auto_terminate"_s};
    return names;
}

ContractEnd chosenContractEnd(const Tenant &tenant)
{
    const qsizetype found = contractEndNames().indexOf(tenant.settings.text("contractEnd"_L1));
    return found < 0 ? ContractEnd::RequireAction : ContractEnd(found);
}

} // namespace onhire
