// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/assets/asset.h"
#include "core/domain/tenants/tenant.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace onhire {

// The published request is the whole record, so its other members are accepted and looked up in the catalogue
// instead.
Schema AssetRequest::schema()
{
    static const Schema schema = [] {
        const Schema known = Schema::any().describedAs("Ignored; set by the service."_L1);
        return Schema::object({
            required("serialNumber"_L1, Schema::string().length(1, 200), {u"assetSerialNumber"_s}),
            required("sku"_L1,
                     Schema::string().length(1, 200).describedAs(
                         "The SKU of an active variant in the catalogue."_L1)),
            optional("status"_L1,
                     Schema::string()
                         .describedAs("The initial status, available or unavailable; anything else is "
                                      "INVALID_STATUS."_L1)
                         .withDefault("\"available\"")),
            optional("acquisitionCost"_L1,
                     Schema::money().describedAs(
                         "What the device cost; defaults to the variant's acquisition cost."_L1)),
            optional("acquisitionDate"_L1,
                     Schema::string()
                         .format(Schema::Format::DateOrTimestamp)
                         .describedAs("From 1950-01-01 to two years ahead; defaults to today."_L1)),
            optional("condition"_L1, assetConditionSchema()),
            optional("location"_L1, Schema::string().length(0, 200)),
            optional("notes"_L1, Schema::string().length(0, 5000)),
            optional("tenantId"_L1, known),
            optional("productName"_L1, known),
            optional("productId"_L1, known),
            optional("productImageUrl"_L1, known),
            optional("variantId"_L1, known),
            optional("customerId"_L1, known),
            optional("rentalId"_L1, known),
            optional("createdAt"_L1, known),
            optional("updatedAt"_L1, known),
        });
    }();
    return schema;
}

Result<AssetRequest> AssetRequest::read(const JsonValue &sent, const Tenant &tenant, QDate today, bool strict)
{
    QList<Fault> faults;
    const JsonValue body = schema().read(sent, {tenant.exponent, strict}, faults);
    AssetRequest request;
    request.acquisitionDate = requestedAcquisitionDate(body, tenant, today, faults);
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    request.serialNumber = serialKey(body[u"serialNumber"].toString());
    request.sku = cleaned(body[u"sku"].toString());
    ONHIRE_ASSIGN(const auto status, requestedStatus(body));
    request.status = status.value_or(AssetStatus::Available);
    if (request.status != AssetStatus::Available && request.status != AssetStatus::Unavailable)
        return Failure(Error{ErrorCode::InvalidStatus, nameOf(request.status)});
    if (body.has(u"acquisitionCost"))
        request.acquisitionCost = Money::fromDecimal(*body[u"acquisitionCost"].toDecimal(), tenant.exponent);
    request.condition = body[u"condition"].toString();
    request.location = cleaned(body[u"location"].toString());
    request.notes = cleaned(body[u"notes"].toString());
    return request;
}

QByteArray AssetRequest::digest() const
{
    JsonWriter json;
    json.beginArray().value(serialNumber).value(sku).value(nameOf(status));
    json.value(acquisitionCost ? acquisitionCost->minor() : -1);
    json.value(acquisitionDate ? acquisitionDate->toString(Qt::ISODate) : QString());
    json.value(condition).value(location).value(notes).endArray();
    return QCryptographicHash::hash(json.take(), QCryptographicHash::Sha256).toHex();
}

} // namespace onhire
