// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/webhooks/retry_schedule.h"

#include <iterator>

using namespace std::chrono_literals;

namespace onhire {

static constexpr std::chrono::seconds pauses[] = {5s, 5min, 30min, 2h, 5h, 10h, 14h, 20h, 24h};
static_assert(std::size(pauses) == MostWebhookAttempts - 1);

std::optional<std::chrono::milliseconds> pauseAfter(int failures, double chance)
{
    if (failures < 1 || size_t(failures) > std::size(pauses))
        return std::nullopt;
    const std::chrono::duration<double, std::milli> pause = pauses[failures - 1] * (0.9 + 0.2 * chance);
    return std::chrono::round<std::chrono::milliseconds>(pause);
}

} // namespace onhire
