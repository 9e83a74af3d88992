// SPDX-License-Identifier: GPL-3.0-or-later
// Two threads that use PostgreSQL at the same time, and in the same order each time: one goes on at a time,
// from one answer of the database to its next request, and dice say which. One that waits for a lock lets the
// other one go on. So a race between them can be run again.
#pragma once

#include "core/data/db/database.h"
#include "tests/support/side_door.h"

#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <random>

namespace onhire {

class Turns
{
public:
    explicit Turns(const ClusterAddress &server);

    // By this address the first, or the second of them, reaches PostgreSQL.
    ClusterAddress address(int who) const { return m_doors[size_t(who)].address(); }

    // The connection of the first goes before its n-th request from now is passed on; 0: it stays.
    void loseRequest(int n) { m_requestsLeft = n; }

    // Runs both, the second in a thread of its own, until both are done.
    void play(quint64 dice, const std::function<void()> &first, const std::function<void()> &second);

private:
    enum class Stage {
        Away,
        Waiting, // to begin, to send a request, to hear an answer
        Thinking, // it is its turn
        AtServer,
    };
    struct Player
    {
        Stage stage = Stage::Away;
        int backend = 0; // that serves it
    };
    using Lock = std::unique_lock<std::mutex>;

    void serve(int who, const std::stop_token &stop, int client, int server);
    bool isLost(int who) { return who == 0 && m_requestsLeft > 0 && --m_requestsLeft == 0; }
    void waitForTurn(int who);
    void note(int who, Stage stage, int backend = 0);
    void awaitEnd(int backend) const;

    void decide(quint64 dice);
    void settle(int who, Lock &lock, Database &database);
    bool isAny(Stage stage) const;

    const ClusterAddress m_server;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::array<Player, 2> m_players;
    std::atomic<int> m_requestsLeft = 0;
    std::array<SideDoor, 2> m_doors; // last: they serve with all of these
};

} // namespace onhire
