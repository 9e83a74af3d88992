// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/previews/preview.h"

#include "core/data/customers/debtor.h"
#include "core/domain/tenants/tenant.h"
#include "core/services/assets/take_back.h"
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

// What was looked at must be what was changed; else somebody was faster, and it is looked at again. So it is
// after a lost connection.
template <typename Preview, typename Play>
Result<Preview> previewed(const Context &context, const QString &rentalId, Play play)
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
    const auto play = [&](const Context &still, UpgradePreview &preview) -> Result<void> {
        ONHIRE_ASSIGN(const Upgrade upgrade, upgradeSubscription(still, rentalId, request, preview.version));
        preview.newDevice = upgrade.newDevice;
        preview.newMonthlyAmount = upgrade.newMonthlyAmount;
        preview.oldDeviceUntil = upgrade.scheduledEndDate;
        if (upgrade.newRental) {
            ONHIRE_ASSIGN(preview.successor, outlookOf(still, upgrade.newRental->id));
        }
        return {};
    };
    return withContract<UpgradePreview>(context, previewed<UpgradePreview>(context, rentalId, play), contract,
                                        [](const UpgradePreview &) { return QString(); });
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
