// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/problem.h"

#include "core/base/errors/error_json.h"
#include "core/base/json_writer.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

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

Schema problemSchema()
{
    const Schema detail = Schema::object({
        required("path"_L1, Schema::string().describedAs("Dotted path of the member, such as items.0.sku."_L1)),
        required("message"_L1, Schema::string()),
        required("code"_L1, Schema::choice(faultKindNames())),
    });
    return Schema::object({required("code"_L1, Schema::string()), required("message"_L1, Schema::string()),
                           optional("details"_L1, Schema::array(detail))});
}

Refusal refusalFor(const Error &error)
{
    const ErrorInfo &info = infoOf(error.code); // its texts are literals, so they end with a NUL
    return {info.httpStatus, info.name.data(), info.message.data()};
}

HttpReply problemReply(const Error &error, const QByteArray &requestId)
{
    JsonWriter json;
    writeError(json.beginObject().key("error"_L1), error);
    json.member("requestId"_L1, QLatin1StringView(requestId)).endObject();

    HttpReply reply{.status = infoOf(error.code).httpStatus, .body = json.take()};
    if (const auto seconds = retryAfter(error))
        reply.headers.append({"Retry-After", QByteArray::number(*seconds)});
    if (reply.status == 401)
        reply.headers.append({"WWW-Authenticate", "Bearer"_ba});
    return reply;
}

} // namespace onhire
