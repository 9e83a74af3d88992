// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/renewal.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

QLatin1StringView nameOf(ExtensionKind kind)
{
    switch (kind) {
    case ExtensionKind::Agreed: break;
    case ExtensionKind::MonthlyRenewal: return "monthly_renewal"_L1;
    case ExtensionKind::TermRenewal: return "term_renewal"_L1;
    }
    return "agreed"_L1;
}

ExtensionKind kindOf(const Renewal &renewal)
{
    return renewal.term == 1 ? ExtensionKind::MonthlyRenewal : ExtensionKind::TermRenewal;
}

std::optional<int> renewalFor(const Terms &terms, int term, QDate today)
{
    Q_ASSERT(term > 0);
    const int most = LongestContract - terms.months;
    if (most <= 0)
        return std::nullopt;
    int months = std::min(term, most);
    while (months < most && addMonths(terms.start, terms.months + months) <= today)
        months = std::min(months + term, most);
    return months;
}

ContractEnd contractEndOf(const Terms &terms, ContractEnd chosen)
{
    switch (chosen) {
    case ContractEnd::RequireAction:
    case ContractEnd::AutoTerminate: break;
    case ContractEnd::AutoRenewMonthly:
    case ContractEnd::AutoRenewSameTerm:
        if (terms.months >= LongestContract)
            return ContractEnd::RequireAction;
    }
    return chosen;
}

} // namespace onhire
