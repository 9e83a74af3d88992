// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/server/open_pages.h"

#include "app/http/api/problem.h"
#include "app/http/docs/docs_page.h"
#include "app/http/docs/webhooks_page.h"
#include "app/http/server/api.h"
#include "core/base/json_writer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Page = std::optional<HttpReply> (*)(const HttpRequest &, const ApiServices &, Database &);

std::optional<HttpReply> health(const HttpRequest &, const ApiServices &services, Database &)
{
    JsonWriter json;
    json.beginObject().member("status"_L1, "ok"_L1);
    json.member("region"_L1, QLatin1StringView(services.region));
    json.member("version"_L1, QLatin1StringView(ONHIRE_VERSION)).endObject();
    return HttpReply{.body = json.take()};
}

std::optional<HttpReply> readiness(const HttpRequest &request, const ApiServices &, Database &database)
{
    const auto answered = database.ping();
    if (!answered)
        return problemReply(answered.error(), request.id);
    return HttpReply{.body = R"({"status":"ready"})"};
}

// By a proxy that names itself. What one passes on that does not is told apart by --trusted-proxy alone.
bool isForwarded(const HttpRequest &request)
{
    constexpr QByteArrayView names[] = {"forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"};
    return std::any_of(std::begin(names), std::end(names),
                       [&](QByteArrayView name) { return request.headerCount(name) > 0; });
}

std::optional<HttpReply> metrics(const HttpRequest &request, const ApiServices &services, Database &)
{
    if (!request.peer.isLoopback() || isForwarded(request))
        return std::nullopt;
    return HttpReply{.contentType = "text/plain; version=0.0.4; charset=utf-8",
                     .body = services.metrics.text()};
}

std::optional<HttpReply> description(const HttpRequest &, const ApiServices &services, Database &)
{
    return HttpReply{.body = services.description};
}

HttpReply readable(const QByteArray &page)
{
    return {.contentType = "text/html; charset=utf-8",
            .body = page,
            .headers = {{"Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'"}}};
}

std::optional<HttpReply> documentation(const HttpRequest &request, const ApiServices &services, Database &)
{
    QByteArray page = services.documentation;
    return readable(page.replace(AddressHere, baseUrl(services, request)));
}

std::optional<HttpReply> webhookDocumentation(const HttpRequest &, const ApiServices &, Database &)
{
    static const QByteArray page = webhooksPage();
    return readable(page);
}

struct Entry
{
    QByteArrayView path;
    Page page;
};

constexpr Entry pages[] = {
    {"/healthz", health},     {"/readyz", readiness},
    {"/metrics", metrics},    {"/v1/openapi.json", description},
    {"/docs", documentation}, {"/docs/webhooks", webhookDocumentation},
};

} // namespace

std::optional<HttpReply> openPage(const HttpRequest &request, const ApiServices &services, Database &database)
{
    for (const Entry &entry : pages) {
        if (entry.path == request.path)
            return entry.page(request, services, database);
    }
    return std::nullopt;
}

} // namespace onhire
