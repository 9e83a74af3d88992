// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_groups.h"

#include "core/domain/billing/charge_lines.h"
#include "core/domain/billing_groups/group_billing.h"
#include "core/services/billing/charge_together.h"
#include "core/services/billing/renewals.h"
#include "core/services/moment.h"

#include <QSet>

#include <algorithm>
#include <iterator>

namespace onhire {
namespace {

void noteBilled(const GroupToBill &group, std::vector<Billed> &billed)
{
    for (const ContractToBill &member : group.members)
        billed.push_back({member.rentalId, member.billedUntil,
                          nextGroupBillingDate(member.terms, member.billedUntil, group.billingDay,
                                               group.billingDate.addDays(1)),
                          member.credit});
}

NewPayment paymentFor(const GroupToBill &group, const std::vector<GroupLine> &lines,
                      std::optional<Debtor> debtor)
{
    NewPayment payment{.customerId = group.customerId,
                       .billingGroupId = group.id,
                       .date = group.billingDate,
                       .lines = {},
                       .period = groupPeriodFrom(group.billingDate),
                       .description = group.name,
                       .debtor = std::move(debtor)};
    for (const GroupLine &line : lines)
        addLines(payment.lines, line.rentalId, line.title, line.charge, line.charge.contractPrice);
    return payment;
}

QStringList customersOf(std::span<const DueGroup> due)
{
    QSet<QString> customers;
    for (const DueGroup &group : due)
        customers += group.customerId;
    return {customers.begin(), customers.end()};
}

QStringList idsOf(std::span<const DueGroup> due)
{
    QStringList ids;
    for (const DueGroup &group : due)
        ids += group.id;
    return ids;
}

} // namespace

Result<int> chargeGroups(Connection &connection, const Context &context, std::span<const DueGroup> due,
                         QDate day)
{
    ONHIRE_ASSIGN(const auto debtors, lockDebtors(connection, context.scope(), customersOf(due)));
    ONHIRE_ASSIGN(auto groups, groupsToBill(connection, context.scope(), idsOf(due)));
    std::vector<Billed> billed;
    std::vector<RenewedAhead> renewed;
    std::vector<NewPayment> payments;
    int done = 0;
    for (GroupToBill &group : groups) {
        if (group.billingDate > day || group.members.empty())
            continue;
        tellRenewals(*context.tenant, group.members);
        std::ranges::move(renewThrough(group.members, group.billingDate, todayOf(context)),
                          std::back_inserter(renewed));
        const std::vector<GroupLine> lines = billPeriod(group.members, group.billingDate);
        noteBilled(group, billed);
        ++done;
        if (!lines.empty())
            payments.push_back(paymentFor(group, lines, debtors.value(group.customerId)));
    }
    ONHIRE_TRY(saveRenewals(connection, context, renewed, billed));
    ONHIRE_TRY(chargeTogether(connection, context, billed, payments));
    return done;
}

} // namespace onhire
