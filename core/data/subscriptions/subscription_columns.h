// SPDX-License-Identifier: GPL-3.0-or-later
// What may become of subscriptions, as columns: a value of each in the order of the subscriptions, for the
// statement that writes many at once.
#pragma once

#include "core/domain/subscriptions/subscription_record.h"

#include <QByteArrayList>
#include <QStringList>

#include <span>

namespace onhire {

struct SubscriptionColumns
{
    QStringList ids, statuses, serials, products, variants, skus, productNames, images, ends, nextBillings,
        endingTypes, endingDates, endingOrders, returnsDue, notes, endedAt, updatedAt, unusedFrom, askedAt,
        askedBy;
    QByteArrayList amounts, prices, months, credits, monthsRented, monthsSaved, extensions, replacements,
        buyouts, earlyReturns, cancellations, customFields;

    explicit SubscriptionColumns(std::span<const SubscriptionRecord> subscriptions);

private:
    void add(const SubscriptionRecord &subscription);
    void addDevice(const SubscriptionRecord &subscription);
    void addTerms(const SubscriptionRecord &subscription);
    void addEnding(const SubscriptionRecord &subscription);
    void addHistory(const SubscriptionRecord &subscription);
};

} // namespace onhire
