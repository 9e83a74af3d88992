// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/assets/asset_intake.h"

#include "core/base/json_writer.h"
#include "core/data/orders/order_store.h"
#include "core/domain/search.h"
#include "core/services/changes/change.h"
#include "core/services/changes/words.h"
#include "core/services/moment.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

static void textMember(JsonWriter &json, QLatin1StringView name, const QString &text)
{
    if (!text.isEmpty())
        json.member(name, text);
}

Result<AssetIntake> AssetIntake::open(Connection &connection, const Context &context, const QStringList &skus)
{
    ONHIRE_ASSIGN(auto offered, offeredVariants(connection, *context.tenant, skus));
    return AssetIntake(connection, context, std::move(offered));
}

Result<Record> AssetIntake::add(const AssetRequest &request)
{
    const auto variant = m_offered.constFind(request.sku);
    if (variant == m_offered.constEnd())
        return existing(request, {ErrorCode::VariantNotFound, request.sku});
    if (!variant->active)
        return existing(request, {ErrorCode::VariantInactive, request.sku});
    ONHIRE_ASSIGN(
        Rows rows,
        m_connection.run(m_context.scope(), sql::assets::add,
                         {m_context.tenant->id, changeJson(m_context, u"asset.create"_s, {u"asset.created"_s}),
                          assetJson(request, *variant), wordsJson(searchWords({request.serialNumber}))}));
    if (rows.next())
        return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), true};
    return existing(request, Error::internal(u"an asset neither made nor found"_s));
}

// A device that is known already is judged by the request that made it, whatever has become of both since.
Result<Record> AssetIntake::existing(const AssetRequest &request, const Error &otherwise)
{
    ONHIRE_ASSIGN(
        Rows rows,
        m_connection.run(m_context.scope(), sql::assets::existing,
                         {m_context.tenant->id, request.serialNumber, QString::fromLatin1(request.digest())}));
    if (!rows.next())
        return Failure(otherwise);
    if (!rows.flag(3))
        return Failure(Error{ErrorCode::AssetExists, request.serialNumber});
    return Record{rows.text(0), rows.utf8(1), int(rows.integer(2)), false};
}

QString AssetIntake::assetJson(const AssetRequest &request, const OfferedVariant &variant) const
{
    const QDate today = todayOf(m_context);
    JsonWriter json;
    json.beginObject().member("serial_number"_L1, request.serialNumber);
    json.member("product_id"_L1, variant.productId).member("variant_id"_L1, variant.variantId);
    json.member("sku"_L1, variant.sku).member("product_name"_L1, variant.productName);
    textMember(json, "image_url"_L1, variant.imageUrl);
    json.member("status"_L1, nameOf(request.status));
    textMember(json, "condition"_L1, request.condition);
    textMember(json, "location"_L1, request.location);
    textMember(json, "notes"_L1, request.notes);
    if (const auto cost = request.acquisitionCost ? request.acquisitionCost : variant.acquisitionCost)
        json.member("acquisition_cost"_L1, cost->minor());
    json.member("acquisition_date"_L1, request.acquisitionDate.value_or(today).toString(Qt::ISODate));
    json.member("created_from"_L1, QLatin1StringView(request.digest()));
    json.member("created_by"_L1, m_context.actor.id);
    json.member("at"_L1, toTimestamp(m_context.now())).endObject();
    return QString::fromUtf8(json.take());
}

} // namespace onhire
