// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in server: all its parts wired together, for onhire-server and for the desktop that serves by
// itself.
#pragma once

#include "app/http/listening/listener.h"
#include "app/http/server/api.h"
#include "core/data/db/notification_listener.h"
#include "core/services/housekeeping/housekeeper.h"
#include "core/services/orders/placing.h"
#include "core/services/subscriptions/renting.h"
#include "core/webhooks/webhook_sender.h"

#include <memory>

namespace onhire {

struct ServerOptions
{
    QString host = QStringLiteral("127.0.0.1");
    quint16 port = 8080;
    int threads = 0; // 0: by the number of processors
    QString region = QStringLiteral("eu");
    QString publicUrl;
    QStringList allowedHosts;
    TrustedProxies trustedProxies;
    int fairUsePerSecond = 0;
    int connectionsPerAddress = ConnectionBudget::Limits{}.perPeer; // a proxy in front is one address
    QString keyFile; // what seals the secrets in the database
    PrivateTargets webhookTargets = PrivateTargets::Refuse;
    bool doesWork = true; // else it only answers: it charges nothing and sends no webhook
    Housekeeper::ClockIs clockIs = Housekeeper::ClockIs::Right;
};

class HttpServer
{
public:
    HttpServer(QString conninfo, ServerOptions options, const Clock &clock,
               std::shared_ptr<const FileRoom> files);
    ~HttpServer();

    Result<quint16> start();
    void stop();

    QString address() const; // http://HOST:PORT
    Directory &directory() { return m_directory; }

private:
    const QString m_conninfo;
    const ServerOptions m_options;
    const Clock &m_clock;
    const std::shared_ptr<const FileRoom> m_files;
    quint16 m_port = 0;

    RouteTable m_routes;
    Directory m_directory;
    Gate m_gate;
    RateLimit m_rateLimit;
    const ExchangeRules m_outward; // of webhooks and feeds alike: what may come in is counted together
    Metrics m_metrics;
    ChangeFeed m_feed;
    Together<Placing> m_placing;
    Together<Renting> m_renting;
    std::optional<SecretBox> m_secrets;
    std::atomic<bool> m_isEnding = false;
    std::unique_ptr<ApiServices> m_services;
    std::unique_ptr<NotificationListener> m_news;
    std::unique_ptr<Housekeeper> m_housekeeper;
    std::unique_ptr<WebhookSender> m_sender;
    std::unique_ptr<Listener> m_listener;
};

} // namespace onhire
