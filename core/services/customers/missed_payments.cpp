// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/customers/missed_payments.h"

#include "core/services/moment.h"

namespace onhire {

Result<MissedPayments> missedPayments(const Context &context, const QString &customerId)
{
    return missedPayments(context.database.connection(), context.scope(), customerId, todayOf(context));
}

} // namespace onhire
