// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/problem.h"

#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString messageOf(const Error &error)
{
    const QString message = infoOf(error.code).message;
    if (error.code == ErrorCode::UnsupportedMediaType && !error.subject.isEmpty())
        return message + u" Send "_s + error.subject + u'.';
    return error.subject.isEmpty() || error.code == ErrorCode::NotFound
        ? message
        : message + u" ("_s + error.subject + u')';
}

// Whether trying again can help at all, and when.
std::optional<int> retryAfter(const Error &error)
{
    switch (error.code) {
    case ErrorCode::ServiceUnavailable:
    case ErrorCode::IdempotencyKeyInUse: return 1;
    case ErrorCode::RateLimited: return std::max(1, error.subject.toInt());
    default: return std::nullopt;
    }
}

} // namespace

QLatin1StringView nameOf(Fault::Kind kind)
{
    static constexpr QLatin1StringView names[] = {
        "required"_L1,           "invalid_type"_L1,     "invalid_string"_L1,
        "invalid_enum_value"_L1, "too_small"_L1,        "too_big"_L1,
        "too_many_decimals"_L1,  "unrecognized_key"_L1, "custom"_L1};
    return names[int(kind)];
}

void writeProblem(JsonWriter &json, const Error &error)
{
    const ErrorInfo &info = infoOf(error.code);
    json.beginObject().member("code"_L1, info.name);
    json.member("message"_L1, error.code == ErrorCode::RateLimited ? QString(info.message) : messageOf(error));
    if (!error.faults.isEmpty()) {
        json.key("details"_L1).beginArray();
        for (const Fault &fault : error.faults) {
            json.beginObject();
            json.member("path"_L1, fault.path);
            json.member("message"_L1, fault.message);
            json.member("code"_L1, nameOf(fault.kind));
            json.endObject();
        }
        json.endArray();
    }
    json.endObject();
}

Schema problemSchema()
{
    const Schema detail = Schema::object({
        required("path"_L1, Schema::string().describedAs("Dotted path of the member, such as items.0.sku."_L1)),
        required("message"_L1, Schema::string()),
        required("code"_L1,
                 Schema::choice({u"required"_s, u"invalid_type"_s, u"invalid_string"_s, u"invalid_enum_value"_s,
                                 u"too_small"_s, u"too_big"_s, u"too_many_decimals"_s, u"unrecognized_key"_s,
                                 u"custom"_s})),
    });
    return Schema::object({required("code"_L1, Schema::string()), required("message"_L1, Schema::string()),
                           optional("details"_L1, Schema::array(detail))});
}

HttpReply problemReply(const Error &error, const QByteArray &requestId)
{
    JsonWriter json;
    writeProblem(json.beginObject().key("error"_L1), error);
    json.member("requestId"_L1, QLatin1StringView(requestId)).endObject();

    HttpReply reply{.status = infoOf(error.code).httpStatus, .body = json.take()};
    if (const auto seconds = retryAfter(error))
        reply.headers.append({"Retry-After", QByteArray::number(*seconds)});
    return reply;
}

} // namespace onhire
