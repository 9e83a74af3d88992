// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/routes.h"

#include "app/http/v1/asset_controller.h"
#include "app/http/v1/billing_group_controller.h"
#include "app/http/v1/contract_controller.h"
#include "app/http/v1/customer_controller.h"
#include "app/http/v1/export_controller.h"
#include "app/http/v1/file_controller.h"
#include "app/http/v1/import_controller.h"
#include "app/http/v1/invoice_controller.h"
#include "app/http/v1/order_controller.h"
#include "app/http/v1/payment_controller.h"
#include "app/http/v1/product_controller.h"
#include "app/http/v1/subscription_controller.h"
#include "app/http/v1/subscription_lifecycle_controller.h"
#include "app/http/v1/sync_controller.h"
#include "app/http/v1/tenant_controller.h"
#include "app/http/v1/webhook_controller.h"

namespace onhire {

RouteTable everyRoute()
{
    RouteTable table;
    addProductRoutes(table);
    addImportRoutes(table);
    addSyncRoutes(table);
    addCustomerRoutes(table);
    addOrderRoutes(table);
    addPaymentRoutes(table);
    addInvoiceRoutes(table);
    addBillingGroupRoutes(table);
    addAssetRoutes(table);
    addSubscriptionRoutes(table);
    addSubscriptionLifecycleRoutes(table);
    addWebhookRoutes(table);
    addContractRoutes(table); // before the rest of the files: its example makes the one that theirs are about
    addFileRoutes(table);
    addExportRoutes(table);
    addAuditRoutes(table);
    addKeyRoutes(table);
    addSettingRoutes(table);
    return table;
}

} // namespace onhire
