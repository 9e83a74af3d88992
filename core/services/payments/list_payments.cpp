// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/payments/payments.h"

namespace onhire {

Result<ListPage> listPayments(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), paymentList(), request);
}

} // namespace onhire
