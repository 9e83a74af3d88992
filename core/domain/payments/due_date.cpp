// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/payments/due_date.h"

#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {

QDate dueDateOf(const Tenant &tenant, bool hasTerms, QDate day)
{
    return hasTerms ? day.addDays(tenant.settings.integer("billing.termsDays"_L1)) : day;
}

} // namespace onhire
