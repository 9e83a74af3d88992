// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a product has to stay in the catalogue, for whoever offers to discontinue it.
#pragma once

#include "core/services/context.h"

namespace onhire {

// Open orders use one of these variants. Whoever discontinues is refused for the same, and later.
Result<bool> areOrdered(const Context &context, const QStringList &variantIds);

} // namespace onhire
