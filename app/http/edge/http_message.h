// SPDX-License-Identifier: GPL-3.0-or-later
// A request and its reply as the rest of Onhire sees them, whatever version of Qt carried them, and the one
// interface between the edge and everything above it.
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QList>

#include <memory>
#include <optional>
#include <utility>

class QIODevice;

namespace onhire {

class IncomingFile;

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
    // the body instead, complete and on the disk, where a BodyPlan said so
    std::shared_ptr<IncomingFile> file = {};
    QHostAddress peer; // or, behind a trusted proxy, who asked it

    std::optional<QByteArrayView> header(QByteArrayView name) const { return findHeader(headers, name); }
    int headerCount(QByteArrayView name) const { return countHeaders(headers, name); }
};

struct HttpReply
{
    int status = 200;
    QByteArray contentType = "application/json";
    QByteArray body = {};
    HttpHeaderList headers = {}; // without Content-Type and Content-Length
    // instead of a body: open, at its start, and read as the client takes it
    std::shared_ptr<QIODevice> content = {};
};

// Why the edge itself turns a request away. Codes are part of the API; messages tell the caller what to mend.
struct Refusal
{
    int status;
    const char *code;
    const char *message;
};

// What is to become of a body, of which nothing has been read yet.
struct BodyPlan
{
    qint64 limit = 0; // the largest that is worth reading
    std::shared_ptr<IncomingFile> file = {}; // where it goes as it arrives; null: into memory
    std::optional<Refusal> refusal = {};
};

// Where a request is answered: at once, or, because it takes seconds, on threads beside those that serve. Few
// do what keeps processors busy; more wait for others, who may not answer.
enum class Lane { Here, Busy, Outside };

// Each thread of a Listener makes one for itself, so an implementation needs no locks of its own.
class HttpHandler
{
public:
    virtual ~HttpHandler() = default;

    // Answers before it returns, and runs no event loop meanwhile: until Qt 6.5 a later answer is a use after
    // free.
    virtual HttpReply answer(const HttpRequest &request) = 0;

    // Elsewhere than here, another handler is asked for the answer.
    virtual Lane laneOf(const HttpRequest &) const noexcept { return Lane::Here; }

    // Asked about a request that announces a body.
    virtual BodyPlan planBody(const HttpRequest &head) noexcept = 0;
    // Asked before memory is held for a large one, which is no more for others.
    virtual std::optional<Refusal> objectionToMuch(const HttpRequest &) noexcept { return {}; }
};

} // namespace onhire
