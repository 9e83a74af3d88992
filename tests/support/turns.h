// SPDX-License-Identifier: GPL-3.0-or-later
// Two threads that use PostgreSQL at the same time, and in the same order each time: one goes on at a time,
// from one answer of the database to its next request, and dice say which. One that waits for a lock lets the
// other one go on. So a race between them can be run again.
#pragma once

#include "core/data/db/database.h"
#include "tests/support/side_door.h"

#include <QHash>

#include <array>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <random>
#include <thread>

namespace onhire {

// A thread that does one thing after another: a connection to the database belongs to the thread that made it,
// and to make one anew each time takes longer than most of what it is made for.
class Errands
{
public:
    // What was asked for before has to be done.
    void start(std::function<void()> errand)
    {
        const std::lock_guard lock(m_mutex);
        m_errand = std::move(errand);
        m_changed.notify_all();
    }

    void await()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_errand; });
    }

private:
    void work(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        while (m_changed.wait(lock, stop, [&] { return bool(m_errand); })) {
            lock.unlock();
            m_errand();
            lock.lock();
            m_errand = {};
            m_changed.notify_all();
        }
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::function<void()> m_errand;
    std::jthread m_thread{
        [this](const std::stop_token &stop) { work(stop); }}; // last: it works with all of these
};

class Turns
{
public:
    explicit Turns(const ClusterAddress &server);
    ~Turns();

    // By this address the first, or the second of them, reaches PostgreSQL.
    ClusterAddress address(int who) const { return m_doors[size_t(who)].address(); }

    // The connection of the first goes before its n-th request from now is passed on; 0: it stays.
    void loseRequest(int n) { m_requestsLeft = n; }
    bool hasLostRequest() const { return m_requestsLeft == 0; } // or was to lose none

    // Runs both, the second in a thread of its own, until both are done.
    void play(quint64 dice, const std::function<void()> &first, const std::function<void()> &second);

    // Alone, in the thread in which the second one is run.
    void runAsSecond(const std::function<void()> &part);

private:
    enum class Stage {
        Away,
        Waiting, // to begin, to send a request, to hear an answer
        Thinking, // it is its turn
        AtServer,
    };
    // One that a client has left is as good as new for the next, and spares the server a process: that takes
    // longer than most of what is asked of it.
    struct Session
    {
        int socket = -1;
        QByteArray greeting; // how the server answered the first message
        int backend = 0;
    };
    struct Player
    {
        Stage stage = Stage::Away;
        int backend = 0; // that serves it
    };
    using Lock = std::unique_lock<std::mutex>;

    void serve(int who, const std::stop_token &stop, int client);
    QByteArray greet(int who, const QByteArray &request, const std::stop_token &stop, Session &session);
    QByteArray ask(int who, const QByteArray &request, int answersDue, const std::stop_token &stop,
                   const Session &session);
    void release(const QByteArray &beginning, Session session);
    bool isLost(int who) { return who == 0 && m_requestsLeft > 0 && --m_requestsLeft == 0; }
    void waitForTurn(int who);
    void note(int who, Stage stage, int backend = 0);

    void decide(quint64 dice);
    void settle(int who, Lock &lock);
    bool isAny(Stage stage) const;

    const ClusterAddress m_server;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::array<Player, 2> m_players;
    QHash<QByteArray, QList<Session>> m_idle; // by the first message of their clients
    std::atomic<int> m_requestsLeft = 0;
    std::optional<Database> m_watch; // of the one who decides
    std::array<SideDoor, 2> m_doors; // after all that they serve with
    Errands m_decider, m_second;
};

} // namespace onhire
