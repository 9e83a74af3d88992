// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/server/http_server.h"

#include "app/http/docs/docs_page.h"
#include "app/http/docs/openapi.h"
#include "app/http/v1/routes.h"
#include "core/services/tenants/control_notice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 BufferedBytes = 128 * 1024 * 1024; // of large bodies and answers, over all connections

// Handlers wait for the database most of their time, so there are more of them than processors.
int threadsFor(const ServerOptions &options)
{
    return options.threads > 0 ? options.threads
                               : std::clamp(2 * int(std::thread::hardware_concurrency()), 4, 32);
}

QString urlHost(const QString &host)
{
    return host.contains(u':') && !host.startsWith(u'[') ? u'[' + host + u']' : host;
}

} // namespace

HttpServer::HttpServer(QString conninfo, ServerOptions options, const Clock &clock)
    : m_conninfo(std::move(conninfo)), m_options(std::move(options)), m_clock(clock), m_routes(everyRoute()),
      m_gate(m_directory, clock), m_rateLimit(m_options.fairUsePerSecond)
{
}

HttpServer::~HttpServer()
{
    stop();
}

QString HttpServer::address() const
{
    return u"http://%1:%2"_s.arg(urlHost(m_options.host)).arg(m_port);
}

Result<quint16> HttpServer::start()
{
    const QByteArray url = m_options.publicUrl.isEmpty() ? "/" : m_options.publicUrl.toUtf8();
    m_services = std::make_unique<ApiServices>(ApiServices{m_conninfo, m_clock, m_routes, m_gate, m_rateLimit,
                                                           m_metrics, m_feed, m_options.region.toUtf8(),
                                                           openApiDocument(m_routes, url), docsPage(m_routes)});
    m_news = std::make_unique<NotificationListener>(m_conninfo, QStringList{ControlChannel},
                                                    keepingUpToDate(m_directory));
    m_housekeeper = std::make_unique<Housekeeper>(m_conninfo, m_feed, &m_directory);

    ListenerOptions listening{.host = m_options.host,
                              .port = m_options.port,
                              .threads = threadsFor(m_options),
                              .allowedHosts = m_options.allowedHosts};
    const EdgeBudgets budgets{std::make_shared<ConnectionBudget>(
                                  ConnectionBudget::Limits{.perPeer = m_options.connectionsPerAddress}),
                              std::make_shared<ByteBudget>(BufferedBytes)};
    m_listener = std::make_unique<Listener>(listening, budgets, m_clock,
                                            [this] { return std::make_unique<Api>(*m_services); });
    auto port = m_listener->start();
    if (!port) {
        stop();
        return port;
    }
    m_port = *port;
    return port;
}

void HttpServer::stop()
{
    m_listener.reset();
    m_housekeeper.reset();
    m_news.reset();
}

} // namespace onhire
