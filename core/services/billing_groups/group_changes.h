// SPDX-License-Identifier: GPL-3.0-or-later
// What every change to a billing group has in common: its record is written as it is now, and beside it what
// happened.
#pragma once

#include "core/data/billing_groups/billing_group_store.h"
#include "core/services/changes/written.h"

namespace onhire {

struct GroupChange
{
    QString action; // of the audit log: billing_group.update
    QStringList events = {};
    GroupFate fate = GroupFate::Stays;
    QString grownBy = {}; // the field by which it comes to more than before; null: it does not
};

// Writes a locked group with what its members add up to by now; refused where that is more than can be charged.
Result<Record> changeGroup(Connection &connection, const Context &context, const StoredGroup &before,
                           BillingGroupRecord group, const GroupChange &change);

// A group that has just been made, or changed when there is a document from before.
RecordChange changeOf(const BillingGroupRecord &group, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QStringList &events);

} // namespace onhire
