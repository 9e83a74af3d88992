// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between the program and PostgreSQL on a socket of its own, passes everything on, as late as it is
// told, counts the round trips, and loses one COMMIT as a bad line would.
#pragma once

#include "tests/support/side_door.h"

#include <atomic>
#include <chrono>

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

    ClusterAddress address() const { return m_door.address(); }
    // Of what is lost, so many bytes still get through.
    void loseNextCommit(Cut cut, qsizetype bytesBefore = 0);
    // From now on every answer takes that long; those that wait already, too.
    void slowDown(std::chrono::milliseconds each) { m_slowness = each; }
    void cutOff() { m_closed = true; } // everybody
    void letThrough() { m_closed = false; } // after that, or ReplyAndAll
    bool hasCut() const { return m_next == Cut::None; }
    int rounds() const { return m_rounds; }

private:
    void serve(const std::stop_token &stop, int client, int server);
    void lose(Cut cut, const std::stop_token &stop, int client, int server, const QByteArray &commit);

    std::atomic<Cut> m_next = Cut::None;
    std::atomic<qsizetype> m_bytesBefore = 0;
    std::atomic<bool> m_closed = false;
    std::atomic<std::chrono::milliseconds> m_slowness{};
    std::atomic<int> m_rounds = 0;
    SideDoor m_door; // last: it serves with all of these
};

} // namespace onhire
