// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/products/products.h"
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
              "p.product_id in (?w union all "
              "select x.product_id from products x where x.tenant_id = $1 and x.short_code = ?s "
              "union all select x.product_id from products x where x.tenant_id = $1 and x.product_id = ?i)"_L1,
              {},
              Kind::Search,
              "product"_L1},
             // chooses the statement; as a condition it holds for every row
             {"view"_L1, "?::text is not null"_L1, {u"full"_s, u"summary"_s}}},
    };
    return table;
}

static const ListTable &summaryList()
{
    static const ListTable table = [] {
        ListTable summaries = productList();
        summaries.statement = &sql::products::summaries;
        return summaries;
    }();
    return table;
}

Result<ListPage> listProducts(const Context &context, const ListRequest &request)
{
    const bool summary = request.filters.value(u"view"_s) == "summary"_L1;
    return fetchList(context.database.connection(), context.scope(), summary ? summaryList() : productList(),
                     request);
}

} // namespace onhire
