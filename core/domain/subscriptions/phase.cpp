// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/phase.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView phases[] = {
    "active"_L1,       "ending"_L1,        "return_due"_L1,         "ended_completed"_L1,
    "ended_buyout"_L1, "ended_upgrade"_L1, "ended_early_return"_L1, "cancelled"_L1};

} // namespace

// An active one that has reached its end and waits for somebody charges nothing more: all that is left of it is
// its device.
SubscriptionPhase phaseOf(SubscriptionStatus status, std::optional<EndingType> ending, bool returnDue)
{
    if (returnDue)
        return SubscriptionPhase::ReturnDue;
    switch (status) {
    case SubscriptionStatus::Active:
        if (!ending)
            return SubscriptionPhase::Active;
        return ending == EndingType::ContractEnd ? SubscriptionPhase::ReturnDue : SubscriptionPhase::Ending;
    case SubscriptionStatus::Cancelled: return SubscriptionPhase::Cancelled;
    case SubscriptionStatus::EndedCompleted: return SubscriptionPhase::Completed;
    case SubscriptionStatus::EndedBuyout: return SubscriptionPhase::BoughtOut;
    case SubscriptionStatus::EndedUpgrade: return SubscriptionPhase::Upgraded;
    case SubscriptionStatus::EndedEarlyReturn: return SubscriptionPhase::ReturnedEarly;
    }
    Q_UNREACHABLE();
}

QLatin1StringView nameOf(SubscriptionPhase phase)
{
    return phases[size_t(phase)];
}

std::optional<SubscriptionPhase> subscriptionPhaseNamed(QStringView name)
{
    const auto found = std::find(std::begin(phases), std::end(phases), name);
    return found == std::end(phases) ? std::nullopt
                                     : std::optional(SubscriptionPhase(found - std::begin(phases)));
}

} // namespace onhire
