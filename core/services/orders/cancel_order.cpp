// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/services/orders/revision.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> cancelOrder(const Context &context, const QString &orderId, const QString &reason,
                           std::optional<int> expectedVersion)
{
    JsonWriter columns;
    columns.beginObject().member("status"_L1, "cancelled"_L1);
    columns.member("cancelled_at"_L1, toTimestamp(context.now()));
    if (!reason.isEmpty())
        columns.member("cancel_reason"_L1, reason);
    columns.endObject();
    const auto allowed = [](const LockedOrder &order) -> Result<void> {
        if (!canCancel(order.status))
            return Failure(Error{ErrorCode::OrderNotCancellable, nameOf(order.status)});
        return {};
    };
    return reviseOrder(context, orderId, {u"order.cancel"_s, {u"order.cancelled"_s}, columns.take(), allowed},
                       expectedVersion);
}

} // namespace onhire
