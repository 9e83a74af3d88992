// SPDX-License-Identifier: GPL-3.0-or-later
// A small server behind the real edge, with a route for each thing that a test wants to see.
#pragma once

#include "app/http/listening/listener.h"
#include "core/base/clock.h"

#include <atomic>

namespace onhire::test {

// Counts over all threads.
struct Tally
{
    std::atomic<int> running = 0;
    std::atomic<int> answered = 0;
    std::atomic<int> gate = 0; // what waits in /gate/… goes on when this changes
};

class ProbeHandler final : public HttpHandler
{
public:
    explicit ProbeHandler(Tally &tally) : m_tally(tally) { }
    HttpReply answer(const HttpRequest &request) override;
    BodyPlan planBody(const HttpRequest &head) noexcept override;
    Lane laneOf(const HttpRequest &request) const noexcept override;

private:
    Tally &m_tally;
};

struct EdgeFixture
{
    EdgeFixture();

    bool start(); // listens on 127.0.0.1, on a port of the system's choice

    FixedClock clock;
    Tally tally;
    ListenerOptions options;
    ConnectionBudget::Limits connectionLimits{512, 512};
    qint64 byteLimit = 128 * 1024 * 1024;
    EdgeBudgets budgets;
    std::unique_ptr<Listener> listener;
    quint16 port = 0;
};

// How much memory the program has come to hold since then. Sanitizers keep what was freed, so with them it is
// always little.
class MemoryWatch
{
public:
    MemoryWatch();
    bool grewByLessThan(qint64 kilobytes) const;

private:
    const qint64 m_before;
};

} // namespace onhire::test
