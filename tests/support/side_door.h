// SPDX-License-Identifier: GPL-3.0-or-later
// Another way to PostgreSQL: a socket of its own, behind which the test decides what becomes of the bytes.
#pragma once

#include "core/data/cluster/cluster_address.h"

#include <QByteArrayList>
#include <QTemporaryDir>

#include <functional>
#include <thread>
#include <vector>

namespace onhire {

class SideDoor
{
public:
    // Of one client, until it returns: then that is closed.
    using Serve = std::function<void(const std::stop_token &stop, int client)>;

    SideDoor(const ClusterAddress &server, Serve serve);
    ~SideDoor();
    SideDoor(const SideDoor &) = delete;

    ClusterAddress address() const;
    void close(); // when all clients are served

private:
    void accept(const std::stop_token &stop);
    void link(const std::stop_token &stop, int client) const;

    const ClusterAddress m_server;
    const Serve m_serve;
    QTemporaryDir m_folder{QStringLiteral("/tmp/door-XXXXXX")}; // socket paths are short
    int m_listener = -1;
    std::vector<std::jthread> m_links;
    std::jthread m_thread;
};

namespace wire {

inline constexpr int BeatMs = 20; // how late an end of the test is noticed

int connectedTo(const ClusterAddress &server); // -1: it cannot be reached
bool isReadable(int descriptor);
QByteArray received(int descriptor); // empty: the other end is closed
void sendAll(int descriptor, QByteArrayView bytes);

// The messages of one direction: a letter each, a length, a body. The client's first has no letter.
class Messages
{
public:
    explicit Messages(bool beginsWithoutLetter) : m_letters(beginsWithoutLetter ? 0 : 1) { }

    // Those that have become complete.
    QByteArrayList add(const QByteArray &bytes);

private:
    qsizetype m_letters;
    QByteArray m_bytes;
};

} // namespace wire
} // namespace onhire
