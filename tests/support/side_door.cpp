// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/side_door.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace onhire {
namespace {

sockaddr_un socketIn(const QString &folder, int port)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = QFile::encodeName(folder) + "/.s.PGSQL." + QByteArray::number(port);
    std::strncpy(address.sun_path, path.constData(), sizeof address.sun_path - 1);
    return address;
}

} // namespace

namespace wire {

int connectedTo(const ClusterAddress &server)
{
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un theirs = socketIn(server.socketDir, server.port);
    if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&theirs), sizeof theirs) == 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

bool isReadable(int descriptor)
{
    pollfd one{descriptor, POLLIN, 0};
    return ::poll(&one, 1, BeatMs) > 0;
}

QByteArray received(int descriptor)
{
    QByteArray bytes(65536, Qt::Uninitialized);
    bytes.truncate(std::max<qsizetype>(0, ::read(descriptor, bytes.data(), size_t(bytes.size()))));
    return bytes;
}

void sendAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t sent = ::send(descriptor, bytes.data(), size_t(bytes.size()), MSG_NOSIGNAL);
        if (sent <= 0)
            return;
        bytes = bytes.sliced(sent);
    }
}

QByteArrayList Messages::add(const QByteArray &bytes)
{
    m_bytes += bytes;
    QByteArrayList messages;
    while (m_bytes.size() >= m_letters + 4) {
        const qsizetype length = m_letters + qFromBigEndian<qint32>(m_bytes.constData() + m_letters);
        if (m_bytes.size() < length)
            break;
        messages += m_bytes.left(length);
        m_bytes.remove(0, length);
        m_letters = 1;
    }
    return messages;
}

} // namespace wire

SideDoor::SideDoor(const ClusterAddress &server, Serve serve) : m_server(server), m_serve(std::move(serve))
{
    m_listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un own = socketIn(m_folder.path(), server.port);
    if (::bind(m_listener, reinterpret_cast<const sockaddr *>(&own), sizeof own) != 0
        || ::listen(m_listener, 16) != 0)
        qFatal("no socket for the door: %s", std::strerror(errno));
    m_thread = std::jthread([this](const std::stop_token &stop) { accept(stop); });
}

SideDoor::~SideDoor()
{
    close();
    ::close(m_listener);
}

void SideDoor::close()
{
    if (!m_thread.joinable())
        return;
    m_thread.request_stop();
    m_thread.join();
    m_links.clear();
}

ClusterAddress SideDoor::address() const
{
    ClusterAddress address = m_server;
    address.socketDir = m_folder.path();
    return address;
}

void SideDoor::accept(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        if (!wire::isReadable(m_listener))
            continue;
        const int client = ::accept(m_listener, nullptr, nullptr);
        m_links.emplace_back([this, client](const std::stop_token &ending) { link(ending, client); });
    }
}

void SideDoor::link(const std::stop_token &stop, int client) const
{
    m_serve(stop, client);
    ::close(client);
}

} // namespace onhire
