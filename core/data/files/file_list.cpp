// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/files/file_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &fileList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::files::list,
        .from = "files f"_L1,
        .idColumn = "f.file_id"_L1,
        .sorts = {{"createdAt"_L1, "f.file_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "f.updated_at"_L1, "timestamptz"_L1}},
        .filters = {{"orderId"_L1, Equals{"f.order_id"_L1}},
                    {"customerId"_L1, Equals{"f.customer_id"_L1}},
                    {.name = "rentalId"_L1,
                     .condition = Equals{"f.rental_id"_L1},
                     .aliases = {"subscriptionId"_L1}},
                    {.name = "type"_L1, .condition = Equals{"f.type"_L1}, .aliases = {"fileType"_L1}},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"f.order_id"_L1, "f.file_id"_L1},
                    {"f.rental_id"_L1, "f.file_id"_L1},
                    {"f.customer_id"_L1, "f.file_id"_L1},
                    {"f.type"_L1, "f.file_id"_L1}},
        .search = {.words = {{"file"_L1, "f.file_id"_L1}},
                   .shortCode = "f.short_code"_L1,
                   .texts = {"f.file_id"_L1}},
        .where = "f.status = 'stored'"_L1,
        .mayOffset = true,
    };
    return table;
}

} // namespace onhire
