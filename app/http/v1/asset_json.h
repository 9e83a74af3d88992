// SPDX-License-Identifier: GPL-3.0-or-later
// An asset as the API shows it.
#pragma once

#include "core/base/schema.h"

namespace onhire {

Schema assetSchema();

} // namespace onhire
