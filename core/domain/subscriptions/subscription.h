// SPDX-License-Identifier: GPL-3.0-or-later
// The states of a subscription. Whatever is not active is final; a finished one may still wait for its device.
#pragma once

#include <QDate>
#include <QLatin1StringView>
#include <QStringView>
#include <QTimeZone>

#include <optional>

namespace onhire {

enum class SubscriptionStatus {
    Active,
    Cancelled,
    EndedCompleted,
    EndedBuyout,
    EndedUpgrade,
    EndedEarlyReturn,
};

QLatin1StringView nameOf(SubscriptionStatus status);
std::optional<SubscriptionStatus> subscriptionStatusNamed(QStringView name);

// What an active subscription waits for, when its end has been agreed.
enum class EndingType { Upgrade, Cancellation, ContractEnd };

QLatin1StringView nameOf(EndingType type);
std::optional<EndingType> endingTypeNamed(QStringView name);

// What a subscription of that ending is, once its device is back.
SubscriptionStatus statusAfter(EndingType type);

// The day on which a contract is over: the agreed one, or before it the one of `endedAt`, which is null while
// it runs.
QDate actualEnd(QDate agreed, const QString &endedAt, const QTimeZone &zone);

} // namespace onhire
