// SPDX-License-Identifier: GPL-3.0-or-later
// The thread that accepts all connections and never waits for the database. It sees what somebody wants first:
// a sign of life it gives itself, with everything else it hands the connection to the freest serving thread.
// So the server says that it lives while all of those wait; even on a connection that one of them has already.
#pragma once

#include "app/http/edge/guarded_server.h"
#include "app/http/listening/serving_thread.h"
#include "app/http/listening/sign_of_life.h"

#include <QDeadlineTimer>

#include <unordered_map>

namespace onhire {

class Reception final : public QThread
{
public:
    using Threads = std::vector<std::unique_ptr<ServingThread>>;

    Reception(ServingThread::Setup setup, Descriptor listening, const Threads &threads);
    ~Reception() override; // before the threads that it hands connections to

    bool isSound() const; // else the system lacks what it takes, and it cannot start

protected:
    void run() override;

private:
    enum class Stage { Silent, Asking, Leaving };

    struct Guest
    {
        Arrival arrival;
        bool isStanding; // beyond the budget, where only a sign of life is to be had
        Stage stage = Stage::Silent;
        QDeadlineTimer deadline = {};
    };
    using Guests = std::unordered_map<int, Guest>;

    void waitForSomething();
    bool acceptSome(); // whether there may be more
    void receive(Descriptor socket);
    void greet(Arrival arrival, bool isStanding);
    void attend(int socket);
    void enter(Guest &guest, Stage stage, std::chrono::milliseconds patience);
    void seeOff(Guest &guest);
    void drain(int socket);
    void handOver(int socket);
    void letGo(int socket);
    void turnAway(int socket);
    ServingThread &freest() const;

    void keepTime();
    void watchOverThreads();
    void answerResting(const QSet<int> &sockets);
    void leave();

    bool watch(int descriptor, quint32 events, int operation);

    const ServingThread::Setup m_setup;
    const Threads &m_threads;
    const Descriptor m_listening;
    const Descriptor m_events; // epoll
    std::atomic<bool> m_isEnding = false;

    // The rest belongs to the thread.
    std::optional<SignOfLife> m_sign;
    DateHeader m_date;
    Guests m_guests;
    const std::shared_ptr<ConnectionBudget> m_standingRoom;
    bool m_watches = false; // over threads that work
    QDeadlineTimer m_nextTick;
    QDeadlineTimer m_nextRound; // to the threads that are watched
};

} // namespace onhire
