// SPDX-License-Identifier: GPL-3.0-or-later
// Sockets that share one port (SO_REUSEPORT, which Qt cannot set), so that the kernel spreads connections over
// threads.
#pragma once

#include "core/base/result.h"

#include <QHostAddress>

#include <utility>
#include <vector>

namespace onhire {

class ListeningSocket
{
public:
    explicit ListeningSocket(int descriptor) : m_descriptor(descriptor) { }
    ListeningSocket(ListeningSocket &&other) noexcept : m_descriptor(other.release()) { }
    ListeningSocket &operator=(ListeningSocket &&) = delete;
    ~ListeningSocket();

    int descriptor() const { return m_descriptor; }
    int release() { return std::exchange(m_descriptor, -1); }
    quint16 port() const;

private:
    int m_descriptor;
};

// An IPv4 or IPv6 literal, or localhost.
Result<QHostAddress> listeningAddress(const QString &host);

// `count` sockets on the same port; port 0 lets the system choose one. The error's detail says in plain words
// what is in the way.
Result<std::vector<ListeningSocket>> listenOn(const QHostAddress &address, quint16 port, int count);

} // namespace onhire
