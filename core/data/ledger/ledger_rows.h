// SPDX-License-Identifier: GPL-3.0-or-later
// What the ledger says of customers. Its rows are written by the database whenever a payment changes.
#pragma once

#include "core/base/money.h"
#include "core/data/db/connection.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>

namespace onhire {

// Credit of customers who have any. They are locked by then.
Result<QHash<QString, Money>> creditOf(Connection &connection, const Scope &scope,
                                       const QStringList &customerIds);

struct Balance
{
    Money balance, credit;
};
// None if there is no such customer.
Result<std::optional<Balance>> balanceOf(Connection &connection, const Scope &scope, const QString &customerId);

struct AccountEntry
{
    QString id, at, kind, paymentId;
    QString invoiceId, invoiceNumber; // null: none
    QString receiptId, paidAt, method, reference; // of money that came in; null: of something else, or not said
    QString refundId, reason; // of money that went back; null: of something else
    std::optional<Money> paidOut; // likewise: all of it, whatever it changes of the balance
    std::optional<Money> credited = {}; // by a credit note, with tax, whatever it changes of the balance
    Money amount; // a charge is positive
    Money balance; // afterwards
};
// Whether the customer's account has that entry.
Result<bool> hasAccountEntry(Connection &connection, const Scope &scope, const QString &customerId,
                             const QString &entryId);
// The oldest first: those after that entry, if one is given, or the latest ones.
Result<std::vector<AccountEntry>> accountEntries(Connection &connection, const Scope &scope,
                                                 const QString &customerId, const QString &afterId, int most);
Result<std::vector<AccountEntry>> latestAccountEntries(Connection &connection, const Scope &scope,
                                                       const QString &customerId, int most);

} // namespace onhire
