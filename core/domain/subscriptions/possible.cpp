// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/possible.h"

namespace onhire {
namespace {

constexpr int PressingDays = 60;

std::optional<ErrorCode> refusalOfFinished(SubscriptionStatus status)
{
    if (status == SubscriptionStatus::Active)
        return std::nullopt;
    return status == SubscriptionStatus::Cancelled ? ErrorCode::AlreadyCancelled : ErrorCode::AlreadyEnded;
}

} // namespace

bool isDeviceOut(SubscriptionStatus status, bool returnDue)
{
    return status == SubscriptionStatus::Active || returnDue;
}

bool SubscriptionSituation::isDeviceOut() const
{
    return onhire::isDeviceOut(status, returnDue);
}

bool SubscriptionSituation::isExpectedBack() const
{
    return returnDue || (status == SubscriptionStatus::Active && (ending || isOver()));
}

bool SubscriptionSituation::isDecided() const
{
    return ending == EndingType::Upgrade || ending == EndingType::Cancellation;
}

bool SubscriptionSituation::isPressing() const
{
    return status == SubscriptionStatus::Active && !isDecided() && today.daysTo(end) <= PressingDays;
}

bool changesWhatIsOwed(SubscriptionAct act)
{
    switch (act) {
    case SubscriptionAct::Extend:
    case SubscriptionAct::Upgrade:
    case SubscriptionAct::BuyOut:
    case SubscriptionAct::ReturnEarly:
    case SubscriptionAct::Cancel: return true;
    case SubscriptionAct::Replace: // the same contract with another device
    case SubscriptionAct::End: // it is over anyway
    case SubscriptionAct::TakeBack: return false;
    }
    Q_UNREACHABLE();
}

std::optional<ErrorCode> refusalOf(SubscriptionAct act, const SubscriptionSituation &situation)
{
    const bool isActive = situation.status == SubscriptionStatus::Active;
    switch (act) {
    case SubscriptionAct::Upgrade:
        if (situation.ending == EndingType::Upgrade)
            return ErrorCode::SubscriptionNotActive;
        [[fallthrough]];
    case SubscriptionAct::Extend:
    case SubscriptionAct::Replace:
    case SubscriptionAct::BuyOut:
    case SubscriptionAct::ReturnEarly:
        return isActive ? std::nullopt : std::optional(ErrorCode::SubscriptionNotActive);
    case SubscriptionAct::Cancel: return refusalOfFinished(situation.status);
    case SubscriptionAct::End:
        if (isActive && !situation.isOver())
            return ErrorCode::SubscriptionRunning;
        return refusalOfFinished(situation.status);
    case SubscriptionAct::TakeBack:
        if (situation.isExpectedBack())
            return std::nullopt;
        return isActive ? ErrorCode::SubscriptionRunning : refusalOfFinished(situation.status);
    }
    Q_UNREACHABLE();
}

} // namespace onhire
