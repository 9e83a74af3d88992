// SPDX-License-Identifier: GPL-3.0-or-later
// Says that the server lives while all of its threads wait for the database. A connection whose thread is busy
// waits in the queue of that thread's socket. The stand-in takes out who has waited there for a moment, answers
// whoever asks for nothing but a sign of life, and hands the others to their thread, for which they go on
// waiting.
#pragma once

#include "app/http/edge/serving_thread.h"

#include <QSemaphore>

namespace onhire {

class StandIn final : public QThread
{
public:
    using Threads = std::vector<std::unique_ptr<ServingThread>>;

    StandIn(ServingThread::Setup setup, const Threads &threads);
    ~StandIn() override; // before the threads that it stands in for

    void waitUntilServing(); // or until it is known that it cannot

protected:
    void run() override;

private:
    bool serve(HttpHandler &handler);
    void watch(ServingThread &thread);
    void takeWaiting(ServingThread &thread);

    const ServingThread::Setup m_setup;
    const Threads &m_threads;
    std::unique_ptr<QObject> m_adapter;
    GuardedServer *m_server = nullptr; // belongs to the adapter
    QSemaphore m_begun;
};

} // namespace onhire
