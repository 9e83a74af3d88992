// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/turns.h"

#include <QtEndian>

#include <algorithm>
#include <chrono>
#include <sys/socket.h>
#include <thread>
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

class Answers
{
public:
    QByteArray next(const std::stop_token &stop, int server, int due)
    {
        QByteArray answer;
        while (due > 0 && !stop.stop_requested()) {
            if (!wire::isReadable(server))
                continue;
            const QByteArray bytes = wire::received(server);
            if (bytes.isEmpty())
                break;
            answer += bytes;
            for (const QByteArray &message : m_messages.add(bytes)) {
                due -= int(message.startsWith('Z')); // ready for the next one
                if (message.startsWith('K'))
                    m_backend = qFromBigEndian<qint32>(message.constData() + 5);
            }
        }
        return answer;
    }

    int backend() const { return m_backend; } // the process that answers

private:
    wire::Messages m_messages{false};
    int m_backend = 0;
};

bool holds(Database &database, const QString &condition, int backend)
{
    auto rows =
        database.connection().run(Scope::control(), u"select 1 where exists ("_s + condition + u')', {backend});
    return rows && rows->next();
}

} // namespace

Turns::Turns(const ClusterAddress &server)
    : m_server(server),
      m_doors{SideDoor(server, [this](const auto &stop, int client, int to) { serve(0, stop, client, to); }),
              SideDoor(server, [this](const auto &stop, int client, int to) { serve(1, stop, client, to); })}
{
}

void Turns::serve(int who, const std::stop_token &stop, int client, int server)
{
    Requests requests;
    Answers answers;
    while (true) {
        const QByteArray request = requests.next(stop, client);
        if (request.isEmpty())
            return;
        waitForTurn(who);
        if (isLost(who)) {
            ::shutdown(server, SHUT_RDWR);
            awaitEnd(answers.backend());
            return;
        }
        wire::sendAll(server, request);
        note(who, Stage::AtServer, answers.backend());
        const QByteArray answer = answers.next(stop, server, requests.answersDue());
        waitForTurn(who);
        if (answer.isEmpty())
            return;
        wire::sendAll(client, answer);
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

// What it held is free then.
void Turns::awaitEnd(int backend) const
{
    Database database(m_server.conninfo(appRole));
    while (holds(database, u"select from pg_stat_activity where pid = $1::integer"_s, backend))
        std::this_thread::sleep_for(1ms);
}

void Turns::play(quint64 dice, const std::function<void()> &first, const std::function<void()> &second)
{
    {
        const std::lock_guard lock(m_mutex);
        m_players.fill({Stage::Thinking}); // until both wait to begin
    }
    std::jthread decider([&] { decide(dice); });
    const auto take = [this](int who, const std::function<void()> &part) {
        waitForTurn(who);
        part();
        note(who, Stage::Away);
    };
    std::jthread other([&] { take(1, second); });
    take(0, first);
}

bool Turns::isAny(Stage stage) const
{
    return std::ranges::any_of(m_players, [&](const Player &player) { return player.stage == stage; });
}

void Turns::decide(quint64 dice)
{
    Database database(m_server.conninfo(appRole));
    std::mt19937_64 random(dice);
    Lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [&] { return !isAny(Stage::Thinking); });
        for (int who : {0, 1, 0}) // the first may have waited for what the second has let go since
            settle(who, lock, database);
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
void Turns::settle(int who, Lock &lock, Database &database)
{
    const Player &player = m_players[size_t(who)];
    const auto isAnswered = [&] { return player.stage != Stage::AtServer; };
    while (!m_changed.wait_for(lock, 1ms, isAnswered)) {
        const int backend = player.backend;
        lock.unlock();
        const bool isHeldUp =
            holds(database, u"select from pg_locks where pid = $1::integer and not granted"_s, backend);
        lock.lock();
        if (isHeldUp && !isAnswered())
            return;
    }
}

} // namespace onhire
