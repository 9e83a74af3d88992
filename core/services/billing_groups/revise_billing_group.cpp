// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"

#include <functional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct LockedGroup
{
    QString id, customerId;
    int version = 1;
    QByteArray record;
    QStringList rentalIds;
};

// What is to become of a group, decided when it is locked.
struct Revision
{
    QString action, event;
    QByteArray columns = "{}";
    std::function<Result<std::optional<QStringList>>(const LockedGroup &)> members;
};

// The customer first: whoever changes subscriptions of a customer waits there, so the order of the other locks
// does not matter.
Result<LockedGroup> lockGroup(Connection &connection, const Context &context, const QString &groupId)
{
    const QVariantList group{context.tenant->id, groupId};
    ONHIRE_TRY(connection.run(context.scope(), sql::billing_groups::lock_customer, group));
    ONHIRE_ASSIGN(Rows rows, connection.run(context.scope(), sql::billing_groups::lock, group));
    if (!rows.next())
        return Failure(Error{ErrorCode::NotFound, groupId});
    LockedGroup locked{groupId, rows.text(0), int(rows.integer(1)), rows.utf8(2), {}};
    const auto record = readJson(locked.record);
    if (!record)
        return Failure(Error::internal(u"billing group %1 has an unreadable record"_s.arg(groupId)));
    for (const JsonValue &id : (*record)[u"rentalIds"].elements())
        locked.rentalIds += id.toString();
    return locked;
}

Result<Record> run(Connection &connection, const Context &context, const QString &groupId,
                   const Revision &revision, std::optional<int> expectedVersion)
{
    ONHIRE_ASSIGN(const LockedGroup group, lockGroup(connection, context, groupId));
    if (expectedVersion && *expectedVersion != group.version)
        return Failure(Error{ErrorCode::VersionConflict, groupId});
    ONHIRE_ASSIGN(const std::optional<QStringList> members, revision.members(group));
    if (members) {
        ONHIRE_TRY(checkMembers(connection, context, groupId, group.customerId, *members));
        ONHIRE_ASSIGN(const QStringList moved, setMembers(connection, context, groupId, *members));
        for (const QString &rentalId : moved)
            context.announce(rentalId);
    }
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::billing_groups::revise,
                       {context.tenant->id, changeJson(context, revision.action, {revision.event}), groupId,
                        QString::fromUtf8(revision.columns), QString::fromUtf8(group.record)}));
    if (!rows.next())
        return Failure(Error::internal(u"a locked billing group vanished"_s));
    context.announce(groupId);
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2))};
}

Result<Record> revise(const Context &context, const QString &groupId, const Revision &revision,
                      std::optional<int> expectedVersion)
{
    return inTransaction(context.database, context.scope(), [&](Connection &connection) {
        return run(connection, context, groupId, revision, expectedVersion);
    });
}

} // namespace

Result<Record> reviseBillingGroup(const Context &context, const QString &groupId,
                                  const BillingGroupPatch &patch, std::optional<int> expectedVersion)
{
    const auto members = [&](const LockedGroup &) -> Result<std::optional<QStringList>> {
        return patch.rentalIds;
    };
    return revise(context, groupId,
                  {u"billing_group.update"_s, u"billing_group.updated"_s, patch.columns, members},
                  expectedVersion);
}

Result<Record> addToBillingGroup(const Context &context, const QString &groupId, const QStringList &rentalIds,
                                 std::optional<int> expectedVersion)
{
    const auto members = [&](const LockedGroup &group) -> Result<std::optional<QStringList>> {
        QStringList all = group.rentalIds + rentalIds;
        all.removeDuplicates();
        return all;
    };
    return revise(context, groupId, {u"billing_group.add"_s, u"billing_group.updated"_s, "{}", members},
                  expectedVersion);
}

Result<Record> removeFromBillingGroup(const Context &context, const QString &groupId, const QString &rentalId,
                                      std::optional<int> expectedVersion)
{
    const auto members = [&](const LockedGroup &group) -> Result<std::optional<QStringList>> {
        QStringList others = group.rentalIds;
        if (others.removeAll(rentalId) == 0)
            return Failure(Error{ErrorCode::NotFound, rentalId});
        return others;
    };
    return revise(context, groupId, {u"billing_group.remove"_s, u"billing_group.updated"_s, "{}", members},
                  expectedVersion);
}

Result<Record> removeBillingGroup(const Context &context, const QString &groupId,
                                  std::optional<int> expectedVersion)
{
    JsonWriter columns;
    columns.beginObject().member("removed_at"_L1, toTimestamp(context.now())).endObject();
    const auto members = [](const LockedGroup &) -> Result<std::optional<QStringList>> {
        return QStringList();
    };
    return revise(context, groupId,
                  {u"billing_group.delete"_s, u"billing_group.deleted"_s, columns.take(), members},
                  expectedVersion);
}

} // namespace onhire
