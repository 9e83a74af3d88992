// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation that changes a subscription does it through this: inside its transaction, with the
// subscription locked. What there is to tell of its changes it writes at its end, all at once.
#pragma once

#include "core/data/subscriptions/subscription_store.h"
#include "core/services/changes/written.h"

#include <span>
#include <vector>

namespace onhire {

struct SavedSubscription
{
    Record record;
    RecordChange change; // to be written by the command
};

struct SubscriptionRevision
{
    StoredSubscription before; // locked
    SubscriptionRecord changed;
    QString action; // of the audit log
    QStringList events;
};
// One statement for all of them; what is saved is in their order.
Result<std::vector<SavedSubscription>> saveSubscriptions(Connection &connection, const Context &context,
                                                         std::span<const SubscriptionRevision> revisions);

// The same of one.
Result<SavedSubscription> saveSubscription(Connection &connection, const Context &context,
                                           const StoredSubscription &before, SubscriptionRecord changed,
                                           const QString &action, const QStringList &events);

// The same for a command that changes nothing else: what is to be told is written, too.
Result<Record> reviseSubscription(Connection &connection, const Context &context,
                                  const StoredSubscription &before, const SubscriptionRecord &changed,
                                  const QString &action, const QStringList &events);

// A new one, with its row.
Result<SavedSubscription> addSubscription(Connection &connection, const Context &context,
                                          const SubscriptionRecord &subscription);

// A locked one that its billing group takes in or lets go, which is written with the group: what is told of it.
RecordChange membershipChange(const Context &context, const StoredSubscription &before,
                              const SubscriptionState &after);

} // namespace onhire
