// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/variant_columns.h"

#include "core/domain/products/price_list.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr PatchedText texts[] = {
    {"variantName"_L1, "variant_name"_L1, false},
    {"grade"_L1, "grade"_L1, false},
    {"condition"_L1, "condition"_L1},
    {"colorName"_L1, "color_name"_L1},
};

constexpr PatchedText amounts[] = {
    {"listPrice"_L1, "list_price"_L1},
    {"acquisitionCost"_L1, "acquisition_cost"_L1},
};

} // namespace

Schema imagesSchema()
{
    return Schema::array(Schema::string().format(Schema::Format::HttpUrl).length(1, 2000)).length(0, 50);
}

QList<Schema::Property> variantProperties(bool whole)
{
    const Schema name = Schema::string().length(1, 200);
    const Schema note = Schema::string().length(0, 200);
    return {
        {"variantName"_L1, name, whole, {u"specification"_s}},
        {"grade"_L1, name, whole},
        {"pricing"_L1, priceListSchema(), whole},
        optional("condition"_L1, whole ? note : note.orNull()),
        optional("colorName"_L1, whole ? note : note.orNull(), {u"color"_s}),
        optional("images"_L1, whole ? imagesSchema() : imagesSchema().orNull()),
        optional("listPrice"_L1, whole ? Schema::money() : Schema::money().orNull()),
        optional("acquisitionCost"_L1, whole ? Schema::money() : Schema::money().orNull()),
    };
}

JsonValue normalizedVariant(const JsonValue &variant)
{
    QList<JsonValue::Member> members;
    for (const auto &[name, value] : variant.members())
        members.append({name, name == "pricing"_L1 ? asPriceList(value) : value});
    return JsonValue::object(members);
}

void writeVariantColumns(JsonWriter &columns, const JsonValue &variant, const Tenant &tenant, Nulls nulls)
{
    writeTexts(columns, variant, texts, nulls);
    for (const PatchedText &amount : amounts) {
        const QString member = amount.member;
        if (variant.has(member))
            columns.member(amount.column, minorUnits(variant[member], tenant));
        else if (mentions(variant, member, nulls))
            columns.key(amount.column).null();
    }
    writeImages(columns, variant, nulls);
}

void writeImages(JsonWriter &columns, const JsonValue &body, Nulls nulls)
{
    if (body.has(u"images"))
        columns.member("images"_L1, body[u"images"]);
    else if (mentions(body, u"images", nulls))
        columns.key("images"_L1).beginArray().endArray();
}

} // namespace onhire
