// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/driver/postgres_session.h"

#include "core/data/driver/postgres_error.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QLoggingCategory>
#include <QScopedValueRollback>

#include <libpq-fe.h>
#include <poll.h>
#include <sys/socket.h>

#include <cerrno>

Q_LOGGING_CATEGORY(lcPostgres, "onhire.postgres")

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

PostgresAnswer owned(PGresult *answer)
{
    return {answer, PQclear};
}

// COPY wants data from us, or has some, and would answer so forever.
bool isCopy(const PostgresAnswer &answer)
{
    const ExecStatusType status = PQresultStatus(answer.get());
    return status == PGRES_COPY_IN || status == PGRES_COPY_OUT || status == PGRES_COPY_BOTH;
}

void logNotice(void *, const char *message)
{
    qCInfo(lcPostgres).noquote() << QString::fromUtf8(message).simplified();
}

} // namespace

bool isGood(const PostgresAnswer &answer)
{
    const ExecStatusType status = PQresultStatus(answer.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

bool isRefusal(const PostgresAnswer &answer)
{
    return answer && !isGood(answer);
}

bool isRollback(const PostgresAnswer &answer)
{
    return QByteArrayView(PQcmdStatus(const_cast<PGresult *>(answer.get()))) == "ROLLBACK";
}

void PostgresSession::Close::operator()(pg_conn *connection) const
{
    PQfinish(connection);
}

// Blocks for at most connect_timeout an address. To this adds what it takes to look up a host's name, which
// only the resolver bounds: by `options timeout attempts` in resolv.conf, usually 10 s a name server
// (docs/operating.md). Addresses and sockets need no look-up.
PostgresSession::PostgresSession(const QByteArray &conninfo, Hearer hearer)
    : m_conninfo(conninfo), m_hearer(std::move(hearer)), m_connection(PQconnectdb(conninfo.constData()))
{
    m_isOpen = PQstatus(m_connection.get()) == CONNECTION_OK;
    if (!m_isOpen) {
        m_loss = connectionLoss(QString::fromUtf8(PQerrorMessage(m_connection.get())).simplified());
        return;
    }
    PQsetNoticeProcessor(m_connection.get(), logNotice, nullptr);
    PQsetnonblocking(m_connection.get(), 1); // a large parameter must not hang in a full socket either
}

PostgresSession::~PostgresSession() = default;

int PostgresSession::socket() const
{
    return PQsocket(m_connection.get());
}

int PostgresSession::backend() const
{
    return PQbackendPID(m_connection.get());
}

// Its number means a process of this machine where its parent, the server that listens on our socket, has the
// number that the system knows that one by.
bool PostgresSession::isBackendHere() const
{
    ucred server{};
    socklen_t size = sizeof(server);
    if (getsockopt(socket(), SOL_SOCKET, SO_PEERCRED, &server, &size) != 0 || server.pid <= 0)
        return false;
    QFile state(u"/proc/%1/stat"_s.arg(backend()));
    if (!state.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = state.readAll();
    return line.mid(line.lastIndexOf(')') + 2).split(' ').value(1).toInt() == server.pid;
}

int PostgresSession::transactionStatus() const
{
    return PQtransactionStatus(m_connection.get());
}

// Only then is there anything to read while nothing was asked: first the server's parting words, then the end.
bool PostgresSession::hasHungUp()
{
    pollfd socket{PQsocket(m_connection.get()), POLLIN, 0};
    if (!m_isOpen || ::poll(&socket, 1, 0) <= 0)
        return !m_isOpen;
    if (PQconsumeInput(m_connection.get()) == 0 || PQconsumeInput(m_connection.get()) == 0)
        lose();
    return !m_isOpen;
}

bool PostgresSession::hear()
{
    if (m_isOpen && PQconsumeInput(m_connection.get()) == 0)
        lose();
    passOnNotifications();
    return m_isOpen;
}

void PostgresSession::passOnNotifications()
{
    while (PGnotify *notice = PQnotifies(m_connection.get())) {
        m_hearer(notice->relname, notice->extra, notice->be_pid == backend());
        PQfreemem(notice);
    }
}

PostgresAnswer PostgresSession::ask(const QByteArray &script)
{
    if (const auto failure = failureOfPosted())
        return *failure;
    return answerIf(m_isOpen && PQsendQuery(m_connection.get(), script.constData()));
}

PostgresAnswer PostgresSession::prepare(const QByteArray &sql, QByteArray &name)
{
    if (const auto failure = failureOfPosted())
        return *failure;
    forgetDiscarded();
    const QScopedValueRollback reading(m_isReading, true);
    name = 's' + QByteArray::number(++m_statements);
    return answerIf(m_isOpen
                    && PQsendPrepare(m_connection.get(), name.constData(), sql.constData(), 0, nullptr));
}

PostgresAnswer PostgresSession::execute(const QByteArray &name, const Parameters &parameters)
{
    const QScopedValueRollback reading(m_isReading, true);
    if (hasPosted()) {
        post(name, parameters, {});
        return settle();
    }
    return answerIf(m_isOpen
                    && PQsendQueryPrepared(m_connection.get(), name.constData(), parameters.count(),
                                           parameters.values(), nullptr, nullptr, 0));
}

void PostgresSession::discard(const QByteArray &name)
{
    m_discarded.append(name);
}

// In a transaction that has failed nothing can be told; then it is told later.
void PostgresSession::forgetDiscarded()
{
    if (m_discarded.isEmpty() || transactionStatus() == PQTRANS_INERROR)
        return;
    QByteArray script;
    for (const QByteArray &name : std::exchange(m_discarded, {}))
        script += "deallocate " + name + ';';
    ask(script);
}

PostgresAnswer PostgresSession::answerIf(bool isSent)
{
    m_refusedAt.reset();
    if (!isSent) {
        lose();
        return {};
    }
    QDeadlineTimer deadline(m_patience.limit);
    return conclude(collect(deadline));
}

PostgresAnswer PostgresSession::conclude(PostgresAnswer answer)
{
    if (!isConnected())
        lose();
    passOnNotifications();
    return m_isOpen || isRefusal(answer) ? answer : nullptr;
}

PostgresAnswer PostgresSession::collect(QDeadlineTimer &deadline)
{
    PostgresAnswer last;
    while (flush(deadline)) {
        while (PQisBusy(m_connection.get())) {
            if (!awaitSocket(POLLIN, deadline))
                return last;
            if (PQconsumeInput(m_connection.get()) == 0)
                break; // what had come before the end is still read
        }
        PGresult *next = PQgetResult(m_connection.get());
        if (!next)
            return last;
        PostgresAnswer answer = owned(next);
        if (isCopy(answer)) {
            lose(connectionLoss(u"COPY is not supported"_s));
            return {};
        }
        if (!isRefusal(last))
            last = std::move(answer);
    }
    return last;
}

// A server that is busy sending may take nothing more before it has got rid of that.
bool PostgresSession::flush(QDeadlineTimer &deadline)
{
    while (const int left = PQflush(m_connection.get())) {
        if (left < 0) {
            PQconsumeInput(m_connection.get()); // its last words say why
            return true;
        }
        if (!awaitSocket(POLLIN | POLLOUT, deadline))
            return false;
        if (PQconsumeInput(m_connection.get()) == 0)
            return true;
    }
    return true;
}

bool PostgresSession::awaitSocket(short events, QDeadlineTimer &deadline)
{
    for (;;) {
        pollfd socket{PQsocket(m_connection.get()), events, 0};
        const int ready = ::poll(&socket, 1, untilNextLook(deadline));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR) {
            lose(connectionLoss(qt_error_string(errno)));
            return false;
        }
        if (isUnwanted() && !callOff(deadline))
            return false;
        if (!deadline.hasExpired())
            continue;
        if (m_patience.beyond == Patience::Beyond::GiveUp || !serverAnswers()) {
            lose(waitedInVain(m_patience.limit));
            return false;
        }
        deadline.setRemainingTime(m_patience.limit);
    }
}

bool PostgresSession::isConnected() const
{
    return m_isOpen && PQstatus(m_connection.get()) == CONNECTION_OK;
}

// On a connection of its own, within its connect_timeout.
bool PostgresSession::serverAnswers() const
{
    return PQping(m_conninfo.constData()) != PQPING_NO_RESPONSE;
}

void PostgresSession::lose()
{
    lose(connectionLoss(QString::fromUtf8(PQerrorMessage(m_connection.get())).simplified()));
}

// The socket stays ours until the end of the session: whoever watches it must not find another one under its
// number.
void PostgresSession::lose(QSqlError reason)
{
    if (!std::exchange(m_isOpen, false))
        return;
    m_loss = std::move(reason);
    if (const int descriptor = socket(); descriptor >= 0)
        ::shutdown(descriptor, SHUT_RDWR);
}

QSqlError PostgresSession::error(const PostgresAnswer &answer) const
{
    return isRefusal(answer) ? refusal(answer.get(), !m_isOpen) : m_loss;
}

} // namespace onhire
