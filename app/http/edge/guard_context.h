// SPDX-License-Identifier: GPL-3.0-or-later
// What the connections of one thread share. Never touched by another thread, except for the budgets, the
// pool, the slow lanes and the occupation, which are made for that.
#pragma once

#include "app/http/edge/host_allow_list.h"
#include "app/http/edge/limits/byte_budget.h"
#include "app/http/edge/limits/connection_budget.h"
#include "app/http/edge/limits/guard_limits.h"
#include "app/http/edge/outlet.h"
#include "app/http/edge/reply_head.h"
#include "app/http/edge/slow_lane.h"
#include "app/http/edge/trusted_proxies.h"

#include <QThreadPool>

namespace onhire {

class Occupation;

struct GuardContext
{
    GuardLimits limits;
    HostAllowList hosts;
    TrustedProxies proxies;
    std::shared_ptr<ByteBudget> bytes;
    std::shared_ptr<QThreadPool> disk;
    std::shared_ptr<SlowLanes> slowLanes;
    DateHeader date;
    HttpHandler &handler;
    Occupation &occupation;

    // The request that is being answered. One at most, for handlers are synchronous.
    const HttpRequest *current = nullptr;
    std::optional<HttpReply> reply = {}; // to it, when that was given on another thread
    AnswerBody body = {}; // of its answer: Qt is given the head alone
};

} // namespace onhire
