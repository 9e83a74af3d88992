// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/read_only.h"

#include "core/base/json_writer.h"
#include "core/domain/products/store_fields.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// They hold as long as there is a store; who parts with it gets the products back.
bool isFree(const Context &context, const LockedProduct &product)
{
    return product.readOnlyFields.isEmpty() || !context.tenant->settings.isSet("store.feedUrl"_L1);
}

void writeVariant(JsonWriter &json, const QString &sku, const QByteArray &columns, const QByteArray &prices)
{
    json.beginObject().member("sku"_L1, QStringView(sku)).key("columns"_L1).raw(columns);
    if (!prices.isEmpty())
        json.key("prices"_L1).raw(prices);
    json.endObject();
}

// As the caller named it: variants.2.grade.
QString pathOf(const QString &field, const QString &variantSku, const ProductRequest &request)
{
    const auto variant =
        std::find_if(request.variants.begin(), request.variants.end(),
                     [&](const ProductRequest::Variant &each) { return each.sku == variantSku; });
    return variant == request.variants.end()
        ? field
        : u"variants.%1.%2"_s.arg(variant - request.variants.begin()).arg(field.section(u'.', 1));
}

Result<void> refuse(const QList<ProductDifference> &differences, const LockedProduct &product,
                    const std::function<QString(const QString &, const ProductDifference &)> &path)
{
    QList<Fault> faults;
    for (const ProductDifference &difference : differences) {
        const QString field = storeFieldOf(difference.column, !difference.variantSku.isEmpty());
        if (product.readOnlyFields.contains(field))
            faults.append({path(field, difference), Fault::Kind::Custom, u"The store manages this field."_s});
    }
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::FieldReadOnly, product.sku, faults});
    return {};
}

} // namespace

void writeGiven(JsonWriter &json, const QString &productId, const ProductRequest &request)
{
    json.beginObject().member("product_id"_L1, QStringView(productId)).key("columns"_L1).raw(request.columns);
    json.key("variants"_L1).beginArray();
    for (const ProductRequest::Variant &variant : request.variants)
        writeVariant(json, variant.sku, variant.columns, variant.prices);
    json.endArray().endObject();
}

Result<void> checkReadOnly(Connection &connection, const Context &context, const LockedProduct &product,
                           const ProductRequest &request)
{
    if (isFree(context, product))
        return {};
    JsonWriter json;
    writeGiven(json.beginArray(), product.id, request);
    json.endArray();
    ONHIRE_ASSIGN(const auto differences, productDifferences(connection, context.scope(), json.take()));
    return refuse(differences, product, [&](const QString &field, const ProductDifference &difference) {
        return pathOf(field, difference.variantSku, request);
    });
}

Result<void> checkReadOnly(Connection &connection, const Context &context, const LockedProduct &product,
                           const QString &variantSku, const VariantPatch &patch)
{
    if (isFree(context, product))
        return {};
    JsonWriter json;
    json.beginArray().beginObject().member("product_id"_L1, QStringView(product.id));
    json.key("columns"_L1).raw("{}").key("variants"_L1).beginArray();
    writeVariant(json, variantSku, patch.columns, patch.prices);
    json.endArray().endObject().endArray();
    ONHIRE_ASSIGN(const auto differences, productDifferences(connection, context.scope(), json.take()));
    return refuse(differences, product,
                  [](const QString &field, const ProductDifference &) { return field.section(u'.', 1); });
}

} // namespace onhire
