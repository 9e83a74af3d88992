// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/subscriptions/details.h"

#include "core/services/changes/details_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QLatin1StringView methodName(bool byHand)
{
    return byHand ? "manual_override"_L1 : "auto_calculated"_L1;
}

QLatin1StringView nameOf(EarlyReturnMethod method)
{
    switch (method) {
    case EarlyReturnMethod::RemainingMonths: break;
    case EarlyReturnMethod::Flat: return "flat_fee"_L1;
    case EarlyReturnMethod::None: return "no_fee"_L1;
    }
    return "remaining_months"_L1;
}

} // namespace

QByteArray replacementEntry(const Context &context, const SubscriptionRecord &subscription,
                            const SubscriptionRecord &replaced, const ReplaceRequest &request)
{
    DetailsWriter entry(context);
    entry.now("replacedAt"_L1)
        .actor("replacedBy"_L1)
        .set({"oldSerialNumber"_L1, "previousSerialNumber"_L1}, subscription.serialNumber)
        .set("newSerialNumber"_L1, replaced.serialNumber);
    if (replaced.sku != subscription.sku)
        entry.set("oldSku"_L1, subscription.sku).set("newSku"_L1, replaced.sku);
    return entry.set("reason"_L1, request.reason)
        .text("damageAssessment"_L1, request.damageAssessment)
        .set("insuranceClaim"_L1, request.insuranceClaim)
        .text("notes"_L1, request.notes)
        .take();
}

QByteArray buyoutDetails(const Context &context, const BuyoutRequest &request, const Buyout &buyout,
                         const std::optional<BuyoutQuote> &quote, const Recovery &recovery)
{
    DetailsWriter details(context);
    details.set("buyoutPrice"_L1, buyout.price)
        .set("calculationMethod"_L1, methodName(request.price.has_value()))
        .set("reason"_L1, request.reason)
        .actor("processedBy"_L1)
        .set("buyoutDate"_L1, buyout.effectiveDate)
        .text("notes"_L1, request.notes);
    if (recovery.recoveredPercent)
        details.set("costRecoveryAtBuyout"_L1, *recovery.recoveredPercent);
    if (!quote)
        return details.take();
    const auto when = [&](BuyoutMethod method) {
        return quote->method == method ? quote->residualValue : Money();
    };
    const bool counts =
        quote->method == BuyoutMethod::RemainingPlusResidual || quote->method == BuyoutMethod::Remaining;
    return details.set("remainingMonths"_L1, quote->remainder.months)
        .nested("calculationBreakdown"_L1)
        .set("method"_L1, nameOf(quote->method))
        .set("remainingMonths"_L1, quote->remainder.wholeMonths)
        .set("remainingMonthsPayment"_L1, counts ? quote->remainder.value : Money())
        .set("residualValue"_L1, when(BuyoutMethod::RemainingPlusResidual))
        .set("listPricePercentage"_L1, quote->listPricePercent)
        .set("listPriceAmount"_L1, when(BuyoutMethod::ListPricePercent))
        .set("flatFee"_L1, when(BuyoutMethod::Flat))
        .endNested()
        .take();
}

QByteArray earlyReturnDetails(const Context &context, const EarlyReturnRequest &request, const EarlyReturn &end,
                              const EarlyReturnQuote &quote)
{
    DetailsWriter details(context);
    details.set({"fee"_L1, "earlyReturnFee"_L1}, end.fee)
        .set("feeWaived"_L1, request.waived)
        .set("calculationMethod"_L1, methodName(request.isByHand()))
        .text("returnCondition"_L1, request.condition)
        .text("reason"_L1, request.reason)
        .actor("processedBy"_L1)
        .now("returnedAt"_L1)
        .set("returnDate"_L1, end.returnDate)
        .set("monthsRemaining"_L1, quote.remainder.months)
        .text("damageAssessment"_L1, request.damageAssessment)
        .text("notes"_L1, request.notes);
    return details.nested("calculationBreakdown"_L1)
        .set("method"_L1, request.isByHand() ? "manual"_L1 : nameOf(quote.method))
        .set("remainingMonths"_L1, quote.remainder.wholeMonths)
        .set("gracePeriodApplied"_L1, quote.inGracePeriod && !request.isByHand())
        .set("daysFromStart"_L1, quote.daysFromStart)
        .endNested()
        .take();
}

QByteArray cancellationDetails(const Context &context, const CancelRequest &request)
{
    return DetailsWriter(context)
        .set("reason"_L1, request.reason)
        .actor("processedBy"_L1)
        .now("cancelledAt"_L1)
        .text("notes"_L1, request.notes)
        .take();
}

} // namespace onhire
