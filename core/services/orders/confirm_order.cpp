// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/orders/revision.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> confirmOrder(const Context &context, const QString &orderId, std::optional<int> expectedVersion)
{
    const auto change = [](Connection &, const Context &still, OrderRecord &order) -> Result<void> {
        if (!canConfirm(order.status))
            return Failure(Error{ErrorCode::OrderNotConfirmable, nameOf(order.status)});
        order.status = OrderStatus::Confirmed;
        order.confirmedAt = toTimestamp(still.now());
        return {};
    };
    return reviseOrder(context, orderId, {u"order.confirm"_s, {u"order.confirmed"_s}, change}, expectedVersion);
}

} // namespace onhire
