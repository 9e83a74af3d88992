// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/turns.h"

#include <QtEndian>

#include <algorithm>
#include <chrono>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

// A client's next request: all that it sends until it waits for an answer.
class Requests
{
public:
    // Empty: it has closed the connection.
    QByteArray next(const std::stop_token &stop, int client)
    {
        QByteArray request;
        while (!stop.stop_requested()) {
            if (!wire::isReadable(client))
                continue;
            const QByteArray bytes = wire::received(client);
            if (bytes.isEmpty())
                return {};
            request += bytes;
            for (const QByteArray &message : m_messages.add(bytes))
                m_answersDue += int(m_isBeginning || message.startsWith('S') || message.startsWith('Q'));
            m_isBeginning = false;
            if (m_answersDue > 0)
                return request;
        }
        return {};
    }

    int answersDue() { return std::exchange(m_answersDue, 0); }

private:
    wire::Messages m_messages{true};
    bool m_isBeginning = true;
    int m_answersDue = 0;
};

// All that the server sends until it is ready so often, or has closed the connection.
QByteArray answerFrom(int server, int due, const std::stop_token &stop)
{
    wire::Messages messages{false};
    QByteArray answer;
    while (due > 0 && !stop.stop_requested()) {
        if (!wire::isReadable(server))
            continue;
        const QByteArray bytes = wire::received(server);
        if (bytes.isEmpty())
            break;
        answer += bytes;
        for (const QByteArray &message : messages.add(bytes))
            due -= int(message.startsWith('Z'));
    }
    return answer;
}

// The process that answers so.
int backendIn(const QByteArray &greeting)
{
    for (const QByteArray &message : wire::Messages(false).add(greeting)) {
        if (message.startsWith('K'))
            return qFromBigEndian<qint32>(message.constData() + 5);
    }
    return 0;
}

QByteArray simpleQuery(const QByteArray &sql)
{
    QByteArray length(4, Qt::Uninitialized);
    qToBigEndian(qint32(length.size() + sql.size() + 1), length.data());
    return 'Q' + length + sql + '\0';
}

// As the server does it when a client is gone.
bool isForgotten(int server)
{
    for (const char *sql : {"rollback", "discard all"}) {
        wire::sendAll(server, simpleQuery(sql));
        if (!answerFrom(server, 1, {}).endsWith('I')) // idle
            return false;
    }
    return true;
}

// Comes when the clock says so, not when it is anybody's turn.
bool isOfNoConcern(const QByteArray &request)
{
    return request.contains("discard plans");
}

bool waitsForLock(Database &database, int backend)
{
    auto rows = database.connection().run(
        Scope::control(),
        u"select 1 where exists (select from pg_locks where pid = $1::integer and not granted)"_s, {backend});
    return rows && rows->next();
}

} // namespace

Turns::Turns(const ClusterAddress &server)
    : m_server(server), m_doors{
                            SideDoor(server, [this](const auto &stop, int client) { serve(0, stop, client); }),
                            SideDoor(server, [this](const auto &stop, int client) { serve(1, stop, client); })}
{
}

Turns::~Turns()
{
    m_decider.start([this] { m_watch.reset(); });
    m_decider.await();
    for (SideDoor &door : m_doors)
        door.close();
    for (const QList<Session> &idle : std::as_const(m_idle)) {
        for (const Session &session : idle)
            ::close(session.socket);
    }
}

void Turns::serve(int who, const std::stop_token &stop, int client)
{
    Requests requests;
    QByteArray beginning;
    Session session;
    while (true) {
        const QByteArray request = requests.next(stop, client);
        if (request.isEmpty())
            break;
        const int due = requests.answersDue();
        if (isOfNoConcern(request)) {
            wire::sendAll(session.socket, request);
            wire::sendAll(client, answerFrom(session.socket, due, stop));
            continue;
        }
        waitForTurn(who);
        if (isLost(who))
            break;
        const bool isFirst = beginning.isEmpty();
        if (isFirst)
            beginning = request;
        const QByteArray answer =
            isFirst ? greet(who, request, stop, session) : ask(who, request, due, stop, session);
        waitForTurn(who);
        if (answer.isEmpty())
            break;
        wire::sendAll(client, answer);
    }
    release(beginning, session);
}

// The first message.
QByteArray Turns::greet(int who, const QByteArray &request, const std::stop_token &stop, Session &session)
{
    {
        const std::lock_guard lock(m_mutex);
        if (QList<Session> &idle = m_idle[request]; !idle.isEmpty())
            session = idle.takeLast();
    }
    if (session.socket < 0) {
        session.socket = wire::connectedTo(m_server);
        if (session.socket < 0)
            return {};
        session.greeting = ask(who, request, 1, stop, session);
        session.backend = backendIn(session.greeting);
    }
    return session.greeting;
}

QByteArray Turns::ask(int who, const QByteArray &request, int answersDue, const std::stop_token &stop,
                      const Session &session)
{
    wire::sendAll(session.socket, request);
    note(who, Stage::AtServer, session.backend);
    return answerFrom(session.socket, answersDue, stop);
}

// Before its client hears that it is gone: what it held is free then.
void Turns::release(const QByteArray &beginning, Session session)
{
    if (session.socket < 0)
        return;
    if (session.backend > 0 && isForgotten(session.socket)) {
        const std::lock_guard lock(m_mutex);
        m_idle[beginning] += session;
    } else {
        ::close(session.socket);
    }
}

void Turns::waitForTurn(int who)
{
    Player &player = m_players[size_t(who)];
    Lock lock(m_mutex);
    if (player.stage == Stage::Away) // nobody plays
        return;
    player.stage = Stage::Waiting;
    m_changed.notify_all();
    m_changed.wait(lock, [&] { return player.stage != Stage::Waiting; });
}

void Turns::note(int who, Stage stage, int backend)
{
    const std::lock_guard lock(m_mutex);
    if (m_players[size_t(who)].stage != Stage::Away)
        m_players[size_t(who)] = {stage, backend};
    m_changed.notify_all();
}

void Turns::play(quint64 dice, const std::function<void()> &first, const std::function<void()> &second)
{
    {
        const std::lock_guard lock(m_mutex);
        m_players.fill({Stage::Thinking}); // until both wait to begin
    }
    m_decider.start([&] { decide(dice); });
    const auto take = [this](int who, const std::function<void()> &part) {
        waitForTurn(who);
        part();
        note(who, Stage::Away);
    };
    m_second.start([&] { take(1, second); });
    take(0, first);
    m_second.await();
    m_decider.await();
}

void Turns::runAsSecond(const std::function<void()> &part)
{
    m_second.start(part);
    m_second.await();
}

bool Turns::isAny(Stage stage) const
{
    return std::ranges::any_of(m_players, [&](const Player &player) { return player.stage == stage; });
}

void Turns::decide(quint64 dice)
{
    if (!m_watch)
        m_watch.emplace(m_server.conninfo(appRole));
    std::mt19937_64 random(dice);
    Lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [&] { return !isAny(Stage::Thinking); });
        for (int who : {0, 1, 0}) // the first may have waited for what the second has let go since
            settle(who, lock);
        std::vector<Player *> waiting;
        for (Player &player : m_players) {
            if (player.stage == Stage::Waiting)
                waiting.push_back(&player);
        }
        if (!waiting.empty()) {
            waiting[random() % waiting.size()]->stage = Stage::Thinking;
            m_changed.notify_all();
        } else if (!isAny(Stage::AtServer)) {
            return;
        } // else each waits for the other one's lock, and PostgreSQL ends that
    }
}

// Until there is an answer, or there will be none before the other one goes on.
void Turns::settle(int who, Lock &lock)
{
    const Player &player = m_players[size_t(who)];
    const auto isAnswered = [&] { return player.stage != Stage::AtServer; };
    while (!m_changed.wait_for(lock, 1ms, isAnswered)) {
        const int backend = player.backend;
        lock.unlock();
        const bool isHeldUp = waitsForLock(*m_watch, backend);
        lock.lock();
        if (isHeldUp && !isAnswered())
            return;
    }
}

} // namespace onhire
