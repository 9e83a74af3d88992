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
        .from = "products p"_L1,
        .idColumn = "p.product_id"_L1,
        .sorts = {{"createdAt"_L1, "p.product_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "p.updated_at"_L1, "timestamptz"_L1},
                  {"name"_L1, "p.name"_L1, "text"_L1},
                  {"productSku"_L1, "p.product_sku"_L1, "text"_L1, true}},
        .filters = {{"status"_L1, Equals{"p.status"_L1}, {u"active"_s, u"discontinued"_s}},
                    {"category"_L1, Equals{"p.category"_L1}},
                    {"brand"_L1, Equals{"p.brand"_L1}},
                    {"search"_L1, Anything{}, {}, Kind::Search},
                    // chooses the statement
                    {"view"_L1, Anything{}, {u"full"_s, u"summary"_s}}},
        .indexes = {{"p.category"_L1, "p.product_id"_L1}, {"p.brand"_L1, "p.product_id"_L1}},
        .search = {.words = {{"product"_L1, "p.product_id"_L1}},
                   .shortCode = "p.short_code"_L1,
                   .texts = {"p.product_id"_L1}},
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
    static const auto product = [](QLatin1StringView column) {
        return GivenBy{"v.product_id"_L1, "products"_L1, "product_id"_L1, column};
    };
    static const ListTable table{
        .statement = &sql::variants::list,
        .from = "variants v"_L1,
        .idColumn = "v.variant_id"_L1,
        .sorts = {{"createdAt"_L1, "v.variant_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "v.updated_at"_L1, "timestamptz"_L1}},
        .filters = {{"status"_L1, Equals{"v.status"_L1}, {u"active"_s, u"inactive"_s}},
                    {"productSku"_L1, product("product_sku"_L1)},
                    {"grade"_L1, Equals{"v.grade"_L1}},
                    {"category"_L1, product("category"_L1)},
                    {"brand"_L1, product("brand"_L1)},
                    {"sku"_L1, BeginsWith{"v.variant_sku"_L1}},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"v.product_id"_L1, "v.variant_id"_L1}, {"v.variant_sku"_L1}},
        .search = {.words = {{"variant"_L1, "v.variant_id"_L1}},
                   .shortCode = "v.short_code"_L1,
                   .texts = {"v.variant_id"_L1}},
        .mostLimit = 5000,
    };
    return table;
}

} // namespace onhire
