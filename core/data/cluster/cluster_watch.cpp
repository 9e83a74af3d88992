// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/cluster/cluster_watch.h"

#include "core/data/cluster/processes.h"

#include <QElapsedTimer>
#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

Q_LOGGING_CATEGORY(lcCluster, "onhire.cluster")

namespace onhire {

using namespace Qt::StringLiterals;

static constexpr int ShortestPause = 50;
static constexpr int LongestPause = 2000; // once a full disk has room again, nobody waits longer than this
static constexpr int ServedMilliseconds = 500; // it worked for so long: it is started again at once
static constexpr int PollMilliseconds = 250; // where the kernel offers nothing better

ClusterWatch::ClusterWatch(pid_t server, Restart restart)
    : m_server(server), m_restart(std::move(restart)), m_wakeUp(::eventfd(0, EFD_CLOEXEC)),
      m_pause(ShortestPause), m_thread([this](const std::stop_token &stop) { run(stop); })
{
}

ClusterWatch::~ClusterWatch()
{
    m_thread.request_stop();
    ::eventfd_write(m_wakeUp.get(), 1);
    m_thread.join();
}

// A server in another container has no process here, and is watched there: from here nobody can tell whether
// one of its processes still writes, and two servers on one folder would destroy it.
void ClusterWatch::run(const std::stop_token &stop)
{
    pid_t server = m_server;
    QElapsedTimer since;
    since.start();
    while (server > 0 && awaitEnd(server, stop)) {
        qCWarning(lcCluster, "The private PostgreSQL has stopped unexpectedly; starting it again.");
        if (since.elapsed() > ServedMilliseconds)
            m_pause = ShortestPause;
        server = restart(stop);
        since.start();
    }
}

// Whether it ended; otherwise the watch is over.
bool ClusterWatch::awaitEnd(pid_t server, const std::stop_token &stop) const
{
    // Not by its name in glibc, which cannot be linked from C++ in Debian 12. Each is negative where the system
    // refuses it, and then poll() passes it over.
    const Descriptor process(int(::syscall(SYS_pidfd_open, server, 0)));
    std::array<pollfd, 2> events = {pollfd{m_wakeUp.get(), POLLIN, 0}, pollfd{process.get(), POLLIN, 0}};
    const bool isWoken = process.isOpen() && m_wakeUp.isOpen();
    while (!stop.stop_requested() && lives(server))
        ::poll(events.data(), events.size(), isWoken ? -1 : PollMilliseconds);
    return !stop.stop_requested();
}

// Whether to go on after it.
bool ClusterWatch::pause(int milliseconds, const std::stop_token &stop) const
{
    pollfd event{m_wakeUp.get(), POLLIN, 0};
    ::poll(&event, 1, milliseconds);
    return !stop.stop_requested();
}

pid_t ClusterWatch::restart(const std::stop_token &stop)
{
    QString said;
    while (pause(m_pause, stop)) {
        m_pause = std::min(2 * m_pause, LongestPause);
        const auto server = m_restart(stop);
        if (server) {
            qCInfo(lcCluster, "The private PostgreSQL is running again.");
            return *server;
        }
        if (const QString &reason = server.error().detail; reason != said && !stop.stop_requested())
            qCWarning(lcCluster, "%s", qUtf8Printable(said = reason));
    }
    return 0;
}

} // namespace onhire
