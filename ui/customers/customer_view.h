// SPDX-License-Identifier: GPL-3.0-or-later
// A customer as people look at it, in the pane and on its page: figures, contact, addresses, subscriptions,
// orders, payments, history.
#pragma once

#include "core/data/customers/customer_rows.h"
#include "core/data/payments/missed_payments.h"
#include "core/data/tenants/tenant_store.h"
#include "core/services/accounts/accounts.h"
#include "core/services/audit/history.h"
#include "core/services/customers/latest_orders.h"
#include "core/services/figures/figures.h"
#include "ui/shared/actions/record_action.h"
#include "ui/shared/pages/record_page.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/shared/text/text_format.h"

#include <optional>

namespace onhire {

inline constexpr int OrdersAtAGlance = 5;
inline constexpr int MostMovementsListed = 50;

// What a customer has, as far as somebody may see it; the latest first.
struct CustomerDetails
{
    QList<CustomerOrder> orders;
    QList<JsonValue> subscriptions;
    QList<PaymentLine> payments;
    // On its page alone:
    QList<JsonValue> running; // of the subscriptions; the first that end first
    QList<JsonValue> waitingOrders; // that somebody has to do something with
    QList<RecoveredMonth> months, expected;
    MissedPayments missed; // none where payments may not be seen
    std::optional<CustomerAccount> account; // none where payments may not be seen
    QList<HistoryEntry> history;

    // Not where an earlier version created the customer, or where there is more than is shown.
    bool historyTellsOfCreation() const;
};

HeadWords customerHead(const ShownRecord &customer);
HeadWords customerPageHead(const ShownRecord &customer);

struct CustomerView
{
    TextFormat format;
    TenantPointer tenant;
    bool showsSubscriptions = true;
    bool showsPayments = true;
    bool showsOrders = true; // that wait; the latest stand beside every customer
    OpenInvoice openInvoice = {}; // none where invoices may not be seen

    void show(SectionPlace &place, const JsonValue &customer, const CustomerDetails &details) const;
    QList<RecordTab> tabs(const JsonValue &customer, const CustomerDetails &details) const;
};

} // namespace onhire
