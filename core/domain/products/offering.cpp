// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/offering.h"

namespace onhire {

bool canHaveActiveVariants(bool isProductActive)
{
    return isProductActive;
}

std::optional<ErrorCode> refusalToDiscontinue(bool isOrdered)
{
    return isOrdered ? std::optional(ErrorCode::ProductHasActiveOrders) : std::nullopt;
}

std::optional<ErrorCode> refusalToDeactivate(bool isOrdered)
{
    return isOrdered ? std::optional(ErrorCode::VariantInUse) : std::nullopt;
}

} // namespace onhire
