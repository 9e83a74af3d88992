// SPDX-License-Identifier: GPL-3.0-or-later
// What a subscription has brought in and will bring in, against what its device has cost. All without tax.
#pragma once

#include "core/domain/subscriptions/schedule.h"
#include "core/domain/subscriptions/subscription.h"

#include <QString>

#include <optional>

namespace onhire {

struct Tenant;

// What moves of a subscription while nobody touches it, and what its figures follow from.
struct SubscriptionState
{
    struct Ending
    {
        EndingType type;
        QDate date;
        QString orderId; // the upgrade order that waits for the return; may be empty
    };

    SubscriptionStatus status = SubscriptionStatus::Active;
    Terms terms;
    Money monthlyAmount;
    QDate billedUntil;
    std::optional<QDate> nextBillingDate;
    QString billingGroupId; // null: billed on its own
    std::optional<Money> listPrice, acquisitionCost;
    Money totalCollected;
    std::optional<int> actualMonthsRented;
    Money creditReceived; // of an upgrade: what was paid for the device before, at agreed prices
    std::optional<Decimal> taxRate = {}; // percent, the customer's own; none: the tenant's
    std::optional<Ending> ending = {};
    QString updatedAt, endedAt; // null: it runs

    bool isActive() const { return status == SubscriptionStatus::Active; }
};

// Until when its device is expected back, where its end has been agreed. Billing goes on for whoever still
// waits for an upgrade, so that date moves with what is billed.
QDate scheduledEndOf(const SubscriptionState &state);

// Up to when it is expected to be charged: the end of its contract, or the one agreed before it.
QDate chargedUntil(const SubscriptionState &state);

// From where it is looked at.
struct Viewpoint
{
    QDate today;
    QTimeZone zone;
    Decimal taxRate; // percent, the tenant's
    bool pricesIncludeTax = false;
    int exponent = 2;

    Viewpoint(const Tenant &tenant, const QDateTime &now);
    Decimal taxInPrices(const SubscriptionState &state) const;
};

enum class RecoveryStatus { NoData, Recovering, AtRisk, Profitable };

QLatin1StringView nameOf(RecoveryStatus status);

// Nothing is said where the cost is unknown, and no share of a cost that is nothing.
struct Figures
{
    Money totalCollected;
    std::optional<Money> acquisitionCost, listPrice;
    std::optional<Decimal> recoveredPercent, breakevenMonths; // one decimal
    std::optional<Money> profit;
    std::optional<bool> hasReachedBreakeven;
    RecoveryStatus status = RecoveryStatus::NoData;
    std::optional<qint64> breakevenMonth; // in which month of the contract
    Decimal monthsActive, monthsRemaining; // billed, and not billed yet
    // Each instalment up to the end, agreed ends included, less what an upgrade credits; once it is over, what
    // was collected.
    Money projected;
    std::optional<Money> projectedMargin;
    std::optional<Decimal> projectedMarginPercent; // one decimal
};

Figures figuresOf(const SubscriptionState &state, const Viewpoint &viewpoint);

// What an active subscription will still bring in, without tax: what is charged and unpaid as one sum, dated
// today; then each instalment that is not charged yet. Together that is what is projected less what was
// collected.
struct ComingSum
{
    QDate day;
    Money amount;
    friend bool operator==(const ComingSum &, const ComingSum &) = default;
};
std::vector<ComingSum> toCome(const SubscriptionState &state, const Viewpoint &viewpoint);

} // namespace onhire
