// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/previews/preview.h"

#include "core/base/json_reader.h"
#include "core/data/customers/debtor.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/assets/assets.h"
#include "core/services/assets/take_back.h"
#include "core/services/orders/orders.h"
#include "core/services/rehearsal.h"

#include <functional>

namespace onhire {
namespace {

constexpr int Attempts = 3;

Result<void> tellDocuments(const Context &context, ChangePreview &preview)
{
    ONHIRE_ASSIGN(preview.documents, invoicesToCome(context));
    ONHIRE_ASSIGN(const auto outdated, contractsOutdated(context, preview.now, preview.after));
    preview.documents.insert(preview.documents.end(), outdated.begin(), outdated.end());
    return {};
}

Result<QString> orderCalledOff(const Context &still, const ChangePreview &preview)
{
    const auto &ending = preview.now.state.ending;
    if (!ending || ending->orderId.isEmpty())
        return QString();
    ONHIRE_ASSIGN(const Record order, findOrder(still, ending->orderId));
    const auto json = readJson(order.json);
    return json && (*json)[u"status"].toString() == nameOf(OrderStatus::Cancelled) ? order.id : QString();
}

// What was looked at must be what was changed; else somebody was faster, and it is looked at again. So it is
// after a lost connection.
// `foresee`: looks further ahead from there, once all is told of the change itself.
template <typename Preview, typename Play, typename Foresee>
Result<Preview> previewed(const Context &context, const QString &rentalId, Play play, Foresee foresee)
{
    for (int attempt = 1;; ++attempt) {
        Result<Preview> answer = rehearse(context, [&](const Context &still) -> Result<Preview> {
            Preview preview;
            ONHIRE_ASSIGN(preview.now, outlookOf(still, rentalId));
            preview.version = preview.now.record.version;
            preview.today = todayOf(still);
            ONHIRE_ASSIGN(const Debtor debtor,
                          debtorOfRental(still.database.connection(), still.scope(), rentalId));
            preview.tax = taxTermsOf(*still.tenant, debtor.tax);
            ONHIRE_TRY(play(still, preview));
            ONHIRE_ASSIGN(preview.told,
                          audienceOf(still.database.connection(), still.scope(), still.clock.now()));
            ONHIRE_ASSIGN(preview.after, outlookOf(still, rentalId));
            ONHIRE_TRY(tellDocuments(still, preview));
            ONHIRE_ASSIGN(preview.cancelledOrder, orderCalledOff(still, preview));
            ONHIRE_TRY(foresee(still, preview));
            return preview;
        });
        if (answer)
            return answer;
        const Error &error = answer.error();
        const bool maySucceed = error.transient || error.code == ErrorCode::VersionConflict;
        if (maySucceed && attempt < Attempts)
            continue;
        if (maySucceed && context.database.ping()) // it was not the database
            return Failure(Error{ErrorCode::ServiceUnavailable, rentalId, {}, error.detail, true});
        return answer;
    }
}

template <typename Preview, typename Play>
Result<Preview> previewed(const Context &context, const QString &rentalId, Play play)
{
    return previewed<Preview>(context, rentalId, play,
                              [](const Context &, const Preview &) { return Result<void>(); });
}

// Of a verb that is asked for as verb(context, rentalId, request, expectedVersion).
template <typename Verb, typename Request>
Result<ChangePreview> previewedVerb(const Context &context, const QString &rentalId, Verb verb,
                                    const Request &request)
{
    return previewed<ChangePreview>(context, rentalId, [&](const Context &still, ChangePreview &preview) {
        const auto done = verb(still, rentalId, request, preview.version);
        return done ? Result<void>() : Failure(done.error());
    });
}

// `fileName`: empty where it is not known before. A rehearsal makes no files.
template <typename Preview>
Result<Preview> withContract(const Context &context, Result<Preview> preview, Contract contract,
                             const std::function<QString(const Preview &)> &fileName)
{
    if (!preview || contract == Contract::Stays)
        return preview;
    ONHIRE_TRY(checkContractsAreMade(context));
    preview->documents.push_back({.day = preview->today, .name = fileName(*preview)});
    return preview;
}

std::function<QString(const ChangePreview &)> contractAgain(const Context &context)
{
    return [&context](const ChangePreview &preview) { return contractFileName(context, orderOf(preview.now)); };
}

// The new contract is made as it will be, with a device that is made up for it: it has the order's id, which no
// device has.
Result<SubscriptionOutlook> outlookOfSuccessor(const Context &still, const QString &orderId,
                                               const UpgradeRequest &request, QDate start)
{
    ONHIRE_TRY(createAsset(still, {.serialNumber = orderId, .sku = request.newSku}));
    const auto confirmed = confirmOrder(still, orderId);
    if (!confirmed && confirmed.error().code != ErrorCode::OrderNotConfirmable) // it is confirmed already
        return Failure(confirmed.error());
    ONHIRE_ASSIGN(
        const Record rental,
        createSubscription(
            still, {.orderId = orderId, .serialNumber = orderId, .startDate = start, .notes = request.notes}));
    ONHIRE_ASSIGN(SubscriptionOutlook outlook, outlookOf(still, rental.id));
    outlook.serialNumber.clear();
    return outlook;
}

// What may still change until then, as a group that would grow too much, is no refusal of the upgrade.
Result<void> foreseeSuccessor(const Context &still, const QString &orderId, const UpgradeRequest &request,
                              UpgradePreview &preview)
{
    auto successor = outlookOfSuccessor(still, orderId, request, preview.oldDeviceUntil);
    if (!successor && infoOf(successor.error().code).httpStatus >= 500)
        return Failure(successor.error());
    if (!successor)
        return {};
    preview.foreseen = std::move(*successor);
    return {};
}

} // namespace

Result<ChangePreview> previewExtension(const Context &context, const QString &rentalId,
                                       const ExtendRequest &request, Contract contract)
{
    return withContract<ChangePreview>(context, previewedVerb(context, rentalId, extendSubscription, request),
                                       contract, contractAgain(context));
}

Result<UpgradePreview> previewUpgrade(const Context &context, const QString &rentalId,
                                      const UpgradeRequest &request, Contract contract)
{
    QString orderId;
    const auto play = [&](const Context &still, UpgradePreview &preview) -> Result<void> {
        ONHIRE_ASSIGN(const Upgrade upgrade, upgradeSubscription(still, rentalId, request, preview.version));
        orderId = upgrade.orderId;
        preview.newDevice = upgrade.newDevice;
        preview.newMonthlyAmount = upgrade.newMonthlyAmount;
        preview.oldDeviceUntil = upgrade.scheduledEndDate;
        if (upgrade.newRental) {
            ONHIRE_ASSIGN(preview.successor, outlookOf(still, upgrade.newRental->id));
        }
        return {};
    };
    const auto foresee = [&](const Context &still, UpgradePreview &preview) {
        return preview.successor ? Result<void>() : foreseeSuccessor(still, orderId, request, preview);
    };
    return withContract<UpgradePreview>(context, previewed<UpgradePreview>(context, rentalId, play, foresee),
                                        contract, [](const UpgradePreview &) { return QString(); });
}

Result<ChangePreview> previewReplacement(const Context &context, const QString &rentalId,
                                         const ReplaceRequest &request, Contract contract)
{
    return withContract<ChangePreview>(context, previewedVerb(context, rentalId, replaceDevice, request),
                                       contract, contractAgain(context));
}

Result<ChangePreview> previewBuyout(const Context &context, const QString &rentalId,
                                    const BuyoutRequest &request)
{
    return previewedVerb(context, rentalId, buyOut, request);
}

Result<ChangePreview> previewEarlyReturn(const Context &context, const QString &rentalId,
                                         const EarlyReturnRequest &request)
{
    return previewedVerb(context, rentalId, returnEarly, request);
}

Result<ChangePreview> previewCancellation(const Context &context, const QString &rentalId,
                                          const CancelRequest &request)
{
    return previewedVerb(context, rentalId, cancelSubscription, request);
}

Result<ChangePreview> previewEnd(const Context &context, const QString &rentalId)
{
    return previewed<ChangePreview>(context, rentalId,
                                    [&](const Context &still, ChangePreview &preview) -> Result<void> {
                                        ONHIRE_TRY(endSubscription(still, rentalId, preview.version));
                                        return {};
                                    });
}

Result<ChangePreview> previewTakeBack(const Context &context, const QString &rentalId,
                                      const AssetReturn &details)
{
    return previewedVerb(context, rentalId, takeBackDevice, details);
}

} // namespace onhire
