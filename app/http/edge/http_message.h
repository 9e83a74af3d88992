// SPDX-License-Identifier: GPL-3.0-or-later
// A request and its reply as the rest of Onhire sees them, whatever version of Qt carried them, and the one
// interface between the edge and everything above it.
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QList>

#include <optional>
#include <utility>

namespace onhire {

using HttpHeaderList = QList<std::pair<QByteArray, QByteArray>>;

// The value of the first header of that name, in whatever case it was written.
std::optional<QByteArrayView> findHeader(const HttpHeaderList &headers, QByteArrayView name);
int countHeaders(const HttpHeaderList &headers, QByteArrayView name);

struct HttpRequest
{
    QByteArray id; // stands in X-Request-Id and in the body of every error
    QByteArray method;
    QByteArray target; // as sent: path and query, still percent-encoded
    QByteArray path;
    QByteArray query;
    HttpHeaderList headers;
    QByteArray body;
    QHostAddress peer;

    std::optional<QByteArrayView> header(QByteArrayView name) const { return findHeader(headers, name); }
    int headerCount(QByteArrayView name) const { return countHeaders(headers, name); }
};

struct HttpReply
{
    int status = 200;
    QByteArray contentType = "application/json";
    QByteArray body = {};
    HttpHeaderList headers = {}; // without Content-Type and Content-Length
};

// Each thread of a Listener makes one for itself, so an implementation needs no locks of its own.
class HttpHandler
{
public:
    virtual ~HttpHandler() = default;

    // Answers before it returns, and runs no event loop meanwhile: until Qt 6.5 a later answer is a use after
    // free.
    virtual HttpReply answer(const HttpRequest &request) = 0;

    // The largest body that is worth reading for this route. Asked before any of the body is read.
    virtual qint64 bodyLimit(QByteArrayView method, QByteArrayView path) const noexcept = 0;
};

} // namespace onhire
