// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a subscription as it stands, for whoever offers it. Each verb refuses what is told here
// and more, which only it can know (a device that is out, a length that is not offered);
// tests/core/services/tst_previews.cpp holds both against each other.
#pragma once

#include "core/base/error_code.h"
#include "core/domain/subscriptions/subscription.h"

#include <QDate>

#include <optional>

namespace onhire {

enum class SubscriptionAct { Extend, Upgrade, Replace, BuyOut, ReturnEarly, Cancel, End, TakeBack };

struct SubscriptionSituation
{
    SubscriptionStatus status = SubscriptionStatus::Active;
    std::optional<EndingType> ending;
    bool returnDue = false;
    QDate end; // of the contract
    QDate today;

    bool isDeviceOut() const;
    bool isOver() const { return today >= end; }
    bool isExpectedBack() const; // nothing stands in the way of taking the device back
    bool isDecided() const; // how it ends is agreed, and its device is to come back
    bool isPressing() const; // somebody should decide soon how it goes on
};

// The customer still has it: the contract runs, or it has ended and the device is not back yet.
bool isDeviceOut(SubscriptionStatus status, bool returnDue);

// It changes what the customer owes: that is not for those who only hand devices out and take them back.
bool changesWhatIsOwed(SubscriptionAct act);

std::optional<ErrorCode> refusalOf(SubscriptionAct act, const SubscriptionSituation &situation);

} // namespace onhire
