// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the API.
#pragma once

#include "app/http/api/route.h"

namespace onhire {

RouteTable everyRoute();

} // namespace onhire
