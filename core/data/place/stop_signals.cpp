// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/place/stop_signals.h"

#include <pthread.h>

namespace onhire {

// As nohup leaves it.
static bool isIgnored(int signal)
{
    struct sigaction present = {};
    return ::sigaction(signal, nullptr, &present) == 0 && present.sa_handler == SIG_IGN;
}

StopSignals::StopSignals()
{
    sigemptyset(&m_signals);
    sigaddset(&m_signals, SIGTERM);
    sigaddset(&m_signals, SIGINT);
    if (!isIgnored(SIGHUP))
        sigaddset(&m_signals, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &m_signals, nullptr);
    m_thread = std::jthread([this] {
        int heard = 0;
        sigwait(&m_signals, &heard);
        m_stop.request_stop();
    });
}

StopSignals::~StopSignals()
{
    pthread_kill(m_thread.native_handle(), SIGTERM); // ends the wait, if it is not over
}

} // namespace onhire
