// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/membership.h"

#include "core/base/clock.h"
#include "core/data/subscriptions/subscription_store.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QDate isoDate(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

Result<Terms> termsOf(const Rows &rows, int first)
{
    auto terms = readTerms(rows, first);
    if (!terms)
        return Failure(Error::internal(u"subscription %1 has unreadable terms"_s.arg(rows.text(0))));
    return *std::move(terms);
}

} // namespace

Result<std::vector<Candidate>> lockCandidates(Connection &connection, const Scope &scope,
                                              const QString &groupId, const QStringList &others)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::billing_groups::candidates, {scope.name(), groupId, others}));
    std::vector<Candidate> candidates;
    while (rows.next()) {
        ONHIRE_ASSIGN(Terms terms, termsOf(rows, 6));
        candidates.push_back(
            {.rentalId = rows.text(0),
             .status = rows.text(1),
             .customerId = rows.text(2),
             .groupId = rows.text(3),
             .nextBilling = rows.isNull(4) ? std::nullopt : std::optional(isoDate(rows.text(4))),
             .billedUntil = isoDate(rows.text(5)),
             .terms = std::move(terms)});
    }
    return candidates;
}

Result<void> saveMemberships(Connection &connection, const Scope &scope,
                             const std::vector<Membership> &memberships, const QDateTime &now)
{
    QStringList rentalIds, groupIds, nextDates;
    for (const Membership &membership : memberships) {
        rentalIds += membership.rentalId;
        groupIds += membership.groupId;
        nextDates += membership.nextBilling ? membership.nextBilling->toString(Qt::ISODate) : QString();
    }
    ONHIRE_TRY(connection.run(scope, sql::billing_groups::members,
                              {scope.name(), rentalIds, groupIds, nextDates, toTimestamp(now)}));
    return {};
}

} // namespace onhire
