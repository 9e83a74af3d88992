// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/assets/asset_patch.h"

#include "core/base/optional_text.h"
#include "core/base/text.h"
#include "core/domain/patch.h"
#include "core/domain/tenants/tenant.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Of what was sent as an empty text or as null, nothing is left.
std::optional<QString> patchedText(const JsonValue &body, const QString &member)
{
    if (!mentions(body, member, Nulls::Clear))
        return std::nullopt;
    return textOrNull(cleaned(body[member].toString()));
}

Schema::Property pathSerial()
{
    return optional("serialNumber"_L1,
                    Schema::string().describedAs("If given, must match the one in the path."_L1),
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
                     "From available to unavailable or back, and from returned to either after an inspection; "
                     "anything else is INVALID_STATUS."_L1)),
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
    checkNotCleared(sent, {u"status", u"acquisitionDate"}, faults);
    const auto acquired = requestedAcquisitionDate(body, tenant, today, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    AssetPatch patch;
    ONHIRE_ASSIGN(patch.status, requestedStatus(body));
    patch.condition = patchedText(body, u"condition"_s);
    patch.location = patchedText(body, u"location"_s);
    patch.notes = patchedText(body, u"notes"_s);
    if (body.has(u"acquisitionCost"))
        patch.acquisitionCost = Money::fromDecimal(*body[u"acquisitionCost"].toDecimal(), tenant.exponent);
    else if (mentions(body, u"acquisitionCost", Nulls::Clear))
        patch.acquisitionCost.emplace(std::nullopt);
    if (acquired)
        patch.acquisitionDate = acquired->toString(Qt::ISODate);
    return patch;
}

void AssetPatch::applyTo(AssetRecord &asset) const
{
    const auto apply = [](auto &field, const auto &value) {
        if (value)
            field = *value;
    };
    apply(asset.status, status);
    apply(asset.condition, condition);
    apply(asset.location, location);
    apply(asset.notes, notes);
    apply(asset.acquisitionCost, acquisitionCost);
    apply(asset.acquisitionDate, acquisitionDate);
}

Schema AssetReturn::schema()
{
    static const Schema schema = Schema::object({
        pathSerial(),
        optional("condition"_L1,
                 assetConditionSchema().describedAs(
                     "Left out, the device has no condition until somebody has inspected it."_L1),
                 {u"returnCondition"_s}),
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
