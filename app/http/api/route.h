// SPDX-License-Identifier: GPL-3.0-or-later
// One operation of the API, said once: address, permission, shapes, refusals and who answers it. The router,
// the interface description, the documentation page and the permission tests all come from the table of these
// rows, so they cannot drift apart.
#pragma once

#include "app/http/edge/http_message.h"
#include "core/base/json_value.h"
#include "core/base/schema.h"
#include "core/data/lists/list_request.h"
#include "core/domain/tenants/permission.h"
#include "core/services/context.h"

#include <QDate>

#include <vector>

namespace onhire {

struct ApiServices;
struct Route;

using QueryList = QList<std::pair<QString, QString>>;

// A request that has passed all the gates: key, tenant, rate, address, permission, media type, JSON.
struct Call
{
    const HttpRequest &request;
    const Route &route;
    const Context &context;
    const Permissions &permissions;
    const ApiServices &services;
    QStringList pathValues; // in the order of the path's parameters
    QueryList query;
    JsonValue body;
    bool strict = false; // Prefer: handling=strict
    bool idempotent = false; // under an Idempotency-Key
    std::optional<int> ifMatch; // the version that the caller has read
    QByteArray baseUrl; // how the caller reaches this server: https://onhire.example.com

    const QString &pathValue(int index = 0) const { return pathValues[index]; }
};

struct Answer
{
    int status = 200;
    QByteArray body;
    std::optional<int> version = {}; // becomes the ETag
    HttpHeaderList headers = {};
    QByteArray contentType = "application/json";
    QByteArray repeated = {}; // what a repetition under the same Idempotency-Key is answered, if not the same
};

using RouteHandler = Result<Answer> (*)(const Call &);

struct QueryParameter
{
    QLatin1StringView name;
    Schema schema;
};

// Of an operation that will go: since when clients are told, when it goes, and what comes in its place.
struct Deprecation
{
    QDate since, sunset; // at least twelve months apart
    QByteArray successor; // /v1/…

    HttpHeaderList headers() const;
};

struct Route
{
    QByteArray verb;
    QByteArray path; // /v1/orders/{orderId}
    QLatin1StringView operation;
    QLatin1StringView tag;
    QLatin1StringView summary;
    QLatin1StringView permission;
    RouteHandler handler = nullptr;
    std::optional<Schema> request = {};
    QByteArray example = {}; // a request body that works against the sample data
    QByteArrayList mediaTypes = {"application/json"}; // others are left to the handler, unread
    const ListTable &(*list)() = nullptr;
    QList<QueryParameter> query = {};
    std::optional<Schema> response = {};
    int status = 200; // of the usual success
    bool mayAnswerOld = false; // 200 instead of 201, when there was one already
    bool answersEtag = false;
    bool isOfTheMoment = false; // what it answers changes without a new version: it is never "not modified"
    bool honoursIfMatch = false;
    QList<ErrorCode> refusals = {};
    qint64 bodyLimit = 1024 * 1024;
    Lane lane = Lane::Here;
    std::optional<Deprecation> deprecation = {};
    QLatin1StringView alsoNeeds = {}; // a second permission
    bool hasOwnTransactions = false; // it begins and ends them itself, so nothing may be around it

    QStringList permissions() const;
};

using RouteTable = std::vector<Route>;

QStringList pathParametersOf(const Route &route);

// What the call asks of the route's list.
Result<ListRequest> listRequested(const Call &call);

// The value of a query parameter; null: it is not given.
QString queryValue(const Call &call, QLatin1StringView name);

// The call's body with every member under its first name; VALIDATION_ERROR with all its faults, if it has any.
Result<JsonValue> checked(const Call &call, const Schema &schema);
// The same for what is done to the record in the path, whose id may stand in the body again under this name.
Result<JsonValue> checkedFor(QLatin1StringView idName, const Call &call, const Schema &schema);
Schema::Property idInBody(QLatin1StringView name);

} // namespace onhire
