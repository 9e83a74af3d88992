// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/assets/asset_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &assetList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::assets::list,
        .from = "assets a"_L1,
        .idColumn = "a.serial_number"_L1,
        .sorts = {{"createdAt"_L1, "a.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "a.updated_at"_L1, "timestamptz"_L1},
                  {"serialNumber"_L1, "a.serial_number"_L1, "text"_L1},
                  {"status"_L1, "a.status"_L1, "text"_L1},
                  {"sku"_L1, "a.sku"_L1, "text"_L1}},
        .filters = {{"status"_L1,
                     Equals{"a.status"_L1},
                     {u"available"_s, u"rented_out"_s, u"returned"_s, u"sold"_s, u"unavailable"_s}},
                    {"sku"_L1, Equals{"a.sku"_L1}},
                    {"customerId"_L1, Equals{"a.customer_id"_L1}},
                    {.name = "rentalId"_L1,
                     .condition = Equals{"a.rental_id"_L1},
                     .aliases = {"subscriptionId"_L1}},
                    {"location"_L1, Equals{"a.location"_L1}},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"a.rental_id"_L1},
                    {"a.customer_id"_L1},
                    {"a.sku"_L1, "a.serial_number"_L1},
                    {"a.location"_L1, "a.serial_number"_L1},
                    {"a.location"_L1, "a.created_at"_L1},
                    {"a.location"_L1, "a.updated_at"_L1},
                    {"a.location"_L1, "a.status"_L1, "a.serial_number"_L1},
                    {"a.status"_L1, "a.created_at"_L1},
                    {"a.status"_L1, "a.updated_at"_L1},
                    {"a.status"_L1, "a.serial_number"_L1}},
        .search = {.words = {{"asset"_L1, "a.serial_number"_L1},
                             {"variant"_L1, "a.sku"_L1, {{"variants"_L1, "variant_id"_L1, "variant_sku"_L1}}}}},
    };
    return table;
}

} // namespace onhire
