// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outward/call.h"

#include "core/outward/exchange_rules.h"

#include <QNetworkProxy>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostAtOnce = 64 * 1024; // held at a time, whatever is wanted in all

bool isTls(const QUrl &url)
{
    return url.scheme() == "https"_L1;
}

QByteArray hostHeader(const QUrl &url)
{
    const QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    const QByteArray name = host.contains(':') ? '[' + host + ']' : host;
    return url.port() < 0 ? name : name + ':' + QByteArray::number(url.port());
}

// With the address as a number, so that no second look-up can answer something else.
QUrl urlAt(const QHostAddress &address, QUrl url)
{
    url.setHost(address.toString());
    return url;
}

Peer peerAt(const QHostAddress &address, const QUrl &url)
{
    const Q_IPV6ADDR bytes = address.toIPv6Address();
    Peer peer{.port = quint16(url.port(isTls(url) ? 443 : 80))};
    std::copy(std::begin(bytes.c), std::end(bytes.c), peer.address.begin());
    return peer;
}

// A head, the certificates before it, and what is wanted besides, twice for what chunks and TLS add.
qint64 mostOf(const ExchangeRequest &request)
{
    return MostAtOnce + 2 * request.mostOfAnswer.value_or(0);
}

void refuseFavours(QNetworkRequest &request)
{
    using Attribute = QNetworkRequest::Attribute;
    request.setAttribute(Attribute::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(Attribute::Http2AllowedAttribute, false);
    request.setAttribute(Attribute::HttpPipeliningAllowedAttribute, false);
    request.setAttribute(Attribute::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(Attribute::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(Attribute::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(Attribute::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(Attribute::CacheSaveControlAttribute, false);
    // Without the attribute, or without a Content-Length, the body would be copied, and sent again.
    request.setAttribute(Attribute::DoNotBufferUploadDataAttribute, true);
}

// What is not set here Qt would fill in: it would unpack, name itself Mozilla and the user's language.
void setHeaders(QNetworkRequest &request, const ExchangeRequest &wanted)
{
    request.setRawHeader("Host", hostHeader(wanted.url));
    request.setRawHeader("User-Agent", "Onhire/" ONHIRE_VERSION);
    request.setRawHeader("Accept-Encoding", "identity");
    request.setRawHeader("Accept-Language", "*");
    request.setRawHeader("Connection", "close");
    request.setHeader(QNetworkRequest::ContentLengthHeader, wanted.body.size());
    for (const auto &[name, value] : wanted.headers)
        request.setRawHeader(name, value);
}

// The certificate is still held against the name.
void setTls(QNetworkRequest &request, const ExchangeRequest &wanted, QSslConfiguration tls)
{
    tls.setPeerVerifyMode(QSslSocket::VerifyPeer);
    request.setSslConfiguration(tls);
    request.setPeerVerifyName(wanted.url.host(QUrl::FullyEncoded));
}

} // namespace

OutwardCall::OutwardCall(const ExchangeRequest &request, const ExchangeRules &rules,
                         const QHostAddress &address)
    : m_isTls(isTls(request.url)), m_expectation{rules.inflow, peerAt(address, request.url), mostOf(request)},
      m_body(request.body)
{
    m_manager.setProxy(QNetworkProxy::NoProxy);
    m_manager.setCookieJar(nullptr);
    QNetworkRequest sent(urlAt(address, request.url));
    refuseFavours(sent);
    setHeaders(sent, request);
    setTls(sent, request, rules.tls);
    // As a verb of our own choosing also for GET and POST: to those, Qt adds a Content-Type and takes a body
    // away.
    m_reply = m_manager.sendCustomRequest(sent, request.method, &m_body);
    connect(m_reply, &QNetworkReply::requestSent, this, [this] { m_isSent = true; });
    // Before, the reply's other half is not there to hear of it, and would never hold back.
    connect(m_reply, &QNetworkReply::socketStartedConnecting, this,
            [this] { m_reply->setReadBufferSize(MostAtOnce); });
}

bool OutwardCall::mayHaveArrived() const
{
    const QNetworkReply::NetworkError error = m_reply->error();
    const bool isUnreachable = error == QNetworkReply::ConnectionRefusedError
        || error == QNetworkReply::TimeoutError || error == QNetworkReply::UnknownNetworkError;
    return m_isSent || m_body.isBegun() || !isUnreachable;
}

// Qt gives up sending again for whoever hangs up and for what is no HTTP alike.
QString OutwardCall::whyThereIsNoAnswer() const
{
    const QNetworkReply::NetworkError error = m_reply->error();
    const bool isSent = m_isSent || m_body.isBegun();
    if (error == QNetworkReply::ContentReSendError
        || (error == QNetworkReply::RemoteHostClosedError && (isSent || !m_isTls)))
        return u"The connection was closed without a response, or the response is not HTTP."_s;
    return (isSent ? u"The connection was lost: %1."_s : u"No connection: %1."_s).arg(m_reply->errorString());
}

} // namespace onhire
