// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/store_product.h"

#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype LongestId = 200;

// Some stores count, others name.
QString idIn(const JsonValue &value)
{
    return value.isNumber() ? QString::fromLatin1(value.digits()) : cleaned(value.toString());
}

std::optional<Error> faultOfId(const QString &externalId)
{
    if (externalId.isEmpty())
        return Error::invalid(u"externalId"_s, Fault::Kind::Required, u"Required."_s);
    if (externalId.size() > LongestId)
        return Error::invalid(u"externalId"_s, Fault::Kind::TooBig,
                              u"Must have at most %1 characters."_s.arg(LongestId));
    return std::nullopt;
}

JsonValue decidedOf(const JsonValue &variant, const QStringList &readOnlyFields)
{
    QList<JsonValue::Member> members;
    for (const JsonValue::Member &member : variant.members()) {
        if (member.second.isNull())
            continue; // says nothing
        if (member.first == "variantSku"_L1 || readOnlyFields.contains(u"variants."_s + member.first))
            members += member;
    }
    return JsonValue::object(members);
}

} // namespace

StoreProduct StoreProduct::read(const JsonValue &sent, const Tenant &tenant)
{
    StoreProduct product{idIn(sent[u"externalId"]),
                         cleaned(sent[u"productSku"].toString()),
                         ProductRequest::schema().underFirstNames(sent),
                         {},
                         {}};
    auto request = ProductRequest::read(sent, tenant);
    if (request)
        product.request = std::move(*request);
    else
        product.fault = request.error();
    if (const auto fault = faultOfId(product.externalId); fault && !product.fault)
        product.fault = fault;
    return product;
}

Result<ProductRequest> StoreProduct::decided(const QStringList &readOnlyFields,
                                             const QStringList &knownVariants, const Tenant &tenant) const
{
    QList<JsonValue> variants;
    for (const JsonValue &variant : body[u"variants"].elements()) {
        const bool isKnown = knownVariants.contains(cleaned(variant[u"variantSku"].toString()));
        variants += isKnown ? decidedOf(variant, readOnlyFields) : variant;
    }
    QList<JsonValue::Member> members{{u"variants"_s, JsonValue::array(variants)}};
    for (const JsonValue::Member &member : body.members()) {
        if (readOnlyFields.contains(member.first) && !member.second.isNull())
            members += member;
    }
    return ProductRequest::readPatch(JsonValue::object(members), {}, tenant);
}

StoreTie StoreTie::read(const JsonValue &sync)
{
    StoreTie tie{sync[u"source"].toString(),       sync[u"externalId"].toString(),
                 sync[u"lastSyncedAt"].toString(), sync[u"syncStatus"].toString(),
                 sync[u"syncError"].toString(),    {}};
    for (const JsonValue &field : sync[u"readOnlyFields"].elements())
        tie.readOnlyFields += field.toString();
    return tie;
}

QByteArray StoreTie::toJson() const
{
    JsonWriter json;
    json.beginObject().member("source"_L1, source);
    const auto add = [&json](QLatin1StringView name, const QString &text) {
        if (!text.isEmpty())
            json.member(name, text);
    };
    add("externalId"_L1, externalId);
    add("lastSyncedAt"_L1, lastSyncedAt);
    add("syncStatus"_L1, syncStatus);
    add("syncError"_L1, syncError);
    json.key("readOnlyFields"_L1).beginArray();
    for (const QString &field : readOnlyFields)
        json.value(field);
    json.endArray().endObject();
    return json.take();
}

bool StoreTie::saysTheSameAs(const StoreTie &other) const
{
    return source == other.source && externalId == other.externalId && syncStatus == other.syncStatus
        && syncError == other.syncError && readOnlyFields == other.readOnlyFields;
}

} // namespace onhire
