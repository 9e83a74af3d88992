// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/lists/list_owners.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct OwnerKind
{
    IdKind kind;
    QLatin1StringView table, id;
};

constexpr OwnerKind ownerKinds[] = {{IdKind::Customer, "customers"_L1, "customer_id"_L1},
                                    {IdKind::Order, "orders"_L1, "order_id"_L1},
                                    {IdKind::Subscription, "subscriptions"_L1, "rental_id"_L1},
                                    {IdKind::Payment, "payments"_L1, "payment_id"_L1},
                                    {IdKind::BillingGroup, "billing_groups"_L1, "billing_group_id"_L1}};

const OwnerKind &ownerKind(IdKind kind)
{
    return *std::ranges::find(ownerKinds, kind, &OwnerKind::kind);
}

// Empty: none of its indexes begins with such an id.
QLatin1StringView columnWith(const ListTable &table, const OwnerKind &owner)
{
    for (const ListIndex &index : table.indexes) {
        const QLatin1StringView column = index.columns.constFirst();
        if (column != table.idColumn && column.mid(column.indexOf(u'.') + 1) == owner.id)
            return column;
    }
    return {};
}

std::optional<FoundByOwner> foundByIndex(const ListTable &table, const OwnerKind &owner)
{
    const QLatin1StringView column = columnWith(table, owner);
    return column.isEmpty() ? std::nullopt : std::optional(FoundByOwner{owner.kind, column});
}

// Rows of another table say which rows are the owner's: the lines of a payment.
std::optional<FoundByOwner> foundByFilter(const ListTable &table, const OwnerKind &owner)
{
    for (const ListFilter &filter : table.filters) {
        const auto *given = std::get_if<GivenBy>(&filter.condition);
        if (given && given->where == owner.id)
            return FoundByOwner{owner.kind, given->column, {{given->table, given->where, given->gives}}};
    }
    return std::nullopt;
}

std::optional<FoundByOwner> foundBy(const ListTable &table, const OwnerKind &owner)
{
    const auto found = foundByIndex(table, owner);
    return found ? found : foundByFilter(table, owner);
}

// What belongs to its subscriptions, where the rows do not name the order themselves.
std::optional<FoundByOwner> foundThroughSubscriptions(const ListTable &table)
{
    auto found = foundBy(table, ownerKind(IdKind::Subscription));
    if (found) {
        found->kind = IdKind::Order;
        found->hops.prepend({"subscriptions"_L1, "order_id"_L1, "rental_id"_L1});
    }
    return found;
}

} // namespace

QList<FoundByOwner> ownersIn(const ListTable &table)
{
    QList<FoundByOwner> owners;
    for (const OwnerKind &each : ownerKinds) {
        auto found = foundBy(table, each);
        if (!found && each.kind == IdKind::Order
            && each.id != table.idColumn.mid(table.idColumn.indexOf(u'.') + 1))
            found = foundThroughSubscriptions(table);
        if (found)
            owners.append(*found);
    }
    return owners;
}

QLatin1StringView ownersColumn(const ListTable &table, const QString &id)
{
    const auto owner =
        std::ranges::find_if(ownerKinds, [&](const OwnerKind &each) { return isId(each.kind, id); });
    return owner == std::end(ownerKinds) ? QLatin1StringView() : columnWith(table, *owner);
}

QString idsWithCode(IdKind kind, const QString &boundCode)
{
    const OwnerKind &owner = ownerKind(kind);
    return u"from (select %1 as id from %2 where tenant_id = $1 and short_code = %3) x"_s.arg(
        owner.id, owner.table, boundCode);
}

} // namespace onhire
