// SPDX-License-Identifier: GPL-3.0-or-later
// The documentation that people read: one page without scripts, from the table of routes, with a curl line for each
// operation that works when pasted (ONHIRE, KEY and TENANT set as the page says).
#pragma once

#include "app/http/api/route.h"

namespace onhire {

QByteArray docsPage(const RouteTable &routes, const QByteArray &publicUrl);

} // namespace onhire
