// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/server/api.h"

#include "app/http/api/idempotency.h"
#include "app/http/api/problem.h"
#include "app/http/api/request_reader.h"
#include "app/http/server/open_pages.h"

#include <QLoggingCategory>

Q_LOGGING_CATEGORY(lcApi, "onhire.api")

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

HttpReply methodNotAllowed(const QByteArrayList &allowed, const QByteArray &requestId)
{
    HttpReply reply = problemReply({ErrorCode::MethodNotAllowed}, requestId);
    reply.headers.append({"Allow", allowed.join(", ")});
    return reply;
}

HttpReply replyTo(const HttpRequest &request, const Route &route, Answer answer)
{
    HttpReply reply{answer.status, answer.contentType, std::move(answer.body), std::move(answer.headers)};
    if (!answer.version)
        return reply;
    const QByteArray tag = '"' + QByteArray::number(*answer.version) + '"';
    reply.headers.append({"ETag", tag});
    const bool isRead = request.method == "GET" || request.method == "HEAD";
    if (reply.status == 200 && isRead && !route.isOfTheMoment && knowsVersion(request, *answer.version)) {
        reply.status = 304;
        reply.body.clear();
    }
    return reply;
}

// As it was sent, so that it cannot break a line; without the query, which may hold names of people or a
// signature.
QByteArray pathOf(const HttpRequest &request)
{
    const qsizetype query = request.target.indexOf('?');
    return query < 0 ? request.target : request.target.first(query);
}

// Some causes are told to whoever asked, and to the log only so.
QString causeOf(const Error &error)
{
    return error.detail.isEmpty() ? infoOf(error.code).name + u' ' + error.subject.simplified() : error.detail;
}

void log(const Error &error, const HttpRequest &request)
{
    if (infoOf(error.code).httpStatus >= 500)
        qCWarning(lcApi).noquote() << request.id << request.method << pathOf(request) << causeOf(error);
}

// Whoever sent a member under another of its names is told that name.
Result<Answer> underNamesSent(Result<Answer> answer, const Call &call)
{
    if (answer || !call.route.request)
        return answer;
    Error error = answer.error();
    for (Fault &fault : error.faults)
        fault.path = call.route.request->pathAsSent(fault.path, call.body);
    return Failure(std::move(error));
}

HttpReply refuse(const HttpRequest &request, const Error &error, const HttpHeaderList &headers)
{
    log(error, request);
    HttpReply reply = problemReply(error, request.id);
    reply.headers += headers;
    return reply;
}

} // namespace

Api::Api(const ApiServices &services)
    : m_services(services), m_database(services.conninfo), m_router(services.routes),
      m_contents(services, m_database)
{
}

BodyPlan Api::planBody(const HttpRequest &head) noexcept
{
    if (ContentDoor::isBehind(head.path))
        return m_contents.planBody(head);
    const Route *route = matchOf(head).route;
    return {.limit = route && route->request ? route->bodyLimit : 64 * 1024};
}

static Result<void> checkMayCall(const Route &route, const Permissions &permissions)
{
    for (const QLatin1StringView needed : {route.permission, route.alsoNeeds}) {
        if (!needed.isEmpty() && !permissions.allow(needed))
            return Failure(Error{ErrorCode::InsufficientPermissions, needed});
    }
    return {};
}

// Whoever may not do it holds no memory that others need.
std::optional<Refusal> Api::objectionToMuch(const HttpRequest &head) noexcept
{
    const auto visitor = m_services.gate.admit(m_database.connection(), head);
    if (!visitor)
        return refusalFor(visitor.error());
    const Route *route = matchOf(head).route;
    const auto allowed = route ? checkMayCall(*route, visitor->key->permissions) : Result<void>();
    return allowed ? std::nullopt : std::optional(refusalFor(allowed.error()));
}

Lane Api::laneOf(const HttpRequest &request) const noexcept
{
    const Route *route = matchOf(request).route;
    return route ? route->lane : Lane::Here;
}

// The edge asks about a request before it has it answered.
const Router::Match &Api::matchOf(const HttpRequest &request) const
{
    if (m_matched != request.id) {
        m_match = m_router.find(request.method, request.path);
        m_matched = request.id;
    }
    return m_match;
}

HttpReply Api::answer(const HttpRequest &request)
{
    const auto start = std::chrono::steady_clock::now();
    QByteArrayView operation = "none";
    auto reply = answer(request, operation);
    if (!reply)
        reply = refuse(request, reply.error(), {});
    m_services.metrics.noteRequest(operation, reply->status, std::chrono::steady_clock::now() - start);
    return std::move(*reply);
}

Result<HttpReply> Api::answer(const HttpRequest &request, QByteArrayView &operation)
{
    if (ContentDoor::isBehind(request.path)) {
        operation = "fileContent";
        return m_contents.answer(request);
    }
    if (request.path.startsWith("/v1/") && request.path != "/v1/openapi.json")
        return answerApi(request, operation);
    return answerOpen(request);
}

Result<HttpReply> Api::answerOpen(const HttpRequest &request)
{
    const auto page = openPage(request, m_services, m_database);
    if (!page)
        return Failure(Error{ErrorCode::NotFound});
    if (request.method == "OPTIONS")
        return HttpReply{204, {}, {}, {{"Allow", "GET, HEAD, OPTIONS"}}};
    if (request.method != "GET" && request.method != "HEAD")
        return methodNotAllowed({"GET", "HEAD", "OPTIONS"}, request.id);
    return *page;
}

Result<HttpReply> Api::answerApi(const HttpRequest &request, QByteArrayView &operation)
{
    Connection &connection = m_database.connection();
    ONHIRE_ASSIGN(const Visitor visitor, m_services.gate.admit(connection, request));
    const auto rateHeaders =
        m_services.rateLimit.take(connection, *visitor.tenant, m_services.clock.now().toMSecsSinceEpoch());
    if (!rateHeaders)
        return refuse(request, rateHeaders.error(), RateLimit::exhausted(*visitor.tenant, rateHeaders.error()));
    const Router::Match &match = matchOf(request);
    Result<Answer> answer = Failure(Error{ErrorCode::NotFound});
    HttpReply reply;
    if (match.route) {
        operation = QByteArrayView(match.route->operation.data(), match.route->operation.size());
        answer = callRoute(request, match, visitor);
    }
    if (answer) {
        reply = replyTo(request, *match.route, std::move(*answer));
    } else if (!match.route && !match.allowed.isEmpty()) {
        reply = request.method == "OPTIONS" ? HttpReply{204, {}, {}, {{"Allow", match.allowed.join(", ")}}}
                                            : methodNotAllowed(match.allowed, request.id);
    } else {
        reply = refuse(request, answer.error(), {});
    }
    reply.headers += *rateHeaders;
    if (match.route && match.route->deprecation)
        reply.headers += match.route->deprecation->headers();
    return reply;
}

Result<Answer> Api::callRoute(const HttpRequest &request, const Router::Match &match, const Visitor &visitor)
{
    const Route &route = *match.route;
    const Permissions &permissions = visitor.key->permissions;
    ONHIRE_TRY(checkMayCall(route, permissions));
    ONHIRE_ASSIGN(JsonValue body, readBody(request, route));
    ONHIRE_ASSIGN(QueryList query, readQuery(request, route));
    const Context context{m_database,
                          visitor.tenant,
                          {u"api_key"_s, visitor.key->keyId, visitor.key->name},
                          {request.peer.toString(), QString::fromLatin1(request.id)},
                          m_services.clock,
                          &m_services.feed,
                          m_services.files.get(),
                          &m_services.secrets,
                          m_services.others};
    Call call{request,
              route,
              context,
              permissions,
              m_services,
              match.pathValues,
              std::move(query),
              std::move(body),
              prefersStrict(request),
              false,
              readIfMatch(request),
              baseUrl(m_services, request)};
    const auto handled = [&call] { return underNamesSent(call.route.handler(call), call); };
    if (route.verb != "POST")
        return handled();
    ONHIRE_ASSIGN(const QString key, readIdempotencyKey(request));
    if (key.isEmpty())
        return handled();
    call.idempotent = true;
    return answerOnce(call, key, handled);
}

} // namespace onhire
