// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/billing_groups/billing_group_store.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// In the order of billing_groups/_columns.sql.
// clang-format off
enum Column {
    Id, CustomerId, Name, BillingDay, Currency, Status, Notes, CreatedBy, CreatedAt, UpdatedAt, Version, Document,
    LastBilled
};
// clang-format on

StoredGroup readGroup(const Rows &rows, const QString &tenantId)
{
    StoredGroup group;
    group.id = rows.text(Id);
    group.tenantId = tenantId;
    group.customerId = rows.text(CustomerId);
    group.name = rows.text(Name);
    group.billingDay = int(rows.integer(BillingDay));
    group.currency = rows.text(Currency);
    group.active = rows.text(Status) == "active"_L1;
    group.notes = rows.nullableText(Notes);
    group.createdBy = rows.text(CreatedBy);
    group.createdAt = rows.text(CreatedAt);
    group.updatedAt = rows.text(UpdatedAt);
    group.version = int(rows.integer(Version));
    if (!rows.isNull(Document))
        group.document = rows.utf8(Document);
    return group;
}

// The groups are in the order of their ids, as the sums are.
Result<void> readMembers(Connection &connection, const Scope &scope,
                         std::span<BillingGroupRecord *const> groups)
{
    QStringList ids;
    for (const BillingGroupRecord *group : groups)
        ids += group->id;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing_groups::sums, {scope.name(), ids}));
    auto group = groups.begin();
    while (rows.next()) {
        while ((*group)->id != rows.text(0))
            ++group;
        (*group)->rentalIds = rows.text(1).split(u' ', Qt::SkipEmptyParts);
        (*group)->activeRentals = int(rows.integer(2));
        (*group)->monthlyAmount = Money::fromMinor(rows.integer(3));
        (*group)->setupFees = Money::fromMinor(rows.integer(4));
    }
    return {};
}

} // namespace

Result<std::vector<StoredGroup>> lockGroups(Connection &connection, const Scope &scope,
                                            const QStringList &groupIds)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing_groups::lock, {scope.name(), groupIds}));
    std::vector<StoredGroup> groups;
    while (rows.next()) {
        groups.push_back(readGroup(rows, scope.name()));
        groups.back().lastBilled = QDate::fromString(rows.text(LastBilled), Qt::ISODate);
    }
    return groups;
}

Result<std::optional<StoredGroup>> lockGroup(Connection &connection, const Scope &scope, const QString &groupId)
{
    ONHIRE_ASSIGN(auto groups, lockGroups(connection, scope, {groupId}));
    if (groups.empty())
        return std::nullopt;
    return std::move(groups.front());
}

Result<std::optional<StoredGroup>> lockCustomerAndGroup(Connection &connection, const Scope &scope,
                                                        const QString &groupId)
{
    ONHIRE_TRY(connection.post(scope, sql::billing_groups::lock_customer, {scope.name(), groupId}));
    return lockGroup(connection, scope, groupId);
}

Result<QStringList> openOrdersOf(Connection &connection, const Scope &scope, const QString &groupId,
                                 const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(scope, sql::billing_groups::open_orders, {scope.name(), groupId, customerId}));
    QStringList ids;
    while (rows.next())
        ids += rows.text(0);
    return ids;
}

Result<std::optional<Record>> showGroup(Connection &connection, const Scope &scope, const QString &groupId)
{
    return fetchRecord(connection, scope, sql::billing_groups::find, {scope.name(), groupId});
}

Result<std::optional<GroupCustomer>> lockGroupCustomer(Connection &connection, const Scope &scope,
                                                       const QString &customerId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::billing_groups::customer, {scope.name(), customerId}));
    if (!rows.next())
        return std::nullopt;
    return GroupCustomer{rows.text(0), rows.text(1)};
}

Result<std::vector<StoredGroup>> storedGroups(Connection &connection, const Scope &scope,
                                              const QString &afterId, Documents which)
{
    const Statement &statement =
        which == Documents::Missing ? sql::billing_groups::unwritten : sql::billing_groups::stored;
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, statement, {scope.name(), afterId}));
    std::vector<StoredGroup> groups;
    while (rows.next())
        groups.push_back(readGroup(rows, scope.name()));
    std::vector<BillingGroupRecord *> records;
    for (StoredGroup &group : groups)
        records.push_back(&group);
    ONHIRE_TRY(readMembers(connection, scope, records));
    return groups;
}

Result<void> readMembers(Connection &connection, const Scope &scope, BillingGroupRecord &group)
{
    group.rentalIds.clear();
    group.activeRentals = 0;
    group.monthlyAmount = group.setupFees = {};
    BillingGroupRecord *const one[] = {&group};
    return readMembers(connection, scope, std::span(one));
}

Result<void> insertGroup(Connection &connection, const BillingGroupRecord &group)
{
    ONHIRE_TRY(connection.run(Scope::tenant(group.tenantId), sql::billing_groups::add,
                              {group.tenantId, group.id, group.customerId, group.name, group.billingDay,
                               group.currency, group.notes, group.createdBy, group.createdAt}));
    return {};
}

Result<void> giveDocument(Connection &connection, const StoredGroup &group)
{
    ONHIRE_TRY(connection.run(
        Scope::tenant(group.tenantId), sql::billing_groups::give_documents,
        {group.tenantId, QStringList{group.id}, QVariant::fromValue(QByteArrayList{group.document})}));
    return {};
}

Result<void> saveGroup(Connection &connection, const BillingGroupRecord &group, GroupFate fate,
                       const QByteArray &document)
{
    ONHIRE_TRY(connection.post(Scope::tenant(group.tenantId), sql::billing_groups::save,
                               {group.tenantId, group.id, group.name, group.billingDay,
                                group.active ? u"active"_s : u"inactive"_s, group.notes,
                                fate == GroupFate::Removed, group.updatedAt, document}));
    return {};
}

} // namespace onhire
