// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/services/webhooks/endpoint_revision.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

void writeDisabled(JsonWriter &columns, QLatin1StringView reason, const QDateTime &now)
{
    columns.member("enabled"_L1, false).member("disabled_reason"_L1, reason);
    columns.member("disabled_at"_L1, toTimestamp(now));
}

void writeEnabled(JsonWriter &columns)
{
    columns.member("enabled"_L1, true);
    columns.key("disabled_reason"_L1).null().key("disabled_at"_L1).null().key("failing_since"_L1).null();
}

QByteArray columnsOf(const WebhookPatch &patch, const QDateTime &now)
{
    JsonWriter columns;
    columns.beginObject();
    if (patch.url)
        columns.member("url"_L1, *patch.url);
    if (patch.events) {
        columns.key("events"_L1).beginArray();
        for (const QString &event : *patch.events)
            columns.value(event);
        columns.endArray();
    }
    if (patch.enabled && *patch.enabled)
        writeEnabled(columns);
    else if (patch.enabled)
        writeDisabled(columns, "by_hand"_L1, now);
    columns.endObject();
    return columns.take();
}

QByteArray columnsOfRemoved(const QDateTime &now)
{
    JsonWriter columns;
    columns.beginObject();
    writeDisabled(columns, "by_hand"_L1, now);
    columns.member("deleted_at"_L1, toTimestamp(now)).member("secret"_L1, "\\x"_L1);
    columns.key("previous_secret"_L1).null().key("previous_secret_expires_at"_L1).null().endObject();
    return columns.take();
}

} // namespace

Result<Record> reviseWebhookEndpoint(const Context &context, const QString &endpointId,
                                     const WebhookPatch &patch, std::optional<int> expectedVersion)
{
    const QByteArray columns = columnsOf(patch, context.now());
    return reviseEndpoint(
        context, endpointId,
        {u"webhook_endpoint.update"_s, [&](const LockedEndpoint &) { return columns; }, expectedVersion});
}

Result<Record> removeWebhookEndpoint(const Context &context, const QString &endpointId,
                                     std::optional<int> expectedVersion)
{
    const QByteArray columns = columnsOfRemoved(context.now());
    return reviseEndpoint(
        context, endpointId,
        {u"webhook_endpoint.delete"_s, [&](const LockedEndpoint &) { return columns; }, expectedVersion});
}

Result<Record> disableWebhookEndpoint(const Context &context, const QString &endpointId, DisabledReason reason)
{
    JsonWriter columns;
    columns.beginObject();
    writeDisabled(columns, reason == DisabledReason::Gone ? "gone"_L1 : "failing"_L1, context.now());
    columns.endObject();
    const QByteArray written = columns.take();
    return reviseEndpoint(context, endpointId,
                          {u"webhook_endpoint.disable"_s, [&](const LockedEndpoint &) { return written; }});
}

} // namespace onhire
