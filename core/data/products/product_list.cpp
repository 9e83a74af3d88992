// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/products/product_list.h"

#include "core/domain/products/product_record.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &productList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::products::list,
        .idColumn = "p.product_id"_L1,
        .sorts = {{"createdAt"_L1, "p.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "p.updated_at"_L1, "timestamptz"_L1},
                  {"name"_L1, "p.name"_L1, "text"_L1},
                  {"productSku"_L1, "p.product_sku"_L1, "text"_L1}},
        .filters =
            {{"status"_L1, "p.status = ?"_L1, {u"active"_s, u"discontinued"_s}},
             {"category"_L1, "p.category = ?"_L1},
             {"brand"_L1, "p.brand = ?"_L1},
             {"search"_L1,
              "p.product_id = any(array(?w union all "
              "select x.product_id from products x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.product_id from products x where x.tenant_id = $1 and x.product_id = ?i))"_L1,
              {},
              Kind::Search,
              "product"_L1},
             // chooses the statement; as a condition it holds for every row
             {"view"_L1, "?::text is not null"_L1, {u"full"_s, u"summary"_s}}},
    };
    return table;
}

const ListTable &productSummaryList()
{
    static const ListTable table = [] {
        ListTable summaries = productList();
        summaries.record = [](const Rows &rows) { return summaryOf(rows.bytes(0)); };
        return summaries;
    }();
    return table;
}

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
              "v.variant_id = any(array(select x.variant_id from variants x where x.tenant_id = $1 and "
              "x.product_id = any(array("
              "?w)) "
              "union all select x.variant_id from variants x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.variant_id from variants x where x.tenant_id = $1 and x.variant_id = ?i))"_L1,
              {},
              Kind::Search,
              "product"_L1}},
        .mostLimit = 5000,
    };
    return table;
}

} // namespace onhire
