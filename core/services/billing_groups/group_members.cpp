// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/group_members.h"

#include "core/base/json_writer.h"
#include "onhire/sql.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString listJson(const QStringList &ids)
{
    JsonWriter json;
    json.beginArray();
    for (const QString &id : ids)
        json.value(QStringView(id));
    json.endArray();
    return QString::fromUtf8(json.take());
}

struct Candidate
{
    QString status, customerId, currency, groupId;
};

Result<void> check(const QString &rentalId, const Candidate &candidate, const QString &groupId,
                   const QString &customerId)
{
    if (candidate.customerId != customerId)
        return Failure(Error{ErrorCode::SubscriptionDifferentCustomer, rentalId});
    if (!candidate.groupId.isEmpty() && candidate.groupId != groupId)
        return Failure(Error{ErrorCode::SubscriptionInUse, rentalId});
    // One that has ended stays where it was, with what it was charged; it does not come new.
    if (candidate.status != "active"_L1 && candidate.groupId.isEmpty())
        return Failure(Error{ErrorCode::SubscriptionNotActive, rentalId});
    return {};
}

} // namespace

Result<void> checkMembers(Connection &connection, const Context &context, const QString &groupId,
                          const QString &customerId, const QStringList &rentalIds)
{
    ONHIRE_ASSIGN(Rows rows,
                  connection.run(context.scope(), sql::billing_groups::candidates,
                                 {context.tenant->id, listJson(rentalIds)}));
    QMap<QString, Candidate> candidates;
    while (rows.next())
        candidates.insert(rows.text(0), {rows.text(1), rows.text(2), rows.text(3), rows.text(4)});
    for (const QString &rentalId : rentalIds) {
        const auto candidate = candidates.constFind(rentalId);
        if (candidate == candidates.constEnd())
            return Failure(Error{ErrorCode::SubscriptionNotFound, rentalId});
        ONHIRE_TRY(check(rentalId, *candidate, groupId, customerId));
    }
    return {};
}

Result<QStringList> setMembers(Connection &connection, const Context &context, const QString &groupId,
                               const QStringList &rentalIds)
{
    ONHIRE_ASSIGN(
        Rows rows,
        connection.run(context.scope(), sql::billing_groups::members,
                       {context.tenant->id, groupId, listJson(rentalIds), toTimestamp(context.now())}));
    QStringList moved;
    while (rows.next())
        moved += rows.text(0);
    return moved;
}

} // namespace onhire
