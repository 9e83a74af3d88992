// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/products/variant_schema.h"

#include "core/domain/products/price_list.h"

using namespace Qt::StringLiterals;

namespace onhire {

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

} // namespace onhire
