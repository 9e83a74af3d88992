// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cut_proxy.h"

#include <algorithm>
#include <deque>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace onhire {
namespace {

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
    wire::Messages m_messages{true};
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
            wire::sendAll(client, m_replies.front().second);
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

CutProxy::CutProxy(const ClusterAddress &server)
    : m_door(server, [this, server](const std::stop_token &stop, int client) {
          if (const int postgres = wire::connectedTo(server); postgres >= 0) {
              serve(stop, client, postgres);
              ::close(postgres);
          }
      })
{
}

void CutProxy::loseNextCommit(Cut cut, qsizetype bytesBefore)
{
    m_bytesBefore = bytesBefore;
    m_next = cut;
}

void CutProxy::serve(const std::stop_token &stop, int client, int server)
{
    bool open = !m_closed;
    CommitFinder commits;
    wire::Messages replies(false);
    LateReplies late;
    while (open && !m_closed && !stop.stop_requested()) {
        pollfd ends[] = {{client, POLLIN, 0}, {server, POLLIN, 0}};
        const bool isQuiet = ::poll(ends, 2, wire::BeatMs) <= 0;
        if (!isQuiet && ends[1].revents) {
            const QByteArray reply = wire::received(server);
            m_rounds += readinessIn(replies.add(reply));
            late.add(reply);
            open = !reply.isEmpty();
        }
        late.deliver(client, m_slowness);
        if (isQuiet)
            continue;
        if (open && ends[0].revents) {
            const QByteArray request = wire::received(client);
            open = !request.isEmpty();
            if (commits.isIn(request) && m_next != Cut::None) {
                lose(m_next.exchange(Cut::None), stop, client, server, request);
                return;
            }
            wire::sendAll(server, request);
        }
    }
}

void CutProxy::lose(Cut cut, const std::stop_token &stop, int client, int server, const QByteArray &commit)
{
    if (cut == Cut::Reply || cut == Cut::ReplyAndAll) {
        wire::sendAll(server, commit);
        wire::sendAll(client, wire::received(server).left(m_bytesBefore));
        m_closed = cut == Cut::ReplyAndAll;
    } else {
        wire::sendAll(server, commit.left(m_bytesBefore));
    }
    ::shutdown(client, SHUT_RDWR);
    while (cut == Cut::HalfOpen && !stop.stop_requested() && !wire::isReadable(server)) { }
}

} // namespace onhire
