// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/routes.h"

#include "app/http/v1/contract_controller.h"
#include "app/http/v1/customer_controller.h"
#include "app/http/v1/file_controller.h"
#include "app/http/v1/order_controller.h"
#include "app/http/v1/product_controller.h"

namespace onhire {

RouteTable everyRoute()
{
    RouteTable table;
    addProductRoutes(table);
    addCustomerRoutes(table);
    addOrderRoutes(table);
    addFileRoutes(table);
    addContractRoutes(table);
    return table;
}

} // namespace onhire
