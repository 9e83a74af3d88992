// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/membership.h"

#include "core/base/clock.h"
#include "core/base/json_reader.h"
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

std::vector<BilledStretch> readStretches(const QByteArray &json)
{
    std::vector<BilledStretch> stretches;
    const JsonValue list = readJson(json).value_or(JsonValue());
    for (const JsonValue &entry : list.elements()) {
        const auto &parts = entry.elements();
        BilledStretch stretch{{isoDate(parts[0].toString()), isoDate(parts[1].toString())}, {}};
        if (const auto price = parts[2].toInteger())
            stretch.price = Money::fromMinor(*price);
        stretches.push_back(stretch);
    }
    return stretches;
}

Result<GroupMember> readMember(const Rows &rows)
{
    ONHIRE_ASSIGN(Terms terms, termsOf(rows, 2));
    GroupMember member{.rentalId = rows.text(0),
                       .title = rows.text(1),
                       .terms = std::move(terms),
                       .billedUntil = isoDate(rows.text(6)),
                       .charged = {},
                       .credit = Money::fromMinor(rows.integer(7))};
    member.charged = chargedFor(member.terms, readStretches(rows.utf8(9)));
    return member;
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

Result<std::optional<GroupToBill>> groupToBill(Connection &connection, const Scope &scope,
                                               const QString &groupId)
{
    const QVariantList named{scope.name(), groupId};
    ONHIRE_ASSIGN(Rows found, connection.run(scope, sql::billing_groups::billing_of, named));
    if (!found.next())
        return std::nullopt;
    GroupToBill group{.customerId = found.text(0),
                      .billingDay = int(found.integer(1)),
                      .nextFrom = isoDate(found.text(2)),
                      .members = {},
                      .monthlyAmount = {}};
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing_groups::contracts, named));
    int64_t monthly = 0;
    while (rows.next()) {
        ONHIRE_ASSIGN(GroupMember member, readMember(rows));
        group.members.push_back(std::move(member));
        monthly += rows.integer(8);
    }
    group.monthlyAmount = Money::fromMinor(monthly);
    return group;
}

} // namespace onhire
