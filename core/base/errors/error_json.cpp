// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/errors/error_json.h"

#include "core/base/json_reader.h"
#include "core/base/json_writer.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr QLatin1StringView kinds[] = {"required"_L1,           "invalid_type"_L1,     "invalid_string"_L1,
                                       "invalid_enum_value"_L1, "too_small"_L1,        "too_big"_L1,
                                       "too_many_decimals"_L1,  "unrecognized_key"_L1, "custom"_L1};

constexpr ErrorCode codes[] = {
#define ONHIRE_CODE(name, status, text, message) ErrorCode::name,
    ONHIRE_ERROR_CODES(ONHIRE_CODE)
#undef ONHIRE_CODE
};

ErrorCode codeNamed(const QString &name)
{
    const auto found = std::ranges::find_if(codes, [&](ErrorCode code) { return infoOf(code).name == name; });
    return found == std::end(codes) ? ErrorCode::InternalError : *found;
}

Fault::Kind kindNamed(const QString &name)
{
    const auto found = std::ranges::find(kinds, name);
    return found == std::end(kinds) ? Fault::Kind::Custom : Fault::Kind(std::distance(kinds, found));
}

QString messageOf(const Error &error)
{
    const QString message = infoOf(error.code).message;
    if (error.code == ErrorCode::UnsupportedMediaType && !error.subject.isEmpty())
        return message + u" Send "_s + error.subject + u'.';
    if (error.subject.isEmpty() || error.code == ErrorCode::NotFound || error.code == ErrorCode::RateLimited)
        return message;
    return message + u" ("_s + error.subject + u')';
}

} // namespace

QStringList faultKindNames()
{
    return {std::begin(kinds), std::end(kinds)};
}

void writeError(JsonWriter &json, const Error &error)
{
    json.beginObject().member("code"_L1, infoOf(error.code).name).member("message"_L1, messageOf(error));
    if (!error.faults.isEmpty()) {
        json.key("details"_L1).beginArray();
        for (const Fault &fault : error.faults) {
            json.beginObject().member("path"_L1, fault.path).member("message"_L1, fault.message);
            json.member("code"_L1, kinds[int(fault.kind)]).endObject();
        }
        json.endArray();
    }
    json.endObject();
}

Error readError(const JsonValue &json)
{
    Error error{codeNamed(json[u"code"].toString())};
    for (const JsonValue &fault : json[u"details"].elements())
        error.faults += Fault{.path = fault[u"path"].toString(),
                              .kind = kindNamed(fault[u"code"].toString()),
                              .message = fault[u"message"].toString()};
    return error;
}

} // namespace onhire
