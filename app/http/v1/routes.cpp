// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/routes.h"

#include "app/http/v1/order_controller.h"

namespace onhire {

RouteTable everyRoute()
{
    RouteTable table;
    addOrderRoutes(table);
    return table;
}

} // namespace onhire
