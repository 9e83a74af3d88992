// SPDX-License-Identifier: GPL-3.0-or-later
// The documentation that people read: one page without scripts, from the table of routes, with a curl line for
// each operation that works when pasted (ONHIRE, KEY and TENANT set as the page says). The server's own address
// stands in it as AddressHere, for it depends on how it was asked.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

inline constexpr QByteArrayView AddressHere = "%address%";

QByteArray docsPage(const RouteTable &routes);

} // namespace onhire
