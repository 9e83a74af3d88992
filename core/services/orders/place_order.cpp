// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/placing.h"

namespace onhire {

Result<Record> placeOrder(const Context &context, const OrderRequest &request, NaturalKey naturalKey)
{
    return doWithOthers(context.others.placing, context, Placing{request, naturalKey});
}

} // namespace onhire
