// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/webhook_receiver.h"

#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

const QByteArray EndlessPiece(64 * 1024, 'x');

std::optional<Received> readRequest(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return std::nullopt;
    Received request;
    for (const QByteArray &line : bytes.first(end).split('\n')) {
        const qsizetype colon = line.indexOf(": ");
        if (request.line.isEmpty())
            request.line = line.trimmed();
        else
            request.headers.insert(line.first(colon).toLower(), line.sliced(colon + 2).trimmed());
    }
    request.body = bytes.sliced(end + 4);
    return request.body.size() >= request.headers.value("content-length").toLongLong() ? std::optional(request)
                                                                                       : std::nullopt;
}

} // namespace

Response answering(int status, const QByteArray &headers)
{
    return {"HTTP/1.1 " + QByteArray::number(status) + " As Told\r\nContent-Length: 0\r\n" + headers + "\r\n"};
}

class WebhookReceiver::Server final : public QObject
{
public:
    Server(WebhookReceiver &receiver, const QHostAddress &address, quint16 port,
           const std::optional<QSslConfiguration> &tls)
        : m_receiver(receiver)
    {
        if (tls) {
            auto server = std::make_unique<QSslServer>();
            server->setSslConfiguration(*tls);
            m_listener = std::move(server);
        } else {
            m_listener = std::make_unique<QTcpServer>();
        }
        connect(m_listener.get(), &QTcpServer::pendingConnectionAvailable, this, [this] { accept(); });
        if (!m_listener->listen(address, port))
            qFatal("nothing can be received: %s", qUtf8Printable(m_listener->errorString()));
    }

    quint16 port() const { return m_listener->serverPort(); }

private:
    void accept()
    {
        QTcpSocket *socket = m_listener->nextPendingConnection();
        count(1);
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            count(-1);
            m_bytes.remove(socket);
            socket->deleteLater();
        });
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        if (socket->bytesAvailable() > 0)
            read(socket);
    }

    void count(int by)
    {
        const QMutexLocker locker(&m_receiver.m_mutex);
        m_receiver.m_connections += std::max(0, by);
        m_receiver.m_atOnce += by;
        m_receiver.m_mostAtOnce = std::max(m_receiver.m_mostAtOnce, m_receiver.m_atOnce);
    }

    void read(QTcpSocket *socket)
    {
        QByteArray &bytes = m_bytes[socket];
        bytes += socket->readAll();
        const auto request = readRequest(bytes);
        if (!request)
            return;
        m_bytes.remove(socket);
        const Response response = m_receiver.m_script(*request);
        {
            const QMutexLocker locker(&m_receiver.m_mutex);
            m_receiver.m_received += *request;
        }
        socket->write(response.bytes);
        if (response.isEndless)
            writeForEver(socket);
        else if (!response.isKeptOpen)
            socket->disconnectFromHost();
    }

    // Over TLS what was written still waits to be encrypted, and then to be sent.
    void writeForEver(QTcpSocket *socket)
    {
        auto *pen = new QTimer(socket);
        connect(pen, &QTimer::timeout, this, [this, socket] {
            const auto *tls = qobject_cast<QSslSocket *>(socket);
            if (socket->bytesToWrite() + (tls ? tls->encryptedBytesToWrite() : 0) > 0)
                return;
            socket->write(EndlessPiece);
            const QMutexLocker locker(&m_receiver.m_mutex);
            m_receiver.m_endlessBytes += EndlessPiece.size();
        });
        pen->start(0);
    }

    WebhookReceiver &m_receiver;
    QMap<QTcpSocket *, QByteArray> m_bytes;
    std::unique_ptr<QTcpServer> m_listener;
};

WebhookReceiver::WebhookReceiver(Script script, const QHostAddress &address, quint16 port,
                                 std::optional<QSslConfiguration> tls)
    : m_script(std::move(script))
{
    m_thread.start();
    auto *inside = new QObject;
    inside->moveToThread(&m_thread);
    QMetaObject::invokeMethod(
        inside,
        [&] {
            m_server = new Server(*this, address, port, tls);
            m_port = m_server->port();
        },
        Qt::BlockingQueuedConnection);
    QObject::connect(
        &m_thread, &QThread::finished, inside,
        [this, inside] {
            delete m_server;
            inside->deleteLater();
        },
        Qt::DirectConnection);
}

WebhookReceiver::~WebhookReceiver()
{
    m_thread.quit();
    m_thread.wait();
}

QByteArray WebhookReceiver::url(const QByteArray &path) const
{
    return "http://127.0.0.1:" + QByteArray::number(m_port) + path;
}

QList<Received> WebhookReceiver::received() const
{
    const QMutexLocker locker(&m_mutex);
    return m_received;
}

QByteArrayList WebhookReceiver::ids() const
{
    QByteArrayList ids;
    for (const Received &request : received())
        ids += request.id();
    return ids;
}

bool WebhookReceiver::waitFor(int count, int milliseconds) const
{
    return QTest::qWaitFor([&] { return received().size() >= count; }, milliseconds);
}

int WebhookReceiver::connections() const
{
    const QMutexLocker locker(&m_mutex);
    return m_connections;
}

int WebhookReceiver::connectionsNow() const
{
    const QMutexLocker locker(&m_mutex);
    return m_atOnce;
}

int WebhookReceiver::mostAtOnce() const
{
    const QMutexLocker locker(&m_mutex);
    return m_mostAtOnce;
}

qint64 WebhookReceiver::endlessBytes() const
{
    const QMutexLocker locker(&m_mutex);
    return m_endlessBytes;
}

} // namespace onhire::test
