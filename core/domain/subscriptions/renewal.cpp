// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/renewal.h"

namespace onhire {

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
