// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/tenants/tenant_controller.h"

#include "app/http/api/envelope.h"
#include "core/base/calendar.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/services/tenants/tenants.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto ManagingKeys = "api_keys:manage"_L1;
constexpr auto Tag = "API keys"_L1;

Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}

Schema keySchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("keyId"_L1, Schema::string()),
                required("publicId"_L1, Schema::string().describedAs("As it appears in the key."_L1)),
                required("name"_L1, Schema::string()),
                required("tenantIds"_L1, Schema::array(Schema::string())),
                required("role"_L1, Schema::string()),
                required("permissions"_L1, Schema::array(Schema::string())),
                required("status"_L1, Schema::choice({u"active"_s, u"expired"_s, u"revoked"_s})),
                required("useCount"_L1, Schema::integer()),
                optional("lastUsedAt"_L1, moment()),
                optional("expiresAt"_L1, moment()),
                optional("revokedAt"_L1, moment()),
                required("createdAt"_L1, moment()),
            })
            .named("ApiKey"_L1);
    return schema;
}

Schema createSchema()
{
    return Schema::object({
        required("name"_L1, Schema::string().length(1, 200)),
        optional("role"_L1, Schema::choice(Permissions::roles()).describedAs("Alternative to permissions."_L1)),
        optional("permissions"_L1, Schema::array(Schema::choice(Permissions::known())).length(1, 100)),
        optional("expiresAt"_L1,
                 Schema::string()
                     .format(Schema::Format::DateOrTimestamp)
                     .describedAs("A date alone means the start of that day in the tenant's time zone."_L1)),
    });
}

Result<NewKey> readKey(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, createSchema()));
    NewKey key{cleaned(body[u"name"].toString()),
               body[u"role"].toString(),
               {},
               parseMoment(body[u"expiresAt"].toString(), call.context.tenant->zone)};
    for (const JsonValue &permission : body[u"permissions"].elements())
        key.permissions += permission.toString();
    if (key.role.isEmpty() == key.permissions.isEmpty())
        return Failure(
            Error::invalid(u"permissions"_s, Fault::Kind::Custom, u"Specify either permissions or a role."_s));
    if (key.expiresAt && *key.expiresAt <= call.context.clock.now())
        return Failure(Error::invalid(u"expiresAt"_s, Fault::Kind::TooSmall, u"Must be in the future."_s));
    return key;
}

// Nobody hands on what they may not do themselves, nor takes it from others.
Result<void> checkHolds(const Call &call, const QStringList &permissions)
{
    for (const QString &permission : permissions) {
        const QByteArray name = permission.toLatin1();
        if (!call.permissions.allow(QLatin1StringView(name)))
            return Failure(Error{ErrorCode::InsufficientPermissions, permission});
    }
    return {};
}

QStringList permissionsOf(const NewKey &key)
{
    return key.permissions.isEmpty() ? Permissions::ofRole(key.role).value_or(Permissions()).names()
                                     : key.permissions;
}

QStringList permissionsOf(const Record &key)
{
    const JsonValue record = readJson(key.json).value_or(JsonValue());
    QStringList permissions;
    for (const JsonValue &permission : record[u"permissions"].elements())
        permissions += permission.toString();
    return permissions;
}

QByteArray issuedJson(const IssuedKey &issued, const Record &key, bool withSecret)
{
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.member("message"_L1, "Key created. It is shown only this once."_L1);
    json.member("keyId"_L1, issued.keyId);
    if (withSecret)
        json.member("apiKey"_L1, issued.apiKey);
    json.key("key"_L1).raw(key.json).endObject();
    return json.take();
}

// A key is shown once, and so it is not kept for a repetition either.
Result<Answer> postKey(const Call &call)
{
    ONHIRE_ASSIGN(const NewKey wanted, readKey(call));
    ONHIRE_TRY(checkHolds(call, permissionsOf(wanted)));
    ONHIRE_ASSIGN(const IssuedKey issued, createKey(call.context, wanted));
    ONHIRE_ASSIGN(const Record key, findKey(call.context, issued.keyId));
    Answer answer{201, issuedJson(issued, key, true)};
    answer.repeated = issuedJson(issued, key, false);
    answer.headers.append({"Location", "/v1/api-keys/" + issued.keyId.toLatin1()});
    return answer;
}

Result<Answer> getKeys(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listKeys(call.context, request));
    return listAnswer("apiKeys"_L1, page, request.limit);
}

Result<Answer> getKey(const Call &call)
{
    ONHIRE_ASSIGN(const Record key, findKey(call.context, call.pathValue()));
    return Answer{200, key.json};
}

Result<Answer> revoke(const Call &call)
{
    ONHIRE_ASSIGN(const Record before, findKey(call.context, call.pathValue()));
    ONHIRE_TRY(checkHolds(call, permissionsOf(before)));
    ONHIRE_ASSIGN(const Record key, revokeKey(call.context, call.pathValue()));
    Answer answer = changeAnswer(200, {"Key revoked."_L1, "keyId"_L1, "key"_L1}, key);
    answer.version.reset();
    return answer;
}

} // namespace

void addKeyRoutes(RouteTable &table)
{
    const Schema created = Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("keyId"_L1, Schema::string()),
        optional(
            "apiKey"_L1,
            Schema::string().describedAs("The key itself. Shown only once; a repeated request omits it."_L1)),
        required("key"_L1, keySchema()),
    });
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/api-keys",
             .operation = "createApiKey"_L1,
             .tag = Tag,
             .summary = "Creates a key for this tenant; it cannot exceed the caller's permissions."_L1,
             .permission = ManagingKeys,
             .handler = postKey,
             .request = createSchema(),
             .example = R"({"name":"Web shop","permissions":["orders:write","products:read"]})",
             .response = created,
             .status = 201},
            {.verb = "GET",
             .path = "/v1/api-keys",
             .operation = "listApiKeys"_L1,
             .tag = Tag,
             .summary = "Lists the keys that can access this tenant."_L1,
             .permission = ManagingKeys,
             .handler = getKeys,
             .list = keyList,
             .response = listSchema("apiKeys"_L1, keySchema())},
            {.verb = "GET",
             .path = "/v1/api-keys/{keyId}",
             .operation = "getApiKey"_L1,
             .tag = Tag,
             .summary = "One key: its permissions and when it was last used, never its secret."_L1,
             .permission = ManagingKeys,
             .handler = getKey,
             .response = keySchema()},
            {.verb = "DELETE",
             .path = "/v1/api-keys/{keyId}",
             .operation = "revokeApiKey"_L1,
             .tag = Tag,
             .summary =
                 "Revokes a key: its next request fails. Its permissions must not exceed the caller's."_L1,
             .permission = ManagingKeys,
             .handler = revoke,
             .response = changeSchema("keyId"_L1, "key"_L1, keySchema())},
        });
}

} // namespace onhire
