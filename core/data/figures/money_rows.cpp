// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/figures/money_rows.h"

#include "core/base/calendar.h"
#include "onhire/sql.h"

namespace onhire {
namespace {

Money moneyAt(const Rows &rows, int column)
{
    return Money::fromMinor(rows.integer(column));
}

// One question, of the whole company, of a customer, and of a product, where it may be one customer's.
struct Narrowed
{
    const Statement &all, &ofCustomer, &ofProduct;
};

Result<Rows> runFor(Connection &connection, const Scope &scope, const Narrowed &question, QVariantList asked,
                    const FiguresOf &of)
{
    if (!of.productId.isNull())
        return connection.run(scope, question.ofProduct, asked += {of.productId, of.customerId});
    if (!of.customerId.isNull())
        return connection.run(scope, question.ofCustomer, asked += of.customerId);
    return connection.run(scope, question.all, asked);
}

QList<RecoveredMonth> recoveredIn(Rows rows)
{
    QList<RecoveredMonth> months;
    while (rows.next())
        months.append({rows.date(0), moneyAt(rows, 1), moneyAt(rows, 2)});
    return months;
}

} // namespace

Result<QHash<QDate, MonthsMoney>> moneyByMonth(Connection &connection, const Scope &scope, QDate first,
                                               QDate end, const FiguresOf &of)
{
    using namespace sql::figures;
    ONHIRE_ASSIGN(Rows rows,
                  runFor(connection, scope, {sql::figures::months, months_of_customer, months_of_product},
                         {scope.name(), isoDate(first), isoDate(end)}, of));
    QHash<QDate, MonthsMoney> months;
    while (rows.next())
        months.insert(rows.date(0), {moneyAt(rows, 1), moneyAt(rows, 2), moneyAt(rows, 3)});
    return months;
}

Result<QList<RecoveredMonth>> monthsOfCustomer(Connection &connection, const Scope &scope,
                                               const QString &customerId)
{
    return connection.run(scope, sql::figures::of_customer, {scope.name(), customerId}).map(recoveredIn);
}

Result<QList<RecoveredMonth>> monthsOfDevices(Connection &connection, const Scope &scope, QDate end,
                                              const QString &productId)
{
    if (productId.isNull())
        return connection.run(scope, sql::figures::recovered, {scope.name(), isoDate(end)}).map(recoveredIn);
    return connection.run(scope, sql::figures::recovered_of_product, {scope.name(), isoDate(end), productId})
        .map(recoveredIn);
}

Result<Money> openOfEnded(Connection &connection, const Scope &scope, const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::figures::open_of_ended, {scope.name(), customerId}));
    return rows.next() ? moneyAt(rows, 0) : Money();
}

Result<std::optional<QDate>> recoveredSince(Connection &connection, const Scope &scope, const QString &rentalId,
                                            Money cost)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::figures::recovered_since, {scope.name(), rentalId, qint64(cost.minor())}));
    return rows.next() && !rows.isNull(0) ? std::optional(rows.date(0)) : std::nullopt;
}

Result<QHash<QDate, MonthsRentals>> rentalsByMonth(Connection &connection, const Scope &scope, QDate first,
                                                   QDate end, const QString &timeZone, const FiguresOf &of)
{
    using namespace sql::figures;
    ONHIRE_ASSIGN(Rows rows,
                  runFor(connection, scope, {sql::figures::rentals, rentals_of_customer, rentals_of_product},
                         {scope.name(), isoDate(first), isoDate(end), timeZone}, of));
    QHash<QDate, MonthsRentals> months;
    while (rows.next())
        months.insert(rows.date(0), {rows.integer(1), rows.integer(2)});
    return months;
}

Result<QList<Receivable>> receivables(Connection &connection, const Scope &scope, QDate on, AsOf asOf,
                                      const QString &productId)
{
    using namespace sql::figures;
    const bool isNow = asOf == AsOf::Now;
    QVariantList asked{scope.name(), isoDate(on)};
    const Statement *statement = isNow ? &sql::figures::receivables : &receivables_on;
    if (!productId.isNull()) {
        asked += productId;
        statement = isNow ? &receivables_of_product : &receivables_of_product_on;
    }
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, *statement, asked));
    QList<Receivable> all;
    while (rows.next())
        all.append({rows.text(0), moneyAt(rows, 1), rows.date(2), moneyAt(rows, 3), moneyAt(rows, 4),
                    moneyAt(rows, 5), moneyAt(rows, 6), moneyAt(rows, 7)});
    return all;
}

} // namespace onhire
