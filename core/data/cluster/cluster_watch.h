// SPDX-License-Identifier: GPL-3.0-or-later
// Notices at once when the server of a cluster has died, for whatever reason, and has it started again. Every
// program that uses the cluster watches it; the lock on its start decides who starts it, and the others join.
#pragma once

#include "core/base/result.h"
#include "core/data/system/descriptor.h"

#include <functional>
#include <thread>

#include <sys/types.h>

namespace onhire {

class ClusterWatch
{
public:
    // Brings the server up and gives its process, or 0 for one that cannot be watched from here. Runs on the
    // watch's thread, again and again until it succeeds, with longer and longer pauses.
    using Restart = std::function<Result<pid_t>(const std::stop_token &)>;

    ClusterWatch(pid_t server, Restart restart);
    ~ClusterWatch();
    ClusterWatch(const ClusterWatch &) = delete;
    ClusterWatch &operator=(const ClusterWatch &) = delete;

private:
    void run(const std::stop_token &stop);
    bool awaitEnd(pid_t server, const std::stop_token &stop) const;
    bool pause(int milliseconds, const std::stop_token &stop) const;
    pid_t restart(const std::stop_token &stop);

    const pid_t m_server; // when the watch began
    const Restart m_restart;
    const Descriptor m_wakeUp; // an eventfd: ends a wait at once
    int m_pause;
    std::jthread m_thread;
};

} // namespace onhire
