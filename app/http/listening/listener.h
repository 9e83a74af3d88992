// SPDX-License-Identifier: GPL-3.0-or-later
// The HTTP server as the programs know it: a reception that accepts connections, and threads that serve them,
// each with a handler of its own.
#pragma once

#include "app/http/edge/http_message.h"
#include "app/http/edge/limits/byte_budget.h"
#include "app/http/edge/limits/connection_budget.h"
#include "app/http/edge/limits/guard_limits.h"
#include "app/http/edge/trusted_proxies.h"
#include "core/base/result.h"

#include <QStringList>
#include <QThreadPool>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace onhire {

class Clock;
class ServingThread;
class Reception;
struct SlowLanes;

struct ListenerOptions
{
    QString host; // an address, or localhost
    quint16 port = 0; // 0: the system chooses
    int threads = 2;
    int busyThreads = 2; // beside those, for requests that take seconds of work
    int outsideThreads = 16; // and for those that wait for others
    QStringList allowedHosts = {}; // beside the address itself, and the names of loopback if that is it
    TrustedProxies trustedProxies = {};
    GuardLimits limits = {};
    std::chrono::milliseconds stopWithin{5'000};
};

// What all listeners of a process have together.
struct EdgeBudgets
{
    std::shared_ptr<ConnectionBudget> connections;
    std::shared_ptr<ByteBudget> bytes;
    // where received files wait for the disk
    std::shared_ptr<QThreadPool> disk = std::make_shared<QThreadPool>();
};

class Listener
{
public:
    // Called once in each thread; what it makes is used and destroyed there. Called in others for slow
    // requests: what it makes then is used by one thread at a time. Never answers null.
    using HandlerFactory = std::function<std::unique_ptr<HttpHandler>()>;

    Listener(ListenerOptions options, EdgeBudgets budgets, const Clock &clock, HandlerFactory makeHandler);
    ~Listener();

    Result<quint16> start(); // the port, once every thread serves it; else the error's detail in plain words
    void stop(); // after the last running request was answered; can be started again

private:
    const ListenerOptions m_options;
    const EdgeBudgets m_budgets;
    const Clock &m_clock;
    const HandlerFactory m_makeHandler;
    std::shared_ptr<SlowLanes> m_slowLanes;
    std::vector<std::unique_ptr<ServingThread>> m_threads;
    std::unique_ptr<Reception> m_reception; // hands connections to the threads
};

} // namespace onhire
