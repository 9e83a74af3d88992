// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/openapi.h"

#include "app/http/api/multipart.h"
#include "app/http/api/problem.h"
#include "app/http/docs/examples.h"
#include "app/http/docs/openapi_webhooks.h"
#include "app/http/docs/tags.h"
#include "core/base/json_writer.h"
#include "core/data/lists/list_owners.h"

#include <QMap>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Refusals that any operation may answer; the rest stand in the rows.
constexpr ErrorCode everywhere[] = {ErrorCode::AuthRequired,      ErrorCode::InvalidToken,
                                    ErrorCode::NoTenantAccess,    ErrorCode::InsufficientPermissions,
                                    ErrorCode::RateLimited,       ErrorCode::InternalError,
                                    ErrorCode::ServiceUnavailable};

Schema errorSchema()
{
    return Schema::object({
                              required("error"_L1, problemSchema()),
                              required("requestId"_L1, Schema::string()),
                          })
        .named("Error"_L1);
}

QLatin1StringView meaningOf(ListFilter::Kind kind)
{
    switch (kind) {
    case ListFilter::Kind::Text: return {};
    case ListFilter::Kind::Timestamp:
        return "A date and time; a date alone means its beginning in the tenant's time zone."_L1;
    case ListFilter::Kind::Until:
        return "Exclusive. A date and time; a date alone means its end in the tenant's time zone."_L1;
    case ListFilter::Kind::Date:
        return "A date; a date and time means the date then in the tenant's time zone."_L1;
    case ListFilter::Kind::Search: return {}; // depends on the list
    }
    Q_UNREACHABLE();
}

QString wordFor(IdKind kind)
{
    switch (kind) {
    case IdKind::Customer: return u"customer"_s;
    case IdKind::Order: return u"order"_s;
    case IdKind::Subscription: return u"subscription"_s;
    case IdKind::Payment: return u"payment"_s;
    case IdKind::BillingGroup: return u"billing group"_s;
    default: Q_UNREACHABLE();
    }
}

// What is known by its id, or its own name.
QString meaningOfSearchById(const ListSearch &search)
{
    return search.within.isEmpty() ? u"A whole ID that the record has. Empty returns everything."_s
                                   : u"The ID, or a part of the name or address. Empty returns everything."_s;
}

QString meaningOfSearch(const ListTable &list)
{
    if (list.search.words.isEmpty() && list.search.shortCode.isEmpty())
        return meaningOfSearchById(list.search);
    QStringList owners;
    for (const FoundByOwner &owner : ownersIn(list))
        owners += wordFor(owner.kind);
    const QString orOfThese =
        owners.isEmpty() ? QString() : u" or of what it belongs to (%1)"_s.arg(owners.join(u", "_s));
    return u"Free-text search: beginnings of words, or the ID or short code of a record%1. Empty returns everything."_s
        .arg(orOfThese);
}

class DocumentWriter
{
public:
    explicit DocumentWriter(const RouteTable &routes) : m_routes(routes) { collect(errorSchema()); }

    QByteArray write(const QByteArray &publicUrl)
    {
        m_json.beginObject().member("openapi"_L1, "3.1.0"_L1);
        writeInfo();
        m_json.key("servers"_L1).beginArray().beginObject();
        m_json.member("url"_L1, QLatin1StringView(publicUrl));
        m_json.endObject().endArray();
        m_json.key("security"_L1).beginArray().beginObject().key("apiKey"_L1).beginArray().endArray();
        m_json.endObject().endArray();
        writeTags();
        writePaths();
        writeWebhooks(m_json);
        writeComponents();
        m_json.endObject();
        return m_json.take();
    }

private:
    void writeInfo()
    {
        m_json.key("info"_L1).beginObject().member("title"_L1, "Onhire"_L1).member("version"_L1, "1.0.0"_L1);
        m_json.member(
            "description"_L1,
            "Device rental by subscription. Every request carries an API key (Authorization: Bearer) and names "
            "a tenant (Tenant-ID). Amounts are decimal numbers in the tenant's currency, with no more decimals "
            "than the currency has. A number may have up to 64 characters."_L1);
        m_json.key("license"_L1).beginObject().member("name"_L1, "GPL-3.0-or-later"_L1);
        m_json.member("identifier"_L1, "GPL-3.0-or-later"_L1).endObject();
        m_json.endObject();
    }

    void writeTags()
    {
        QList<QLatin1StringView> tags;
        for (const Route &route : m_routes) {
            if (!tags.contains(route.tag))
                tags += route.tag;
        }
        m_json.key("tags"_L1).beginArray();
        for (const QLatin1StringView tag : tags)
            m_json.beginObject().member("name"_L1, tag).member("description"_L1, meaningOfTag(tag)).endObject();
        m_json.endArray();
    }

    void writePaths()
    {
        QMap<QByteArray, QList<const Route *>> paths;
        for (const Route &route : m_routes)
            paths[route.path] += &route;
        m_json.key("paths"_L1).beginObject();
        for (auto path = paths.begin(); path != paths.end(); ++path) {
            m_json.key(QLatin1StringView(path.key())).beginObject();
            for (const Route *route : path.value())
                writeOperation(*route);
            m_json.endObject();
        }
        m_json.endObject();
    }

    void writeOperation(const Route &route)
    {
        m_json.key(QLatin1StringView(route.verb.toLower())).beginObject();
        m_json.member("operationId"_L1, route.operation);
        m_json.key("tags"_L1).beginArray().value(route.tag).endArray();
        m_json.member("summary"_L1, route.summary);
        m_json.member("description"_L1,
                      u"Needs the permission `%1`."_s.arg(route.permissions().join("` and `"_L1)));
        if (route.deprecation)
            m_json.member("deprecated"_L1, true);
        writeParameters(route);
        if (route.request)
            writeRequestBody(route);
        writeResponses(route);
        m_json.endObject();
    }

    void writeRequestBody(const Route &route)
    {
        m_json.key("requestBody"_L1).beginObject();
        m_json.key("content"_L1).beginObject();
        collect(*route.request);
        for (const QByteArray &type : route.mediaTypes) {
            m_json.key(QLatin1StringView(type)).beginObject().key("schema"_L1);
            if (type == "multipart/form-data")
                writeForm(*route.request);
            else
                route.request->write(m_json);
            if (!route.example.isEmpty() && type == route.mediaTypes.constFirst())
                m_json.key("example"_L1).raw(route.example);
            m_json.endObject();
        }
        m_json.endObject().endObject();
    }

    // The one part that each form of ours has.
    void writeForm(const Schema &part)
    {
        m_json.beginObject().member("type"_L1, "object"_L1);
        m_json.key("required"_L1).beginArray().value(TablePart).endArray();
        m_json.key("properties"_L1).beginObject().key(TablePart);
        part.write(m_json);
        m_json.endObject().endObject();
    }

    void writeParameters(const Route &route)
    {
        m_json.key("parameters"_L1).beginArray();
        reference("#/components/parameters/TenantId"_L1);
        for (const PathExample &example : pathExamples(route))
            writePathParameter(example);
        for (const QueryParameter &parameter : route.query)
            writeParameter(parameter.name, "query"_L1, parameter.schema);
        if (route.list)
            writeListParameters(route.list());
        if (route.verb == "POST")
            reference("#/components/parameters/IdempotencyKey"_L1);
        if (route.honoursIfMatch)
            reference("#/components/parameters/IfMatch"_L1);
        m_json.endArray();
    }

    void writeListParameters(const ListTable &list)
    {
        QStringList sorts;
        for (const ListSort &sort : list.sorts)
            sorts += sort.name;
        writeParameter(
            u"limit"_s, "query"_L1,
            Schema::integer().range(1, list.mostLimit).withDefault(QByteArray::number(list.defaultLimit)));
        if (list.mayOffset)
            writeParameter(u"offset"_s, "query"_L1,
                           Schema::integer().range(0, 100'000).describedAs("Alternative to startAfter."_L1));
        writeParameter(u"startAfter"_s, "query"_L1,
                       Schema::string().describedAs("nextCursor of the previous page."_L1));
        writeParameter(u"sortBy"_s, "query"_L1, Schema::choice(sorts));
        writeParameter(u"sortDir"_s, "query"_L1, Schema::choice({u"asc"_s, u"desc"_s}).withDefault("\"desc\""));
        for (const ListFilter &filter : list.filters) {
            const Schema schema = filter.choices.isEmpty() ? Schema::string() : Schema::choice(filter.choices);
            writeParameter(filter.name, "query"_L1, schema,
                           filter.kind == ListFilter::Kind::Search ? meaningOfSearch(list)
                                                                   : QString(meaningOf(filter.kind)));
            for (const QLatin1StringView alias : filter.aliases)
                writeParameter(alias, "query"_L1, schema, u"Alias of %1."_s.arg(filter.name));
        }
    }

    void writePathParameter(const PathExample &example)
    {
        m_json.beginObject().member("name"_L1, example.parameter).member("in"_L1, "path"_L1);
        m_json.member("required"_L1, true).key("schema"_L1);
        Schema::string().write(m_json);
        if (!example.value.isEmpty())
            m_json.member("example"_L1, QLatin1StringView(example.value));
        m_json.endObject();
    }

    void writeParameter(const QString &name, QLatin1StringView in, const Schema &schema,
                        const QString &description = {})
    {
        m_json.beginObject().member("name"_L1, name).member("in"_L1, in).member("required"_L1, in == "path"_L1);
        if (!description.isEmpty())
            m_json.member("description"_L1, description);
        m_json.key("schema"_L1);
        schema.write(m_json);
        m_json.endObject();
    }

    void writeResponses(const Route &route)
    {
        m_json.key("responses"_L1).beginObject();
        writeSuccess(route, route.status, route.summary);
        if (route.mayAnswerOld)
            writeSuccess(route, 200, "The record already existed and is returned."_L1);
        if (route.answersEtag && route.verb == "GET" && !route.isOfTheMoment)
            writeNotModified();
        for (const auto &[status, codes] : refusalsOf(route).asKeyValueRange())
            writeRefusals(status, codes);
        m_json.endObject();
    }

    void writeSuccess(const Route &route, int status, QLatin1StringView description)
    {
        m_json.key(QString::number(status)).beginObject().member("description"_L1, description);
        if (route.answersEtag) {
            m_json.key("headers"_L1).beginObject().key("ETag"_L1).beginObject();
            m_json.member("description"_L1, "Version of the record, for If-Match."_L1);
            m_json.key("schema"_L1).beginObject().member("type"_L1, "string"_L1).endObject();
            m_json.endObject().endObject();
        }
        if (route.response) {
            m_json.key("content"_L1).beginObject().key("application/json"_L1).beginObject().key("schema"_L1);
            collect(*route.response);
            route.response->write(m_json);
            m_json.endObject().endObject();
        }
        m_json.endObject();
    }

    void writeNotModified()
    {
        m_json.key("304"_L1).beginObject();
        m_json.member("description"_L1, "The record still has the version given in If-None-Match."_L1)
            .endObject();
    }

    QMap<int, QStringList> refusalsOf(const Route &route) const
    {
        QMap<int, QStringList> byStatus;
        const auto add = [&byStatus](ErrorCode code) {
            QStringList &codes = byStatus[infoOf(code).httpStatus];
            if (!codes.contains(infoOf(code).name))
                codes += infoOf(code).name;
        };
        for (const ErrorCode code : everywhere)
            add(code);
        add(ErrorCode::ValidationError); // an unknown query parameter, if nothing else
        if (!pathParametersOf(route).isEmpty())
            add(ErrorCode::NotFound);
        if (route.request)
            add(ErrorCode::UnsupportedMediaType);
        add(ErrorCode::PayloadTooLarge); // a body that nobody asked for is bounded as well
        if (route.verb == "POST") {
            add(ErrorCode::IdempotencyKeyReused);
            add(ErrorCode::IdempotencyKeyInUse);
        }
        if (route.honoursIfMatch)
            add(ErrorCode::VersionConflict);
        for (const ErrorCode code : route.refusals)
            add(code);
        return byStatus;
    }

    void writeRefusals(int status, const QStringList &codes)
    {
        m_json.key(QString::number(status)).beginObject();
        m_json.member("description"_L1, codes.join(u", "));
        m_json.key("content"_L1).beginObject().key("application/json"_L1).beginObject().key("schema"_L1);
        errorSchema().write(m_json);
        m_json.endObject().endObject().endObject();
    }

    void writeComponents()
    {
        m_json.key("components"_L1).beginObject();
        m_json.key("securitySchemes"_L1).beginObject().key("apiKey"_L1).beginObject();
        m_json.member("type"_L1, "http"_L1).member("scheme"_L1, "bearer"_L1).endObject().endObject();
        m_json.key("parameters"_L1).beginObject();
        writeHeader("TenantId"_L1, "Tenant-ID"_L1, true,
                    "The tenant (business unit) that the request applies to."_L1);
        writeHeader("IdempotencyKey"_L1, "Idempotency-Key"_L1, false,
                    "Repeating the same request with this key within 24 hours returns the same response; "
                    "the work is done once."_L1);
        writeHeader("IfMatch"_L1, "If-Match"_L1, false,
                    "An ETag. The request is refused if the record has changed since."_L1);
        m_json.endObject();
        m_json.key("schemas"_L1).beginObject();
        for (auto schema = m_schemas.begin(); schema != m_schemas.end(); ++schema) {
            m_json.key(schema.key());
            schema.value().write(m_json, true);
        }
        m_json.endObject().endObject();
    }

    void writeHeader(QLatin1StringView key, QLatin1StringView name, bool isRequired,
                     QLatin1StringView description)
    {
        m_json.key(key).beginObject().member("name"_L1, name).member("in"_L1, "header"_L1);
        m_json.member("required"_L1, isRequired).member("description"_L1, description);
        m_json.key("schema"_L1).beginObject().member("type"_L1, "string"_L1).endObject().endObject();
    }

    void reference(QLatin1StringView target) { m_json.beginObject().member("$ref"_L1, target).endObject(); }

    void collect(const Schema &schema)
    {
        if (!schema.name().isEmpty())
            m_schemas.insert(schema.name(), schema);
        for (const Schema &child : schema.children())
            collect(child);
    }

    const RouteTable &m_routes;
    JsonWriter m_json;
    QMap<QString, Schema> m_schemas;
};

} // namespace

QByteArray openApiDocument(const RouteTable &routes, const QByteArray &publicUrl)
{
    return DocumentWriter(routes).write(publicUrl);
}

} // namespace onhire
