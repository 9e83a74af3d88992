// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/billing/charge_begun.h"
#include "core/services/changes/asset_changes.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/standing_of.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<SavedAsset> sell(Connection &connection, const Context &context, const StoredSubscription &subscription)
{
    ONHIRE_ASSIGN(const auto asset, lockAsset(connection, context.scope(), subscription.serialNumber));
    return releaseAsset(
        connection, context, *asset,
        {.status = AssetStatus::Sold, .action = u"asset.sell"_s, .events = {u"asset.updated"_s}});
}

Result<Buyout> buyOut(Connection &connection, const Context &context, const StoredSubscription &stored,
                      const BuyoutRequest &request)
{
    const Tenant &tenant = *context.tenant;
    ONHIRE_TRY(checkActive(stored));
    ONHIRE_ASSIGN(const StoredSubscription subscription, withBegunCharged(connection, context, stored));
    ONHIRE_ASSIGN(const Standing standing, standingOf(connection, context, subscription.rentalId));
    const auto quote = quoteBuyout(standing, tenant.settings, tenant.exponent);
    if (!quote && !request.price)
        return Failure(quote.error());
    Buyout buyout{.serialNumber = subscription.serialNumber, .currency = tenant.currency};
    buyout.price = request.price ? *request.price : quote->price;
    ONHIRE_ASSIGN(buyout.effectiveDate, checkEffectiveDate(standing, request.effectiveDate));
    SubscriptionRecord bought = subscription;
    bought.buyoutDetails = buyoutDetails(context, request, buyout, quote ? std::optional(*quote) : std::nullopt,
                                         recoveryWith(standing, buyout.price));
    buyout.details = bought.buyoutDetails;
    ONHIRE_ASSIGN(const SavedAsset asset, sell(connection, context, subscription));
    ONHIRE_ASSIGN(
        const SavedSubscription saved,
        closeSubscription(connection, context, subscription, bought,
                          {.status = SubscriptionStatus::EndedBuyout,
                           .action = u"subscription.buyout"_s,
                           .reason = u"The device was bought out."_s,
                           .charge = chargeToEnd(context, subscription, PaymentPurpose::Buyout, buyout.price),
                           .lastDay = buyout.effectiveDate}));
    buyout.rental = saved.record;
    ONHIRE_TRY(writeChanges(connection, context, {asset.change, saved.change}));
    return buyout;
}

} // namespace

Result<Buyout> buyOut(const Context &context, const QString &rentalId, const BuyoutRequest &request,
                      ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return buyOut(connection, still, subscription, request);
        });
}

} // namespace onhire
