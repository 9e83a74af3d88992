// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/contract_end.h"

using namespace Qt::StringLiterals;

namespace onhire {

const QStringList &contractEndNames()
{
    static const QStringList names{u"require_action"_s, u"auto_renew_monthly"_s, u"auto_renew_same_term"_s,
                                   u"auto_terminate"_s};
    return names;
}

std::optional<ContractEnd> contractEndNamed(QStringView name)
{
    const qsizetype found = contractEndNames().indexOf(name);
    return found < 0 ? std::nullopt : std::optional(ContractEnd(found));
}

} // namespace onhire
