// SPDX-License-Identifier: GPL-3.0-or-later
// Contracts as charging sees them: what is due, what was charged so far, and what is remembered afterwards.
#pragma once

#include "core/data/customers/debtor.h"
#include "core/domain/billing/contract_billing.h"

#include <QHash>
#include <QStringList>
#include <QTimeZone>

#include <optional>
#include <span>
#include <vector>

namespace onhire {

struct BillingRules
{
    int horizonDays = 0; // charges are made so many days before their date
    std::optional<int> lateAfterDays; // none: nothing is charged for being late
    QTimeZone zone;
};
// The first day after `after`, up to `last`, on which a charge, the end of a contract, a late fee or another
// attempt at a failed payment is due; none: nothing is.
Result<std::optional<QDate>> nextDayOfWork(Connection &connection, const Scope &scope, QDate after, QDate last,
                                           const BillingRules &rules);

// The last day whose work is done in a sandbox; none: it has not begun. And that it is another one.
Result<std::optional<QDate>> workedUntil(Connection &connection, const Scope &scope);
Result<void> noteWorked(Connection &connection, const Scope &scope, QDate day);

struct DueContract
{
    QString date, rentalId; // by which they are sorted
    QString customerId;
    QString groupId; // that charges it; empty: it is charged alone
};
// The next contracts after that one for which something is to be charged on that day or before.
Result<std::vector<DueContract>> dueContracts(Connection &connection, const Scope &scope, QDate day,
                                              const DueContract &after, int most);

// Whether something is to be charged for one of these subscriptions on that day or before.
Result<bool> isAnyDue(Connection &connection, const Scope &scope, const QStringList &rentalIds, QDate day);

// Locks customers, and whatever of theirs is to be charged, until the transaction ends.
Result<QHash<QString, Debtor>> lockDebtors(Connection &connection, const Scope &scope,
                                           const QStringList &customerIds);

struct CustomersContract : ContractToBill
{
    QString customerId;
    std::optional<QDate> nextBilling;
};
// Those of them that are billed alone and still due, their customers being locked.
Result<std::vector<CustomersContract>> contractsToBill(Connection &connection, const Scope &scope,
                                                       const QStringList &rentalIds, QDate day);

// A single one, whoever bills it. None if there is no such subscription.
Result<std::optional<CustomersContract>> contractToBill(Connection &connection, const Scope &scope,
                                                        const QString &rentalId);

struct GroupToBill
{
    QString id, customerId, name;
    int billingDay = 1;
    QDate billingDate; // the next one
    QDate firstUncharged = {}; // the first one that nothing was charged for
    std::vector<ContractToBill> members; // whose contracts run
};
// Those of them that there are, in the order of their ids.
Result<std::vector<GroupToBill>> groupsToBill(Connection &connection, const Scope &scope,
                                              const QStringList &groupIds);
// None if there is no such group.
Result<std::optional<GroupToBill>> groupToBill(Connection &connection, const Scope &scope,
                                               const QString &groupId);

struct Billed
{
    QString rentalId;
    QDate until;
    std::optional<QDate> next; // none: never again
    Money credit;
};
Result<void> saveBilled(Connection &connection, const Scope &scope, std::span<const Billed> contracts);

} // namespace onhire
