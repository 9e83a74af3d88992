// SPDX-License-Identifier: GPL-3.0-or-later
// An order as the detail pane shows it.
#pragma once

#include "core/base/json_value.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/audit/history.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

class DetailPane;

struct OrderDetails
{
    QString id;
    int version = 0;
    JsonValue order;
    QList<HistoryEntry> history;

    QString status() const { return order[u"status"].toString(); }
};

void showOrderHead(DetailPane &pane, const OrderDetails &details);
void showOrderSections(DetailPane &pane, const OrderDetails &details, const TextFormat &format,
                       const Tenant &tenant);

// "Hafenstr. 12, 20457 Hamburg, DE"
QString addressLine(const JsonValue &address);

} // namespace onhire
