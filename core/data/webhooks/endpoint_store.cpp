// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/webhooks/endpoint_store.h"

#include "core/base/clock.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

static QString rowJson(const EndpointToAdd &endpoint)
{
    JsonWriter json;
    json.beginObject();
    json.member("webhook_endpoint_id"_L1, endpoint.endpointId);
    json.member("url"_L1, endpoint.url);
    json.key("events"_L1).beginArray();
    for (const QString &event : endpoint.events)
        json.value(event);
    json.endArray();
    json.member("enabled"_L1, endpoint.enabled);
    json.member("secret"_L1, QLatin1StringView(endpoint.sealedSecret));
    json.member("sealed_by"_L1, endpoint.sealedBy);
    json.member("created_by"_L1, endpoint.createdBy);
    json.member("at"_L1, toTimestamp(endpoint.createdAt));
    json.endObject();
    return QString::fromUtf8(json.take());
}

Result<std::optional<Record>> showEndpoint(Connection &connection, const Scope &scope,
                                           const QString &endpointId)
{
    return fetchRecord(connection, scope, sql::webhooks::find_endpoint, {scope.name(), endpointId});
}

Result<qint64> countEndpoints(Connection &connection, const Scope &scope)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::webhooks::count_endpoints, {scope.name()}));
    return rows.next() ? rows.integer(0) : 0;
}

Result<Record> insertEndpoint(Connection &connection, const Scope &scope, const QString &change,
                              const EndpointToAdd &endpoint)
{
    ONHIRE_ASSIGN(
        auto made,
        fetchRecord(connection, scope, sql::webhooks::add_endpoint, {scope.name(), change, rowJson(endpoint)}));
    if (!made)
        return Failure(Error::internal(u"an endpoint was not made"_s));
    made->created = true;
    return *std::move(made);
}

// In the order of webhooks/lock_endpoint.sql, whose first column is the version.
static EndpointRecord readEndpoint(const Rows &rows, const QString &id)
{
    EndpointRecord endpoint{.id = id,
                            .url = rows.text(1),
                            .events = {},
                            .enabled = rows.flag(3),
                            .disabledReason = rows.nullableText(4),
                            .disabledAt = rows.nullableText(5),
                            .failingSince = rows.nullableText(6),
                            .secret = rows.utf8(7),
                            .sealedBy = rows.text(8),
                            .previousSecret = rows.isNull(9) ? QByteArray() : rows.utf8(9),
                            .previousSecretExpiresAt = rows.nullableText(10),
                            .deletedAt = rows.nullableText(11)};
    const JsonValue events = readJson(rows.utf8(2)).value_or(JsonValue());
    for (const JsonValue &event : events.elements())
        endpoint.events += event.toString();
    return endpoint;
}

void EndpointRecord::enable()
{
    enabled = true;
    disabledReason = disabledAt = failingSince = QString();
}

void EndpointRecord::disable(QLatin1StringView reason, const QString &at)
{
    enabled = false;
    disabledReason = reason;
    disabledAt = at;
}

Result<std::optional<StoredEndpoint>> lockEndpoint(Connection &connection, const Scope &scope,
                                                   const QString &endpointId)
{
    ONHIRE_ASSIGN(Rows rows, connection.run(scope, sql::webhooks::lock_endpoint, {scope.name(), endpointId}));
    if (!rows.next())
        return std::nullopt;
    return StoredEndpoint{readEndpoint(rows, endpointId), int(rows.integer(0))};
}

Result<Record> saveEndpoint(Connection &connection, const Scope &scope, const QString &change,
                            const EndpointRecord &endpoint)
{
    ONHIRE_ASSIGN(auto saved,
                  fetchRecord(connection, scope, sql::webhooks::revise_endpoint,
                              {scope.name(), change, endpoint.id, endpoint.url, endpoint.events,
                               endpoint.enabled, endpoint.disabledReason, endpoint.disabledAt,
                               endpoint.failingSince, endpoint.secret, endpoint.sealedBy,
                               endpoint.previousSecret, endpoint.previousSecretExpiresAt, endpoint.deletedAt}));
    if (!saved)
        return Failure(Error::internal(u"a locked endpoint vanished"_s));
    return *std::move(saved);
}

} // namespace onhire
