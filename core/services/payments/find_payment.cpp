// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/payment_store.h"
#include "core/services/or_not_found.h"
#include "core/services/payments/payments.h"

namespace onhire {

Result<Record> findPayment(const Context &context, const QString &paymentId)
{
    return orNotFound(showPayment(context.database.connection(), context.scope(), paymentId), paymentId);
}

} // namespace onhire
