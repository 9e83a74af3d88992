// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/orders/order.h"

#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr QLatin1StringView names[] = {"pending"_L1, "confirmed"_L1, "partial"_L1, "fulfilled"_L1,
                                              "cancelled"_L1};

QLatin1StringView nameOf(OrderStatus status)
{
    return names[int(status)];
}

std::optional<OrderStatus> orderStatusNamed(QStringView name)
{
    for (size_t i = 0; i < std::size(names); ++i) {
        if (name == names[i])
            return OrderStatus(i);
    }
    return std::nullopt;
}

bool canConfirm(OrderStatus status)
{
    return status == OrderStatus::Pending;
}

bool canCancel(OrderStatus status)
{
    return status == OrderStatus::Pending || status == OrderStatus::Confirmed;
}

} // namespace onhire
