// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/unused.h"

#include "onhire/sql.h"

namespace onhire {

static QDate date(const Rows &rows, int column)
{
    return QDate::fromString(rows.text(column), Qt::ISODate);
}

Result<QList<UnusedPayment>> unusedOfPredecessors(Connection &connection, const Scope &scope,
                                                  const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::payments::of_predecessors, {scope.name(), rentalId}));
    QList<UnusedPayment> payments;
    while (rows.next())
        payments.append({rows.text(0), date(rows, 1), rows.text(2)});
    return payments;
}

Result<QList<UnusedLine>> unusedLines(Connection &connection, const Scope &scope, const UnusedPayment &payment,
                                      AgreedPrices prices)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::unused_lines,
                                 {scope.name(), payment.rentalId, payment.unusedFrom.toString(Qt::ISODate),
                                  prices == AgreedPrices::WithTax, payment.paymentId}));
    QList<UnusedLine> lines;
    while (rows.next())
        lines.append({size_t(rows.integer(0)), Money::fromMinor(rows.integer(1))});
    return lines;
}

Result<bool> giveCredit(Connection &connection, const Scope &scope, const QString &rentalId, Money credit)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::subscriptions::give_credit,
                                 {scope.name(), rentalId, qint64(credit.minor())}));
    return rows.next();
}

Result<QStringList> paidAhead(Connection &connection, const Scope &scope, const QString &rentalId, QDate day)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::payments::paid_after, {scope.name(), rentalId, day.toString(Qt::ISODate)}));
    QStringList payments;
    while (rows.next())
        payments += rows.text(0);
    return payments;
}

} // namespace onhire
