// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"
#include "core/data/customers/debtor.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/domain/payments/charge.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/rehearsal.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

bool isAllBilled(const GroupToBill &group)
{
    return std::ranges::all_of(group.members, [](const ContractToBill &member) {
        return unchargedUntil(member, endOf(member.terms)).empty();
    });
}

struct GroupBill
{
    QDate day;
    std::vector<GroupLine> lines;
};

// Of the billing day in that month, else of the first that brings lines. The months before it are billed first,
// in their order, as they will be.
GroupBill billOf(GroupToBill &group, std::optional<QDate> month)
{
    const std::optional<QDate> wanted =
        month ? std::optional(nextDayOfMonth(*month, group.billingDay)) : std::nullopt;
    GroupBill bill{group.billingDate, {}};
    for (QDate day = bill.day; !isAllBilled(group) && (!wanted || day <= *wanted); day = addMonths(day, 1)) {
        bill = {day, billPeriod(group.members, day)};
        if (!wanted && !bill.lines.empty())
            return bill;
    }
    return wanted && bill.day != *wanted ? GroupBill{*wanted, {}} : bill;
}

// As the group is at this moment.
Result<InvoicePreview> nextInvoice(const Context &context, const QString &groupId, std::optional<QDate> month)
{
    ONHIRE_ASSIGN(auto group, groupToBill(context.database.connection(), context.scope(), groupId));
    if (!group)
        return Failure(Error{ErrorCode::NotFound, groupId});
    GroupBill bill = billOf(*group, month);
    std::vector<ChargeLine> lines;
    for (GroupLine &line : bill.lines)
        lines.push_back(
            {std::move(line.rentalId), std::move(line.title), line.charge.price, line.charge.period});
    ONHIRE_ASSIGN(const Debtor debtor,
                  debtorOf(context.database.connection(), context.scope(), group->customerId));
    ONHIRE_ASSIGN(Charge charge, chargeFor(lines, taxTermsOf(*context.tenant, debtor.tax)));
    return InvoicePreview{.customerId = group->customerId,
                          .period = groupPeriodFrom(bill.day),
                          .dueDate = bill.day.addDays(context.tenant->settings.integer("billing.termsDays"_L1)),
                          .lines = std::move(lines),
                          .charge = std::move(charge),
                          .difference = {}};
}

// By the commands that would make them, so what refuses one of those is told here.
Result<void> make(const Context &context, const QString &groupId, const GroupChanges &changes)
{
    if (!changes.add.isEmpty())
        ONHIRE_TRY(addToBillingGroup(context, groupId, changes.add));
    for (const QString &rentalId : changes.remove)
        ONHIRE_TRY(removeFromBillingGroup(context, groupId, rentalId));
    if (changes.billingDay)
        ONHIRE_TRY(reviseBillingGroup(context, groupId, {.billingDay = changes.billingDay}));
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
