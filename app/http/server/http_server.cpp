// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/server/http_server.h"

#include "app/http/docs/docs_page.h"
#include "app/http/docs/openapi.h"
#include "app/http/edge/limits/descriptors.h"
#include "app/http/v1/routes.h"
#include "core/services/tenants/control_notice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 BufferedBytes = 128 * 1024 * 1024; // of large bodies and answers, over all connections
constexpr int OtherDescriptors = 768; // that are no connections: to the database, to receivers, files
constexpr int FewestConnections = 64; // with fewer, a browser or two shut everybody else out
constexpr int DiskThreads = 8; // a disk is busy long before that many wait for it

// Handlers wait for the database most of their time, so there are more of them than processors. With few, two
// busy connections often meet in one thread, and a commit of one makes the other wait, and few orders
// would meet to be placed together.
int threadsFor(const ServerOptions &options)
{
    return options.threads > 0 ? options.threads
                               : std::clamp(2 * int(std::thread::hardware_concurrency()), 8, 32);
}

// Who begins with too few would listen, and refuse everybody.
Result<int> connectionsThatFit(int wanted)
{
    const int room = roomForDescriptors(wanted + OtherDescriptors);
    if (room < OtherDescriptors + FewestConnections)
        return Failure(Error::invalid(
            u"descriptors"_s, Fault::Kind::TooSmall,
            u"Only %1 file descriptors are allowed, and the server needs %2: raise ulimit -n, or LimitNOFILE."_s
                .arg(room)
                .arg(OtherDescriptors + FewestConnections)));
    return std::min(wanted, room - OtherDescriptors);
}

QByteArray withoutLastSlash(QByteArray url)
{
    while (url.endsWith('/'))
        url.chop(1);
    return url;
}

QString urlHost(const QString &host)
{
    return host.contains(u':') && !host.startsWith(u'[') ? u'[' + host + u']' : host;
}

} // namespace

HttpServer::HttpServer(QString conninfo, ServerOptions options, const Clock &clock,
                       std::shared_ptr<const FileRoom> files)
    : m_conninfo(std::move(conninfo)), m_options(std::move(options)), m_clock(clock), m_files(std::move(files)),
      m_routes(everyRoute()), m_gate(m_directory, clock),
      m_rateLimit(m_options.fairUsePerSecond), m_outward{.targets = m_options.webhookTargets}
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
    m_isEnding = false;
    ConnectionBudget::Limits connections{.perPeer = m_options.connectionsPerAddress};
    ONHIRE_ASSIGN(connections.total, connectionsThatFit(connections.total));
    ONHIRE_ASSIGN(m_secrets, SecretBox::open(m_options.keyFile));
    const QByteArray publicUrl = withoutLastSlash(m_options.publicUrl.toUtf8());
    const QByteArray url = publicUrl.isEmpty() ? "/" : publicUrl;
    m_services = std::make_unique<ApiServices>(ApiServices{.conninfo = m_conninfo,
                                                           .clock = m_clock,
                                                           .routes = m_routes,
                                                           .directory = m_directory,
                                                           .gate = m_gate,
                                                           .rateLimit = m_rateLimit,
                                                           .metrics = m_metrics,
                                                           .feed = m_feed,
                                                           .others = {&m_placing, &m_renting},
                                                           .secrets = *m_secrets,
                                                           .outward = m_outward,
                                                           .files = m_files,
                                                           .isEnding = m_isEnding,
                                                           .publicUrl = publicUrl,
                                                           .region = m_options.region.toUtf8(),
                                                           .description = openApiDocument(m_routes, url),
                                                           .documentation = docsPage(m_routes)});
    m_news = std::make_unique<NotificationListener>(m_conninfo, QStringList{ControlChannel},
                                                    keepingUpToDate(m_directory));
    if (m_options.doesWork) {
        m_housekeeper =
            std::make_unique<Housekeeper>(m_conninfo, m_clock, m_feed, &m_directory, m_options.clockIs);
        m_sender = std::make_unique<WebhookSender>(
            SenderOptions{.conninfo = m_conninfo, .secrets = *m_secrets, .rules = m_outward}, m_clock);
    }

    ListenerOptions listening{.host = m_options.host,
                              .port = m_options.port,
                              .threads = threadsFor(m_options),
                              .allowedHosts = m_options.allowedHosts,
                              .trustedProxies = m_options.trustedProxies};
    const EdgeBudgets budgets{std::make_shared<ConnectionBudget>(connections),
                              std::make_shared<ByteBudget>(BufferedBytes)};
    budgets.disk->setMaxThreadCount(DiskThreads);
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
    m_isEnding = true;
    m_listener.reset();
    m_sender.reset();
    m_housekeeper.reset();
    m_news.reset();
}

} // namespace onhire
