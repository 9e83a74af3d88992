// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cut_proxy.h"

#include <QFile>

#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int BeatMs = 20; // how late an end of the test is noticed

sockaddr_un socketIn(const QString &folder, int port)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = QFile::encodeName(folder) + "/.s.PGSQL." + QByteArray::number(port);
    std::strncpy(address.sun_path, path.constData(), sizeof address.sun_path - 1);
    return address;
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

// A simple query: Q, its length, the text, a zero.
bool isCommit(const QByteArray &bytes)
{
    return bytes == "Q\0\0\0\x0b"_ba + "commit"_ba + '\0';
}

} // namespace

CutProxy::CutProxy(const ClusterAddress &server) : m_server(server)
{
    m_listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un own = socketIn(m_folder.path(), server.port);
    if (::bind(m_listener, reinterpret_cast<const sockaddr *>(&own), sizeof own) != 0
        || ::listen(m_listener, 16) != 0)
        qFatal("no socket for the proxy: %s", std::strerror(errno));
    m_thread = std::jthread([this](const std::stop_token &stop) { accept(stop); });
}

CutProxy::~CutProxy()
{
    m_thread.request_stop();
    m_thread.join();
    m_links.clear();
    ::close(m_listener);
}

ClusterAddress CutProxy::address() const
{
    ClusterAddress address = m_server;
    address.socketDir = m_folder.path();
    return address;
}

void CutProxy::accept(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        if (!isReadable(m_listener))
            continue;
        const int client = ::accept(m_listener, nullptr, nullptr);
        if (m_closed) {
            ::close(client);
            continue;
        }
        const std::lock_guard lock(m_mutex);
        m_links.emplace_back([this, client](const std::stop_token &ending) { serve(ending, client); });
    }
}

void CutProxy::serve(const std::stop_token &stop, int client)
{
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un theirs = socketIn(m_server.socketDir, m_server.port);
    bool open = ::connect(server, reinterpret_cast<const sockaddr *>(&theirs), sizeof theirs) == 0;
    while (open && !stop.stop_requested()) {
        pollfd ends[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
        if (::poll(ends, 2, BeatMs) <= 0)
            continue;
        if (ends[1].revents) {
            const QByteArray reply = received(server);
            sendAll(client, reply);
            open = !reply.isEmpty();
        }
        if (open && ends[0].revents) {
            const QByteArray request = received(client);
            open = !request.isEmpty();
            if (isCommit(request) && m_next != Cut::None) {
                lose(m_next.exchange(Cut::None), stop, client, server, request);
                return;
            }
            sendAll(server, request);
        }
    }
    ::close(client);
    ::close(server);
}

void CutProxy::lose(Cut cut, const std::stop_token &stop, int client, int server, const QByteArray &commit)
{
    if (cut == Cut::Reply || cut == Cut::ReplyAndAll) {
        sendAll(server, commit);
        (void)received(server);
        m_closed = cut == Cut::ReplyAndAll;
    }
    ::close(client);
    while (cut == Cut::HalfOpen && !stop.stop_requested() && !isReadable(server)) { }
    ::close(server);
}

} // namespace onhire
