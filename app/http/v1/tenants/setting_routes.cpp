// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/tenants/tenant_controller.h"

#include "app/http/api/api_services.h"
#include "app/http/api/envelope.h"
#include "app/http/api/trouble.h"
#include "core/base/calendar.h"
#include "core/base/json_writer.h"
#include "core/base/record_shape.h"
#include "core/domain/shown_name.h"
#include "core/services/due/work_due.h"
#include "core/services/tenants/tenants.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto ManagingSettings = "settings:manage"_L1;

QList<Schema::Property> settingMembers(bool mayBeNull)
{
    QList<Schema::Property> values;
    for (const SettingDescriptor &setting : Settings::descriptors()) {
        if (setting.isSecret && !mayBeNull)
            continue; // never answered
        const Schema schema = setting.schema.withDefault(setting.fallback);
        values.append(mayBeNull ? optional(setting.key, schema.orNull()) : required(setting.key, schema));
    }
    return values;
}

// Settings to be written, and the tenant's name.
Schema patchSchema()
{
    QList<Schema::Property> members = settingMembers(true);
    members.append(optional(
        "name"_L1, Schema::string().length(1, LongestShownName).describedAs("Another name of the tenant."_L1)));
    return Schema::object(std::move(members));
}

Schema settingsSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("tenantId"_L1, Schema::string()),
                required("name"_L1, Schema::string()),
                required("tier"_L1, Schema::choice({u"starter"_s, u"growth"_s, u"enterprise"_s})),
                required("currency"_L1, Schema::string().length(3, 3)),
                required("timeZone"_L1, Schema::string()),
                required("sandbox"_L1, Schema::boolean()),
                required("settings"_L1,
                         Schema::object(settingMembers(false))
                             .describedAs("The values in effect, including defaults."_L1)),
                required("secretsSet"_L1,
                         Schema::array(Schema::string())
                             .describedAs("Secret settings that have a value. They can be changed but "
                                          "not read."_L1)),
            })
            .named("Settings"_L1);
    return schema;
}

Record settingsOf(const Tenant &tenant)
{
    JsonWriter json;
    json.beginObject().member("tenantId"_L1, tenant.id).member("name"_L1, tenant.name);
    json.member("tier"_L1, nameOf(tenant.tier)).member("currency"_L1, tenant.currency);
    json.member("timeZone"_L1, QString::fromLatin1(tenant.zone.id())).member("sandbox"_L1, tenant.sandbox);
    json.key("settings"_L1).beginObject();
    for (const SettingDescriptor &setting : Settings::descriptors()) {
        if (!setting.isSecret)
            json.member(setting.key, tenant.settings.value(setting.key));
    }
    json.endObject().key("secretsSet"_L1).beginArray();
    for (const SettingDescriptor &setting : Settings::descriptors()) {
        if (setting.isSecret && tenant.settings.isSet(setting.key))
            json.value(setting.key);
    }
    json.endArray().endObject();
    return {tenant.id, json.take(), tenant.version};
}

// As the database has them now, which is younger than the request.
Result<TenantPointer> currentTenant(const Call &call)
{
    ONHIRE_ASSIGN(TenantPointer tenant,
                  findTenant(call.context.database.connection(), call.context.tenant->id));
    if (!tenant)
        return Failure(Error{ErrorCode::NotFound, call.context.tenant->id});
    return tenant;
}

Result<Answer> getSettings(const Call &call)
{
    ONHIRE_ASSIGN(const TenantPointer tenant, currentTenant(call));
    return bareRecord(settingsOf(*tenant));
}

Result<Answer> patchSettings(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, patchSchema()));
    QList<JsonValue::Member> values;
    for (const JsonValue::Member &member : body.members()) {
        if (Settings::descriptorOf(member.first))
            values += member;
    }
    const JsonValue &name = body[u"name"];
    ONHIRE_TRY(setSettings(call.context, values, call.ifMatch,
                           name.isString() ? std::optional(name.toString()) : std::nullopt));
    ONHIRE_ASSIGN(const TenantPointer tenant, currentTenant(call));
    return changeAnswer(200, {"Settings updated."_L1, "tenantId"_L1, "tenant"_L1}, settingsOf(*tenant));
}

QList<Schema::Property> clockMembers()
{
    return {
        required("success"_L1, Schema::boolean()),
        required("now"_L1, Schema::string().format(Schema::Format::Timestamp)),
        required("isSet"_L1,
                 Schema::boolean().describedAs("Whether the clock is stopped; otherwise it shows "
                                               "real time."_L1)),
        required("workedUntil"_L1,
                 member::day().orNull().describedAs("The last day on which everything due has been carried "
                                                    "out. While the clock is being moved, this "
                                                    "is how far it has come."_L1)),
    };
}

Schema movedClockSchema()
{
    return Schema::object(
        clockMembers()
        + QList{required(
            "problems"_L1,
            Schema::array(Schema::object(troubleMembers()))
                .describedAs(
                    "Work that was due but failed, such as a group whose charge is too large. The clock "
                    "has moved and everything else is done. Each move retries it."_L1))});
}

Result<void> writeClock(JsonWriter &json, const Call &call, const Tenant &tenant)
{
    ONHIRE_ASSIGN(const auto worked, workedUntil(call.context));
    json.member("success"_L1, true);
    json.member("now"_L1, toTimestamp(tenant.testNow.value_or(call.context.clock.now())));
    json.member("isSet"_L1, tenant.testNow.has_value());
    json.key("workedUntil"_L1);
    if (worked)
        json.value(worked->toString(Qt::ISODate));
    else
        json.null();
    return {};
}

Result<Answer> showClock(const Call &call)
{
    ONHIRE_ASSIGN(const TenantPointer tenant, currentTenant(call));
    if (!tenant->sandbox)
        return Failure(Error{ErrorCode::NotSandbox, tenant->id});
    JsonWriter json;
    json.beginObject();
    ONHIRE_TRY(writeClock(json, call, *tenant));
    json.endObject();
    return Answer{200, json.take()};
}

Schema moveClockSchema()
{
    return Schema::object({required(
        "now"_L1,
        Schema::string()
            .format(Schema::Format::DateOrTimestamp)
            .describedAs("A date alone means the start of that day in the tenant's time zone. At the latest "
                         "2199-12-31."_L1))});
}

Result<Answer> moveClock(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, checked(call, moveClockSchema()));
    Context now = call.context;
    ONHIRE_ASSIGN(now.tenant, currentTenant(call));
    ONHIRE_ASSIGN(const PassedTime passed,
                  passTime(now, *parseMoment(body[u"now"].toString(), now.tenant->zone),
                           [&call] { return call.services.isEnding.load(); }));
    JsonWriter json;
    json.beginObject();
    ONHIRE_TRY(writeClock(json, call, *passed.tenant));
    json.key("problems"_L1).beginArray();
    for (const WorkTrouble &trouble : passed.troubles) {
        json.beginObject();
        writeTroubleMembers(json, trouble);
        json.endObject();
    }
    json.endArray().endObject();
    return Answer{200, json.take()};
}

} // namespace

void addSettingRoutes(RouteTable &table)
{
    table.insert(
        table.end(),
        {
            {.verb = "GET",
             .path = "/v1/settings",
             .operation = "getSettings"_L1,
             .tag = "Settings"_L1,
             .summary = "The tenant and its settings."_L1,
             .permission = ManagingSettings,
             .handler = getSettings,
             .response = settingsSchema(),
             .answersEtag = true},
            {.verb = "PATCH",
             .path = "/v1/settings",
             .operation = "updateSettings"_L1,
             .tag = "Settings"_L1,
             .summary =
                 "Updates settings and the tenant's name atomically; null resets a setting to its default."_L1,
             .permission = ManagingSettings,
             .handler = patchSettings,
             .request = patchSchema(),
             .example = R"({"tax.rate":19,"orders.autoConfirm":true})",
             .response = changeSchema("tenantId"_L1, "tenant"_L1, settingsSchema()),
             .answersEtag = true,
             .honoursIfMatch = true},
            {.verb = "GET",
             .path = "/v1/test-clock",
             .operation = "getTestClock"_L1,
             .tag = "Sandbox"_L1,
             .summary = "The current time of a sandbox tenant, and how far a move of its clock has come."_L1,
             .permission = ManagingSettings,
             .handler = showClock,
             .response = Schema::object(clockMembers()),
             .refusals = {ErrorCode::NotSandbox}},
            {.verb = "POST",
             .path = "/v1/test-clock",
             .operation = "moveTestClock"_L1,
             .tag = "Sandbox"_L1,
             .summary =
                 "Moves a sandbox tenant's clock forward and stops it there; everything due by then is carried "
                 "out."_L1,
             .permission = ManagingSettings,
             .handler = moveClock,
             .request = moveClockSchema(),
             .example = R"({"now":"2030-01-01T00:00:00Z"})",
             .response = movedClockSchema(),
             .refusals = {ErrorCode::NotSandbox},
             .lane = Lane::Outside},
        });
}

} // namespace onhire
