// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/notification_listener.h"

#include "core/data/db/conninfo.h"

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <memory>

namespace onhire {
namespace {

constexpr int RetryMs = 500;
constexpr int BeatMs = 500; // how often it is proven that the connection still hears

// All marks up to this one are known: what they mark was there before the connection.
constexpr auto NewestMark = "select pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1";

// Puts the mark up to which was heard where others see it, and takes the one before away.
QByteArray showing(qint64 mark, qint64 before)
{
    const auto call = [](const QByteArray &function, qint64 of) {
        return "select " + function + "(20261, " + QByteArray::number(of & 0x7fffffff) + ");";
    };
    return call("pg_advisory_lock_shared", mark)
        + (before > 0 ? call("pg_advisory_unlock_shared", before) : QByteArray());
}

struct Closer
{
    void operator()(PGconn *connection) const { PQfinish(connection); }
    void operator()(PGresult *result) const { PQclear(result); }
    void operator()(PGnotify *notice) const { PQfreemem(notice); }
};

} // namespace

NotificationListener::NotificationListener(QString conninfo, QStringList channels, Callbacks callbacks)
    : m_conninfo(std::move(conninfo)), m_channels(std::move(channels)), m_callbacks(std::move(callbacks)),
      m_wakeUp(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      m_thread([this](const std::stop_token &stop) { run(stop); })
{
}

NotificationListener::~NotificationListener()
{
    m_thread.request_stop();
    ::eventfd_write(m_wakeUp, 1);
    m_thread.join();
    ::close(m_wakeUp);
}

void NotificationListener::waitFor(int socket, int milliseconds) const
{
    pollfd descriptors[] = {{m_wakeUp, POLLIN, 0}, {socket, POLLIN, 0}};
    ::poll(descriptors, socket < 0 ? 1 : 2, milliseconds);
}

void NotificationListener::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        listenOnce(stop);
        if (!stop.stop_requested())
            waitFor(-1, RetryMs);
    }
}

void NotificationListener::listenOnce(const std::stop_token &stop)
{
    const QString conninfo = toConninfo(withDefaults(parseConninfo(m_conninfo).value_or(ConninfoWords())));
    const std::unique_ptr<PGconn, Closer> connection(PQconnectdb(conninfo.toUtf8().constData()));
    if (PQstatus(connection.get()) != CONNECTION_OK)
        return;
    for (const QString &channel : m_channels) {
        if (!ask(connection.get(), "listen " + channel.toUtf8(), stop))
            return;
    }
    const auto mark = ask(connection.get(), NewestMark, stop);
    if (mark && ask(connection.get(), showing(mark->toLongLong(), 0), stop)) {
        m_callbacks.hearingChanged(true);
        listen(connection.get(), mark->toLongLong(), stop);
        m_callbacks.hearingChanged(false);
    }
}

void NotificationListener::listen(PGconn *connection, qint64 shown, const std::stop_token &stop)
{
    for (qint64 mark = shown;;) {
        const auto asked = std::chrono::steady_clock::now();
        if (!ask(connection, mark > shown ? showing(mark, shown) : "select 1", stop))
            return;
        shown = mark;
        mark = std::max(mark, hearAll(connection));
        if (m_callbacks.hearsSince)
            m_callbacks.hearsSince(asked);
        if (mark == shown)
            waitFor(PQsocket(connection), BeatMs);
    }
}

// Answers the highest mark among the news; 0 when there was none.
qint64 NotificationListener::hearAll(PGconn *connection) const
{
    qint64 mark = 0;
    while (const std::unique_ptr<PGnotify, Closer> notice{PQnotifies(connection)}) {
        m_callbacks.heard(QString::fromUtf8(notice->relname), QString::fromUtf8(notice->extra));
        mark = std::max(mark, QByteArray(notice->extra).toLongLong());
    }
    return mark;
}

std::optional<QByteArray> NotificationListener::ask(PGconn *connection, const QByteArray &sql,
                                                    const std::stop_token &stop) const
{
    if (!PQsendQuery(connection, sql.constData()))
        return {};
    while (PQisBusy(connection)) {
        waitFor(PQsocket(connection), RetryMs);
        if (stop.stop_requested() || !PQconsumeInput(connection))
            return {};
    }
    QByteArray answer;
    bool isDone = false;
    while (const std::unique_ptr<PGresult, Closer> result{PQgetResult(connection)}) {
        isDone = PQresultStatus(result.get()) == PGRES_COMMAND_OK || PQntuples(result.get()) > 0;
        answer = PQntuples(result.get()) > 0 ? PQgetvalue(result.get(), 0, 0) : QByteArray();
    }
    return isDone ? std::optional(answer) : std::nullopt;
}

} // namespace onhire
