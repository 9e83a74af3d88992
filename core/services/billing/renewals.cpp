// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/renewals.h"

#include "core/domain/tenants/contract_end.h"
#include "core/services/extensions/extension.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

int renewalTerm(ContractEnd chosen, const ContractToBill &contract)
{
    if (contract.isExchanged)
        return 1;
    switch (chosen) {
    case ContractEnd::RequireAction:
    case ContractEnd::AutoTerminate: break;
    case ContractEnd::AutoRenewMonthly: return std::min(contract.renewalTerm, 1);
    case ContractEnd::AutoRenewSameTerm: return contract.renewalTerm;
    }
    return 0;
}

SubscriptionRevision renewedAhead(const Context &context, const StoredSubscription &subscription, int months,
                                  const Billed &billed)
{
    SubscriptionRevision revision = renewed(context, subscription, std::nullopt, {.term = 1, .months = months});
    revision.changed.billedUntil = billed.until;
    revision.changed.nextBillingDate = billed.next;
    revision.changed.credit = billed.credit;
    return revision;
}

} // namespace

void tellRenewals(const Tenant &tenant, std::vector<ContractToBill> &members)
{
    const ContractEnd chosen = chosenContractEnd(tenant);
    for (ContractToBill &member : members)
        member.renewalTerm = renewalTerm(chosen, member);
}

Result<void> saveRenewals(Connection &connection, const Context &context, std::span<const RenewedAhead> renewed,
                          std::span<const Billed> billed)
{
    if (renewed.empty())
        return {};
    QHash<QString, int> months;
    for (const RenewedAhead &each : renewed)
        months.insert(each.rentalId, each.months);
    QHash<QString, Billed> standing;
    for (const Billed &each : billed)
        standing.insert(each.rentalId, each);
    ONHIRE_ASSIGN(const auto subscriptions, lockSubscriptions(connection, context.scope(), months.keys()));
    std::vector<SubscriptionRevision> revisions;
    for (const StoredSubscription &subscription : subscriptions)
        revisions.push_back(renewedAhead(context, subscription, months[subscription.rentalId],
                                         standing[subscription.rentalId]));
    ONHIRE_ASSIGN(const auto saved, saveSubscriptions(connection, context, revisions));
    QList<RecordChange> changes;
    for (const SavedSubscription &each : saved)
        changes += each.change;
    return writeChanges(connection, context, changes);
}

} // namespace onhire
