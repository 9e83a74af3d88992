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

Result<std::vector<SavedSubscription>> saveSubscriptions(Connection &connection, const Context &context,
                                                         std::span<const SubscriptionRevision> revisions)
{
    const Viewpoint viewpoint(*context.tenant, context.now());
    std::vector<SubscriptionRecord> records;
    QByteArrayList documents;
    for (const SubscriptionRevision &revision : revisions) {
        records.push_back(revision.changed);
        records.back().updatedAt = toTimestamp(context.now());
        documents += documentOf(records.back(), viewpoint.exponent);
    }
    ONHIRE_ASSIGN(const auto written, saveSubscriptions(connection, context.scope(), records, documents));
    std::vector<SavedSubscription> saved;
    for (size_t i = 0; i < revisions.size(); ++i) {
        const auto &[before, changed, action, events] = revisions[i];
        records[i].totalCollected = written[i].totalCollected;
        const QByteArray after = shownSubscription(documents[qsizetype(i)], records[i], viewpoint);
        saved.push_back({{before.rentalId, after, written[i].version},
                         changeOf(records[i], shownSubscription(before.document, before, viewpoint), after,
                                  action, events)});
    }
    return saved;
}

Result<SavedSubscription> saveSubscription(Connection &connection, const Context &context,
                                           const StoredSubscription &before, SubscriptionRecord changed,
                                           const QString &action, const QStringList &events)
{
    const SubscriptionRevision revision{before, std::move(changed), action, events};
    ONHIRE_ASSIGN(auto saved, saveSubscriptions(connection, context, {&revision, 1}));
    return std::move(saved.front());
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
