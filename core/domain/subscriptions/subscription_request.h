// SPDX-License-Identifier: GPL-3.0-or-later
// One unit of an order goes out: which device, on what terms, from when.
#pragma once

#include "core/base/result.h"
#include "core/base/schema.h"
#include "core/domain/subscriptions/schedule.h"

namespace onhire {

struct SubscriptionRecord;
struct Tenant;

struct SubscriptionRequest
{
    QString orderId, serialNumber;
    QString customerId; // empty, or the order's
    std::optional<int> itemIndex; // else the first item of the device's SKU with open units
    QString billingGroupId; // empty: the order's
    QDate startDate;
    std::optional<int> contractLength; // else the item's; 0: none that there is
    QString sentLength; // as it was written
    std::optional<BillingStart> billingStart; // else the tenant's
    QString notes;
    QByteArray customFields; // JSON, or empty
    bool onlyAsOrdered = false; // whoever asks may not change what the customer owes
    Money credit; // what the first payments are reduced by
    bool isExchanged = false; // it takes the place of another, which leaves in the same transaction

    static Schema schema();
    // `today` in the tenant's zone: when the subscription starts unless told otherwise.
    static Result<SubscriptionRequest> read(const JsonValue &body, const Tenant &tenant, QDate today,
                                            bool strict = false);
};

// What may be changed of a subscription by hand.
struct SubscriptionPatch
{
    std::optional<QString> notes; // null: none any more
    std::optional<QByteArray> customFields; // JSON; empty: none any more

    static Schema schema();
    static Schema notesSchema();
    static Result<SubscriptionPatch> read(const JsonValue &body, const QString &rentalId, const Tenant &tenant,
                                          const Schema &schema, bool strict = false);

    void applyTo(SubscriptionRecord &subscription) const;
};

} // namespace onhire
