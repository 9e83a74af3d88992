// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/product_json.h"

#include "core/domain/products/price_list.h"
#include "core/domain/products/store_fields.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Schema text()
{
    return Schema::string();
}
Schema moment()
{
    return Schema::string().format(Schema::Format::Timestamp);
}
Schema images()
{
    return Schema::array(text().format(Schema::Format::HttpUrl));
}

Schema syncSchema()
{
    return Schema::object(
               {
                   required("source"_L1,
                            Schema::choice(QStringList{u"manual"_s} + storeSources())
                                .describedAs("manual: the product is not linked to a store."_L1)),
                   optional("externalId"_L1, text().describedAs("The store's own id for the product."_L1)),
                   optional("lastSyncedAt"_L1,
                            moment().describedAs("When it was last updated from the store."_L1)),
                   optional("syncStatus"_L1,
                            Schema::choice({u"synced"_s, u"pending"_s, u"error"_s})
                                .describedAs("error: nothing was changed; syncError says why."_L1)),
                   optional("syncError"_L1, text()),
                   optional("readOnlyFields"_L1,
                            Schema::array(text()).describedAs(
                                "The fields the store manages while one is connected. Changing them is "
                                "refused with FIELD_READ_ONLY; sending them unchanged is allowed."_L1)),
               })
        .named("ProductSync"_L1);
}

} // namespace

Schema variantSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("variantId"_L1, text()),
                required("tenantId"_L1, text()),
                required("productId"_L1, text()),
                required("productSku"_L1, text()),
                required("productName"_L1, text()),
                required("variantSku"_L1,
                         text().describedAs("Unique in the tenant; orders refer to the variant by it."_L1)),
                required("sku"_L1, text().describedAs("The variantSku."_L1)),
                required("variantName"_L1, text()),
                required("specification"_L1, text().describedAs("The variantName."_L1)),
                required("grade"_L1,
                         text().describedAs("By convention from A (like new) to E "
                                            "(refurbished)."_L1)),
                required("pricing"_L1, priceListSchema()),
                required("status"_L1,
                         Schema::choice({u"active"_s, u"inactive"_s})
                             .describedAs("Only an active variant can be ordered."_L1)),
                required("createdAt"_L1, moment()),
                required("updatedAt"_L1, moment()),
                optional("condition"_L1, text()),
                optional("colorName"_L1, text()),
                optional("color"_L1, text().describedAs("The colorName."_L1)),
                required("images"_L1, images()),
                optional("listPrice"_L1, Schema::money().describedAs("Retail price of the device."_L1)),
                optional("acquisitionCost"_L1,
                         Schema::money().describedAs("What the tenant pays for one device."_L1)),
            })
            .named("Variant"_L1);
    return schema;
}

Schema productSchema()
{
    static const Schema schema =
        Schema::object(
            {
                required("productId"_L1, text()),
                required("tenantId"_L1, text()),
                required("productSku"_L1, text()),
                required("name"_L1, text()),
                required("specification"_L1, text().describedAs("JSON, if an object was sent."_L1)),
                required("category"_L1, text()),
                required("brand"_L1, text()),
                required("status"_L1, Schema::choice({u"active"_s, u"discontinued"_s})),
                required("createdAt"_L1, moment()),
                required("updatedAt"_L1, moment()),
                optional("description"_L1, text()),
                required("images"_L1, images()),
                required("_sync"_L1, syncSchema()),
                required("variantCount"_L1, Schema::integer().range(0, 1000000)),
                optional("variants"_L1,
                         Schema::array(variantSchema()).describedAs("Omitted with view=summary."_L1)),
            })
            .named("Product"_L1);
    return schema;
}

} // namespace onhire
