// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with billing groups: subscriptions of one business customer that are charged together on one
// day of the month.
#pragma once

#include "core/base/schema.h"
#include "core/data/billing_groups/billing_group_list.h"
#include "core/data/invoices/invoice_store.h"
#include "core/domain/payments/charge.h"
#include "core/services/context.h"

#include <QStringList>

#include <optional>

namespace onhire {

struct BillingGroupRequest
{
    QString customerId, groupName, notes;
    int billingDay = 1;
    QStringList rentalIds;

    static Schema schema();
    static Result<BillingGroupRequest> read(const JsonValue &body, const Tenant &tenant, bool strict);
};
Result<Record> createBillingGroup(const Context &context, const BillingGroupRequest &request);

struct BillingGroupPatch
{
    std::optional<QString> groupName, notes; // notes that are null are cleared
    std::optional<int> billingDay;
    std::optional<bool> active;
    std::optional<QStringList> rentalIds; // the whole set

    static Schema schema();
    static Result<BillingGroupPatch> read(const JsonValue &body, const QString &groupId, const Tenant &tenant,
                                          bool strict);
};
Result<Record> reviseBillingGroup(const Context &context, const QString &groupId,
                                  const BillingGroupPatch &patch, std::optional<int> expectedVersion = {});

Result<Record> addToBillingGroup(const Context &context, const QString &groupId, const QStringList &rentalIds,
                                 std::optional<int> expectedVersion = {});
// NOT_FOUND when the subscription is not in the group.
Result<Record> removeFromBillingGroup(const Context &context, const QString &groupId, const QString &rentalId,
                                      std::optional<int> expectedVersion = {});

// Its subscriptions are billed on their own again; what it has charged stays.
Result<Record> removeBillingGroup(const Context &context, const QString &groupId,
                                  std::optional<int> expectedVersion = {});

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
    Money difference; // of its total, by the changes; may be negative
};
struct GroupChanges
{
    QStringList add, remove; // subscriptions
    std::optional<int> billingDay;

    bool isNone() const { return add.isEmpty() && remove.isEmpty() && !billingDay; }
};
// `month`: its first day; else the next one that was not charged. As if the changes were made now; nothing is
// changed.
Result<InvoicePreview> previewInvoice(const Context &context, const QString &groupId,
                                      std::optional<QDate> month, const GroupChanges &changes = {});

Result<Record> findBillingGroup(const Context &context, const QString &groupId);
Result<ListPage> listBillingGroups(const Context &context, const ListRequest &request);

} // namespace onhire
