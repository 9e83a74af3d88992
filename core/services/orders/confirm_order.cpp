// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/services/orders/revision.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<Record> confirmOrder(const Context &context, const QString &orderId, std::optional<int> expectedVersion)
{
    JsonWriter columns;
    columns.beginObject().member("status"_L1, "confirmed"_L1);
    columns.member("confirmed_at"_L1, toTimestamp(context.now())).endObject();
    const auto allowed = [](const LockedOrder &order) -> Result<void> {
        if (!canConfirm(order.status))
            return Failure(Error{ErrorCode::OrderNotConfirmable, nameOf(order.status)});
        return {};
    };
    return reviseOrder(context, orderId, {u"order.confirm"_s, {u"order.confirmed"_s}, columns.take(), allowed},
                       expectedVersion);
}

} // namespace onhire
