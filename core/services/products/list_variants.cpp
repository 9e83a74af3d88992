// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/products.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &variantList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::variants::list,
        .idColumn = "v.variant_id"_L1,
        .sorts = {{"createdAt"_L1, "v.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "v.updated_at"_L1, "timestamptz"_L1}},
        .filters =
            {{"status"_L1, "v.status = ?"_L1, {u"active"_s, u"inactive"_s}},
             {"productSku"_L1, "p.product_sku = ?"_L1},
             {"grade"_L1, "v.grade = ?"_L1},
             {"category"_L1, "p.category = ?"_L1},
             {"brand"_L1, "p.brand = ?"_L1},
             {"sku"_L1, "v.variant_sku >= ? and v.variant_sku < ? || chr(1114111)"_L1}, // begins so
             {"search"_L1,
              "v.variant_id in (select x.variant_id from variants x where x.tenant_id = $1 and x.product_id in "
              "(?w) "
              "union all select x.variant_id from variants x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.variant_id from variants x where x.tenant_id = $1 and x.variant_id = ?i)"_L1,
              {},
              Kind::Search,
              "product"_L1}},
        .mostLimit = 5000,
    };
    return table;
}

Result<ListPage> listVariants(const Context &context, const ListRequest &request)
{
    return fetchList(context.database.connection(), context.scope(), variantList(), request);
}

} // namespace onhire
