// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/today/work_rows.h"

#include "core/base/calendar.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

std::optional<QDateTime> momentAt(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : parseTimestamp(rows.text(column));
}

template <typename Row, typename Read>
Result<QList<Row>> readAll(Result<Rows> rows, Read read)
{
    if (!rows)
        return Failure(rows.error());
    QList<Row> all;
    while (rows->next())
        all += read(*rows);
    return all;
}

WaitingOrder readOrder(const Rows &rows)
{
    return {rows.text(0), rows.text(1), int(rows.integer(2)), int(rows.integer(3)),
            momentAt(rows, 4).value_or(QDateTime())};
}

FailingWebhook readWebhook(const Rows &rows)
{
    const auto status = rows.optionalInteger(7);
    return {.endpointId = rows.text(0),
            .url = rows.text(1),
            .isEnabled = rows.flag(2),
            .failingSince = momentAt(rows, 3),
            .waiting = int(rows.integer(4)),
            .nextAttempt = momentAt(rows, 5),
            .failures = int(rows.integer(6)),
            .lastStatus = status && *status > 0 ? std::optional(int(*status)) : std::nullopt};
}

} // namespace

Result<QList<WaitingOrder>> ordersToConfirm(Connection &connection, const Scope &scope, int most)
{
    return readAll<WaitingOrder>(connection.run(scope, sql::today::orders_to_confirm, {scope.name(), most}),
                                 readOrder);
}

Result<QList<WaitingOrder>> ordersToFulfil(Connection &connection, const Scope &scope, int most)
{
    return readAll<WaitingOrder>(connection.run(scope, sql::today::orders_to_fulfil, {scope.name(), most}),
                                 readOrder);
}

Result<QList<DueReturn>> returnsDue(Connection &connection, const Scope &scope, QDate until, int most,
                                    const QString &timeZone)
{
    return readAll<DueReturn>(
        connection.run(scope, sql::today::returns_due, {scope.name(), isoDate(until), most, timeZone}),
        [](const Rows &rows) {
            return DueReturn{rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.date(4)};
        });
}

Result<QList<EarlyReturnToDecide>> earlyReturnsToDecide(Connection &connection, const Scope &scope, int most)
{
    return readAll<EarlyReturnToDecide>(
        connection.run(scope, sql::today::early_returns, {scope.name(), most}), [](const Rows &rows) {
            return EarlyReturnToDecide{rows.text(0), rows.text(1), rows.text(2), rows.text(3),
                                       momentAt(rows, 4).value_or(QDateTime())};
        });
}

Result<QList<EndingContract>> contractsEnding(Connection &connection, const Scope &scope, QDate until, int most)
{
    return readAll<EndingContract>(
        connection.run(scope, sql::today::contracts_ending, {scope.name(), isoDate(until), most}),
        [](const Rows &rows) {
            return EndingContract{rows.text(0), rows.text(1), rows.text(2), rows.date(3)};
        });
}

Result<QList<OverduePayment>> paymentsOverdue(Connection &connection, const Scope &scope, QDate today, int most)
{
    return readAll<OverduePayment>(
        connection.run(scope, sql::today::payments_overdue, {scope.name(), isoDate(today), most}),
        [](const Rows &rows) {
            return OverduePayment{rows.text(0), rows.text(1), rows.text(2), Money::fromMinor(rows.integer(3)),
                                  rows.date(4)};
        });
}

Result<QList<FailingWebhook>> webhooksFailing(Connection &connection, const Scope &scope, int most,
                                              int mostCounted)
{
    return readAll<FailingWebhook>(
        connection.run(scope, sql::today::webhooks_failing, {scope.name(), most, mostCounted}), readWebhook);
}

Result<WaitingCounts> countWaiting(Connection &connection, const Scope &scope, const WaitingUntil &until,
                                   int most)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::today::waiting,
                                 {scope.name(), most, isoDate(until.today), isoDate(until.contractsEnd),
                                  isoDate(until.devicesReturn), until.contractMonths}));
    if (!rows.next())
        return WaitingCounts();
    const auto count = [&](int column) { return int(rows.integer(column)); };
    return WaitingCounts{count(0), count(1), count(2), count(3), count(4), count(5), count(6), count(7)};
}

Result<FirstSteps> stepsTaken(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::today::begun, {scope.name()}));
    if (!rows.next())
        return FirstSteps();
    return FirstSteps{rows.flag(0), rows.flag(1), rows.flag(2)};
}

} // namespace onhire
