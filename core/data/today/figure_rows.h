// SPDX-License-Identifier: GPL-3.0-or-later
// The sums and counts behind the day's figures, read from indexes that hold what is added.
#pragma once

#include "core/data/db/connection.h"
#include "core/domain/figures/recurring_revenue.h"

#include <QDateTime>
#include <QMap>

namespace onhire {

struct DevicesInState
{
    QString productId, status;
    qint64 devices = 0;
    Money cost; // of those whose cost is known
};
Result<QList<DevicesInState>> devicesByProduct(Connection &connection, const Scope &scope);

Result<QMap<QString, QString>> productNames(Connection &connection, const Scope &scope,
                                            const QStringList &productIds);

struct RevenueWindow
{
    QDate firstMonth; // its first day
    QDate today;
    QDateTime endedAfter; // subscriptions that ended before do not count in the first month
    QString timeZone;
    QString customerId = {}, productId = {}; // only of these; null: of all
};
Result<QList<RunningSpan>> runningSpans(Connection &connection, const Scope &scope,
                                        const RevenueWindow &window);
// What is to be added to these, and taken away, since customers were taxed otherwise in some of the months.
Result<QList<RunningSpan>> retaxedSpans(Connection &connection, const Scope &scope,
                                        const RevenueWindow &window);

struct MonthsPayments
{
    Money collected; // paid in the month, whenever it was due
    Money due; // up to today
    Money paidOfDue; // all without tax
};
Result<MonthsPayments> paymentsOfMonth(Connection &connection, const Scope &scope, QDate firstDay, QDate today);

struct OverdueSum
{
    Money total; // with tax: what customers owe
    qint64 payments = 0;
    std::optional<QDate> oldest; // due date
};
Result<OverdueSum> overdueSum(Connection &connection, const Scope &scope, QDate today);

// Product → collected. Reads every subscription: for a transaction that allows large statements.
Result<QMap<QString, Money>> collectedByProduct(Connection &connection, const Scope &scope);

// Status → orders.
Result<QMap<QString, qint64>> ordersByState(Connection &connection, const Scope &scope);

} // namespace onhire
