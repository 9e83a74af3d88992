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

Result<void> takeBack(Connection &connection, const Context &context, const LockedSubscription &subscription,
                      const EarlyReturnRequest &request)
{
    ONHIRE_ASSIGN(const auto asset, lockAsset(connection, context.scope(), subscription.serialNumber));
    ONHIRE_TRY(releaseAsset(connection, context, *asset,
                            {.condition = request.condition, .damageAssessment = request.damageAssessment}));
    return {};
}

Result<void> charge(Connection &connection, const Context &context, const LockedSubscription &subscription,
                    Money fee)
{
    if (fee.isZero())
        return {};
    const QString description =
        u"Early return of %1 (%2)"_s.arg(subscription.productName, subscription.serialNumber);
    ONHIRE_TRY(schedulePayment(connection, context,
                               {.purpose = PaymentPurpose::EarlyReturnFee,
                                .customerId = subscription.customerId,
                                .rentalId = subscription.rentalId,
                                .date = todayOf(context),
                                .lines = {{subscription.rentalId, description, fee}},
                                .description = description}));
    return {};
}

QByteArray columnsOf(const LockedSubscription &subscription, const EarlyReturn &end, const QByteArray &details)
{
    const int saved = std::max(0, subscription.terms.months - end.monthsRented);
    return "\"months_saved\":" + QByteArray::number(saved) + ",\"early_return_details\":" + details;
}

Result<EarlyReturn> returnEarly(Connection &connection, const Context &context,
                                const LockedSubscription &subscription, const EarlyReturnRequest &request)
{
    const Tenant &tenant = *context.tenant;
    ONHIRE_TRY(checkActive(subscription));
    ONHIRE_ASSIGN(const Standing standing, standingOf(connection, context, subscription));
    const EarlyReturnQuote quote = quoteEarlyReturn(standing, tenant.settings, tenant.exponent);
    EarlyReturn end{.serialNumber = subscription.serialNumber};
    end.fee = request.waived ? Money() : request.fee.value_or(quote.fee);
    ONHIRE_ASSIGN(end.returnDate, checkEffectiveDate(standing, request.effectiveDate));
    end.monthsRented = monthsRented(subscription.terms, standing.today);
    const QByteArray details = earlyReturnDetails(context, request, end, quote);
    ONHIRE_TRY(takeBack(connection, context, subscription, request));
    ONHIRE_ASSIGN(end.rental,
                  closeSubscription(connection, context, subscription,
                                    {.status = SubscriptionStatus::EndedEarlyReturn,
                                     .action = u"subscription.early_return"_s,
                                     .columns = columnsOf(subscription, end, details),
                                     .reason = u"The device was returned early."_s}));
    ONHIRE_TRY(charge(connection, context, subscription, end.fee));
    return end;
}

} // namespace

Result<EarlyReturn> returnEarly(const Context &context, const QString &rentalId,
                                const EarlyReturnRequest &request, ExpectedVersion expectedVersion)
{
    return onLockedSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const LockedSubscription &subscription) {
            return returnEarly(connection, still, subscription, request);
        });
}

} // namespace onhire
