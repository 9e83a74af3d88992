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

Result<SavedAsset> takeBack(Connection &connection, const Context &context,
                            const StoredSubscription &subscription, const EarlyReturnRequest &request)
{
    ONHIRE_ASSIGN(const auto asset, lockAsset(connection, context.scope(), subscription.serialNumber));
    return releaseAsset(connection, context, *asset,
                        {.condition = request.condition, .damageAssessment = request.damageAssessment});
}

// Who came back within the first days pays nothing, whenever that is recorded. To say so of a day that is past
// is to waive the fee.
Result<EarlyReturnQuote> quoteOn(QDate returned, Standing standing, const Tenant &tenant,
                                 const EarlyReturnRequest &request)
{
    const Money feeToday = quoteEarlyReturn(standing, tenant.settings, tenant.exponent).fee;
    standing.today = returned;
    const EarlyReturnQuote quote = quoteEarlyReturn(standing, tenant.settings, tenant.exponent);
    if (quote.fee < feeToday && !request.isByHand() && !request.mayForgive)
        return Failure(Error{ErrorCode::InsufficientPermissions, u"prices:override"_s});
    return quote;
}

Result<EarlyReturn> returnEarly(Connection &connection, const Context &context,
                                const StoredSubscription &stored, const EarlyReturnRequest &request)
{
    const Tenant &tenant = *context.tenant;
    ONHIRE_TRY(checkActive(stored));
    ONHIRE_ASSIGN(const StoredSubscription subscription, withBegunCharged(connection, context, stored));
    ONHIRE_ASSIGN(const Standing standing, standingOf(connection, context, subscription.rentalId));
    EarlyReturn end{.serialNumber = subscription.serialNumber, .currency = tenant.currency};
    ONHIRE_ASSIGN(end.returnDate, checkEffectiveDate(standing, request.effectiveDate));
    ONHIRE_ASSIGN(const EarlyReturnQuote quote, quoteOn(end.returnDate, standing, tenant, request));
    end.fee = request.waived ? Money() : request.fee.value_or(quote.fee);
    end.monthsRented = monthsRented(subscription.terms, end.returnDate);
    SubscriptionRecord returned = subscription;
    returned.monthsSaved = std::max(0, subscription.terms.months - end.monthsRented);
    returned.earlyReturnDetails = earlyReturnDetails(context, request, end, quote);
    end.details = returned.earlyReturnDetails;
    ONHIRE_ASSIGN(const SavedAsset asset, takeBack(connection, context, subscription, request));
    ONHIRE_ASSIGN(const SavedSubscription saved,
                  closeSubscription(
                      connection, context, subscription, returned,
                      {.status = SubscriptionStatus::EndedEarlyReturn,
                       .action = u"subscription.early_return"_s,
                       .reason = u"The device was returned early."_s,
                       .charge = chargeToEnd(context, subscription, PaymentPurpose::EarlyReturnFee, end.fee),
                       .lastDay = end.returnDate}));
    end.rental = saved.record;
    ONHIRE_TRY(writeChanges(connection, context, {asset.change, saved.change}));
    return end;
}

} // namespace

Result<EarlyReturn> returnEarly(const Context &context, const QString &rentalId,
                                const EarlyReturnRequest &request, ExpectedVersion expectedVersion)
{
    return onStoredSubscription(
        context, rentalId, expectedVersion,
        [&](Connection &connection, const Context &still, const StoredSubscription &subscription) {
            return returnEarly(connection, still, subscription, request);
        });
}

} // namespace onhire
