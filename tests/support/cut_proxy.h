// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between the program and PostgreSQL on a socket of its own, passes everything on, as late as it is
// told, counts the round trips, and loses one COMMIT as a bad line would.
#pragma once

#include "core/data/cluster/cluster_address.h"

#include <QTemporaryDir>

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

namespace onhire {

class CutProxy
{
public:
    enum class Cut {
        None,
        Reply, // COMMIT arrives and is carried out; its reply gets lost with the connection
        Request, // COMMIT does not arrive; both ends see the connection go
        HalfOpen, // COMMIT does not arrive, and PostgreSQL does not see the connection go
        ReplyAndAll, // as Reply, and nobody gets through any more
    };

    explicit CutProxy(const ClusterAddress &server);
    ~CutProxy();
    CutProxy(const CutProxy &) = delete;

    ClusterAddress address() const;
    // Of what is lost, so many bytes still get through.
    void loseNextCommit(Cut cut, qsizetype bytesBefore = 0);
    // The connection goes before the n-th request from now is passed on; 0: it stays.
    void loseRequest(int n) { m_requestsLeft = n; }
    // From now on every answer takes that long; those that wait already, too.
    void slowDown(std::chrono::milliseconds each) { m_slowness = each; }
    void letThrough() { m_closed = false; } // after ReplyAndAll
    bool hasCut() const { return m_next == Cut::None; }
    int rounds() const { return m_rounds; }

private:
    void accept(const std::stop_token &stop);
    void serve(const std::stop_token &stop, int client);
    void lose(Cut cut, const std::stop_token &stop, int client, int server, const QByteArray &commit);

    const ClusterAddress m_server;
    QTemporaryDir m_folder{QStringLiteral("/tmp/cut-XXXXXX")}; // socket paths are short
    int m_listener = -1;
    std::atomic<Cut> m_next = Cut::None;
    std::atomic<qsizetype> m_bytesBefore = 0;
    std::atomic<int> m_requestsLeft = 0;
    std::atomic<bool> m_closed = false;
    std::atomic<std::chrono::milliseconds> m_slowness{};
    std::atomic<int> m_rounds = 0;
    std::mutex m_mutex;
    std::vector<std::jthread> m_links;
    std::jthread m_thread;
};

} // namespace onhire
