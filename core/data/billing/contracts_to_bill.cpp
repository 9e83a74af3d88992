// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/data/subscriptions/subscription_store.h"
#include "onhire/sql.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of billing/_contract.sql.
enum Column {
    RentalId,
    CustomerId,
    Title,
    FirstOfTerms,
    BilledUntil = FirstOfTerms + 4,
    NextBilling,
    Credit,
    Ahead,
    Priced,
    Unpriced,
    CalledOff,
    Setup,
    Term,
    IsExchanged,
    IsRenewed,
    GroupId // of a member
};

QDate isoDate(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

std::optional<QDate> dateOrNone(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : std::optional(isoDate(rows.text(column)));
}

void addStretches(std::vector<BilledStretch> &stretches, const QByteArray &json)
{
    const JsonValue list = readJson(json).value_or(JsonValue());
    for (const JsonValue &entry : list.elements()) {
        const auto &parts = entry.elements();
        BilledStretch stretch{{isoDate(parts[0].toString()), isoDate(parts[1].toString())}, {}};
        if (const auto price = parts.size() > 2 ? parts[2].toInteger() : std::nullopt)
            stretch.price = Money::fromMinor(*price);
        stretches.push_back(stretch);
    }
}

// What cost as much as its instalments do. A contract that no group ever charged was charged by these alone.
std::vector<BilledStretch> stretchesOf(const Rows &rows, const ContractToBill &contract)
{
    std::vector<BilledStretch> stretches;
    if (rows.isNull(Priced)) {
        stretches.push_back({{contract.terms.start, contract.billedUntil}, {}});
        for (const DateRange &period : contract.ahead)
            stretches.push_back({period, {}});
        return stretches;
    }
    for (const Column column : {Unpriced, CalledOff}) {
        if (!rows.isNull(column))
            addStretches(stretches, rows.utf8(column));
    }
    return stretches;
}

Money chargedOf(const Rows &rows, const ContractToBill &contract)
{
    const Money byInstalments = chargedFor(contract.terms, stretchesOf(rows, contract));
    return *Money::sum(byInstalments, Money::fromMinor(rows.optionalInteger(Priced).value_or(0)));
}

Result<CustomersContract> readContract(const Rows &rows)
{
    auto terms = readTerms(rows, FirstOfTerms);
    if (!terms)
        return Failure(Error::internal(u"subscription %1 has unreadable terms"_s.arg(rows.text(RentalId))));
    CustomersContract contract{{.rentalId = rows.text(RentalId),
                                .title = rows.text(Title),
                                .terms = *std::move(terms),
                                .billedUntil = isoDate(rows.text(BilledUntil)),
                                .ahead = {},
                                .charged = {},
                                .credit = Money::fromMinor(rows.integer(Credit)),
                                .setup = Money::fromMinor(rows.optionalInteger(Setup).value_or(0)),
                                .renewalTerm = int(rows.integer(Term)),
                                .isExchanged = rows.flag(IsExchanged),
                                .isRenewed = rows.flag(IsRenewed)},
                               rows.text(CustomerId),
                               dateOrNone(rows, NextBilling)};
    if (!rows.isNull(Ahead))
        contract.ahead = readPeriods(rows.utf8(Ahead));
    contract.charged = chargedOf(rows, contract);
    passOverAhead(contract);
    return contract;
}

struct GroupBegun
{
    GroupToBill group;
    QDate nextFrom; // the first day that no payment of the group has charged
};

// In the order of billing/groups.sql.
GroupBegun readGroup(const Rows &rows)
{
    return {{.id = rows.text(0),
             .customerId = rows.text(1),
             .name = rows.text(2),
             .billingDay = int(rows.integer(3)),
             .billingDate = {},
             .members = {}},
            isoDate(rows.text(4))};
}

void addMember(GroupToBill &group, CustomersContract member)
{
    if (member.nextBilling && (group.billingDate.isNull() || *member.nextBilling < group.billingDate))
        group.billingDate = *member.nextBilling;
    group.members.push_back(std::move(member));
}

GroupToBill withNextDay(GroupBegun begun)
{
    GroupToBill group = std::move(begun.group);
    group.firstUncharged = nextDayOfMonth(begun.nextFrom, group.billingDay);
    if (group.billingDate.isNull() || group.billingDate < begun.nextFrom)
        group.billingDate = group.firstUncharged;
    return group;
}

} // namespace

Result<std::optional<QDate>> nextDayOfWork(Connection &connection, const Scope &scope, QDate after, QDate last,
                                           const BillingRules &rules)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::billing::next_day,
                       {scope.name(), after.toString(Qt::ISODate), last.toString(Qt::ISODate),
                        rules.horizonDays, rules.lateAfterDays ? QVariant(*rules.lateAfterDays) : QVariant(),
                        QString::fromLatin1(rules.zone.id())}));
    rows.next();
    return dateOrNone(rows, 0);
}

Result<bool> isAnyDue(Connection &connection, const Scope &scope, const QStringList &rentalIds, QDate day)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::billing::any_due, {scope.name(), rentalIds, day.toString(Qt::ISODate)}));
    return rows.next() && rows.flag(0);
}

Result<std::optional<QDate>> workedUntil(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::worked_until, {scope.name()}));
    return rows.next() ? dateOrNone(rows, 0) : std::nullopt;
}

Result<void> noteWorked(Connection &connection, const Scope &scope, QDate day)
{
    ONHIRE_TRY(connection.run(scope, sql::billing::note_worked, {scope.name(), day.toString(Qt::ISODate)}));
    return {};
}

Result<std::vector<DueContract>> dueContracts(Connection &connection, const Scope &scope, QDate day,
                                              const DueContract &after, int most)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::billing::due,
                                 {scope.name(), day.toString(Qt::ISODate), after.date, after.rentalId, most}));
    std::vector<DueContract> contracts;
    while (rows.next())
        contracts.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(3)});
    return contracts;
}

Result<QHash<QString, Debtor>> lockDebtors(Connection &connection, const Scope &scope,
                                           const QStringList &customerIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::lock_customers, {scope.name(), customerIds}));
    QHash<QString, Debtor> debtors;
    while (rows.next())
        debtors.insert(rows.text(0), readDebtor(rows, 1));
    return debtors;
}

Result<std::vector<CustomersContract>> contractsToBill(Connection &connection, const Scope &scope,
                                                       const QStringList &rentalIds, QDate day)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(scope, sql::billing::contracts, {scope.name(), rentalIds, day.toString(Qt::ISODate)}));
    std::vector<CustomersContract> contracts;
    while (rows.next()) {
        ONHIRE_ASSIGN(CustomersContract contract, readContract(rows));
        contracts.push_back(std::move(contract));
    }
    return contracts;
}

Result<std::optional<CustomersContract>> contractToBill(Connection &connection, const Scope &scope,
                                                        const QString &rentalId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::one, {scope.name(), rentalId}));
    if (!rows.next())
        return std::nullopt;
    return readContract(rows);
}

Result<std::vector<GroupToBill>> groupsToBill(Connection &connection, const Scope &scope,
                                              const QStringList &groupIds)
{
    const QVariantList named{scope.name(), groupIds};
    ONHIRE_ASSIGN(Rows found, connection.run(scope, sql::billing::groups, named));
    std::vector<GroupBegun> begun;
    while (found.next())
        begun.push_back(readGroup(found));
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::members, named));
    while (rows.next()) {
        const auto group =
            std::ranges::find(begun, rows.text(GroupId), [](const GroupBegun &each) { return each.group.id; });
        ONHIRE_ASSIGN(CustomersContract member, readContract(rows));
        if (group != begun.end())
            addMember(group->group, std::move(member));
    }
    std::vector<GroupToBill> groups;
    for (GroupBegun &each : begun)
        groups.push_back(withNextDay(std::move(each)));
    return groups;
}

Result<std::optional<GroupToBill>> groupToBill(Connection &connection, const Scope &scope,
                                               const QString &groupId)
{
    ONHIRE_ASSIGN(std::vector<GroupToBill> groups, groupsToBill(connection, scope, {groupId}));
    if (groups.empty())
        return std::nullopt;
    return std::move(groups.front());
}

Result<void> saveBilled(Connection &connection, const Scope &scope, std::span<const Billed> contracts)
{
    QStringList rentals;
    JsonWriter json;
    json.beginObject();
    for (const Billed &contract : contracts) {
        rentals += contract.rentalId;
        json.key(contract.rentalId).beginArray().value(contract.until.toString(Qt::ISODate));
        if (contract.next)
            json.value(contract.next->toString(Qt::ISODate));
        else
            json.null();
        json.value(qint64(contract.credit.minor())).endArray();
    }
    json.endObject();
    ONHIRE_TRY(connection.post(scope, sql::billing::billed, {scope.name(), rentals, json.take()}));
    return {};
}

} // namespace onhire
