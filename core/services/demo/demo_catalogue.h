// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/services/context.h"

namespace onhire {

// Saves the sample products; answers the SKUs of their variants.
Result<QStringList> fillCatalogue(const Context &context);

} // namespace onhire
