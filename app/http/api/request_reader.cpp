// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/api/request_reader.h"

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Application/JSON; charset="UTF-8" as application/json and charset=utf-8
struct ContentType
{
    QByteArray mediaType, parameters;

    bool isUtf8() const { return !parameters.contains("charset=") || parameters.contains("charset=utf-8"); }
};

ContentType contentTypeIn(QByteArrayView header)
{
    const QByteArray text = header.toByteArray().toLower();
    const qsizetype semicolon = text.indexOf(';');
    if (semicolon < 0)
        return {text.trimmed(), {}};
    return {text.first(semicolon).trimmed(), text.sliced(semicolon + 1).replace(' ', "").replace('"', "")};
}

std::optional<QString> decodedPart(QByteArray text)
{
    text.replace('+', ' ');
    const auto result = wholeUtf8(QByteArray::fromPercentEncoding(text));
    if (!result || hasNul(*result))
        return {};
    return result->normalized(QString::NormalizationForm_C);
}

Error typeWanted(const Route &route)
{
    const QString types = QString::fromLatin1(route.mediaTypes.join(" or "));
    return {ErrorCode::UnsupportedMediaType, u"Content-Type: "_s + types};
}

// A list itself says what it does not know.
std::optional<Fault> faultOf(const QString &name, const QueryList &before, const Route &route)
{
    if (route.list)
        return {};
    if (std::ranges::find(route.query, name, &QueryParameter::name) == route.query.end())
        return Fault{name, Fault::Kind::UnrecognizedKey, u"Unknown query parameter."_s};
    if (std::ranges::find(before, name, &QueryList::value_type::first) != before.end())
        return Fault{name, Fault::Kind::Custom, u"Specified more than once."_s};
    return {};
}

} // namespace

bool isPacked(const HttpRequest &request)
{
    const auto coding = request.header("content-encoding");
    return coding
        && (request.headerCount("content-encoding") > 1
            || coding->trimmed().compare("identity", Qt::CaseInsensitive) != 0);
}

Result<JsonValue> readBody(const HttpRequest &request, const Route &route)
{
    if (!route.request)
        return JsonValue();
    if (request.body.isEmpty())
        return JsonValue::object({});
    const auto header = request.header("content-type");
    if (!header || request.headerCount("content-type") > 1)
        return Failure(typeWanted(route));
    const ContentType type = contentTypeIn(*header);
    if (isPacked(request))
        return Failure(Error{ErrorCode::UnsupportedMediaType, u"it without a Content-Encoding"_s});
    const bool isJson = type.mediaType == "application/json";
    if (!route.mediaTypes.contains(type.mediaType) || (isJson && !type.isUtf8()))
        return Failure(typeWanted(route));
    if (!isJson)
        return JsonValue();
    auto body = readJson(request.body);
    if (!body)
        return Failure(Error::invalid(
            body.error().path, Fault::Kind::Custom,
            u"Invalid JSON at byte %1: %2."_s.arg(body.error().offset).arg(body.error().message)));
    return std::move(*body);
}

Result<QueryList> readQuery(const HttpRequest &request, const Route &route)
{
    QueryList query;
    QList<Fault> faults;
    for (const QByteArray &part : request.query.split('&')) {
        if (part.isEmpty())
            continue;
        const qsizetype equals = part.indexOf('=');
        const auto name = decodedPart(equals < 0 ? part : part.first(equals));
        const auto value = decodedPart(equals < 0 ? QByteArray() : part.sliced(equals + 1));
        if (!name || !value) {
            faults.append(
                {name.value_or(QString::fromLatin1(part)), Fault::Kind::InvalidString, u"Not UTF-8 text."_s});
            continue;
        }
        if (const auto fault = faultOf(*name, query, route))
            faults.append(*fault);
        query.append({*name, *value});
    }
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return query;
}

std::optional<int> readIfMatch(const HttpRequest &request)
{
    const auto header = request.header("if-match");
    if (!header || header->trimmed() == "*")
        return std::nullopt;
    int latest = -1;
    for (const QByteArray &sent : header->toByteArray().split(',')) {
        const QByteArray tag = sent.trimmed();
        bool isNumber = false;
        const int version = tag.size() > 2 && tag.startsWith('"') && tag.endsWith('"')
            ? tag.sliced(1, tag.size() - 2).toInt(&isNumber)
            : 0;
        if (isNumber)
            latest = std::max(latest, version);
    }
    return latest;
}

// For reading a weak tag is as good as a strong one (RFC 9110, 13.1.2).
bool knowsVersion(const HttpRequest &request, int version)
{
    const auto header = request.header("if-none-match");
    if (!header)
        return false;
    const QByteArray current = '"' + QByteArray::number(version) + '"';
    const QByteArrayList tags = header->toByteArray().split(',');
    return std::any_of(tags.begin(), tags.end(), [&](const QByteArray &sent) {
        const QByteArray tag = sent.trimmed();
        return tag == "*" || tag == current || tag == "W/" + current;
    });
}

bool prefersStrict(const HttpRequest &request)
{
    const auto header = request.header("prefer");
    return header && header->toByteArray().toLower().replace(' ', "").contains("handling=strict");
}

Result<QString> readIdempotencyKey(const HttpRequest &request)
{
    constexpr qsizetype Longest = 255;
    const auto header = request.header("idempotency-key");
    if (!header)
        return QString();
    const QByteArray key = header->trimmed().toByteArray();
    const bool isSound = !key.isEmpty() && key.size() <= Longest && request.headerCount("idempotency-key") == 1
        && std::all_of(key.begin(), key.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
    if (!isSound)
        return Failure(Error::invalid(u"Idempotency-Key"_s, Fault::Kind::InvalidString,
                                      u"Must be 1 to 255 printable ASCII characters, once."_s));
    return QString::fromLatin1(key);
}

} // namespace onhire
