// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/webhooks/http_exchange.h"

#include "core/domain/webhooks/public_address.h"

#include <QHostInfo>
#include <QNetworkProxy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace onhire {
namespace {

constexpr qsizetype LongestHead = 16 * 1024;
constexpr qint64 MostAtOnce = 64 * 1024;
constexpr auto DrainFor = 2s;

bool isAllowed(const QHostAddress &address, PrivateTargets targets)
{
    const auto parsed = parseAddress(address.toString());
    return parsed && (targets == PrivateTargets::Allow || isPublicAddress(*parsed));
}

QByteArray hostHeader(const QUrl &url)
{
    const QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    const QByteArray name = host.contains(':') ? '[' + host + ']' : host;
    return url.port() < 0 ? name : name + ':' + QByteArray::number(url.port());
}

QByteArray targetOf(const QUrl &url)
{
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    const QByteArray query = url.query(QUrl::FullyEncoded).toLatin1();
    return (path.isEmpty() ? "/"_ba : path) + (url.hasQuery() ? '?' + query : QByteArray());
}

} // namespace

void resolveWithSystem(const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> found)
{
    QHostInfo::lookupHost(host, context,
                          [found = std::move(found)](const QHostInfo &info) { found(info.addresses()); });
}

HttpExchange::HttpExchange(ExchangeRequest request, const ExchangeRules &rules, const Clock &clock,
                           QObject *parent)
    : QObject(parent), m_request(std::move(request)), m_rules(rules), m_clock(clock), m_start(clock.now())
{
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setReadBufferSize(MostAtOnce);
    m_socket.setSslConfiguration(rules.tls);
    m_socket.setPeerVerifyMode(QSslSocket::VerifyPeer);
    m_deadline.setSingleShot(true);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        if (m_isFinished)
            leave();
        else
            fail(u"No answer within %1 s."_s.arg(double(m_rules.patience.count()) / 1000));
    });
    connect(&m_socket, &QSslSocket::readyRead, this, &HttpExchange::read);
    connect(&m_socket, &QSslSocket::errorOccurred, this, &HttpExchange::failed);
    const bool isTls = m_request.url.scheme() == "https"_L1;
    if (isTls)
        connect(&m_socket, &QSslSocket::encrypted, this, &HttpExchange::send);
    else
        connect(&m_socket, &QSslSocket::connected, this, &HttpExchange::send);
    m_deadline.start(rules.patience);
    QMetaObject::invokeMethod(this, &HttpExchange::begin, Qt::QueuedConnection);
}

void HttpExchange::begin()
{
    // What was checked when it was configured may have been configured under other rules.
    const QString objection = objectionTo(m_request.url.toString(QUrl::FullyEncoded), m_rules.targets);
    if (!objection.isEmpty())
        return fail(u"Refused: the address "_s + objection.first(1).toLower() + objection.sliced(1));
    const QString host = m_request.url.host(QUrl::FullyEncoded);
    const QHostAddress literal(host);
    if (!literal.isNull())
        resolved({literal});
    else
        m_rules.resolve(host, this, [this](const QList<QHostAddress> &found) { resolved(found); });
}

void HttpExchange::resolved(const QList<QHostAddress> &addresses)
{
    if (m_isFinished)
        return;
    if (addresses.isEmpty())
        return fail(u"The host name could not be resolved."_s);
    const bool allAllowed =
        std::all_of(addresses.begin(), addresses.end(),
                    [this](const QHostAddress &address) { return isAllowed(address, m_rules.targets); });
    if (!allAllowed)
        return fail(u"Refused: the host leads into a private network."_s);
    m_addresses = addresses;
    connectToNext();
}

// By its number, so that no second look-up can answer something else; the certificate is still held against the
// name.
void HttpExchange::connectToNext()
{
    if (m_isFinished)
        return;
    const QString address = m_addresses.takeFirst().toString();
    const bool isTls = m_request.url.scheme() == "https"_L1;
    m_socket.abort();
    if (isTls)
        m_socket.connectToHostEncrypted(address, quint16(m_request.url.port(443)),
                                        m_request.url.host(QUrl::FullyEncoded));
    else
        m_socket.connectToHost(address, quint16(m_request.url.port(80)));
}

QByteArray HttpExchange::head() const
{
    QByteArray text = m_request.method + ' ' + targetOf(m_request.url)
        + " HTTP/1.1\r\nHost: " + hostHeader(m_request.url) + "\r\n";
    for (const auto &[name, value] : m_request.headers)
        text += name + ": " + value + "\r\n";
    if (m_request.method != "GET")
        text += "Content-Length: " + QByteArray::number(m_request.body.size()) + "\r\n";
    return text + "Connection: close\r\n\r\n";
}

void HttpExchange::send()
{
    m_isSent = true;
    m_socket.write(head());
    m_socket.write(m_request.body);
}

void HttpExchange::failed(QAbstractSocket::SocketError error)
{
    if (m_isFinished)
        return leave();
    if (m_socket.bytesAvailable() > 0)
        read();
    if (m_isFinished)
        return;
    if (m_body && error == QAbstractSocket::RemoteHostClosedError)
        return judgeBody(m_body->end());
    const QString text = m_socket.errorString();
    if (!m_isSent && !m_addresses.isEmpty() && error != QAbstractSocket::SslHandshakeFailedError)
        QMetaObject::invokeMethod(this, &HttpExchange::connectToNext, Qt::QueuedConnection);
    else if (error == QAbstractSocket::RemoteHostClosedError)
        fail(u"The connection was closed without an answer."_s);
    else
        fail((m_isSent ? u"The connection was lost: %1."_s : u"No connection: %1."_s).arg(text));
}

void HttpExchange::read()
{
    if (m_isFinished)
        drain();
    else if (m_body)
        readBody(m_socket.readAll());
    else
        readHead();
}

void HttpExchange::readHead()
{
    m_received += m_socket.read(LongestHead + 1 - m_received.size());
    const AnswerHead answer = readAnswerHead(m_received, m_clock.now());
    switch (answer.state) {
    case AnswerHead::State::Incomplete:
        if (m_received.size() > LongestHead)
            fail(u"The head of the answer is too long."_s);
        return;
    case AnswerHead::State::NotHttp: return fail(u"The answer is not HTTP."_s);
    case AnswerHead::State::Complete: break;
    }
    if (m_request.mostOfAnswer && answer.status == 200) {
        m_body.emplace(answer, *m_request.mostOfAnswer);
        readBody(m_received.sliced(answer.size));
        if (!m_isFinished)
            readBody(m_socket.readAll());
        return;
    }
    finish({.status = answer.status, .retryAfter = answer.retryAfter});
    m_deadline.start(DrainFor);
    drain();
}

void HttpExchange::readBody(QByteArrayView bytes)
{
    judgeBody(m_body->add(bytes));
}

void HttpExchange::judgeBody(AnswerBody::State state)
{
    switch (state) {
    case AnswerBody::State::Incomplete: return;
    case AnswerBody::State::Complete: finish({.status = 200, .body = m_body->take()}); return leave();
    case AnswerBody::State::TooLarge:
        finish({.error = u"The answer is too large."_s, .isTooLarge = true});
        return leave();
    case AnswerBody::State::Broken: return fail(u"The answer broke off, or its length is not what it said."_s);
    case AnswerBody::State::Packed: return fail(u"The answer is compressed, which was not asked for."_s);
    }
}

// The verdict stands in the head. The rest is listened to for a moment only so that the receiver can finish in
// peace.
void HttpExchange::drain()
{
    m_drained += m_socket.readAll().size();
    if (m_drained > MostAtOnce || m_socket.state() != QAbstractSocket::ConnectedState)
        leave();
}

void HttpExchange::fail(const QString &error)
{
    finish({.error = error});
    leave();
}

void HttpExchange::finish(ExchangeResult result)
{
    if (std::exchange(m_isFinished, true))
        return;
    result.at = m_start;
    result.duration = std::chrono::milliseconds(std::max<qint64>(0, m_start.msecsTo(m_clock.now())));
    Q_EMIT finished(result);
}

void HttpExchange::leave()
{
    m_deadline.stop();
    m_socket.disconnect(this);
    m_socket.abort();
    deleteLater();
}

} // namespace onhire
