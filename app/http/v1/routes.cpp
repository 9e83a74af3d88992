// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/routes.h"

#include "app/http/v1/assets/asset_controller.h"
#include "app/http/v1/billing_groups/billing_group_controller.h"
#include "app/http/v1/contracts/contract_controller.h"
#include "app/http/v1/customers/account_routes.h"
#include "app/http/v1/customers/customer_controller.h"
#include "app/http/v1/exports/export_controller.h"
#include "app/http/v1/figures/figure_controller.h"
#include "app/http/v1/files/file_controller.h"
#include "app/http/v1/invoices/invoice_controller.h"
#include "app/http/v1/orders/order_controller.h"
#include "app/http/v1/payments/payment_controller.h"
#include "app/http/v1/products/import_controller.h"
#include "app/http/v1/products/product_controller.h"
#include "app/http/v1/products/sync_controller.h"
#include "app/http/v1/subscriptions/subscription_controller.h"
#include "app/http/v1/subscriptions/subscription_lifecycle_controller.h"
#include "app/http/v1/tenants/tenant_controller.h"
#include "app/http/v1/webhooks/webhook_controller.h"

namespace onhire {

RouteTable everyRoute()
{
    RouteTable table;
    addProductRoutes(table);
    addImportRoutes(table);
    addSyncRoutes(table);
    addCustomerRoutes(table);
    addAccountRoutes(table);
    addOrderRoutes(table);
    addPaymentRoutes(table);
    addInvoiceRoutes(table);
    addFigureRoutes(table);
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
