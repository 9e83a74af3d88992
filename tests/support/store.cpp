// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/store.h"

#include <QMap>
#include <QTcpServer>
#include <QTcpSocket>

namespace onhire::test {
namespace {

QByteArray headerOf(const QByteArray &request, const QByteArray &name)
{
    for (const QByteArray &line : request.split('\n')) {
        if (line.toLower().startsWith(name.toLower() + ": ")) // Qt 6.8 sends names in small letters
            return line.sliced(name.size() + 2).trimmed();
    }
    return {};
}

// GET /feed?page=2 HTTP/1.1
int pageOf(const QByteArray &request)
{
    const qsizetype at = request.indexOf("page=");
    return at < 0 ? 1 : request.sliced(at + 5, request.indexOf(' ', at) - at - 5).toInt();
}

} // namespace

class Store::Server final : public QObject
{
public:
    explicit Server(Store &store) : m_store(store)
    {
        connect(&m_listener, &QTcpServer::newConnection, this, [this] { accept(); });
        if (!m_listener.listen(QHostAddress::LocalHost))
            qFatal("nothing can be served: %s", qUtf8Printable(m_listener.errorString()));
    }

    quint16 port() const { return m_listener.serverPort(); }

    void answerAll()
    {
        const auto all = std::exchange(m_waiting, {}); // whoever hangs up at its answer takes itself out
        for (auto waiting = all.begin(); waiting != all.end(); ++waiting)
            answer(waiting.key(), waiting.value());
    }

private:
    void accept()
    {
        QTcpSocket *socket = m_listener.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_waiting.remove(socket);
            socket->deleteLater();
        });
    }

    void read(QTcpSocket *socket)
    {
        const QByteArray request = socket->readAll(); // a head and nothing else: one packet
        const QMutexLocker locker(&m_store.m_mutex);
        m_store.m_authorizations += headerOf(request, "Authorization");
        if (m_store.m_isHeld)
            m_waiting.insert(socket, request);
        else
            answer(socket, request);
    }

    void answer(QTcpSocket *socket, const QByteArray &request)
    {
        const QByteArray bytes = m_store.answerTo(request);
        const qsizetype piece = m_store.m_piece > 0 ? m_store.m_piece : bytes.size();
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        for (qsizetype at = 0; at < bytes.size(); at += piece) {
            socket->write(bytes.mid(at, piece));
            socket->flush();
        }
        if (!m_store.m_staysOpen)
            socket->disconnectFromHost();
    }

    Store &m_store;
    QTcpServer m_listener;
    QMap<QTcpSocket *, QByteArray> m_waiting;
};

QByteArray storeProduct(const QByteArray &externalId, const QByteArray &sku, const StoreProductSketch &sketch)
{
    const auto and_ = [](const QByteArray &more) { return more.isEmpty() ? QByteArray() : ',' + more; };
    const QByteArray id = externalId.isEmpty() ? QByteArray() : "'externalId':'" + externalId + "',";
    const QByteArray variant = sketch.variant.isEmpty() ? sku + "-1" : sketch.variant;
    QByteArray product = '{' + id + "'productSku':'" + sku + "','name':'" + sketch.name
        + "','specification':'6 inch','category':'Devices','brand':'Acme','variants':[{'variantSku':'" + variant
        + "','variantName':'Black','grade':'A','pricing':[{'contractLength':12,'monthlyPrice':" + sketch.price
        + "}]" + and_(sketch.moreOfVariant) + "}]" + and_(sketch.more) + '}';
    return product.replace('\'', '"');
}

Store::Store()
{
    m_thread.start();
    auto *inside = new QObject;
    inside->moveToThread(&m_thread);
    QMetaObject::invokeMethod(
        inside,
        [this] {
            m_server = new Server(*this);
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

Store::~Store()
{
    m_thread.quit();
    m_thread.wait();
}

QByteArray Store::url() const
{
    return "http://127.0.0.1:" + QByteArray::number(m_port) + "/feed";
}

void Store::pages(const QList<QByteArrayList> &pages)
{
    const QMutexLocker locker(&m_mutex);
    m_only.reset();
    m_first.reset();
    m_pages.clear();
    for (const QByteArrayList &products : pages) {
        const bool isLast = m_pages.size() + 1 == pages.size();
        m_pages += page(products, isLast ? QByteArray() : "?page=" + QByteArray::number(m_pages.size() + 2));
    }
}

void Store::say(const QByteArray &answer)
{
    const QMutexLocker locker(&m_mutex);
    m_only = answer;
}

void Store::sayInPieces(const QByteArray &answer, int piece)
{
    const QMutexLocker locker(&m_mutex);
    m_only = answer;
    m_piece = piece;
}

void Store::sayFirst(const QByteArray &answer)
{
    const QMutexLocker locker(&m_mutex);
    m_first = answer;
}

void Store::keepOpen()
{
    const QMutexLocker locker(&m_mutex);
    m_staysOpen = true;
}

void Store::dieOnPage(int page)
{
    const QMutexLocker locker(&m_mutex);
    m_dies = page;
}

void Store::goOnForEver()
{
    const QMutexLocker locker(&m_mutex);
    m_isEndless = true;
}

void Store::hold()
{
    const QMutexLocker locker(&m_mutex);
    m_isHeld = true;
}

void Store::release()
{
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            const QMutexLocker locker(&m_mutex);
            m_isHeld = false;
            m_server->answerAll();
        },
        Qt::BlockingQueuedConnection);
}

int Store::asked() const
{
    const QMutexLocker locker(&m_mutex);
    return int(m_authorizations.size());
}

QByteArrayList Store::authorizations() const
{
    const QMutexLocker locker(&m_mutex);
    return m_authorizations;
}

QByteArray Store::ok(const QByteArray &body)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
        + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

QByteArray Store::page(const QByteArrayList &products, const QByteArray &next)
{
    return "{\"products\":[" + products.join(',') + ']'
        + (next.isEmpty() ? "" : ",\"nextPage\":\"" + next + '"') + '}';
}

QByteArray Store::answerTo(const QByteArray &request) const
{
    const int number = pageOf(request);
    if (m_only)
        return *m_only;
    if (m_first && number == 1)
        return *m_first;
    if (m_isEndless)
        return ok(page({}, "?page=" + QByteArray::number(number + 1)));
    const QByteArray whole = ok(m_pages.value(number - 1));
    return number == m_dies ? whole.chopped(5) : whole;
}

} // namespace onhire::test
