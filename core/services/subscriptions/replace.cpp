// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/changes/details_writer.h"
#include "core/services/changes/subscription_changes.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/exchange.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> checkFits(const StoredSubscription &subscription, const StoredAsset &asset, const QString &newSku)
{
    if (asset.record.sku != (newSku.isEmpty() ? subscription.sku : newSku))
        return Failure(Error{ErrorCode::SkuMismatch, asset.record.sku});
    if (asset.record.status != AssetStatus::Available)
        return Failure(Error{ErrorCode::AssetNotAvailable, asset.record.serialNumber});
    return {};
}

SubscriptionRecord withDevice(SubscriptionRecord subscription, const AssetRecord &asset)
{
    subscription.serialNumber = asset.serialNumber;
    subscription.earlyReturnAsked.reset(); // that was for the device that is with the company now
    if (asset.sku == subscription.sku)
        return subscription;
    subscription.productId = asset.productId;
    subscription.variantId = asset.variantId;
    subscription.sku = asset.sku;
    subscription.productName = asset.productName;
    subscription.imageUrl = asset.imageUrl;
    return subscription;
}

// Out of use until somebody has looked at it; one that is gone does not come back.
Result<SavedAsset> takeOut(Connection &connection, const Context &context, const StoredAsset &asset,
                           const ReplaceRequest &request)
{
    const bool gone = request.deviceIsGone();
    return releaseAsset(connection, context, asset,
                        {.status = AssetStatus::Unavailable,
                         .action = u"asset.replace"_s,
                         .events = {gone ? u"asset.updated"_s : u"asset.returned"_s},
                         .damageAssessment = request.damageAssessment});
}

Result<Replacement> replace(Connection &connection, const Context &context,
                            const StoredSubscription &subscription, const ReplaceRequest &request)
{
    ONHIRE_TRY(checkActive(subscription));
    ONHIRE_ASSIGN(
        const DeviceExchange exchange,
        lockExchange(connection, context, subscription.serialNumber, serialKey(request.newSerialNumber)));
    ONHIRE_TRY(checkFits(subscription, exchange.newAsset, request.newSku));
    SubscriptionRecord replaced = withDevice(subscription, exchange.newAsset.record);
    replaced.replacementHistory =
        withEntry(subscription.replacementHistory, replacementEntry(context, subscription, replaced, request));
    ONHIRE_ASSIGN(const SavedAsset old, takeOut(connection, context, exchange.oldAsset, request));
    ONHIRE_ASSIGN(
        const SavedAsset assigned,
        assignAsset(connection, context, exchange.newAsset, subscription.rentalId, subscription.customerId));
    ONHIRE_ASSIGN(const SavedSubscription saved,
                  saveSubscription(connection, context, subscription, replaced, u"subscription.replace"_s, {}));
    ONHIRE_TRY(writeChanges(connection, context, {old.change, assigned.change, saved.change}));
    return Replacement{saved.record, subscription.serialNumber, replaced.serialNumber, request.reason};
}

} // namespace

Result<Replacement> replaceDevice(const Context &context, const QString &rentalId,
                                  const ReplaceRequest &request, ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return replace(connection, still, subscription, request);
        });
}

} // namespace onhire
