// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/assets/asset_patch.h"

#include "core/base/text.h"
#include "core/domain/patch.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr PatchedText texts[] = {
    {"status"_L1, "status"_L1, false},
    {"condition"_L1, "condition"_L1},
    {"location"_L1, "location"_L1},
    {"notes"_L1, "notes"_L1},
};

Schema::Property pathSerial()
{
    return optional("serialNumber"_L1, Schema::string().describedAs("The one in the path, if any."_L1),
                    {u"assetSerialNumber"_s});
}

JsonValue readBody(const Schema &schema, const JsonValue &sent, const QString &serialNumber,
                   const Tenant &tenant, bool strict, QList<Fault> &faults)
{
    const JsonValue body = schema.read(sent, {tenant.exponent, strict}, faults);
    if (body[u"serialNumber"].isString() && serialKey(body[u"serialNumber"].toString()) != serialNumber)
        faults.append({u"serialNumber"_s, Fault::Kind::Custom, u"Does not match the path."_s});
    return body;
}

} // namespace

Schema AssetPatch::schema()
{
    static const Schema schema = Schema::object({
        pathSerial(),
        optional("status"_L1,
                 Schema::string().describedAs(
                     "available ↔ unavailable, and returned to either after an inspection; anything "
                     "else is INVALID_STATUS."_L1)),
        optional("condition"_L1, assetConditionSchema().orNull()),
        optional("location"_L1, Schema::string().length(0, 200).orNull()),
        optional("notes"_L1, Schema::string().length(0, 5000).orNull()),
        optional("acquisitionCost"_L1, Schema::money().orNull()),
        optional("acquisitionDate"_L1,
                 Schema::string()
                     .format(Schema::Format::DateOrTimestamp)
                     .describedAs("From 1950-01-01 to two years ahead."_L1)),
    });
    return schema;
}

Result<AssetPatch> AssetPatch::read(const JsonValue &sent, const QString &serialNumber, const Tenant &tenant,
                                    QDate today, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = readBody(schema(), sent, serialNumber, tenant, strict, faults);
    const auto acquired = requestedAcquisitionDate(body, tenant, today, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    AssetPatch patch;
    ONHIRE_ASSIGN(patch.status, requestedStatus(body));
    JsonWriter columns;
    columns.beginObject();
    writeTexts(columns, body, texts, Nulls::Clear);
    if (body.has(u"acquisitionCost"))
        columns.member("acquisition_cost"_L1,
                       Money::fromDecimal(*body[u"acquisitionCost"].toDecimal(), tenant.exponent)->minor());
    else if (mentions(body, u"acquisitionCost", Nulls::Clear))
        columns.key("acquisition_cost"_L1).null();
    if (acquired)
        columns.member("acquisition_date"_L1, acquired->toString(Qt::ISODate));
    columns.endObject();
    patch.columns = columns.take();
    return patch;
}

AssetPatch AssetPatch::ofStatus(AssetStatus status)
{
    JsonWriter columns;
    columns.beginObject().member("status"_L1, nameOf(status)).endObject();
    return {status, columns.take()};
}

Schema AssetReturn::schema()
{
    static const Schema schema = Schema::object({
        pathSerial(),
        optional("condition"_L1, assetConditionSchema(), {u"returnCondition"_s}),
        optional("damageAssessment"_L1, Schema::string().length(0, 5000)),
        optional("location"_L1, Schema::string().length(0, 200)),
        optional("notes"_L1, Schema::string().length(0, 5000)),
    });
    return schema;
}

Result<AssetReturn> AssetReturn::read(const JsonValue &sent, const QString &serialNumber, const Tenant &tenant,
                                      bool strict)
{
    QList<Fault> faults;
    const JsonValue body = readBody(schema(), sent, serialNumber, tenant, strict, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    return AssetReturn{body[u"condition"].toString(), cleaned(body[u"damageAssessment"].toString()),
                       cleaned(body[u"location"].toString()), cleaned(body[u"notes"].toString())};
}

} // namespace onhire
