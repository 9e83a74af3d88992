// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/subscriptions/subscription_columns.h"

#include "core/base/calendar.h"
#include "core/base/optional_text.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QByteArray numberOrNull(std::optional<int> value)
{
    return value ? QByteArray::number(*value) : QByteArray();
}

QByteArray given(const QByteArray &json)
{
    return json.isEmpty() ? QByteArray() : json;
}

} // namespace

SubscriptionColumns::SubscriptionColumns(std::span<const SubscriptionRecord> subscriptions)
{
    for (const SubscriptionRecord &subscription : subscriptions)
        add(subscription);
}

void SubscriptionColumns::add(const SubscriptionRecord &subscription)
{
    ids += subscription.rentalId;
    statuses += QString(nameOf(subscription.status));
    notes += subscription.notes;
    updatedAt += subscription.updatedAt;
    customFields += given(subscription.customFields);
    addDevice(subscription);
    addTerms(subscription);
    addEnding(subscription);
    addHistory(subscription);
}

void SubscriptionColumns::addDevice(const SubscriptionRecord &subscription)
{
    serials += subscription.serialNumber;
    products += subscription.productId;
    variants += subscription.variantId;
    skus += subscription.sku;
    productNames += subscription.productName;
    images += subscription.imageUrl;
}

void SubscriptionColumns::addTerms(const SubscriptionRecord &subscription)
{
    amounts += QByteArray::number(qint64(subscription.monthlyAmount.minor()));
    prices += pricesJson(subscription.terms.prices);
    months += QByteArray::number(subscription.terms.months);
    ends += isoDate(endOf(subscription.terms));
    nextBillings += isoDate(subscription.nextBillingDate);
    credits += QByteArray::number(qint64(subscription.credit.minor()));
}

void SubscriptionColumns::addEnding(const SubscriptionRecord &subscription)
{
    const auto &ending = subscription.ending;
    const auto asked = subscription.earlyReturnAsked.value_or(SubscriptionRecord::EarlyReturnAsked());
    endingTypes += ending ? QString(nameOf(ending->type)) : QString();
    endingDates += ending ? isoDate(ending->date) : QString();
    endingOrders += ending ? textOrNull(ending->orderId) : QString();
    endedAt += subscription.endedAt;
    returnsDue += subscription.returnDue ? u"true"_s : u"false"_s;
    unusedFrom += isoDate(subscription.unusedFrom);
    askedAt += asked.at;
    askedBy += asked.by;
    monthsRented += numberOrNull(subscription.actualMonthsRented);
    monthsSaved += numberOrNull(subscription.monthsSaved);
}

void SubscriptionColumns::addHistory(const SubscriptionRecord &subscription)
{
    extensions += subscription.extensionHistory;
    replacements += subscription.replacementHistory;
    buyouts += given(subscription.buyoutDetails);
    earlyReturns += given(subscription.earlyReturnDetails);
    cancellations += given(subscription.cancellationDetails);
}

} // namespace onhire
