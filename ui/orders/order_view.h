// SPDX-License-Identifier: GPL-3.0-or-later
// An order as people look at it, in the pane and on its page.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "core/services/audit/history.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/pages/bulk_content.h"
#include "ui/shared/pages/record_page.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

// What a screen shows of an order beside its record.
struct OrderDetails
{
    QList<HistoryEntry> history;
    QList<JsonValue> subscriptions = {}; // empty where they may not be seen
    QList<PaymentLine> payments = {}; // of its subscriptions, likewise
    JsonValue upgraded = {}; // the subscription that it upgrades; null: none, or it may not be seen
};

HeadWords orderHead(const ShownRecord &order);

struct OrderView
{
    TextFormat format;
    TenantPointer tenant;
    bool showsPayments = false;
    OpenInvoice openInvoice = {}; // none where invoices may not be seen

    HeadWords pageHead(const ShownRecord &order) const; // with the line below the title of its page
    void show(SectionPlace &place, const JsonValue &order, const OrderDetails &details) const;
    BulkLine line(const ShownRecord &order) const; // among several
    BulkTotals totals(const ShownRecords &orders) const;
    QList<RecordTab> tabs(const JsonValue &order, const OrderDetails &details) const;
};

} // namespace onhire
