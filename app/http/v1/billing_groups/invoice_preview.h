// SPDX-License-Identifier: GPL-3.0-or-later
// The operation that shows what a billing group's next invoice will be.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

Route invoicePreviewRoute();

} // namespace onhire
