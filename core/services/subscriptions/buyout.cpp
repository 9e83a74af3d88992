// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_changes.h"
#include "core/services/payments/schedule_payment.h"
#include "core/services/subscriptions/close_subscription.h"
#include "core/services/subscriptions/details.h"
#include "core/services/subscriptions/locked_command.h"
#include "core/services/subscriptions/standing_of.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<void> sell(Connection &connection, const Context &context, const LockedSubscription &subscription)
{
    ONHIRE_ASSIGN(const auto asset, lockAsset(connection, context.scope(), subscription.serialNumber));
    ONHIRE_TRY(releaseAsset(connection, context, *asset,
                            {.status = AssetStatus::Sold, .action = u"asset.sell"_s, .events = {}}));
    return {};
}

Result<void> charge(Connection &connection, const Context &context, const LockedSubscription &subscription,
                    Money price)
{
    if (price.isZero())
        return {};
    const QString description = u"Buyout of %1 (%2)"_s.arg(subscription.productName, subscription.serialNumber);
    ONHIRE_TRY(schedulePayment(connection, context,
                               {.purpose = PaymentPurpose::Buyout,
                                .customerId = subscription.customerId,
                                .rentalId = subscription.rentalId,
                                .date = todayOf(context),
                                .lines = {{subscription.rentalId, description, price}},
                                .description = description}));
    return {};
}

Result<Buyout> buyOut(Connection &connection, const Context &context, const LockedSubscription &subscription,
                      const BuyoutRequest &request)
{
    const Tenant &tenant = *context.tenant;
    ONHIRE_TRY(checkActive(subscription));
    ONHIRE_ASSIGN(const Standing standing, standingOf(connection, context, subscription));
    const auto quote = quoteBuyout(standing, tenant.settings, tenant.exponent);
    if (!quote && !request.price)
        return Failure(quote.error());
    Buyout buyout{.serialNumber = subscription.serialNumber};
    buyout.price = request.price ? *request.price : quote->price;
    ONHIRE_ASSIGN(buyout.effectiveDate, checkEffectiveDate(standing, request.effectiveDate));
    const QByteArray details =
        buyoutDetails(context, request, buyout, quote ? std::optional(*quote) : std::nullopt,
                      recoveryWith(standing, buyout.price));
    ONHIRE_TRY(sell(connection, context, subscription));
    ONHIRE_ASSIGN(buyout.rental,
                  closeSubscription(connection, context, subscription,
                                    {.status = SubscriptionStatus::EndedBuyout,
                                     .action = u"subscription.buyout"_s,
                                     .columns = "\"buyout_details\":" + details,
                                     .reason = u"The device was bought out."_s}));
    ONHIRE_TRY(charge(connection, context, subscription, buyout.price));
    return buyout;
}

} // namespace

Result<Buyout> buyOut(const Context &context, const QString &rentalId, const BuyoutRequest &request,
                      ExpectedVersion expectedVersion)
{
    return onLockedSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const LockedSubscription &subscription) {
            return buyOut(connection, still, subscription, request);
        });
}

} // namespace onhire
