// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/previews/group_invoice.h"

#include "core/data/billing/contracts_to_bill.h"
#include "core/data/customers/debtor.h"
#include "core/data/ledger/ledger_rows.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/domain/billing/charge_lines.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/payments/due_date.h"
#include "core/services/billing/charge_due.h"
#include "core/services/billing/renewals.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/moment.h"
#include "core/services/payments/tax_points.h"
#include "core/services/rehearsal.h"
#include "core/services/subscriptions/lifecycle.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// As the group is at this moment.
Result<InvoicePreview> nextInvoice(const Context &context, const QString &groupId, std::optional<QDate> month)
{
    Connection &connection = context.database.connection();
    ONHIRE_ASSIGN(auto group, groupToBill(connection, context.scope(), groupId));
    if (!group)
        return Failure(Error{ErrorCode::NotFound, groupId});
    ONHIRE_ASSIGN(auto parties, invoiceParties(connection, context.scope(), group->customerId));
    ONHIRE_ASSIGN(const Debtor debtor, debtorOf(connection, context.scope(), group->customerId));
    if (!parties)
        return Failure(Error::internal(u"billing group %1 has no customer"_s.arg(groupId)));
    tellRenewals(*context.tenant, group->members);
    const GroupBill bill = billAhead(std::move(group->members),
                                     {.next = group->billingDate,
                                      .first = group->firstUncharged,
                                      .horizon = horizonDays(*context.tenant),
                                      .today = todayOf(context)},
                                     month);
    ONHIRE_ASSIGN(const TaxPoints taxes, TaxPoints::read(connection, context, {{group->customerId, bill.day}}));
    InvoicePreview preview{.billingGroupId = groupId,
                           .customerId = group->customerId,
                           .period = groupPeriodFrom(bill.day),
                           .dueDate = dueDateOf(*context.tenant, true, bill.day),
                           .parties = std::move(parties),
                           .lines = {},
                           .tax = taxes.termsOf(*context.tenant, {group->customerId, bill.day}, debtor.tax),
                           .charge = {},
                           .creditUsed = {},
                           .difference = {}};
    for (const GroupLine &line : bill.lines)
        addLines(preview.lines, line.rentalId, line.title, line.charge, {});
    ONHIRE_ASSIGN(preview.charge, chargeFor(preview.lines, preview.tax));
    ONHIRE_ASSIGN(const auto credit, creditOf(connection, context.scope(), {group->customerId}));
    preview.creditUsed = std::min(credit.value(group->customerId), preview.charge.total);
    return preview;
}

// What none of those commands can refuse, because it knows its own part alone.
Result<void> checkTogether(const GroupChanges &changes)
{
    for (const QString &rentalId : changes.remove) {
        if (changes.add.contains(rentalId))
            return Failure(Error::invalid(u"changes.remove"_s, Fault::Kind::Custom,
                                          u"%1 is also in changes.add."_s.arg(rentalId)));
    }
    return {};
}

// An extension of any other subscription would change nothing of what is previewed.
Result<void> checkAreMembers(const Context &context, const QString &groupId,
                             const std::vector<GroupExtension> &extensions)
{
    if (extensions.empty())
        return {};
    QStringList rentalIds;
    for (const GroupExtension &extension : extensions)
        rentalIds += extension.rentalId;
    ONHIRE_ASSIGN(const auto found,
                  subscriptionsNamed(context.database.connection(), context.scope(), rentalIds));
    for (const QString &rentalId : rentalIds) {
        const auto isMember = [&](const StoredSubscription &subscription) {
            return subscription.rentalId == rentalId && subscription.billingGroupId == groupId;
        };
        if (std::ranges::none_of(found, isMember))
            return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
    }
    return {};
}

// By the commands that would make them, so what refuses one of those is told here.
Result<void> make(const Context &context, const QString &groupId, const GroupChanges &changes)
{
    ONHIRE_TRY(checkTogether(changes));
    if (!changes.add.isEmpty())
        ONHIRE_TRY(addToBillingGroup(context, groupId, changes.add));
    for (const QString &rentalId : changes.remove) {
        auto removed = removeFromBillingGroup(context, groupId, rentalId);
        if (!removed && removed.error().code == ErrorCode::NotFound) // the group is there
            return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
        ONHIRE_TRY(std::move(removed));
    }
    if (changes.billingDay)
        ONHIRE_TRY(reviseBillingGroup(context, groupId, {.billingDay = changes.billingDay}));
    ONHIRE_TRY(checkAreMembers(context, groupId, changes.extend));
    for (const GroupExtension &extension : changes.extend) {
        ExtendRequest request;
        request.months = extension.months;
        ONHIRE_TRY(extendSubscription(context, extension.rentalId, request));
    }
    return {};
}

} // namespace

Result<InvoicePreview> previewInvoice(const Context &context, const QString &groupId,
                                      std::optional<QDate> month, const GroupChanges &changes)
{
    if (changes.isNone())
        return nextInvoice(context, groupId, month);
    return rehearse(context, [&](const Context &rehearsal) -> Result<InvoicePreview> {
        ONHIRE_ASSIGN(const InvoicePreview before, nextInvoice(rehearsal, groupId, month));
        ONHIRE_TRY(make(rehearsal, groupId, changes));
        ONHIRE_ASSIGN(InvoicePreview after, nextInvoice(rehearsal, groupId, month));
        after.difference = *Money::difference(after.charge.total, before.charge.total);
        return after;
    });
}

} // namespace onhire
