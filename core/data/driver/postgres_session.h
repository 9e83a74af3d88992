// SPDX-License-Identifier: GPL-3.0-or-later
// One libpq connection on which no wait is endless. What is not answered in time ends the session, because
// nobody knows what the server still does with it.
//
// A statement is waited for, or it is posted: then its answer comes with that of the next one that is waited
// for, in one round trip for all. The server carries them out in their order; once it has refused one, it does
// nothing of what was sent behind that, and the refusal is the answer to whoever waits.
#pragma once

#include "core/data/driver/parameters.h"
#include "core/data/driver/patience.h"

#include <QByteArrayList>
#include <QSqlError>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

struct pg_conn; // libpq's PGconn
struct pg_result; // libpq's PGresult

class QDeadlineTimer;

namespace onhire {

using PostgresAnswer = std::shared_ptr<const pg_result>; // null: the session was lost

bool isGood(const PostgresAnswer &answer);
bool isRefusal(const PostgresAnswer &answer); // of the server's or of libpq's own
bool isRollback(const PostgresAnswer &answer); // also to a COMMIT, where a statement had failed before

class PostgresSession
{
public:
    using Hearer = std::function<void(const char *channel, const char *payload, bool isOwn)>;
    using Receiver = std::function<void(PostgresAnswer)>;

    PostgresSession(const QByteArray &conninfo, Hearer hearer); // waits as long as connect_timeout says
    ~PostgresSession();
    PostgresSession(const PostgresSession &) = delete;
    PostgresSession &operator=(const PostgresSession &) = delete;

    bool isOpen() const { return m_isOpen; }
    int socket() const;
    int backend() const;
    bool isBackendHere() const; // not on another machine, or in a container of its own
    int transactionStatus() const; // libpq's PGTransactionStatusType

    // Whether the server has hung up while nothing was asked of it. Costs no round trip.
    bool hasHungUp();
    // Passes on what was announced meanwhile. False: the session was lost.
    bool hear();

    void setPatience(Patience patience) { m_patience = patience; }
    // What is prepared or executed from now on ends early once this is requested, in the server, too: nobody
    // wants it any more. Scripts, COMMIT and what is only settled go on.
    void readUntil(std::stop_token unwanted) { m_unwanted = std::move(unwanted); }

    // May be several statements; the answer is that of the last one, or of the one that failed.
    PostgresAnswer ask(const QByteArray &script);
    // The name by which the session knows the statement from now on is written to `name`.
    PostgresAnswer prepare(const QByteArray &sql, QByteArray &name);
    PostgresAnswer execute(const QByteArray &name, const Parameters &parameters);
    // The receiver is given the answer when it has come, unless it has gone by then. False: the session is
    // lost.
    bool post(const QByteArray &name, const Parameters &parameters, std::weak_ptr<const Receiver> receiver);
    bool hasPosted() const { return !m_posted.empty(); }
    // Waits for what was posted, of which there is something; the answer is that of the last one, or the first
    // refusal.
    PostgresAnswer settle();
    // Where in the last round trip, counted from 0, the statement was that the server refused. None of those
    // behind it was carried out.
    std::optional<size_t> refusedAt() const { return m_refusedAt; }
    PostgresAnswer commit(); // good also if the server rolled back instead: the answer says so
    void discard(const QByteArray &name); // of a prepared statement; told to the server before the next one

    // Why an answer is no good.
    QSqlError error(const PostgresAnswer &answer) const;

private:
    struct Close
    {
        void operator()(pg_conn *connection) const;
    };

    std::optional<PostgresAnswer> failureOfPosted();
    PostgresAnswer answerIf(bool isSent);
    std::vector<PostgresAnswer> collectPosted(size_t count);
    PostgresAnswer conclude(PostgresAnswer answer);
    PostgresAnswer collect(QDeadlineTimer &deadline);
    bool flush(QDeadlineTimer &deadline);
    bool awaitSocket(short events, QDeadlineTimer &deadline);
    int untilNextLook(const QDeadlineTimer &deadline) const;
    bool isUnwanted() const { return m_isReading && m_unwanted.stop_requested(); }
    bool callOff(const QDeadlineTimer &deadline);
    bool isConnected() const;
    bool serverAnswers() const;
    void forgetDiscarded();
    void passOnNotifications();
    void lose();
    void lose(QSqlError reason);

    const QByteArray m_conninfo;
    const Hearer m_hearer;
    std::unique_ptr<pg_conn, Close> m_connection;
    bool m_isOpen = false;
    QSqlError m_loss;
    Patience m_patience;
    std::stop_token m_unwanted;
    bool m_isReading = false; // what is waited for may end early
    int m_statements = 0; // prepared so far
    QByteArrayList m_discarded;
    QByteArray m_commit; // the name of the statement; empty: not prepared yet
    std::vector<std::weak_ptr<const Receiver>> m_posted; // by whom
    std::optional<size_t> m_refusedAt;
};

} // namespace onhire
