// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/assets/assets.h"
#include "core/services/billing/charge_begun.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/payments/unused_days.h"
#include "core/services/still_transaction.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/contract_ends.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// What becomes of a subscription whose device is back; none when it was finished before.
Result<std::optional<SubscriptionStatus>> statusWithoutDevice(const StoredSubscription &subscription,
                                                              QDate today)
{
    if (!subscription.isActive())
        return std::nullopt;
    if (subscription.ending)
        return statusAfter(subscription.ending->type);
    if (today >= endOf(subscription.terms))
        return SubscriptionStatus::EndedCompleted;
    return Failure(Error{ErrorCode::SubscriptionRunning, subscription.rentalId});
}

// The device comes back for another one. From that day on the customer has the new one, or waits for it with
// none, so the old contract asks for no day from then on: neither for a month that begins on it, whether the
// billing run has come first or not, nor, where the company credits unused days, for the rest of the one that
// has begun. Days that were paid for are credited to the customer, as the new contract may not be there yet, or
// may have asked for its first months long ago; the customer's next charges use it.
Result<SavedSubscription> settleUpgrade(Connection &connection, const Context &context,
                                        const StoredSubscription &subscription)
{
    const QDate today = todayOf(context);
    const bool isOver = endOf(subscription.terms) < today; // and went on until now
    ONHIRE_ASSIGN(StoredSubscription open,
                  isOver ? withEndSettled(connection, context, subscription)
                         : Result<StoredSubscription>(subscription));
    ONHIRE_ASSIGN(const StoredSubscription charged,
                  withBegunCharged(connection, context, std::move(open), today.addDays(-1)));
    SubscriptionRecord closed = charged;
    if (creditsUnusedDays(*context.tenant) && charged.terms.start < today) // else nothing of it has begun
        closed.unusedFrom = today;
    return closeSubscription(connection, context, charged, closed,
                             {.status = SubscriptionStatus::EndedUpgrade,
                              .events = {u"subscription.updated"_s}, // not that it has ended: it goes on
                              .reason = u"The device was returned."_s,
                              .isExchange = true});
}

Result<SavedSubscription> settle(Connection &connection, const Context &context,
                                 const StoredSubscription &subscription)
{
    ONHIRE_ASSIGN(const auto status, statusWithoutDevice(subscription, todayOf(context)));
    if (!status) {
        SubscriptionRecord returned = subscription;
        returned.returnDue = false;
        return saveSubscription(connection, context, subscription, returned, u"subscription.return"_s,
                                {u"subscription.updated"_s});
    }
    if (*status == SubscriptionStatus::EndedUpgrade)
        return settleUpgrade(connection, context, subscription);
    ONHIRE_ASSIGN(const StoredSubscription charged, withBegunCharged(connection, context, subscription));
    return closeSubscription(connection, context, charged, charged,
                             {.status = *status, .reason = u"The device was returned."_s});
}

class DeviceReturn
{
public:
    DeviceReturn(Connection &connection, const Context &context) : m_connection(connection), m_context(context)
    {
    }

    Result<Record> run(const QString &serialNumber, const AssetReturn &details,
                       std::optional<int> expectedVersion)
    {
        ONHIRE_ASSIGN(const QString rentalId, holderOf(serialNumber));
        std::optional<StoredSubscription> subscription;
        if (!rentalId.isEmpty()) {
            ONHIRE_ASSIGN(subscription, lockSubscription(m_connection, m_context.scope(), rentalId));
        }
        ONHIRE_ASSIGN(const auto asset, lockAsset(m_connection, m_context.scope(), serialNumber));
        if (!asset || asset->record.rentalId != rentalId)
            return Failure(Error::unavailable(u"the asset is changing hands at this moment"_s));
        if (expectedVersion && *expectedVersion != asset->version)
            return Failure(Error{ErrorCode::VersionConflict, serialNumber});
        if (!subscription)
            return Failure(Error{ErrorCode::InvalidStatus, nameOf(asset->record.status)});
        ONHIRE_ASSIGN(const SavedSubscription settled, settle(m_connection, m_context, *subscription));
        ONHIRE_ASSIGN(const SavedAsset returned,
                      releaseAsset(m_connection, m_context, *asset,
                                   {.condition = details.condition,
                                    .damageAssessment = details.damageAssessment,
                                    .location = details.location,
                                    .notes = details.notes}));
        ONHIRE_TRY(writeChanges(m_connection, m_context, {settled.change, returned.change}));
        return returned.record;
    }

private:
    // Looked up before anything is locked, because a subscription is locked before its asset.
    Result<QString> holderOf(const QString &serialNumber)
    {
        ONHIRE_ASSIGN(const auto holder, onhire::holderOf(m_connection, m_context.scope(), serialNumber));
        if (!holder)
            return Failure(Error{ErrorCode::NotFound, serialNumber});
        return *holder;
    }

    Connection &m_connection;
    const Context &m_context;
};

} // namespace

Result<Record> returnAsset(const Context &context, const QString &serialNumber, const AssetReturn &details,
                           std::optional<int> expectedVersion)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) {
        return DeviceReturn(connection, still).run(serialKey(serialNumber), details, expectedVersion);
    });
}

} // namespace onhire
