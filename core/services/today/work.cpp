// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/schedule.h"
#include "core/domain/tenants/contract_end.h"
#include "core/services/moment.h"
#include "core/services/today/today.h"

namespace onhire {
namespace {

WaitingUntil limitsOn(QDate today)
{
    return {.today = today,
            .contractsEnd = today.addDays(ContractsEndingDays),
            .devicesReturn = today.addDays(ReturnsAheadDays)};
}

Result<WaitingCounts> countsUntil(const Context &context, const WaitingUntil &until)
{
    return countWaiting(context.database.connection(), context.scope(), until, MostWorkCounted);
}

bool goesOnByItself(ContractEnd chosen)
{
    return chosen == ContractEnd::AutoRenewMonthly || chosen == ContractEnd::AutoRenewSameTerm;
}

} // namespace

Result<WorkLists> workLists(const Context &context, const WorkKinds &kinds)
{
    Connection &connection = context.database.connection();
    const Scope scope = context.scope();
    const QDate today = todayOf(context);
    const WaitingUntil until = limitsOn(today);
    const QString zone = QString::fromLatin1(context.tenant->zone.id());
    WorkLists lists{.today = today};
    ONHIRE_ASSIGN(lists.counts, countsUntil(context, until));
    ONHIRE_ASSIGN(lists.toConfirm, ordersToConfirm(connection, scope, WorkRows));
    ONHIRE_ASSIGN(lists.toFulfil, ordersToFulfil(connection, scope, WorkRows));
    ONHIRE_ASSIGN(lists.returns, returnsDue(connection, scope, until.devicesReturn, WorkRows, zone));
    ONHIRE_ASSIGN(lists.earlyReturns, earlyReturnsToDecide(connection, scope, WorkRows));
    ONHIRE_ASSIGN(lists.contracts, contractsEnding(connection, scope, until.contractsEnd, WorkRows));
    if (kinds.payments) {
        ONHIRE_ASSIGN(lists.payments, paymentsOverdue(connection, scope, today, WorkRows));
        ONHIRE_ASSIGN(lists.charges, chargesToMake(context, WorkRows));
    }
    if (kinds.webhooks) {
        ONHIRE_ASSIGN(lists.webhooks, webhooksFailing(connection, scope, WorkRows, MostWorkCounted));
    }
    return lists;
}

Result<WaitingCounts> waitingWork(const Context &context)
{
    const ContractEnd chosen = chosenContractEnd(*context.tenant);
    WaitingUntil until = limitsOn(todayOf(context));
    if (goesOnByItself(chosen))
        until.contractMonths = LongestContract; // these cannot
    ONHIRE_ASSIGN(WaitingCounts counts, countsUntil(context, until));
    if (chosen == ContractEnd::AutoTerminate)
        counts.contractsEnding = 0;
    return counts;
}

} // namespace onhire
