// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/payments/unused.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

Result<UnusedDays> handOnUnused(Connection &connection, const Scope &scope, const QString &rentalId, QDate day,
                                const std::optional<TaxTerms> &now)
{
    QVariantList taxed{{}, {}, {}};
    if (now) {
        const Decimal rate = keptTaxRate(now->rate);
        taxed = {Money::fromMinor(rate.value).toJson(rate.scale), QString(nameOf(now->treatment)),
                 now->inclusive};
    }
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::payments::hand_on_unused,
                                 QVariantList{scope.name(), rentalId, day.toString(Qt::ISODate)} + taxed));
    rows.next();
    return UnusedDays{.handedOn = Money::fromMinor(rows.integer(0)),
                      .takenOtherwise = Money::fromMinor(rows.integer(1)),
                      .paidOtherwise = rows.text(2).split(u' ', Qt::SkipEmptyParts)};
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

Result<bool> giveCredit(Connection &connection, const Scope &scope, const QString &rentalId, Money credit,
                        bool isUsable)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::subscriptions::give_credit,
                                 {scope.name(), rentalId, qint64(credit.minor()), isUsable}));
    return rows.next();
}

static Result<QList<LeftCredit>> takeCredits(Connection &connection, const Scope &scope,
                                             const QString &customerId, OwnRates ownRates)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::subscriptions::take_credits,
                                 {scope.name(), customerId, ownRates == OwnRates::Included}));
    QList<LeftCredit> taken;
    while (rows.next())
        taken.append({rows.text(0), Money::fromMinor(rows.integer(1))});
    return taken;
}

Result<QList<LeftCredit>> takeCreditsOf(Connection &connection, const Scope &scope, const QString &customerId)
{
    return takeCredits(connection, scope, customerId, OwnRates::Included);
}

Result<QList<LeftCredit>> takeCredits(Connection &connection, const Scope &scope, OwnRates ownRates)
{
    return takeCredits(connection, scope, u""_s, ownRates);
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
