// SPDX-License-Identifier: GPL-3.0-or-later
// What a change to a subscription would do, before anybody agrees to it. The change is really made and taken
// back (rehearsal.h), so what is shown is what would be done, and a refusal is the one that the change would
// meet.
//
// It does not wait for somebody who is changing the same record right now: SERVICE_UNAVAILABLE with the
// subscription as its subject.
#pragma once

#include "core/data/events/event_store.h"
#include "core/domain/assets/asset_patch.h"
#include "core/domain/payments/tax_terms.h"
#include "core/services/contracts/contracts.h"
#include "core/services/previews/documents.h"
#include "core/services/previews/outlook.h"
#include "core/services/subscriptions/lifecycle.h"

namespace onhire {

struct ChangePreview
{
    int version = 0; // the change that was looked at is the one of this version
    QDate today;
    TaxTerms tax; // of its customer, as payments are charged today
    SubscriptionOutlook now, after;
    Audience told; // outside of the company; customers get no messages from here
    ForeseenDocuments documents;
    QString cancelledOrder; // that of an upgrade which is called off with it; empty: none is
};

struct UpgradePreview : ChangePreview
{
    std::optional<SubscriptionOutlook> successor; // with a device at once
    // Without one: the contract that follows if the devices are exchanged on oldDeviceUntil. Nobody knows its
    // device yet.
    std::optional<SubscriptionOutlook> foreseen;
    QString newDevice;
    Money newMonthlyAmount;
    QDate oldDeviceUntil; // what is billed of it ends then
};

Result<ChangePreview> previewExtension(const Context &context, const QString &rentalId,
                                       const ExtendRequest &request, Contract contract = Contract::Stays);
// The contract is that of the order that the upgrade places.
Result<UpgradePreview> previewUpgrade(const Context &context, const QString &rentalId,
                                      const UpgradeRequest &request, Contract contract = Contract::Stays);
Result<ChangePreview> previewReplacement(const Context &context, const QString &rentalId,
                                         const ReplaceRequest &request, Contract contract = Contract::Stays);
Result<ChangePreview> previewBuyout(const Context &context, const QString &rentalId,
                                    const BuyoutRequest &request);
Result<ChangePreview> previewEarlyReturn(const Context &context, const QString &rentalId,
                                         const EarlyReturnRequest &request);
Result<ChangePreview> previewCancellation(const Context &context, const QString &rentalId,
                                          const CancelRequest &request);
Result<ChangePreview> previewEnd(const Context &context, const QString &rentalId);
Result<ChangePreview> previewTakeBack(const Context &context, const QString &rentalId,
                                      const AssetReturn &details);

} // namespace onhire
