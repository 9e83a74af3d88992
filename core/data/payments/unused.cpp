// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/unused.h"

#include "onhire/sql.h"

namespace onhire {

Result<Money> handOnUnused(Connection &connection, const Scope &scope, const QString &rentalId, QDate day,
                           AgreedPrices prices)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::payments::hand_on_unused,
                       {scope.name(), rentalId, day.toString(Qt::ISODate), prices == AgreedPrices::WithTax}));
    rows.next();
    return Money::fromMinor(rows.integer(0));
}

Result<QList<GivenCredit>> givenByPredecessors(Connection &connection, const Scope &scope,
                                               const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::given_by_predecessors, {scope.name(), rentalId}));
    QList<GivenCredit> lines;
    while (rows.next())
        lines.append({rows.text(0), size_t(rows.integer(1)), Money::fromMinor(rows.integer(2))});
    return lines;
}

Result<void> takeBackGiven(Connection &connection, const Scope &scope, const GivenCredit &line, Money amount)
{
    ONHIRE_TRY(connection.post(scope, sql::payments::take_back_given,
                               {scope.name(), line.paymentId, int(line.position), qint64(amount.minor())}));
    return {};
}

Result<bool> giveCredit(Connection &connection, const Scope &scope, const QString &rentalId, Money credit)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::subscriptions::give_credit,
                                 {scope.name(), rentalId, qint64(credit.minor())}));
    return rows.next();
}

Result<QStringList> chargedAhead(Connection &connection, const Scope &scope, const QString &rentalId, QDate day)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::charged_after,
                                 {scope.name(), rentalId, day.toString(Qt::ISODate)}));
    QStringList payments;
    while (rows.next())
        payments += rows.text(0);
    return payments;
}

} // namespace onhire
