// SPDX-License-Identifier: GPL-3.0-or-later
// One thread of a Listener. Everything is made, used and destroyed in it: no object here is ever touched by
// another.
#pragma once

#include "app/http/edge/guard_context.h"
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

        GuardContext contextFor(HttpHandler &handler) const;
    };

    ServingThread(Setup setup, ListeningSocket socket);

    bool waitUntilServing();
    int listeningSocket() const { return m_listeningSocket; }
    // A connection that somebody else has accepted for it. Any thread may call this.
    void adopt(int descriptor);
    void beginToStop(); // returns at once; the thread ends when its connections have

protected:
    void run() override;

private:
    void windDown();

    const Setup m_setup;
    ListeningSocket m_socket;
    const int m_listeningSocket; // the same, whoever it belongs to by now
    std::promise<bool> m_serves;
    QObject m_inside; // lives in the thread, so that calls can be sent there
    GuardedServer *m_server = nullptr;
};

} // namespace onhire
