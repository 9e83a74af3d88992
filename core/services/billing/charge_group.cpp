// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_group.h"

#include "core/data/billing/contracts_to_bill.h"
#include "core/data/billing_groups/billing_group_store.h"
#include "core/domain/billing/charge_lines.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/services/payments/schedule_payment.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::vector<Billed> billedOf(const GroupToBill &group, QDate billingDay)
{
    std::vector<Billed> billed;
    for (const ContractToBill &member : group.members)
        billed.push_back(
            {member.rentalId, member.billedUntil,
             nextGroupBillingDate(member.terms, member.billedUntil, group.billingDay, billingDay.addDays(1)),
             member.credit});
    return billed;
}

} // namespace

Result<bool> chargeGroup(Connection &connection, const Context &context, const QString &groupId, QDate day)
{
    ONHIRE_ASSIGN(const auto locked, lockCustomerAndGroup(connection, context.scope(), groupId));
    ONHIRE_ASSIGN(auto group, groupToBill(connection, context.scope(), groupId));
    if (!locked || !group)
        return false;
    const QDate billingDay = group->billingDate;
    if (billingDay > day || group->members.empty())
        return false;
    const std::vector<GroupLine> lines = billPeriod(group->members, billingDay);
    ONHIRE_TRY(saveBilled(connection, context.scope(), billedOf(*group, billingDay)));
    if (lines.empty())
        return false;
    NewPayment payment{.customerId = group->customerId,
                       .billingGroupId = groupId,
                       .date = billingDay,
                       .lines = {},
                       .period = groupPeriodFrom(billingDay),
                       .description = locked->name};
    for (const GroupLine &line : lines)
        addLines(payment.lines, line.rentalId, line.title, line.charge, line.charge.contractPrice);
    ONHIRE_TRY(schedulePayment(connection, context, payment));
    return true;
}

} // namespace onhire
