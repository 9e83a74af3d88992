// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/ledger/ledger_rows.h"

#include "onhire/sql.h"

namespace onhire {

Result<QHash<QString, Money>> creditOf(Connection &connection, const Scope &scope,
                                       const QStringList &customerIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::ledger::credits, {scope.name(), customerIds}));
    QHash<QString, Money> credit;
    while (rows.next())
        credit.insert(rows.text(0), Money::fromMinor(rows.integer(1)));
    return credit;
}

Result<std::optional<Balance>> balanceOf(Connection &connection, const Scope &scope, const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::ledger::balance, {scope.name(), customerId}));
    if (!rows.next())
        return std::nullopt;
    return Balance{Money::fromMinor(rows.integer(0)), Money::fromMinor(rows.integer(1))};
}

Result<bool> hasAccountEntry(Connection &connection, const Scope &scope, const QString &customerId,
                             const QString &entryId)
{
    const qsizetype dot = entryId.lastIndexOf(u'.');
    bool isNumber = false;
    const int version = entryId.mid(dot + 1).toInt(&isNumber);
    if (dot < 0 || !isNumber)
        return false;
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::ledger::entry, {scope.name(), customerId, entryId.left(dot), version}));
    return rows.next();
}

static std::optional<Money> amountOrNone(const Rows &rows, int column)
{
    const auto minor = rows.optionalInteger(column);
    return minor ? std::optional(Money::fromMinor(*minor)) : std::nullopt;
}

static Result<std::vector<AccountEntry>> readEntries(Connection &connection, const Scope &scope,
                                                     const QVariantList &asked)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::ledger::account, asked));
    std::vector<AccountEntry> entries;
    while (rows.next())
        entries.push_back({.id = rows.text(0),
                           .at = rows.text(1),
                           .kind = rows.text(2),
                           .paymentId = rows.text(3),
                           .invoiceId = rows.nullableText(6),
                           .invoiceNumber = rows.nullableText(14),
                           .receiptId = rows.nullableText(7),
                           .paidAt = rows.nullableText(8),
                           .method = rows.nullableText(9),
                           .reference = rows.nullableText(10),
                           .refundId = rows.nullableText(12),
                           .reason = rows.nullableText(13),
                           .paidOut = amountOrNone(rows, 11),
                           .credited = amountOrNone(rows, 15),
                           .amount = Money::fromMinor(rows.integer(4)),
                           .balance = Money::fromMinor(rows.integer(5))});
    return entries;
}

Result<std::vector<AccountEntry>> accountEntries(Connection &connection, const Scope &scope,
                                                 const QString &customerId, const QString &afterId, int most)
{
    return readEntries(connection, scope, {scope.name(), customerId, afterId, most, false});
}

Result<std::vector<AccountEntry>> latestAccountEntries(Connection &connection, const Scope &scope,
                                                       const QString &customerId, int most)
{
    return readEntries(connection, scope, {scope.name(), customerId, QString(), most, true});
}

} // namespace onhire
