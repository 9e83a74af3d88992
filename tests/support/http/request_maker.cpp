// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http/request_maker.h"

#include "core/base/utf8.h"
#include "tests/support/http/wild_values.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire::test {
namespace {

constexpr qsizetype MostKnown = 60; // of a kind; what is new takes the place of any

// What names of parameters and members say about what they hold: a kind of record, or the name itself.
QByteArray kindOf(const QString &name)
{
    static const QHash<QString, QByteArray> kinds{
        {u"orderId"_s, "ord_"},
        {u"originalOrderId"_s, "ord_"},
        {u"rentalId"_s, "sub_"},
        {u"subscriptionId"_s, "sub_"},
        {u"previousRentalId"_s, "sub_"},
        {u"customerId"_s, "cust_"},
        {u"productId"_s, "prod_"},
        {u"variantId"_s, "var_"},
        {u"paymentId"_s, "pay_"},
        {u"billingGroupId"_s, "bg_"},
        {u"fileId"_s, "file_"},
        {u"invoiceId"_s, "inv_"},
        {u"eventId"_s, "evt_"},
        {u"webhookEndpointId"_s, "whe_"},
        {u"webhookDeliveryId"_s, "whd_"},
        {u"keyId"_s, "key_"},
        {u"serialNumber"_s, "serialNumber"},
        {u"assetSerialNumber"_s, "serialNumber"},
        {u"newSerialNumber"_s, "serialNumber"},
        {u"previousSerialNumber"_s, "serialNumber"},
        {u"sku"_s, "sku"},
        {u"newSku"_s, "sku"},
        {u"variantSku"_s, "sku"},
        {u"productSku"_s, "productSku"},
        {u"email"_s, "email"},
        {u"startAfter"_s, "nextCursor"},
        {u"nextCursor"_s, "nextCursor"},
    };
    const QString one = name.endsWith(u"Ids") ? name.chopped(1) : name;
    return kinds.value(one);
}

bool isIdOfKind(const QByteArray &text, const QByteArray &kind)
{
    return kind.endsWith('_') ? text.startsWith(kind) && text.size() == kind.size() + 26 : !text.isEmpty();
}

QByteArray quotedText(const QByteArray &text)
{
    return JsonValue::string(wholeUtf8(text).value_or(QString::fromUtf8(text))).toJson();
}

bool isAlias(const JsonValue &property)
{
    return property[u"description"].toString().startsWith(u"Alias of");
}

QStringList requiredOf(const JsonValue &schema)
{
    QStringList names;
    for (const JsonValue &name : schema[u"required"].elements())
        names += name.toString();
    for (const JsonValue &choice : schema[u"allOf"].elements()) { // one of the names of each
        const auto &alternatives = choice[u"anyOf"].elements();
        if (!alternatives.isEmpty())
            names += alternatives.constFirst()[u"required"].elements().value(0).toString();
    }
    return names;
}

} // namespace

RequestMaker::RequestMaker(const JsonValue &document, quint64 seed) : m_document(document), m_random(seed)
{
    for (const auto &[path, verbs] : document[u"paths"].members()) {
        for (const auto &[verb, operation] : verbs.members()) {
            Operation made{operation[u"operationId"].toString().toLatin1(),
                           verb.toUpper().toLatin1(),
                           path.toLatin1(),
                           operation[u"parameters"].elements(),
                           {},
                           {},
                           {}};
            for (const auto &[type, content] : operation[u"requestBody"][u"content"].members()) {
                made.mediaTypes += type.toLatin1();
                made.body = content[u"schema"];
                if (content.has(u"example"))
                    made.example = content[u"example"].toJson();
            }
            m_operations += made;
        }
    }
}

void RequestMaker::learn(const Reply &reply)
{
    learn(m_ours, reply.json, {});
    keep(m_ours, "ETag", reply.header("ETag"));
}

void RequestMaker::learnForeign(const Reply &reply)
{
    learn(m_theirs, reply.json, {});
}

void RequestMaker::learn(Pool &pool, const JsonValue &value, const QString &name)
{
    if (value.isString() && !kindOf(name).isEmpty() && isIdOfKind(value.toString().toUtf8(), kindOf(name)))
        keep(pool, kindOf(name), value.toString().toUtf8());
    for (const JsonValue &element : value.elements())
        learn(pool, element, name);
    for (const auto &[member, content] : value.members())
        learn(pool, content, member);
}

void RequestMaker::keep(Pool &pool, const QByteArray &kind, const QByteArray &what)
{
    QByteArrayList &list = pool[kind];
    if (what.isEmpty() || m_avoided.contains(what) || list.contains(what))
        return;
    if (list.size() < MostKnown)
        list += what;
    else
        list[m_random.bounded(MostKnown)] = what;
}

QByteArray RequestMaker::known(const QByteArray &kind)
{
    const QByteArrayList &list = (chance(8) ? m_theirs : m_ours)[kind];
    return list.isEmpty() ? QByteArray() : oneOf(list);
}

JsonValue RequestMaker::resolved(const JsonValue &schema) const
{
    const QString reference = schema[u"$ref"].toString(); // #/components/schemas/Address
    const JsonValue *found = &schema;
    if (!reference.isEmpty()) {
        found = &m_document;
        for (const QString &step : reference.mid(2).split(u'/'))
            found = &(*found)[step];
    }
    if (!found->has(u"type") && !(*found)[u"anyOf"].elements().isEmpty())
        return resolved((*found)[u"anyOf"].elements().constFirst());
    if (!found->has(u"type") && !(*found)[u"allOf"].elements().isEmpty())
        return resolved((*found)[u"allOf"].elements().constFirst());
    return *found;
}

QByteArray RequestMaker::json(const JsonValue &given, const QString &name, int depth)
{
    if (isWild())
        return chance(50) ? oneOf(wildJson())
            : chance(50)  ? oneOf(wildNumbers())
                          : quotedText(oneOf(wildTexts()));
    const JsonValue schema = resolved(given);
    const JsonValue &type = schema[u"type"];
    const QString first = type.isArray() ? type.elements().value(0).toString() : type.toString();
    if (type.isArray() && chance(10))
        return "null";
    if (first == "object"_L1)
        return object(schema, depth);
    if (first == "array"_L1)
        return array(schema, name, depth);
    if (first == "integer"_L1 || first == "number"_L1)
        return number(schema, first == "integer"_L1);
    if (first == "boolean"_L1)
        return chance(50) ? "true" : "false";
    if (first == "string"_L1)
        return quotedText(text(schema, name));
    return oneOf({"\"x\"", "1", "true", "{}", "[1]"});
}

QByteArray RequestMaker::object(const JsonValue &schema, int depth)
{
    const QStringList needed = requiredOf(schema);
    QByteArrayList members;
    for (const auto &[name, property] : schema[u"properties"].members()) {
        const bool isNeeded = needed.contains(name);
        const bool isThere = isNeeded ? !isWild()
                                      : chance(isAlias(property) ? 2 + m_wildness / 4
                                                   : depth > 2   ? 15
                                                                 : 35);
        if (isThere)
            members += quotedText(name.toUtf8()) + ':' + json(property, name, depth + 1);
    }
    if (isWild() || (schema[u"additionalProperties"].toBool() && chance(50)))
        members += quotedText(oneOf(wildTexts())) + ':' + oneOf({"1", "\"x\"", "{}", "[]", "null"});
    if (isWild() && !members.isEmpty())
        members += members.constFirst(); // twice
    return '{' + members.join(',') + '}';
}

QByteArray RequestMaker::array(const JsonValue &schema, const QString &name, int depth)
{
    const qint64 least = schema[u"minItems"].toInteger().value_or(0);
    const qint64 most = schema[u"maxItems"].toInteger().value_or(20);
    qint64 count = std::clamp<qint64>(1 + m_random.bounded(3), least, std::max(least, most));
    if (isWild())
        count = chance(50) ? least - 1 : std::min<qint64>(most + 1, 600);
    QByteArrayList elements;
    for (qint64 i = 0; i < count; ++i)
        elements += json(schema[u"items"], name, depth + 1);
    return '[' + elements.join(',') + ']';
}

QByteArray RequestMaker::text(const JsonValue &schema, const QString &name)
{
    if (isWild())
        return oneOf(wildTexts());
    if (const auto &choices = schema[u"enum"].elements(); !choices.isEmpty())
        return choices[m_random.bounded(choices.size())].toString().toUtf8();
    if (const QByteArray found = known(kindOf(name)); !found.isEmpty() && !chance(5))
        return found;
    const QString format = schema[u"format"].toString();
    const QByteArray day = "202" + QByteArray::number(4 + m_random.bounded(5)) + '-'
        + QByteArray::number(1 + m_random.bounded(12)).rightJustified(2, '0') + '-'
        + QByteArray::number(1 + m_random.bounded(28)).rightJustified(2, '0');
    if (format == "date"_L1)
        return day;
    if (format == "date-time"_L1 || name.endsWith(u"At") || name == "now"_L1)
        return day + "T09:30:00Z";
    if (format == "email"_L1 || name == "email"_L1)
        return "fuzz" + QByteArray::number(m_random.bounded(50)) + "@example.com";
    if (format == "uri"_L1 || name == "url"_L1)
        return oneOf({"http://127.0.0.1:9/", "https://[::1]:9/x", "http://nowhere.invalid/hook"});
    if (name.endsWith(u"Date"))
        return day;
    if (name == "billingPeriod"_L1)
        return day.first(7);
    const qint64 least = schema[u"minLength"].toInteger().value_or(0);
    const qint64 most = schema[u"maxLength"].toInteger().value_or(50);
    if (chance(2 + m_wildness / 4)) // at the very bound, or one beyond it
        return QByteArray("\xc3\xa4")
            .repeated(std::max<qint64>(0, oneOf({"0", "1"}).toInt() + (chance(50) ? most : least - 1)));
    return oneOf({"Hamburg", "Zo\xc3\xab M\xc3\xbcller", "\xe6\x9d\x8e", "\xd8\xaf\xd8\xa8\xd9\x8a",
                  "12 O'Neill \"St\"", "\xf0\x9f\x98\x80 ok",
                  "\xef\xbb\xbf"
                  "marked",
                  "FUZZ-" + QByteArray::number(m_random.bounded(200))})
        .left(std::max<qint64>(1, most));
}

QByteArray RequestMaker::number(const JsonValue &schema, bool isWhole)
{
    const qint64 least =
        schema[u"minimum"].toInteger().value_or(schema[u"exclusiveMinimum"].toInteger().value_or(-1) + 1);
    const qint64 most = schema[u"maximum"].toInteger().value_or(least + 1000);
    const qint64 room = std::max<qint64>(1, std::min<qint64>(most - least + 1, 40));
    QByteArray digits = QByteArray::number(chance(5) ? most : least + qint64(m_random.bounded(room)));
    if (!isWhole && chance(40))
        digits += oneOf({".5", ".90", ".01", ".0", ".001"});
    return digits;
}

QByteArray RequestMaker::body(const Operation &operation, const QByteArray &mediaType)
{
    if (mediaType == "text/csv")
        return "Product Name,Product SKU,Category,Brand,Specification,Variant SKU,List Price,Acquisition "
               "Cost,12mo_Price\n"
            + oneOf({"Phone", oneOf(wildTexts())}) + ",CSV" + QByteArray::number(m_random.bounded(50))
            + ",Phones,Acme,128 GB,CSV-" + QByteArray::number(m_random.bounded(50)) + ',' + oneOf(wildNumbers())
            + ",700," + oneOf({"49.90", oneOf(wildNumbers())}) + '\n';
    if (mediaType.startsWith("multipart/"))
        return "--x\r\nContent-Disposition: form-data; name=\"csvFile\"; filename=\"a.csv\"\r\n\r\n"
            + oneOf(wildTexts()) + "\r\n--x--\r\n";
    if (!operation.example.isEmpty() && chance(15))
        return operation.example;
    return json(operation.body, {});
}

QByteArray RequestMaker::damaged(QByteArray body)
{
    if (body.isEmpty())
        return body;
    const qsizetype at = m_random.bounded(body.size());
    switch (m_random.bounded(3)) {
    case 0: return body.first(at);
    case 1: body[at] = char(m_random.bounded(256)); return body;
    default: return body.insert(at, oneOf({QByteArray(1, 0), "\xff", "\"", "{", "\xef\xbb\xbf", "\\u0000"}));
    }
}

QByteArray RequestMaker::pathValue(const QString &name)
{
    if (isWild() || chance(3))
        return oneOf(wildTexts()).toPercentEncoding();
    const QByteArray kind = kindOf(name);
    if (const QByteArray found = known(kind); !found.isEmpty() && !chance(4))
        return found.toPercentEncoding();
    QByteArray madeUp = kind.endsWith('_') ? kind : QByteArray();
    for (int i = 0; i < 26; ++i)
        madeUp += "0123456789abcdefghjkmnpqrstvwxyz"[m_random.bounded(i == 0 ? 8 : 32)];
    return madeUp;
}

QByteArray RequestMaker::query(const Operation &operation)
{
    QByteArrayList parts;
    for (const JsonValue &parameter : operation.parameters) {
        const QString name = parameter[u"name"].toString();
        const bool isLimit =
            name == "limit"_L1; // long pages take long, and show nothing that short ones do not
        if (parameter[u"in"].toString() != "query"_L1 || !chance(isLimit ? 95 : m_wildness > 0 ? 20 : 10))
            continue;
        const JsonValue schema = resolved(parameter[u"schema"]);
        const bool isNumber = schema[u"type"].toString() == "integer"_L1;
        const QByteArray value = isWild() ? oneOf(wildTexts())
            : isLimit && chance(90)       ? QByteArray::number(1 + m_random.bounded(3))
            : isNumber                    ? number(schema, true)
                                          : text(schema, name);
        parts += name.toLatin1() + '='
            + (chance(97) ? value.toPercentEncoding() : oneOf({"%", "%zz", "%ff", "%00", "+"}));
    }
    if (isWild())
        parts +=
            oneOf({"unknown=1", "limit=1&limit=2", "=", "&&", "customField_x=1", "%00=1", "sortBy=nothing"});
    return parts.isEmpty() ? QByteArray() : '?' + parts.join('&');
}

QByteArray RequestMaker::target(const Operation &operation)
{
    QByteArrayList segments = operation.path.split('/');
    for (QByteArray &segment : segments) {
        if (segment.startsWith('{'))
            segment = pathValue(QString::fromLatin1(segment.mid(1, segment.size() - 2)));
    }
    return segments.join('/') + query(operation);
}

void RequestMaker::addHeaders(MadeRequest &request, const QByteArray &mediaType)
{
    Headers &headers = request.headers;
    if (!mediaType.isEmpty() && mediaType != "application/json")
        headers["Content-Type"] = mediaType.startsWith("multipart/") ? mediaType + "; boundary=x" : mediaType;
    if (isWild())
        headers["Content-Type"] =
            oneOf({"text/plain", "application/json; charset=latin1", "application/xml", "x"});
    if (chance(15))
        headers["If-Match"] = chance(70) ? known("ETag") : oneOf(wildHeaders());
    if (chance(5))
        headers["If-None-Match"] = chance(70) ? known("ETag") : oneOf(wildHeaders());
    if (chance(25))
        headers["Idempotency-Key"] =
            chance(90) ? "fuzz-" + QByteArray::number(m_random.bounded(5000)) : oneOf(wildHeaders());
    if (chance(10))
        headers["Prefer"] = "handling=strict";
    if (chance(1))
        headers["Authorization"] = oneOf({"", "Bearer", "Bearer x", "Basic eDp5"});
    if (chance(1))
        headers["Tenant-ID"] = oneOf({"", "ten_", "x", "ten_01jdxxxxxxxxxxxxxxxxxxxxxx"});
}

MadeRequest RequestMaker::next()
{
    m_wildness = oneOf({"0", "0", "0", "3", "10", "40"}).toInt();
    const Operation &operation = m_operations[m_random.bounded(m_operations.size())];
    MadeRequest request{operation.name, operation.method, target(operation), {}, {}};
    const QByteArray mediaType = operation.mediaTypes.isEmpty() ? QByteArray() : oneOf(operation.mediaTypes);
    if (!mediaType.isEmpty())
        request.body = body(operation, mediaType);
    else if (isWild())
        request.body = oneOf(wildJson());
    if (chance(3))
        request.body = damaged(request.body);
    if (chance(1))
        request.method = oneOf({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"});
    addHeaders(request, mediaType);
    return request;
}

} // namespace onhire::test
