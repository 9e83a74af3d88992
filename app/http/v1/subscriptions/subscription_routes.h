// SPDX-License-Identifier: GPL-3.0-or-later
// What the routes of subscriptions have in common.
#pragma once

#include <QLatin1StringView>

namespace onhire {

constexpr QLatin1StringView SubscriptionsRead("subscriptions:read");
constexpr QLatin1StringView SubscriptionsWrite("subscriptions:write");
constexpr QLatin1StringView SubscriptionsTag("Subscriptions");

} // namespace onhire
