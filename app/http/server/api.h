// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a request through the gates in the order that the API promises (key, tenant, rate limit, path, method,
// permission, media type, JSON, schema, rules) and words what comes back.
#pragma once

#include "app/http/api/api_services.h"
#include "app/http/api/router.h"
#include "app/http/files/content_door.h"

namespace onhire {

class Api final : public HttpHandler
{
public:
    explicit Api(const ApiServices &services);

    HttpReply answer(const HttpRequest &request) override;
    BodyPlan planBody(const HttpRequest &head) noexcept override;
    std::optional<Refusal> objectionToMuch(const HttpRequest &head) noexcept override;
    Lane laneOf(const HttpRequest &request) const noexcept override;

private:
    const Router::Match &matchOf(const HttpRequest &request) const;
    Result<HttpReply> answer(const HttpRequest &request, QByteArrayView &operation);
    Result<HttpReply> answerOpen(const HttpRequest &request);
    Result<HttpReply> answerApi(const HttpRequest &request, QByteArrayView &operation);
    Result<Answer> callRoute(const HttpRequest &request, const Router::Match &match, const Visitor &visitor);

    const ApiServices &m_services;
    Database m_database;
    Router m_router;
    ContentDoor m_contents;
    mutable QByteArray m_matched; // the id of the request that was last asked about
    mutable Router::Match m_match;
};

} // namespace onhire
