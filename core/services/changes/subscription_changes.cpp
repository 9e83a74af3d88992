// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/changes/subscription_changes.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

RecordChange changeOf(const SubscriptionRecord &subscription, const QByteArray &before, const QByteArray &after,
                      const QString &action, const QStringList &events)
{
    return {.noun = "subscription"_L1,
            .recordId = subscription.rentalId,
            .ids = idMembers({{"subscriptionId"_L1, subscription.rentalId},
                              {"rentalId"_L1, subscription.rentalId},
                              {"customerId"_L1, subscription.customerId},
                              {"orderId"_L1, subscription.orderId}}),
            .before = before,
            .after = after,
            .action = action,
            .events = events};
}

} // namespace

Result<SavedSubscription> saveSubscription(Connection &connection, const Context &context,
                                           const StoredSubscription &before, SubscriptionRecord changed,
                                           const QString &action, const QStringList &events)
{
    const Viewpoint viewpoint(*context.tenant, context.now());
    changed.updatedAt = toTimestamp(context.now());
    const QByteArray document = documentOf(changed, viewpoint.exponent);
    ONHIRE_ASSIGN(const WrittenSubscription written, saveSubscription(connection, changed, document));
    changed.totalCollected = written.totalCollected;
    const QByteArray after = shownSubscription(document, changed, viewpoint);
    return SavedSubscription{
        {changed.rentalId, after, written.version},
        changeOf(changed, shownSubscription(before.document, before, viewpoint), after, action, events)};
}

Result<Record> reviseSubscription(Connection &connection, const Context &context,
                                  const StoredSubscription &before, const SubscriptionRecord &changed,
                                  const QString &action, const QStringList &events)
{
    ONHIRE_ASSIGN(const SavedSubscription saved,
                  saveSubscription(connection, context, before, changed, action, events));
    ONHIRE_TRY(writeChanges(connection, context, {saved.change}));
    return saved.record;
}

Result<SavedSubscription> addSubscription(Connection &connection, const Context &context,
                                          const SubscriptionRecord &subscription)
{
    const Viewpoint viewpoint(*context.tenant, context.now());
    const QByteArray document = documentOf(subscription, viewpoint.exponent);
    ONHIRE_TRY(insertSubscription(connection, subscription, document));
    const QByteArray shown = shownSubscription(document, subscription, viewpoint);
    return SavedSubscription{
        {subscription.rentalId, shown, 1, true},
        changeOf(subscription, {}, shown, u"subscription.create"_s, {u"subscription.created"_s})};
}

RecordChange membershipChange(const Context &context, const StoredSubscription &before,
                              const SubscriptionState &after)
{
    const Viewpoint viewpoint(*context.tenant, context.now());
    return changeOf(before, shownSubscription(before.document, before, viewpoint),
                    shownSubscription(before.document, after, viewpoint),
                    after.billingGroupId.isNull() ? u"subscription.leave_group"_s
                                                  : u"subscription.join_group"_s,
                    {u"subscription.updated"_s});
}

} // namespace onhire
