// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/stand_in.h"

#include "app/http/edge/adapter.h"
#include "app/http/edge/guarded_server.h"

#include <QSocketNotifier>
#include <QTimer>

#include <fcntl.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>

using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr auto Moment = 25ms; // a thread that is free accepts within less than one
constexpr std::array<QByteArrayView, 2> SignsOfLife = {"GET /healthz ", "HEAD /healthz "};

// Looks at the first bytes and leaves them where they are.
bool asksForASignOfLife(int descriptor)
{
    std::array<char, 32> bytes;
    const ssize_t size = ::recv(descriptor, bytes.data(), bytes.size(), MSG_PEEK | MSG_DONTWAIT);
    const QByteArrayView head(bytes.data(), std::max<qsizetype>(0, size));
    return std::any_of(SignsOfLife.begin(), SignsOfLife.end(),
                       [head](QByteArrayView sign) { return head.startsWith(sign); });
}

} // namespace

StandIn::StandIn(ServingThread::Setup setup, const Threads &threads)
    : m_setup(std::move(setup)), m_threads(threads)
{
}

StandIn::~StandIn()
{
    quit();
    wait();
}

void StandIn::waitUntilServing()
{
    m_begun.acquire();
}

void StandIn::run()
{
    const std::unique_ptr<HttpHandler> handler = m_setup.makeHandler();
    const bool serves = serve(*handler);
    if (serves) {
        for (const auto &thread : m_threads)
            watch(*thread);
    }
    m_begun.release();
    if (serves)
        exec();
    m_adapter.reset();
}

// Qt HTTP Server serves nobody who does not listen: it is shown one of the sockets, and accepts nothing there.
bool StandIn::serve(HttpHandler &handler)
{
    GuardContext context = m_setup.contextFor(handler);
    context.closesAfterAnswer = true; // what came next might need the database
    auto server = std::make_unique<GuardedServer>(std::move(context));
    ListeningSocket shown(::fcntl(m_threads.front()->listeningSocket(), F_DUPFD_CLOEXEC, 0));
    if (!server->setSocketDescriptor(shown.descriptor()))
        return false;
    shown.release();
    server->acceptNothing();
    m_server = server.get();
    m_adapter = serveWithQt(std::move(server), handler);
    return m_adapter != nullptr;
}

void StandIn::watch(ServingThread &thread)
{
    auto *arrival = new QSocketNotifier(thread.listeningSocket(), QSocketNotifier::Read, m_adapter.get());
    connect(arrival, &QSocketNotifier::activated, arrival, [this, arrival, &thread] {
        arrival->setEnabled(false);
        QTimer::singleShot(Moment, arrival, [this, arrival, &thread] {
            takeWaiting(thread);
            arrival->setEnabled(true);
        });
    });
}

void StandIn::takeWaiting(ServingThread &thread)
{
    for (;;) {
        const int descriptor =
            ::accept4(thread.listeningSocket(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (descriptor < 0)
            return;
        if (asksForASignOfLife(descriptor))
            m_server->adopt(descriptor);
        else
            thread.adopt(descriptor);
    }
}

} // namespace onhire
