// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/services/assets/asset_changes.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/exchange.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/subscription_changes.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> checkFits(const LockedSubscription &subscription, const LockedAsset &asset, const QString &newSku)
{
    if (asset.sku != (newSku.isEmpty() ? subscription.sku : newSku))
        return Failure(Error{ErrorCode::SkuMismatch, asset.sku});
    if (asset.status != AssetStatus::Available)
        return Failure(Error{ErrorCode::AssetNotAvailable, asset.serialNumber});
    return {};
}

LockedSubscription withDevice(LockedSubscription subscription, const LockedAsset &asset)
{
    subscription.serialNumber = asset.serialNumber;
    subscription.productId = asset.productId;
    subscription.variantId = asset.variantId;
    subscription.sku = asset.sku;
    subscription.productName = asset.productName;
    return subscription;
}

QByteArray columnsOf(const LockedSubscription &replaced, const LockedAsset &asset, bool otherSku,
                     const QByteArray &history)
{
    JsonWriter columns;
    columns.beginObject().member("serial_number"_L1, replaced.serialNumber);
    if (otherSku) {
        columns.member("product_id"_L1, replaced.productId).member("variant_id"_L1, replaced.variantId);
        columns.member("sku"_L1, replaced.sku).member("product_name"_L1, replaced.productName);
        columns.key("product_image_url"_L1);
        asset.imageUrl.isEmpty() ? columns.null() : columns.value(asset.imageUrl);
    }
    columns.key("replacement_history"_L1).raw(history).endObject();
    return columns.take();
}

// Out of use until somebody has looked at it; one that is gone does not come back.
Result<void> takeOut(Connection &connection, const Context &context, const LockedAsset &asset,
                     const ReplaceRequest &request)
{
    const bool gone = request.deviceIsGone();
    ONHIRE_TRY(releaseAsset(connection, context, asset,
                            {.status = AssetStatus::Unavailable,
                             .action = u"asset.replace"_s,
                             .events = gone ? QStringList() : QStringList{u"asset.returned"_s},
                             .damageAssessment = request.damageAssessment}));
    return {};
}

Result<Replacement> replace(Connection &connection, const Context &context,
                            const LockedSubscription &subscription, const ReplaceRequest &request)
{
    ONHIRE_TRY(checkActive(subscription));
    ONHIRE_ASSIGN(
        const Exchange exchange,
        lockExchange(connection, context, subscription.serialNumber, serialKey(request.newSerialNumber)));
    ONHIRE_TRY(checkFits(subscription, exchange.newAsset, request.newSku));
    const LockedSubscription replaced = withDevice(subscription, exchange.newAsset);
    const QByteArray history =
        withEntry(subscription.replacementHistory, replacementEntry(context, subscription, replaced, request));
    ONHIRE_TRY(takeOut(connection, context, exchange.oldAsset, request));
    ONHIRE_TRY(
        assignAsset(connection, context, exchange.newAsset, subscription.rentalId, subscription.customerId));
    ONHIRE_ASSIGN(Record rental,
                  changeSubscription(
                      connection, context, subscription.rentalId,
                      {u"subscription.replace"_s,
                       {},
                       columnsOf(replaced, exchange.newAsset, replaced.sku != subscription.sku, history)}));
    return Replacement{std::move(rental), subscription.serialNumber, replaced.serialNumber};
}

} // namespace

Result<Replacement> replaceDevice(const Context &context, const QString &rentalId,
                                  const ReplaceRequest &request, ExpectedVersion expectedVersion)
{
    return onLockedSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const LockedSubscription &subscription) {
            return replace(connection, still, subscription, request);
        });
}

} // namespace onhire
