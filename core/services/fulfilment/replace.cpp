// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/services/assets/assets.h"
#include "core/services/fulfilment/similar.h"
#include "core/services/subscriptions/exchange.h"
#include "core/services/subscriptions/lifecycle.h"
#include "core/services/subscriptions/locked_command.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Both or neither. One that was replaced at the desk has never left it, so nobody need look at it: it is in the
// condition that it was in.
Result<void> exchange(const Context &context, const AssignedDevice &assigned, const ReplaceRequest &request)
{
    return inTransactionStill(context, [&](Connection &connection, const Context &still) -> Result<void> {
        // in the order in which everybody locks them
        ONHIRE_ASSIGN(const auto rental, lockSubscription(connection, still.scope(), assigned.rentalId));
        if (!rental)
            return Failure(Error{ErrorCode::NotFound, assigned.rentalId});
        ONHIRE_TRY(checkActive(*rental));
        if (rental->serialNumber != assigned.serialNumber) // somebody else has been quicker
            return Failure(Error{ErrorCode::VersionConflict, assigned.rentalId});
        ONHIRE_ASSIGN(const DeviceExchange devices,
                      lockExchange(connection, still, assigned.serialNumber, request.newSerialNumber));
        ONHIRE_TRY(replaceDevice(still, assigned.rentalId, request));
        AssetPatch back;
        back.status = AssetStatus::Available;
        if (const QString &condition = devices.oldAsset.record.condition; !condition.isEmpty())
            back.condition = condition;
        ONHIRE_TRY(reviseAsset(still, assigned.serialNumber, back));
        return {};
    });
}

// None: it is not for the desk to explain.
std::optional<ScanRefusal> refusalOf(ErrorCode code, const DeskDevice &device)
{
    switch (code) {
    case ErrorCode::SkuMismatch: return ScanRefusal::CannotReplace;
    case ErrorCode::AssetNotAvailable:
        return device.isHeld ? ScanRefusal::TakenByOther : ScanRefusal::NotAvailable;
    case ErrorCode::NotFound:
    case ErrorCode::SubscriptionNotActive:
    case ErrorCode::VersionConflict: return ScanRefusal::NotAssigned;
    default: return std::nullopt;
    }
}

} // namespace

Result<ScanOutcome> replaceAssigned(const Context &context, const AssignedDevice &assigned, const QString &scan,
                                    const QString &reason)
{
    const QString serialNumber = serialKey(scan);
    ScanOutcome outcome;
    outcome.replaces = assigned.serialNumber;
    const auto look = [&]() -> Result<void> {
        Connection &connection = context.database.connection();
        ONHIRE_ASSIGN(outcome.order, deskOrder(connection, context.scope(), assigned.orderId));
        ONHIRE_ASSIGN(outcome.device,
                      deskDevice(connection, context.scope(), serialNumber, context.tenant->zone));
        return {};
    };
    ONHIRE_TRY(look());
    if (!outcome.device) {
        ONHIRE_ASSIGN(const ScanOutcome taken, takeOrder(context, scan));
        if (taken.order)
            return taken;
        outcome.refusal = ScanRefusal::UnknownSerial;
        return withSimilar(context, outcome, serialNumber);
    }
    // also when the answer was lost and the scan is tried again
    if (outcome.device->isHeld && outcome.device->rentalId == assigned.rentalId) {
        outcome.refusal = ScanRefusal::AlreadyAssigned;
        return outcome;
    }
    ReplaceRequest request;
    request.newSerialNumber = serialNumber;
    request.reason = reason;
    const Result<void> exchanged = exchange(context, assigned, request);
    ONHIRE_TRY(look());
    if (exchanged)
        return outcome;
    if (outcome.device)
        outcome.refusal = refusalOf(exchanged.error().code, *outcome.device);
    return outcome.refusal ? Result<ScanOutcome>(outcome) : Failure(exchanged.error());
}

} // namespace onhire
