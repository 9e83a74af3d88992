// SPDX-License-Identifier: GPL-3.0-or-later
// What the next invoice of a billing group will be, also after changes that nobody has made yet.
#pragma once

#include "core/base/calendar.h"
#include "core/data/invoices/invoice_store.h"
#include "core/domain/payments/charge.h"
#include "core/services/context.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace onhire {

// What the invoice will be that the group's billing day in a month brings.
struct InvoicePreview
{
    QString billingGroupId, customerId;
    DateRange period; // from billing day to billing day
    QDate dueDate;
    std::optional<InvoiceParties> parties; // as they are now; none: not to be told
    std::vector<ChargeLine> lines; // none: nothing will be issued
    TaxTerms tax;
    Charge charge;
    Money creditUsed; // of its total: of what the customer's account has now
    Money difference; // of its total, by the changes; may be negative
};
struct GroupExtension
{
    QString rentalId;
    int months = 0;
};
struct GroupChanges
{
    QStringList add, remove; // subscriptions
    std::optional<int> billingDay;
    std::vector<GroupExtension> extend = {}; // at the prices that they have

    bool isNone() const { return add.isEmpty() && remove.isEmpty() && !billingDay && extend.empty(); }
};
// `month`: its first day; else the next one that was not charged. As if the changes were made now; nothing is
// changed.
Result<InvoicePreview> previewInvoice(const Context &context, const QString &groupId,
                                      std::optional<QDate> month, const GroupChanges &changes = {});

} // namespace onhire
