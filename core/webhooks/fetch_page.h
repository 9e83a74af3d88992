// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches a page of a store's feed under the rules that hold for webhooks, and waits for it: for threads that
// serve nobody else meanwhile.
#pragma once

#include "core/outward/exchange_rules.h"
#include "core/services/products/store_feed.h"

#include <atomic>

namespace onhire {

// What it is given has to outlive it. It gives up when `isEnding` becomes true.
FetchPage pageFetcher(ExchangeRules rules, const Clock &clock, const std::atomic<bool> &isEnding);

} // namespace onhire
