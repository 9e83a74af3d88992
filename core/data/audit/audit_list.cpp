// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/audit/audit_list.h"

#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &auditList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::audit::list,
        .idColumn = "a.audit_id"_L1,
        .sorts = {{"createdAt"_L1, "a.audit_id"_L1, "text"_L1}}, // ids begin with the moment
        .filters = {{"action"_L1, "a.action = ?"_L1},
                    {"recordId"_L1, "a.record_id = ?"_L1},
                    {"actorId"_L1, "a.actor_id = ?"_L1},
                    {"requestId"_L1, "a.request_id = ?"_L1},
                    {"createdFrom"_L1, "a.at >= ?::timestamptz"_L1, {}, Kind::Timestamp},
                    {"createdTo"_L1, "a.at < ?::timestamptz"_L1, {}, Kind::Until}},
    };
    return table;
}

} // namespace onhire
