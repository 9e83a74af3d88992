// SPDX-License-Identifier: GPL-3.0-or-later
// SIGTERM, Ctrl+C and a terminal that goes (SIGHUP), as a request to whatever the program does: it stops in
// good order, and the private PostgreSQL with it.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace onhire {

class StopSignals
{
public:
    StopSignals(); // before any other thread starts, so that all of them leave the signals to this one
    ~StopSignals();
    StopSignals(const StopSignals &) = delete;
    StopSignals &operator=(const StopSignals &) = delete;

    std::stop_token token() const { return m_stop.get_token(); }

private:
    sigset_t m_signals;
    std::stop_source m_stop;
    std::jthread m_thread;
};

} // namespace onhire
