// SPDX-License-Identifier: GPL-3.0-or-later
// One libpq connection on which no wait is endless. What is not answered in time ends the session, because
// nobody knows what the server still does with it.
#pragma once

#include "core/data/driver/parameters.h"
#include "core/data/driver/patience.h"

#include <QByteArrayList>
#include <QSqlError>

#include <functional>
#include <memory>

struct pg_conn; // libpq's PGconn
struct pg_result; // libpq's PGresult

class QDeadlineTimer;

namespace onhire {

using PostgresAnswer = std::shared_ptr<const pg_result>; // null: the session was lost

bool isGood(const PostgresAnswer &answer);

class PostgresSession
{
public:
    using Hearer = std::function<void(const char *channel, const char *payload, bool isOwn)>;

    PostgresSession(const QByteArray &conninfo, Hearer hearer); // waits as long as connect_timeout says
    ~PostgresSession();
    PostgresSession(const PostgresSession &) = delete;
    PostgresSession &operator=(const PostgresSession &) = delete;

    bool isOpen() const { return m_isOpen; }
    int socket() const;
    int backend() const;
    int transactionStatus() const; // libpq's PGTransactionStatusType

    // Whether the server has hung up while nothing was asked of it. Costs no round trip.
    bool hasHungUp();
    // Passes on what was announced meanwhile. False: the session was lost.
    bool hear();

    void setPatience(Patience patience) { m_patience = patience; }

    // May be several statements; the answer is that of the last one, or of the one that failed.
    PostgresAnswer ask(const QByteArray &script);
    // The name by which the session knows the statement from now on is written to `name`.
    PostgresAnswer prepare(const QByteArray &sql, QByteArray &name);
    PostgresAnswer execute(const QByteArray &name, const Parameters &parameters);
    void discard(const QByteArray &name); // of a prepared statement; told to the server before the next one

    // Why an answer is no good.
    QSqlError error(const PostgresAnswer &answer) const;

private:
    struct Close
    {
        void operator()(pg_conn *connection) const;
    };

    PostgresAnswer answerIf(bool isSent);
    PostgresAnswer collect(QDeadlineTimer &deadline);
    bool flush(QDeadlineTimer &deadline);
    bool awaitSocket(short events, QDeadlineTimer &deadline);
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
    int m_statements = 0; // prepared so far
    QByteArrayList m_discarded;
};

} // namespace onhire
