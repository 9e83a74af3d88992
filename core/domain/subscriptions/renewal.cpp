// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/renewal.h"

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
    for (int months = term; terms.months + months <= LongestContract; months += term) {
        if (addMonths(terms.start, terms.months + months) > today)
            return months;
    }
    return std::nullopt;
}

} // namespace onhire
