// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing_groups/group_changes.h"

#include "core/services/billing_groups/largest_charge.h"

using namespace Qt::StringLiterals;

namespace onhire {

RecordChange changeOf(const BillingGroupRecord &group, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QStringList &events)
{
    return {.noun = "billingGroup"_L1,
            .recordId = group.id,
            .ids = idMembers({{"billingGroupId"_L1, group.id}, {"customerId"_L1, group.customerId}}),
            .before = before,
            .after = after,
            .action = action,
            .events = events};
}

Result<Record> changeGroup(Connection &connection, const Context &context, const StoredGroup &before,
                           BillingGroupRecord group, const GroupChange &change)
{
    ONHIRE_TRY(readMembers(connection, context.scope(), group));
    if (!change.grownBy.isNull())
        ONHIRE_TRY(checkGroupsCharges(connection, context, group, change.grownBy));
    group.updatedAt = toTimestamp(context.now());
    const QByteArray document = documentOf(group);
    ONHIRE_TRY(saveGroup(connection, group, change.fate, document));
    ONHIRE_TRY(writeChanges(connection, context,
                            {changeOf(group, before.document, document, change.action, change.events)}));
    return Record{group.id, document, before.version + 1};
}

} // namespace onhire
