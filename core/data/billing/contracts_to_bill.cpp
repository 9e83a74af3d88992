// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing/contracts_to_bill.h"

#include "core/base/json_reader.h"
#include "core/data/subscriptions/subscription_store.h"
#include "onhire/sql.h"

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
    Stretches,
    Setup,
    Term
};

QDate isoDate(const QString &text)
{
    return QDate::fromString(text, Qt::ISODate);
}

std::optional<QDate> dateOrNone(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : std::optional(isoDate(rows.text(column)));
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

// A contract that no group ever charged was charged by its instalments.
std::vector<BilledStretch> stretchesOf(const Rows &rows, const ContractToBill &contract)
{
    if (!rows.isNull(Stretches))
        return readStretches(rows.utf8(Stretches));
    std::vector<BilledStretch> stretches{{{contract.terms.start, contract.billedUntil}, {}}};
    for (const DateRange &period : contract.ahead)
        stretches.push_back({period, {}});
    return stretches;
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
                                .renewalTerm = int(rows.integer(Term))},
                               rows.text(CustomerId),
                               dateOrNone(rows, NextBilling)};
    if (!rows.isNull(Ahead))
        contract.ahead = readPeriods(rows.utf8(Ahead));
    contract.charged = chargedFor(contract.terms, stretchesOf(rows, contract));
    passOverAhead(contract);
    return contract;
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

Result<std::optional<GroupToBill>> groupToBill(Connection &connection, const Scope &scope,
                                               const QString &groupId)
{
    const QVariantList named{scope.name(), groupId};
    ONHIRE_ASSIGN(Rows found, connection.run(scope, sql::billing::group, named));
    if (!found.next())
        return std::nullopt;
    GroupToBill group{
        .customerId = found.text(0), .billingDay = int(found.integer(1)), .billingDate = {}, .members = {}};
    const QDate nextFrom = isoDate(found.text(2));
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing::members, named));
    while (rows.next()) {
        ONHIRE_ASSIGN(CustomersContract member, readContract(rows));
        if (member.nextBilling && (group.billingDate.isNull() || *member.nextBilling < group.billingDate))
            group.billingDate = *member.nextBilling;
        group.members.push_back(std::move(member));
    }
    group.firstUncharged = nextDayOfMonth(nextFrom, group.billingDay);
    if (group.billingDate.isNull() || group.billingDate < nextFrom)
        group.billingDate = group.firstUncharged;
    return group;
}

Result<void> saveBilled(Connection &connection, const Scope &scope, std::span<const Billed> contracts)
{
    QStringList rentals, ends, nexts;
    QByteArrayList credits;
    for (const Billed &contract : contracts) {
        rentals += contract.rentalId;
        ends += contract.until.toString(Qt::ISODate);
        nexts += contract.next ? contract.next->toString(Qt::ISODate) : QString();
        credits += QByteArray::number(qint64(contract.credit.minor()));
    }
    ONHIRE_TRY(connection.post(scope, sql::billing::billed,
                               {scope.name(), rentals, ends, nexts, QVariant::fromValue(credits)}));
    return {};
}

} // namespace onhire
