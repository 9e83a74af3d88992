// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription as people look at it, in the pane and on its page: whether it has paid for its device, its
// terms with links to all that belongs to it, its payments and what happened.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "ui/shared/pages/bulk_content.h"
#include "ui/shared/pages/record_page.h"
#include "ui/shared/payments/payment_table.h"
#include "ui/subscriptions/record/subscription_details.h"

namespace onhire {

// The member of a subscription's record that names its customer as lists do, as far as it was read.
inline constexpr QStringView CustomerInLists = u"customerInLists";

struct SubscriptionView
{
    TextFormat format;
    TenantPointer tenant;
    OpenInvoice openInvoice = {}; // none where invoices may not be seen
    bool showsCustomer = false; // beyond the name

    HeadWords head(const SubscriptionDetails &details) const;
    HeadWords pageHead(const SubscriptionDetails &details) const;
    void show(SectionPlace &place, const SubscriptionDetails &details) const;
    BulkLine line(const ShownRecord &subscription) const; // among several
    BulkTotals totals(const ShownRecords &subscriptions) const;
    QList<RecordTab> tabs(const SubscriptionDetails &details) const;
};

} // namespace onhire
