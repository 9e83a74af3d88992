// SPDX-License-Identifier: GPL-3.0-or-later
// One thread of a Listener. Everything is made, used and destroyed in it: no object here is ever touched by
// another.
#pragma once

#include "app/http/edge/listener.h"
#include "app/http/edge/listening_socket.h"

#include <QThread>

#include <future>

namespace onhire {

class GuardedServer;
struct SlowLanes;

class ServingThread final : public QThread
{
public:
    struct Setup
    {
        const ListenerOptions &options;
        QHostAddress address;
        const EdgeBudgets &budgets;
        std::shared_ptr<SlowLanes> slowLanes;
        const Clock &clock;
        const Listener::HandlerFactory &makeHandler;
    };

    ServingThread(Setup setup, ListeningSocket socket);

    bool waitUntilServing();
    void beginToStop(); // returns at once; the thread ends when its connections have

protected:
    void run() override;

private:
    void windDown();

    const Setup m_setup;
    ListeningSocket m_socket;
    std::promise<bool> m_serves;
    QObject m_inside; // lives in the thread, so that calls can be sent there
    GuardedServer *m_server = nullptr;
};

} // namespace onhire
