// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/assets/assets.h"
#include "core/services/fulfilment/similar.h"
#include "core/services/moment.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/today/today.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<ScanOutcome> refused(ScanOutcome outcome, ScanRefusal refusal)
{
    outcome.refusal = refusal;
    return outcome;
}

Result<ScanOutcome> contractRuns(const Context &context, ScanOutcome outcome)
{
    const auto quote = calculateEarlyReturn(context, outcome.device->rentalId);
    if (quote)
        outcome.earlyReturnFee = quote->fee;
    else if (quote.error().code == ErrorCode::ServiceUnavailable)
        return Failure(quote.error());
    return refused(std::move(outcome), ScanRefusal::ContractRuns);
}

// Where most of its kind are; null: nobody knows.
Result<QString> shelfFor(const Context &context, const DeskDevice &device)
{
    ONHIRE_ASSIGN(const auto stock, shelfStock(context, {device.sku}));
    const auto fullest = std::ranges::max_element(
        stock, {}, [](const ShelfStock &each) { return each.location.isEmpty() ? 0 : each.devices; });
    return fullest == stock.end() ? QString() : fullest->location;
}

} // namespace

Result<ScanOutcome> takeDeviceBack(const Context &context, const QString &scan, bool *sawOut)
{
    const QString serialNumber = serialKey(scan);
    const auto look = [&] {
        return deskDevice(context.database.connection(), context.scope(), serialNumber, context.tenant->zone);
    };
    ScanOutcome outcome;
    ONHIRE_ASSIGN(outcome.device, look());
    if (!outcome.device) {
        ONHIRE_ASSIGN(const ScanOutcome taken, takeOrder(context, scan));
        outcome.order = taken.order;
        outcome.refusal = taken.order ? ScanRefusal::IsOrder : ScanRefusal::UnknownSerial;
        return withSimilar(context, outcome, serialNumber);
    }
    if (sawOut)
        *sawOut = outcome.device->isHeld;
    if (outcome.device->isHeld) {
        AssetReturn details;
        if (outcome.device->location.isEmpty()) {
            ONHIRE_ASSIGN(details.location, shelfFor(context, *outcome.device));
        }
        const auto returned = returnAsset(context, serialNumber, details);
        if (!returned && returned.error().code == ErrorCode::SubscriptionRunning)
            return contractRuns(context, outcome);
        if (!returned && returned.error().code != ErrorCode::InvalidStatus)
            return Failure(returned.error());
        const QString upgrade =
            outcome.device->upgradeOrderId; // which the contract does not know any more then
        ONHIRE_ASSIGN(outcome.device, look());
        if (returned) {
            outcome.device->upgradeOrderId = upgrade;
            return outcome;
        }
    }
    return refused(outcome,
                   outcome.device->status == AssetStatus::Returned ? ScanRefusal::AlreadyBack
                                                                   : ScanRefusal::NotOut);
}

Result<ScanOutcome> deviceToInspect(const Context &context, const QString &serialNumber)
{
    ScanOutcome outcome;
    ONHIRE_ASSIGN(outcome.device,
                  deskDevice(context.database.connection(), context.scope(), serialKey(serialNumber),
                             context.tenant->zone));
    if (!outcome.device)
        return refused(outcome, ScanRefusal::UnknownSerial);
    if (outcome.device->isHeld)
        return refused(outcome, ScanRefusal::OutAgain);
    if (outcome.device->status != AssetStatus::Returned)
        return refused(outcome, ScanRefusal::NotOut);
    return outcome;
}

Result<void> setCondition(const Context &context, const QString &serialNumber, const QString &condition)
{
    ONHIRE_TRY(judgeAsset(context, serialNumber, condition));
    return {};
}

QString conditionOfScan(const QString &scan)
{
    const QString word = cleaned(scan).toLower();
    return assetConditions().contains(word) ? word : QString();
}

Result<std::vector<ShelfStock>> shelfStock(const Context &context, const QStringList &skus)
{
    return shelfStock(context.database.connection(), context.scope(), skus);
}

Result<UninspectedDevices> uninspectedDevices(const Context &context, int most)
{
    return uninspectedDevices(context.database.connection(), context.scope(), most);
}

Result<FulfilmentQueue> fulfilmentQueue(const Context &context, int most)
{
    return fulfilmentQueue(context.database.connection(), context.scope(), most);
}

Result<ReturnsDue> returnsDue(const Context &context, int most)
{
    const QDate today = todayOf(context);
    return returnsDue(context.database.connection(), context.scope(),
                      {today, today.addDays(ReturnsAheadDays), context.tenant->zone, most});
}

} // namespace onhire
