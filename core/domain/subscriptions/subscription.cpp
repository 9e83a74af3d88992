// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/subscriptions/subscription.h"

#include "core/base/calendar.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView statuses[] = {"active"_L1,       "cancelled"_L1,     "ended_completed"_L1,
                                          "ended_buyout"_L1, "ended_upgrade"_L1, "ended_early_return"_L1};

struct Ending
{
    QLatin1StringView name;
    SubscriptionStatus status;
};
constexpr Ending endings[] = {{"upgrade"_L1, SubscriptionStatus::EndedUpgrade},
                              {"cancellation"_L1, SubscriptionStatus::Cancelled},
                              {"contract_end"_L1, SubscriptionStatus::EndedCompleted}};

} // namespace

QLatin1StringView nameOf(SubscriptionStatus status)
{
    return statuses[size_t(status)];
}

std::optional<SubscriptionStatus> subscriptionStatusNamed(QStringView name)
{
    const auto found = std::find(std::begin(statuses), std::end(statuses), name);
    return found == std::end(statuses) ? std::nullopt
                                       : std::optional(SubscriptionStatus(found - std::begin(statuses)));
}

QLatin1StringView nameOf(EndingType type)
{
    return endings[size_t(type)].name;
}

std::optional<EndingType> endingTypeNamed(QStringView name)
{
    const auto found = std::find_if(std::begin(endings), std::end(endings),
                                    [=](const Ending &ending) { return ending.name == name; });
    return found == std::end(endings) ? std::nullopt : std::optional(EndingType(found - std::begin(endings)));
}

SubscriptionStatus statusAfter(EndingType type)
{
    return endings[size_t(type)].status;
}

QDate actualEnd(QDate agreed, const QString &endedAt, const QTimeZone &zone)
{
    const auto ended = endedAt.isEmpty() ? std::nullopt : parseTimestamp(endedAt);
    return ended ? std::min(dateIn(zone, *ended), agreed) : agreed;
}

} // namespace onhire
