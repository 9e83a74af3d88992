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
        .from = "audit_entries a"_L1,
        .idColumn = "a.audit_id"_L1,
        // Ids begin with the moment, and an entry never changes.
        .sorts = {{"createdAt"_L1, "a.audit_id"_L1, "text"_L1}, {"updatedAt"_L1, "a.audit_id"_L1, "text"_L1}},
        .filters = {{"action"_L1, Equals{"a.action"_L1}},
                    {"recordId"_L1, Equals{"a.record_id"_L1}},
                    {"actorId"_L1, Equals{"a.actor_id"_L1}},
                    {"requestId"_L1, Equals{"a.request_id"_L1}},
                    {"createdFrom"_L1, AtLeast{"a.at"_L1, "timestamptz"_L1}, {}, Kind::Timestamp},
                    {"createdTo"_L1, Before{"a.at"_L1, "timestamptz"_L1}, {}, Kind::Until},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .indexes = {{"a.record_id"_L1, "a.audit_id"_L1}},
        .search = {.texts = {"a.audit_id"_L1, "a.record_id"_L1}},
    };
    return table;
}

} // namespace onhire
