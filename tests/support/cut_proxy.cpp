// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cut_proxy.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cstring>
#include <deque>
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

// The messages of one direction: a letter each, a length, a body. The client's first has no letter.
class Messages
{
public:
    explicit Messages(bool beginsWithoutLetter) : m_letters(beginsWithoutLetter ? 0 : 1) { }

    // Those that have become complete.
    QByteArrayList add(const QByteArray &bytes)
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

private:
    qsizetype m_letters;
    QByteArray m_bytes;
};

// Finds the COMMIT that a client sends: it prepares one, and binds it each time.
class CommitFinder
{
public:
    bool isIn(const QByteArray &request)
    {
        bool found = false;
        for (const QByteArray &message : m_messages.add(request)) {
            const QByteArray body = message.mid(5);
            const QByteArrayList texts = body.split('\0'); // statement and its text, or portal and statement
            if (message[0] == 'P' && texts.value(1) == "commit")
                m_name = texts[0];
            found |= message[0] == 'B' && !m_name.isEmpty() && texts.value(1) == m_name;
        }
        return found;
    }

private:
    Messages m_messages{true};
    QByteArray m_name;
};

// Replies on their way, each with the moment at which the server gave it.
class LateReplies
{
public:
    void add(const QByteArray &reply) { m_replies.push_back({std::chrono::steady_clock::now(), reply}); }
    void deliver(int client, std::chrono::milliseconds slowness)
    {
        const auto now = std::chrono::steady_clock::now();
        for (; !m_replies.empty() && now >= m_replies.front().first + slowness; m_replies.pop_front())
            sendAll(client, m_replies.front().second);
    }

private:
    std::deque<std::pair<std::chrono::steady_clock::time_point, QByteArray>> m_replies;
};

// The server says so once after each round trip.
int readinessIn(const QByteArrayList &replies)
{
    return int(std::count_if(replies.begin(), replies.end(),
                             [](const QByteArray &reply) { return reply.startsWith('Z'); }));
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

void CutProxy::loseNextCommit(Cut cut, qsizetype bytesBefore)
{
    m_bytesBefore = bytesBefore;
    m_next = cut;
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
    CommitFinder commits;
    Messages replies(false);
    LateReplies late;
    while (open && !stop.stop_requested()) {
        pollfd ends[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
        const bool isQuiet = ::poll(ends, 2, BeatMs) <= 0;
        if (!isQuiet && ends[1].revents) {
            const QByteArray reply = received(server);
            m_rounds += readinessIn(replies.add(reply));
            late.add(reply);
            open = !reply.isEmpty();
        }
        late.deliver(client, m_slowness);
        if (isQuiet)
            continue;
        if (open && ends[0].revents) {
            const QByteArray request = received(client);
            open = !request.isEmpty();
            if (m_requestsLeft > 0 && --m_requestsLeft == 0)
                break;
            if (commits.isIn(request) && m_next != Cut::None) {
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
        sendAll(client, received(server).left(m_bytesBefore));
        m_closed = cut == Cut::ReplyAndAll;
    } else {
        sendAll(server, commit.left(m_bytesBefore));
    }
    ::close(client);
    while (cut == Cut::HalfOpen && !stop.stop_requested() && !isReadable(server)) { }
    ::close(server);
}

} // namespace onhire
