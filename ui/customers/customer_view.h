// SPDX-License-Identifier: GPL-3.0-or-later
// A customer as people look at it, in the pane and on its page: figures, contact, addresses, the latest orders.
#pragma once

#include "core/data/customers/customer_rows.h"
#include "core/data/tenants/tenant_store.h"
#include "core/services/customers/latest_orders.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/pages/record_page.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

QString nameOfCustomer(const JsonValue &customer);
HeadWords customerHead(const ShownRecord &customer);

struct CustomerView
{
    TextFormat format;
    TenantPointer tenant;
    std::function<void(const Link &link)> follow;

    void show(SectionPlace &place, const JsonValue &customer, const QList<CustomerOrder> &orders) const;
    QList<RecordTab> tabs(const JsonValue &customer, const QList<CustomerOrder> &orders) const;
};

} // namespace onhire
