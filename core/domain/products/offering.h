// SPDX-License-Identifier: GPL-3.0-or-later
// What can be offered, and what has to stay in the catalogue: for the verbs that see to it and for whoever
// offers them. A product can get another variant at any time; that of a discontinued one is inactive.
#pragma once

#include "core/base/error_code.h"

#include <optional>

namespace onhire {

bool canHaveActiveVariants(bool isProductActive); // a discontinued product has none

// `isOrdered`: open orders use the variant, or one of the product's.
std::optional<ErrorCode> refusalToDiscontinue(bool isOrdered);
std::optional<ErrorCode> refusalToDeactivate(bool isOrdered);

} // namespace onhire
