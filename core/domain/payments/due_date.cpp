// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/due_date.h"

#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {

QDate dueDateOf(const Tenant &tenant, bool hasTerms, QDate day)
{
    return hasTerms ? day.addDays(tenant.settings.integer("billing.termsDays"_L1)) : day;
}

// The day itself is still in time.
DueState dueStateOf(QDate due, QDate today)
{
    if (due == today)
        return DueState::Today;
    return due < today ? DueState::Overdue : DueState::Ahead;
}

} // namespace onhire
