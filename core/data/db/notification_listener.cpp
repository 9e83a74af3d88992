// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/db/notification_listener.h"

#include "core/data/db/conninfo.h"

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <memory>

namespace onhire {
namespace {

constexpr int RetryMs = 500;
constexpr int PatienceMs = 60'000;

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
        const QByteArray statement = "listen " + channel.toUtf8();
        const std::unique_ptr<PGresult, Closer> result(PQexec(connection.get(), statement.constData()));
        if (PQresultStatus(result.get()) != PGRES_COMMAND_OK)
            return;
    }
    m_callbacks.hearingChanged(true);
    while (!stop.stop_requested() && PQconsumeInput(connection.get())) {
        while (const std::unique_ptr<PGnotify, Closer> notice{PQnotifies(connection.get())})
            m_callbacks.heard(QString::fromUtf8(notice->relname), QString::fromUtf8(notice->extra));
        waitFor(PQsocket(connection.get()), PatienceMs);
    }
    m_callbacks.hearingChanged(false);
}

} // namespace onhire
