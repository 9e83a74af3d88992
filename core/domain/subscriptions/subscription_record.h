// SPDX-License-Identifier: GPL-3.0-or-later
// A subscription as it is stored, and how that is shown: in the API, in the audit log, in events and on
// screens.
//
// Its row holds the record as a document, written when the subscription changes. Some members move while nobody
// touches the subscription: its payments, its billing group, the tenant's tax and the calendar move them. The
// document leaves a seam where they belong, and whoever shows it fills them in from a few columns.
#pragma once

#include "core/base/record_shape.h"
#include "core/domain/subscriptions/figures.h"
#include "core/domain/subscriptions/subscription.h"

namespace onhire {

struct SubscriptionRecord : SubscriptionState
{
    struct EarlyReturnAsked // by somebody who may not decide it
    {
        QString at, by;
    };

    QString rentalId, tenantId, orderId;
    int itemPosition = 0;
    QString customerId, customerEmail, customerName;
    QString serialNumber, productId, variantId, sku, productName;
    QString imageUrl; // texts that were never set are null
    QString currency;
    int originalContractLength = 0;
    Money credit; // what the next payments are reduced by
    bool returnDue = false; // finished, and the device is still out
    std::optional<EarlyReturnAsked> earlyReturnAsked; // and not answered yet
    std::optional<int> monthsSaved;
    QString listPriceSource, acquisitionCostSource;
    QString upgradeFromRentalId;
    // It was upgraded, and its device was back on that day: what is paid of it from then on is credited.
    std::optional<QDate> unusedFrom;
    QByteArray extensionHistory = "[]", replacementHistory = "[]"; // JSON arrays
    QByteArray buyoutDetails, earlyReturnDetails, cancellationDetails, customFields; // JSON; none: empty
    QString notes, createdBy, createdAt;
};

Schema subscriptionSchema();

// What invoices call it: the device, by its name and its serial number; the lines of the billing run say the
// same (billing/_contract.sql).
QString titleOf(const SubscriptionRecord &subscription);

// What is stored.
QByteArray documentOf(const SubscriptionRecord &subscription, int exponent);

// What is shown of a document.
QByteArray shownSubscription(QByteArrayView document, const SubscriptionState &state,
                             const Viewpoint &viewpoint);

} // namespace onhire
