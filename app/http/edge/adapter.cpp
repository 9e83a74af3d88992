// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/edge/adapter.h"

#include "app/http/edge/guarded_server.h"
#include "app/http/edge/refusal.h"
#include "app/http/edge/reply_head.h"

#include <QAbstractHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpHeaders>
#elif QT_VERSION < QT_VERSION_CHECK(6, 5, 0)
#include <QTcpSocket>
#else
#error "Qt HTTP Server changed with each version from 6.5 to 6.7; build with Qt 6.4, or with 6.8 or newer."
#endif

#include <utility>

namespace onhire {

namespace {

class HttpAdapter final : public QAbstractHttpServer
{
public:
    explicit HttpAdapter(HttpHandler &handler) : m_handler(handler) { }

    bool serve(std::unique_ptr<GuardedServer> server)
    {
        if (!server->isListening())
            return false;
        m_server = server.get();
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (!bind(server.get()))
            return false;
#else
        bind(server.get());
#endif
        server.release(); // bind() made us its parent
        return true;
    }

private:
    struct Answer
    {
        QByteArray requestId;
        HttpReply reply;
    };

    Answer answer() noexcept
    {
        const HttpRequest &request = m_server->currentRequest();
        auto ready = m_server->takeReply();
        HttpReply reply = ready ? std::move(*ready) : safeReply(m_handler, request);
        m_server->followAnswerBy({std::exchange(reply.body, {}), std::move(reply.content)});
        return {request.id, std::move(reply)};
    }

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    bool handleRequest(const QHttpServerRequest &, QHttpServerResponder &responder) override
    {
        const auto [id, reply] = answer();
        QHttpHeaders headers;
        for (const auto &[name, value] : allHeaders(reply, id))
            headers.append(QLatin1StringView(name), QLatin1StringView(value));
        responder.write(QByteArray(), headers, QHttpServerResponder::StatusCode(reply.status));
        return true;
    }

    void missingHandler(const QHttpServerRequest &, QHttpServerResponder &) override
    {
        Q_UNREACHABLE();
    }
#else
    // Written in one piece: the responder of 6.4 makes a write of every name, colon, value and line end.
    bool handleRequest(const QHttpServerRequest &, QTcpSocket *socket) override
    {
        const auto [id, reply] = answer();
        socket->write(draftHead(reply, id));
        return true;
    }

    void missingHandler(const QHttpServerRequest &, QTcpSocket *) override
    {
        Q_UNREACHABLE();
    }
#endif

    HttpHandler &m_handler;
    GuardedServer *m_server = nullptr;
};

} // namespace

std::unique_ptr<QObject> serveWithQt(std::unique_ptr<GuardedServer> server, HttpHandler &handler)
{
    auto adapter = std::make_unique<HttpAdapter>(handler);
    if (!adapter->serve(std::move(server)))
        return nullptr;
    return adapter;
}

} // namespace onhire
