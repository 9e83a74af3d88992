// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts off whoever sends more than was asked for. QNetworkAccessManager (6.4 to 6.8) reads a head of any length
// into memory, and the whole body of a 401, before it tells anybody, and offers no bound for either: half a
// gigabyte a second. How much has come over a connection the kernel knows as well. A thread of its own looks
// there, for the one that such a body keeps busy comes to nothing else.
#pragma once

#include "core/domain/webhooks/public_address.h"

#include <QMutex>
#include <QWaitCondition>

#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <thread>

namespace onhire {

struct Peer
{
    IpAddress address;
    quint16 port = 0;

    auto operator<=>(const Peer &) const = default;
};

// Shared by everything in the process that asks others for something, on any thread: connections are told apart
// by the peer they lead to, so what may come from a peer is the most that anybody expects of it just now.
class Inflow
{
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    Inflow() = default;
    ~Inflow();
    Q_DISABLE_COPY_MOVE(Inflow)

    // As long as it lives, that much may come over a connection with that peer.
    class Expectation
    {
    public:
        Expectation(std::shared_ptr<Inflow> inflow, const Peer &from, qint64 atMost);
        ~Expectation();
        Q_DISABLE_COPY_MOVE(Expectation)

        const Peer peer;
        const qint64 most;

    private:
        const std::shared_ptr<Inflow> m_inflow;
    };

    bool hasCutSince(TimePoint then, const Peer &peer);

private:
    struct Expected
    {
        std::multiset<qint64> most;
        TimePoint lastCut = TimePoint::min();
    };

    void expect(const Peer &peer, qint64 most);
    void watch();
    void look(); // and cut

    QMutex m_mutex;
    QWaitCondition m_wake;
    std::map<Peer, Expected> m_peers;
    bool m_isEnding = false;
    std::thread m_watch; // while nothing is expected it sleeps
};

} // namespace onhire
