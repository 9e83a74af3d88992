// SPDX-License-Identifier: GPL-3.0-or-later
// A customer as the detail pane shows it: figures, contact, addresses, the latest orders.
#pragma once

#include "core/base/json_value.h"
#include "core/data/customers/customer_rows.h"
#include "core/services/customers/latest_orders.h"
#include "ui/shared/pages/custom_fields.h"
#include "ui/shared/text/text_format.h"

#include <functional>

namespace onhire {

class DetailPane;

struct CustomerView
{
    JsonValue customer;
    QList<CustomerOrder> orders;
    const TextFormat &format;
    int exponent;
    QString currency;
    CustomFields customFields;
    std::function<void(const QString &orderId)> openOrder;

    void show(DetailPane &pane) const;
};

} // namespace onhire
