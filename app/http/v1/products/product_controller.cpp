// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/products/product_controller.h"

#include "app/http/api/envelope.h"
#include "app/http/api/returned_record.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/services/products/products.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto Reading = "products:read"_L1;
constexpr auto Writing = "products:write"_L1;
constexpr auto Tag = "Products"_L1;

Answer saved(const SavedProduct &product, int status)
{
    const bool isNew = product.record.created;
    JsonWriter json;
    json.beginObject();
    json.member("success"_L1, true);
    json.member("message"_L1, isNew ? "Product created."_L1 : "Product updated."_L1);
    json.member("productId"_L1, product.record.id);
    json.member("productSku"_L1, product.productSku);
    json.member("operation"_L1, isNew ? "created"_L1 : "updated"_L1);
    json.key("variantResults"_L1).beginArray();
    for (const SavedProduct::Variant &variant : product.variants) {
        json.beginObject().member("variantSku"_L1, variant.sku);
        json.member("operation"_L1, variant.created ? "create"_L1 : "update"_L1).endObject();
    }
    json.endArray();
    json.key("product"_L1).raw(product.record.json);
    json.endObject();
    return {status, json.take(), product.record.version};
}

Schema savedSchema()
{
    const Schema variant = Schema::object({
        required("variantSku"_L1, Schema::string()),
        required("operation"_L1, Schema::choice({u"create"_s, u"update"_s})),
    });
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("productId"_L1, Schema::string()),
        required("productSku"_L1, Schema::string()),
        required("operation"_L1, Schema::choice({u"created"_s, u"updated"_s})),
        required("variantResults"_L1, Schema::array(variant)),
        required("product"_L1, productShape().schema()),
    });
}

Result<Answer> upsert(const Call &call)
{
    ONHIRE_ASSIGN(const ProductRequest request,
                  ProductRequest::read(call.body, *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const SavedProduct product, upsertProduct(call.context, request));
    Answer answer = saved(product, 201);
    answer.headers.append({"Location", "/v1/products/" + product.record.id.toLatin1()});
    return answer;
}

Result<Answer> list(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listProducts(call.context, request));
    return listAnswer("products"_L1, page, request.limit);
}

Result<Answer> get(const Call &call)
{
    ONHIRE_ASSIGN(const Record product, findProduct(call.context, call.pathValue()));
    return bareRecord(product);
}

constexpr PairsOfNames VariantNames{{u"variantName", u"specification"}, {u"colorName", u"color"}};

QString skuOf(const JsonValue &variant)
{
    return variant[variant.has(u"variantSku") ? u"variantSku"_s : u"sku"_s].toString();
}

JsonValue changesInVariants(const JsonValue &variants, const JsonValue &stored)
{
    QList<JsonValue> changed;
    for (const JsonValue &variant : variants.elements()) {
        const auto same = std::ranges::find(stored.elements(), skuOf(variant), &skuOf);
        changed += variant.isObject() && same != stored.elements().end()
            ? withoutEchoes(variant, *same, VariantNames)
            : variant;
    }
    return JsonValue::array(changed);
}

Result<JsonValue> changesInProduct(const Call &call)
{
    const QList<JsonValue> &variants = call.body[u"variants"].elements();
    const auto contradicts = [](const JsonValue &variant) { return contradictsItself(variant, VariantNames); };
    if (std::ranges::none_of(variants, contradicts))
        return call.body;
    ONHIRE_ASSIGN(const Record product, findProduct(call.context, call.pathValue()));
    const JsonValue stored = readJson(product.json).value_or(JsonValue());
    QList<JsonValue::Member> members = call.body.members();
    for (auto &[name, value] : members) {
        if (name == "variants"_L1)
            value = changesInVariants(value, stored[u"variants"]);
    }
    return JsonValue::object(members);
}

Result<Answer> put(const Call &call)
{
    ONHIRE_ASSIGN(const JsonValue body, changesInProduct(call));
    ONHIRE_ASSIGN(const ProductRequest request,
                  ProductRequest::readPatch(body, call.pathValue(), *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const SavedProduct product,
                  reviseProduct(call.context, call.pathValue(), request, call.ifMatch));
    return saved(product, 200);
}

Result<Answer> remove(const Call &call)
{
    ONHIRE_ASSIGN(const SavedProduct product, removeProduct(call.context, call.pathValue(), call.ifMatch));
    JsonWriter json;
    json.beginObject().member("success"_L1, true).member("message"_L1, "Product discontinued."_L1);
    json.member("productId"_L1, product.record.id).member("productSku"_L1, product.productSku);
    json.key("product"_L1).raw(product.record.json).endObject();
    return Answer{200, json.take(), product.record.version};
}

Schema removedSchema()
{
    return Schema::object({
        required("success"_L1, Schema::boolean()),
        required("message"_L1, Schema::string()),
        required("productId"_L1, Schema::string()),
        required("productSku"_L1, Schema::string()),
        required("product"_L1, productShape().schema()),
    });
}

Result<Answer> listAllVariants(const Call &call)
{
    ONHIRE_ASSIGN(const ListRequest request, listRequested(call));
    ONHIRE_ASSIGN(const ListPage page, listVariants(call.context, request));
    return listAnswer("variants"_L1, page, request.limit);
}

Result<Answer> getVariant(const Call &call)
{
    ONHIRE_ASSIGN(const Record variant, findVariant(call.context, call.pathValue()));
    return bareRecord(variant);
}

Answer variantChanged(QLatin1StringView message, const Record &variant)
{
    return changeAnswer(200, {message, "variantId"_L1, "variant"_L1}, variant);
}

Result<Answer> patchVariant(const Call &call)
{
    const auto stored = [&call] { return findVariant(call.context, call.pathValue()); };
    ONHIRE_ASSIGN(const JsonValue body, changesIn(call.body, VariantNames, stored));
    ONHIRE_ASSIGN(const VariantPatch patch,
                  VariantPatch::read(body, call.pathValue(), *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const Record variant, reviseVariant(call.context, call.pathValue(), patch, call.ifMatch));
    return variantChanged("Variant updated."_L1, variant);
}

Result<Answer> patchVariantStatus(const Call &call)
{
    ONHIRE_ASSIGN(const VariantPatch patch,
                  VariantPatch::readStatus(call.body, call.pathValue(), *call.context.tenant, call.strict));
    ONHIRE_ASSIGN(const Record variant,
                  setVariantStatus(call.context, call.pathValue(), *patch.changes.active, call.ifMatch));
    return variantChanged(*patch.changes.active ? "Variant activated."_L1 : "Variant deactivated."_L1, variant);
}

constexpr auto NewProduct =
    R"({"productSku":"IPM11","name":"iPad mini","specification":"256 GB, Wi-Fi",)"
    R"("category":"Tablets","brand":"Apple","variants":[{"variantSku":"IPM11-256-A",)"
    R"("variantName":"iPad mini, Grade A","grade":"A","listPrice":649,"acquisitionCost":540,)"
    R"("pricing":[{"contractLength":12,"monthlyPrice":31.9},)"
    R"({"contractLength":24,"monthlyPrice":22.9}]}]})";

} // namespace

void addProductRoutes(RouteTable &table)
{
    const Schema variantChange = changeSchema("variantId"_L1, "variant"_L1, variantShape().schema());
    table.insert(
        table.end(),
        {
            {.verb = "POST",
             .path = "/v1/products",
             .operation = "createProduct"_L1,
             .tag = Tag,
             .summary = "Creates a product, or updates the one with this SKU. Omitted variants are "
                        "unchanged."_L1,
             .permission = Writing,
             .handler = upsert,
             .request = ProductRequest::schema(),
             .example = NewProduct,
             .response = savedSchema(),
             .status = 201,
             .answersEtag = true,
             .refusals = {ErrorCode::DuplicateSku, ErrorCode::InvalidPricing, ErrorCode::FieldReadOnly},
             .bodyLimit = 1024 * 1024},
            {.verb = "GET",
             .path = "/v1/products",
             .operation = "listProducts"_L1,
             .tag = Tag,
             .summary = "Lists products with their variants; view=summary omits the variants."_L1,
             .permission = Reading,
             .handler = list,
             .list = productList,
             .response = listSchema("products"_L1, productShape().schema())},
            {.verb = "GET",
             .path = "/v1/products/{productId}",
             .operation = "getProduct"_L1,
             .tag = Tag,
             .summary = "One product with its variants."_L1,
             .permission = Reading,
             .handler = get,
             .response = productShape().schema(),
             .answersEtag = true},
            {.verb = "PUT",
             .path = "/v1/products/{productId}",
             .operation = "updateProduct"_L1,
             .tag = Tag,
             .summary = "Updates a product; send the whole product or only the changes."_L1,
             .permission = Writing,
             .handler = put,
             .request = ProductRequest::patchSchema(),
             .example = R"({"name":"MacBook Pro 14, 2026"})",
             .response = savedSchema(),
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::DuplicateSku, ErrorCode::InvalidPricing, ErrorCode::ProductHasActiveOrders,
                          ErrorCode::FieldReadOnly}},
            {.verb = "DELETE",
             .path = "/v1/products/{productId}",
             .operation = "deleteProduct"_L1,
             .tag = Tag,
             .summary = "Discontinues a product and all its variants."_L1,
             .permission = Writing,
             .handler = remove,
             .response = removedSchema(),
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::ProductHasActiveOrders, ErrorCode::FieldReadOnly}},
            {.verb = "GET",
             .path = "/v1/products/variants",
             .operation = "listVariants"_L1,
             .tag = Tag,
             .summary = "Lists variants across all products."_L1,
             .permission = Reading,
             .handler = listAllVariants,
             .list = variantList,
             .response = listSchema("variants"_L1, variantShape().schema())},
            {.verb = "GET",
             .path = "/v1/products/variants/{variantId}",
             .operation = "getVariant"_L1,
             .tag = Tag,
             .summary = "One variant."_L1,
             .permission = Reading,
             .handler = getVariant,
             .response = variantShape().schema(),
             .answersEtag = true},
            {.verb = "PATCH",
             .path = "/v1/products/variants/{variantId}",
             .operation = "updateVariant"_L1,
             .tag = Tag,
             .summary = "Updates a variant. New prices apply to new orders only."_L1,
             .permission = Writing,
             .handler = patchVariant,
             .request = VariantPatch::schema(),
             .example = R"({"colorName":"Silver"})",
             .response = variantChange,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::VariantInUse, ErrorCode::InvalidPricing, ErrorCode::FieldReadOnly}},
            {.verb = "PATCH",
             .path = "/v1/products/variants/{variantId}/status",
             .operation = "setVariantStatus"_L1,
             .tag = Tag,
             .summary = "Activates or deactivates a variant."_L1,
             .permission = Writing,
             .handler = patchVariantStatus,
             .request = VariantPatch::statusSchema(),
             .example = R"({"status":"inactive"})",
             .response = variantChange,
             .answersEtag = true,
             .honoursIfMatch = true,
             .refusals = {ErrorCode::VariantInUse}},
        });
}

} // namespace onhire
