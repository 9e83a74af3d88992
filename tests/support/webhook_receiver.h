// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who receives webhooks, over real sockets and on a thread of its own, and answers as a test says.
#pragma once

#include <QHostAddress>
#include <QMap>
#include <QMutex>
#include <QSslConfiguration>
#include <QThread>

#include <functional>
#include <memory>
#include <optional>

namespace onhire::test {

struct Received
{
    QByteArray line; // POST /hook HTTP/1.1
    QMap<QByteArray, QByteArray> headers; // names in lower case
    QByteArray body;

    QByteArray id() const { return headers.value("webhook-id"); }
};

struct Response
{
    QByteArray bytes = "HTTP/1.1 204 No Content\r\n\r\n";
    bool isKeptOpen = false; // nothing more comes, and the connection stays
    bool isEndless = false; // more and more comes
};

Response answering(int status, const QByteArray &headers = {});

class WebhookReceiver
{
public:
    using Script = std::function<Response(const Received &)>; // called on the receiver's thread

    explicit WebhookReceiver(
        Script script = [](const Received &) { return Response(); },
        const QHostAddress &address = QHostAddress::LocalHost, quint16 port = 0,
        std::optional<QSslConfiguration> tls = {});
    ~WebhookReceiver();
    Q_DISABLE_COPY_MOVE(WebhookReceiver)

    quint16 port() const { return m_port; }
    QByteArray url(const QByteArray &path = "/hook") const;

    QList<Received> received() const;
    QByteArrayList ids() const; // of all that was received, in that order
    bool waitFor(int count, int milliseconds = 10'000) const;
    int connections() const; // that there have been
    int connectionsNow() const;
    int mostAtOnce() const; // connections
    qint64 endlessBytes() const; // taken by the system of what never ends

private:
    class Server;

    mutable QMutex m_mutex;
    QList<Received> m_received;
    int m_connections = 0, m_atOnce = 0, m_mostAtOnce = 0;
    qint64 m_endlessBytes = 0;
    const Script m_script;
    QThread m_thread;
    quint16 m_port = 0;
    Server *m_server = nullptr; // lives in the thread
};

} // namespace onhire::test
