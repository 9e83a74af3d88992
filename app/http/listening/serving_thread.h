// SPDX-License-Identifier: GPL-3.0-or-later
// One thread of a Listener, which serves the connections that the reception hands to it. Everything is made,
// used and destroyed in it; others see its occupation alone.
#pragma once

#include "app/http/edge/guard_context.h"
#include "app/http/edge/occupation.h"
#include "app/http/listening/listener.h"
#include "core/data/system/descriptor.h"

#include <QThread>

#include <future>

namespace onhire {

class Bell;
class GuardedServer;
struct Arrival;
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
        std::shared_ptr<Bell> bell; // of the reception
        const Clock &clock;
        const Listener::HandlerFactory &makeHandler;

        HostAllowList hosts() const { return HostAllowList(options.allowedHosts, address); }
    };

    // The socket is for Qt HTTP Server to see.
    ServingThread(Setup setup, Descriptor listening);

    bool waitUntilServing();
    void adopt(Arrival arrival); // any thread may call this
    const Occupation &occupation() const { return m_occupation; }
    void beginToStop(); // returns at once; the thread ends when its connections have

protected:
    void run() override;

private:
    GuardContext contextFor(HttpHandler &handler);
    void windDown();

    const Setup m_setup;
    Descriptor m_listening;
    Occupation m_occupation;
    std::promise<bool> m_serves;
    QObject m_inside; // lives in the thread, so that calls can be sent there
    GuardedServer *m_server = nullptr;
};

} // namespace onhire
