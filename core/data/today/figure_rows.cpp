// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/today/figure_rows.h"

#include "core/base/calendar.h"
#include "core/base/clock.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Money moneyAt(const Rows &rows, int column)
{
    return Money::fromMinor(rows.integer(column));
}

QVariantList askedFor(const Scope &scope, const RevenueWindow &window)
{
    return {scope.name(), isoDate(window.firstMonth), isoDate(window.today), toTimestamp(window.endedAfter),
            window.timeZone};
}

QList<RunningSpan> spansIn(Rows rows)
{
    QList<RunningSpan> spans;
    while (rows.next())
        spans.append({rows.date(0), rows.optionalDate(1), moneyAt(rows, 2), rows.integer(3),
                      rows.isNull(4) ? std::nullopt : Decimal::parse(rows.bytes(4))});
    return spans;
}

} // namespace

Result<QList<DevicesInState>> devicesByProduct(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::today::devices, {scope.name()}));
    QList<DevicesInState> all;
    while (rows.next())
        all.append({rows.text(0), rows.text(1), rows.integer(2), moneyAt(rows, 3)});
    return all;
}

Result<QMap<QString, QString>> productNames(Connection &connection, const Scope &scope,
                                            const QStringList &productIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::today::product_names, {scope.name(), productIds}));
    QMap<QString, QString> names;
    while (rows.next())
        names.insert(rows.text(0), rows.text(1));
    return names;
}

Result<QList<RunningSpan>> runningSpans(Connection &connection, const Scope &scope, const RevenueWindow &window)
{
    QVariantList asked = askedFor(scope, window);
    const Statement *statement = &sql::today::revenue;
    if (!window.productId.isNull()) {
        asked += {window.productId, window.customerId};
        statement = &sql::figures::spans_of_product;
    } else if (!window.customerId.isNull()) {
        asked += window.customerId;
        statement = &sql::figures::spans_of_customer;
    }
    return connection.run(scope, *statement, asked).map(spansIn);
}

Result<QList<RunningSpan>> retaxedSpans(Connection &connection, const Scope &scope, const RevenueWindow &window)
{
    QVariantList asked = askedFor(scope, window);
    asked += {window.productId, window.customerId};
    return connection.run(scope, sql::figures::spans_retaxed, asked).map(spansIn);
}

Result<MonthsPayments> paymentsOfMonth(Connection &connection, const Scope &scope, QDate firstDay, QDate today)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::today::collected, {scope.name(), isoDate(firstDay), isoDate(today)}));
    if (!rows.next())
        return MonthsPayments();
    return MonthsPayments{moneyAt(rows, 0), moneyAt(rows, 1), moneyAt(rows, 2)};
}

Result<OverdueSum> overdueSum(Connection &connection, const Scope &scope, QDate today)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::today::overdue, {scope.name(), isoDate(today)}));
    if (!rows.next())
        return OverdueSum();
    return OverdueSum{moneyAt(rows, 0), rows.integer(1), rows.optionalDate(2)};
}

Result<QMap<QString, Money>> collectedByProduct(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::today::recovered, {scope.name()}));
    QMap<QString, Money> collected;
    while (rows.next())
        collected.insert(rows.text(0), moneyAt(rows, 1));
    return collected;
}

Result<QMap<QString, qint64>> ordersByState(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::today::order_states, {scope.name()}));
    QMap<QString, qint64> states;
    while (rows.next())
        states.insert(rows.text(0), rows.integer(1));
    return states;
}

} // namespace onhire
