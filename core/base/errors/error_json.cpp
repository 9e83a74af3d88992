// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/errors/error_json.h"

#include "core/base/id.h"
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

// By its id's prefix.
QLatin1StringView nounOf(QStringView id)
{
    static constexpr std::pair<IdKind, QLatin1StringView> nouns[] = {
        {IdKind::Order, "order"_L1},
        {IdKind::Subscription, "subscription"_L1},
        {IdKind::Customer, "customer"_L1},
        {IdKind::Product, "product"_L1},
        {IdKind::Variant, "variant"_L1},
        {IdKind::Payment, "payment"_L1},
        {IdKind::BillingGroup, "billing group"_L1},
        {IdKind::File, "file"_L1},
        {IdKind::Invoice, "invoice"_L1},
        {IdKind::Event, "event"_L1},
        {IdKind::WebhookEndpoint, "webhook endpoint"_L1},
        {IdKind::WebhookDelivery, "webhook delivery"_L1},
        {IdKind::Key, "API key"_L1},
    };
    for (const auto &[kind, noun] : nouns) {
        if (id.startsWith(prefixOf(kind)))
            return noun;
    }
    return "record"_L1; // of an asset, whose serial number is its id
}

QString messageOf(const Error &error)
{
    constexpr qsizetype LongestId = 100; // an address may hold anything
    if (error.code == ErrorCode::NotFound && !error.subject.isEmpty() && error.subject.size() <= LongestId)
        return u"There is no %1 with the ID %2."_s.arg(nounOf(error.subject), error.subject);
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
