// SPDX-License-Identifier: GPL-3.0-or-later
// The sums of the ledger by month and customer.
#pragma once

#include "core/base/money.h"
#include "core/data/db/connection.h"

#include <QDate>
#include <QHash>
#include <QList>

#include <optional>

namespace onhire {

struct MonthsMoney // without tax
{
    Money charged; // less credit notes
    Money collected, refunded;
};
// Whose; null: of all.
struct FiguresOf
{
    QString customerId = {}, productId = {};
};
// First day of the month → what moved in it, for days from `first` to before `end`. For a transaction that
// allows large statements.
Result<QHash<QDate, MonthsMoney>> moneyByMonth(Connection &connection, const Scope &scope, QDate first,
                                               QDate end, const FiguresOf &of);

struct RecoveredMonth // without tax
{
    QDate month; // its first day
    Money collected; // less what was refunded
    Money spent; // on devices
};
// The months in which something moved, the oldest first.
Result<QList<RecoveredMonth>> monthsOfCustomer(Connection &connection, const Scope &scope,
                                               const QString &customerId);
// The same of one product, or of all when that is null, with devices whose cost is known, for days before
// `end`. For a transaction that allows large statements.
Result<QList<RecoveredMonth>> monthsOfDevices(Connection &connection, const Scope &scope, QDate end,
                                              const QString &productId);

// What a customer still has to pay for contracts that are over; without tax.
Result<Money> openOfEnded(Connection &connection, const Scope &scope, const QString &customerId);

// Since when a subscription has brought in so much, less what was refunded; none: it has not.
Result<std::optional<QDate>> recoveredSince(Connection &connection, const Scope &scope, const QString &rentalId,
                                            Money cost);

struct MonthsRentals
{
    qint64 began = 0, ended = 0;
};
Result<QHash<QDate, MonthsRentals>> rentalsByMonth(Connection &connection, const Scope &scope, QDate first,
                                                   QDate end, const QString &timeZone,
                                                   const FiguresOf &of); // likewise

struct Receivable
{
    QString customerId;
    Money open;
    QDate oldestDue;
    Money notDue, days1to30, days31to60, days61to90, over90; // of what is open
};
enum class AsOf { Now, EndOfDay };
// Who owes the most first; of all products when that one is null.
Result<QList<Receivable>> receivables(Connection &connection, const Scope &scope, QDate on, AsOf asOf,
                                      const QString &productId);

} // namespace onhire
