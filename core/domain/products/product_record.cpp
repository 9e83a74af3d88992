// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/product_record.h"

#include "core/domain/products/price_list.h"
#include "core/domain/tenants/store_fields.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

using Price = PriceRecord;
using Variant = VariantRecord;
using Product = ProductRecord;

Schema images()
{
    return Schema::array(Schema::string().format(Schema::Format::HttpUrl));
}

Schema syncSchema()
{
    const Schema text = Schema::string();
    return Schema::object(
               {
                   required("source"_L1,
                            Schema::choice(QStringList{u"manual"_s} + storeSources())
                                .describedAs("manual: the product is not linked to a store."_L1)),
                   optional("externalId"_L1,
                            Schema(text).describedAs("The store's own id for the product."_L1)),
                   optional("lastSyncedAt"_L1,
                            member::moment().describedAs("When it was last updated from the store."_L1)),
                   optional("syncStatus"_L1,
                            Schema::choice({u"synced"_s, u"pending"_s, u"error"_s})
                                .describedAs("error: nothing was changed; syncError says why."_L1)),
                   optional("syncError"_L1, text),
                   optional("readOnlyFields"_L1,
                            Schema::array(text).describedAs(
                                "The fields the store manages while one is connected. Changing them is "
                                "refused with FIELD_READ_ONLY; sending them unchanged is allowed."_L1)),
               })
        .named("ProductSync"_L1);
}

void writeDecimal(JsonWriter &json, QLatin1StringView name, Decimal value)
{
    const Decimal shortest = value.normalized();
    json.member(name, Money::fromMinor(shortest.value), shortest.scale);
}

void writeDiscount(JsonWriter &json, const Price::Discount &discount)
{
    json.key("discount"_L1).beginObject().member("type"_L1, discount.type);
    writeDecimal(json, "value"_L1, discount.value);
    if (!discount.description.isNull())
        json.member("description"_L1, discount.description);
    json.endObject();
}

// Its schema is the one under which it is sent (price_list.cpp).
void writePrice(JsonWriter &json, const Price &price, int exponent)
{
    const auto text = [&json](QLatin1StringView name, const QString &value) {
        if (!value.isNull())
            json.member(name, value);
    };
    json.beginObject().member("contractLength"_L1, price.contractLength);
    json.member("monthlyPrice"_L1, price.monthly, exponent);
    if (price.setupFee)
        json.member("setupFee"_L1, *price.setupFee, exponent);
    if (price.discount)
        writeDiscount(json, *price.discount);
    text("source"_L1, price.source);
    text("calculatedAt"_L1, price.calculatedAt);
    text("presetUsed"_L1, price.presetUsed);
    json.endObject();
}

void writePrices(JsonWriter &json, QLatin1StringView name, const Variant &variant, int exponent)
{
    json.key(name).beginArray();
    for (const Price &price : variant.prices)
        writePrice(json, price, exponent);
    json.endArray();
}

} // namespace

const RecordShape<Variant> &variantShape()
{
    using namespace member;
    static const RecordShape<Variant> shape(
        "Variant"_L1,
        {
            text<&Variant::id>("variantId"_L1),
            text<&Variant::tenantId>("tenantId"_L1),
            text<&Variant::productId>("productId"_L1),
            text<&Variant::productSku>("productSku"_L1),
            text<&Variant::productName>("productName"_L1),
            text<&Variant::sku>(
                "variantSku"_L1,
                Schema::string().describedAs("Unique in the tenant; orders refer to the variant by it."_L1)),
            text<&Variant::sku>("sku"_L1, Schema::string().describedAs("Same as variantSku."_L1)),
            text<&Variant::name>("variantName"_L1),
            text<&Variant::name>("specification"_L1, Schema::string().describedAs("Same as variantName."_L1)),
            text<&Variant::grade>(
                "grade"_L1,
                Schema::string().describedAs("By convention from A (like new) to E (refurbished)."_L1)),
            {required("pricing"_L1, priceListSchema()), writePrices},
            {required("status"_L1,
                      Schema::choice({u"active"_s, u"inactive"_s})
                          .describedAs("Only an active variant can be ordered."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Variant &variant, int) {
                 json.member(name, variant.active ? "active"_L1 : "inactive"_L1);
             }},
            text<&Variant::createdAt>("createdAt"_L1, moment()),
            text<&Variant::updatedAt>("updatedAt"_L1, moment()),
            optionalText<&Variant::condition>("condition"_L1),
            optionalText<&Variant::colorName>("colorName"_L1),
            optionalText<&Variant::colorName>("color"_L1,
                                              Schema::string().describedAs("Same as colorName."_L1)),
            raw<&Variant::images>("images"_L1, images()),
            optionalAmount<&Variant::listPrice>("listPrice"_L1,
                                                Schema::money().describedAs("Retail price of the device."_L1)),
            optionalAmount<&Variant::acquisitionCost>(
                "acquisitionCost"_L1, Schema::money().describedAs("What the tenant pays for one device."_L1)),
        });
    return shape;
}

const RecordShape<Product> &productShape()
{
    using namespace member;
    static const RecordShape<Product> shape(
        "Product"_L1,
        {
            text<&Product::id>("productId"_L1),
            text<&Product::tenantId>("tenantId"_L1),
            text<&Product::sku>("productSku"_L1),
            text<&Product::name>("name"_L1),
            text<&Product::specification>("specification"_L1,
                                          Schema::string().describedAs("JSON text if an object was sent."_L1)),
            text<&Product::category>("category"_L1),
            text<&Product::brand>("brand"_L1),
            {required("status"_L1, Schema::choice({u"active"_s, u"discontinued"_s})),
             [](JsonWriter &json, QLatin1StringView name, const Product &product, int) {
                 json.member(name, product.active ? "active"_L1 : "discontinued"_L1);
             }},
            text<&Product::createdAt>("createdAt"_L1, moment()),
            text<&Product::updatedAt>("updatedAt"_L1, moment()),
            optionalText<&Product::description>("description"_L1),
            raw<&Product::images>("images"_L1, images()),
            {required("_sync"_L1, syncSchema()),
             [](JsonWriter &json, QLatin1StringView name, const Product &product, int) {
                 json.key(name).raw(product.sync.isEmpty() ? R"({"source":"manual","syncStatus":"synced"})"_ba
                                                           : product.sync);
             }},
            {required("variantCount"_L1, Schema::integer().range(0, 1000000)),
             [](JsonWriter &json, QLatin1StringView name, const Product &product, int) {
                 json.member(name, product.variants.size());
             }},
            {optional("variants"_L1,
                      Schema::array(variantShape().schema()).describedAs("Omitted with view=summary."_L1)),
             [](JsonWriter &json, QLatin1StringView name, const Product &product, int exponent) {
                 json.key(name).beginArray();
                 for (const Variant &variant : product.variants)
                     variantShape().write(json, variant, exponent);
                 json.endArray();
             }},
        });
    return shape;
}

QByteArray documentOf(const VariantRecord &variant)
{
    return variantShape().document(variant, currencyExponent(variant.currency).value_or(2));
}

QByteArray documentOf(const ProductRecord &product)
{
    return productShape().document(product, currencyExponent(product.currency).value_or(2));
}

// They are its last member. In a text these quotes would be escaped, and no other member holds objects with
// such a name.
QByteArray summaryOf(QByteArrayView document)
{
    const qsizetype variants = document.indexOf(",\"variants\":[");
    return variants < 0 ? document.toByteArray() : document.first(variants).toByteArray() + '}';
}

} // namespace onhire
