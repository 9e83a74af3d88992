// SPDX-License-Identifier: GPL-3.0-or-later
// When a webhook that failed is tried again.
#pragma once

#include <chrono>
#include <optional>

namespace onhire {

inline constexpr int MostWebhookAttempts = 10;
inline constexpr std::chrono::days LongestWebhookFailure{5}; // then the endpoint is disabled
inline constexpr std::chrono::hours LongestWebhookPause{24}; // however long a receiver asks us to stay away

// How long to wait after so many failures; none when that was the last attempt. `chance`, from 0 to 1, moves it
// by a tenth to either side, so that what failed together does not come back together.
std::optional<std::chrono::milliseconds> pauseAfter(int failures, double chance);

} // namespace onhire
