// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a request through the gates in the order that the API promises (key, tenant, rate limit, path, method,
// permission, media type, JSON, schema, rules) and words what comes back.
#pragma once

#include "app/http/api/gate.h"
#include "app/http/api/metrics.h"
#include "app/http/api/rate_limit.h"
#include "app/http/api/router.h"
#include "app/http/files/content_door.h"
#include "core/outward/exchange_rules.h"
#include "core/services/files/file_room.h"
#include "core/services/secrets/secret_box.h"

#include <atomic>

namespace onhire {

// What all threads of a server share; made once, outlives them.
struct ApiServices
{
    QString conninfo;
    const Clock &clock;
    const RouteTable &routes;
    Directory &directory;
    Gate &gate;
    RateLimit &rateLimit;
    Metrics &metrics;
    ChangeFeed &feed;
    const SecretBox &secrets;
    const ExchangeRules &outward; // what holds for requests of ours to others
    std::shared_ptr<const FileRoom> files;
    const std::atomic<bool> &isEnding; // whoever waits for something outside gives up
    QByteArray publicUrl; // as configured; empty: as each caller says in Host
    QByteArray region;
    QByteArray description; // /v1/openapi.json
    QByteArray documentation; // /docs
};

// Where the caller reaches this server.
QByteArray baseUrl(const ApiServices &services, const HttpRequest &request);

class Api final : public HttpHandler
{
public:
    explicit Api(const ApiServices &services);

    HttpReply answer(const HttpRequest &request) override;
    BodyPlan planBody(const HttpRequest &head) noexcept override;
    Lane laneOf(const HttpRequest &request) const noexcept override;

private:
    Result<HttpReply> answer(const HttpRequest &request, QByteArrayView &operation);
    Result<HttpReply> answerOpen(const HttpRequest &request);
    Result<HttpReply> answerApi(const HttpRequest &request, QByteArrayView &operation);
    Result<Answer> callRoute(const HttpRequest &request, const Router::Match &match, const Visitor &visitor);

    const ApiServices &m_services;
    Database m_database;
    Router m_router;
    ContentDoor m_contents;
};

} // namespace onhire
