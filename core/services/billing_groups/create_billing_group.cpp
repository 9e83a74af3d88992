// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/json_writer.h"
#include "core/data/db/transaction.h"
#include "core/services/billing_groups/billing_groups.h"
#include "core/services/billing_groups/group_members.h"
#include "core/services/changes/change.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> checkCustomer(Connection &connection, const Context &context, const QString &customerId)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::billing_groups::customer, {context.tenant->id, customerId}));
    if (!rows.next())
        return Failure(Error{ErrorCode::CustomerNotFound, customerId});
    if (rows.text(0) != "business"_L1)
        return Failure(Error::invalid(u"customerId"_s, Fault::Kind::Custom,
                                      u"Billing groups are for business customers."_s));
    if (rows.text(1) != "active"_L1)
        return Failure(Error{ErrorCode::CustomerInactive, customerId});
    return {};
}

QString groupJson(const Context &context, const QString &groupId, const BillingGroupRequest &request)
{
    JsonWriter json;
    json.beginObject().member("billing_group_id"_L1, groupId);
    json.member("customer_id"_L1, request.customerId).member("group_name"_L1, request.groupName);
    json.member("billing_day"_L1, request.billingDay).member("currency"_L1, context.tenant->currency);
    if (!request.notes.isEmpty())
        json.member("notes"_L1, request.notes);
    json.member("created_by"_L1, context.actor.id).member("at"_L1, toTimestamp(context.now())).endObject();
    return QString::fromUtf8(json.take());
}

Result<Record> create(Connection &connection, const Context &context, const BillingGroupRequest &request)
{
    const QString groupId = newId(IdKind::BillingGroup, context.now());
    ONHIRE_TRY(checkCustomer(connection, context, request.customerId));
    ONHIRE_ASSIGN(const auto candidates, lockCandidates(connection, context, groupId, request.rentalIds));
    ONHIRE_TRY(connection.run(context.scope(), sql::billing_groups::add,
                              {context.tenant->id, groupJson(context, groupId, request)}));
    const LockedGroup group{
        .id = groupId, .customerId = request.customerId, .billingDay = request.billingDay, .lastBilled = {}};
    ONHIRE_TRY(setMembers(connection, context, group, candidates, request.rentalIds));
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::billing_groups::revise,
                                 {context.tenant->id,
                                  changeJson(context, u"billing_group.create"_s, {u"billing_group.created"_s}),
                                  groupId, u"{}"_s, QVariant(QMetaType::fromType<QString>())}));
    if (!rows.next())
        return Failure(Error::internal(u"a new billing group vanished"_s));
    context.announce(groupId);
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), true};
}

} // namespace

Result<Record> createBillingGroup(const Context &context, const BillingGroupRequest &request)
{
    return inTransaction(context.database, context.scope(),
                         [&](Connection &connection) { return create(connection, context, request); });
}

} // namespace onhire
