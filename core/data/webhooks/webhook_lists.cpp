// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/webhooks/webhook_lists.h"

#include "core/data/events/event_record.h"
#include "core/domain/webhooks/event_types.h"
#include "onhire/sql.h"

using namespace Qt::StringLiterals;

namespace onhire {

const ListTable &webhookEndpointList()
{
    static const ListTable table{
        .statement = &sql::webhooks::list_endpoints,
        .from = "webhook_endpoints w"_L1,
        .idColumn = "w.webhook_endpoint_id"_L1,
        .sorts = {{"createdAt"_L1, "w.created_at"_L1, "timestamptz"_L1},
                  {"updatedAt"_L1, "w.updated_at"_L1, "timestamptz"_L1}},
        .filters = {{"enabled"_L1, Equals{"w.enabled"_L1, "boolean"_L1}, {u"true"_s, u"false"_s}},
                    {"search"_L1, Anything{}, {}, ListFilter::Kind::Search}},
        .search = {.texts = {"w.webhook_endpoint_id"_L1}, .within = "w.url"_L1},
        .where = "w.deleted_at is null"_L1,
    };
    return table;
}

// Ids begin with the moment at which they were made, so the order by id is the one by age, and needs no index
// of its own.
const ListTable &webhookDeliveryList()
{
    static const ListTable table{
        .statement = &sql::webhooks::list_deliveries,
        .from = "webhook_deliveries d"_L1,
        .idColumn = "d.webhook_delivery_id"_L1,
        .sorts = {{"createdAt"_L1, "d.webhook_delivery_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "d.updated_at"_L1, "timestamptz"_L1}},
        .filters = {{"status"_L1, Equals{"d.status"_L1}, {u"pending"_s, u"delivered"_s, u"exhausted"_s}},
                    {"webhookEndpointId"_L1, Equals{"d.webhook_endpoint_id"_L1}},
                    {"eventId"_L1, Equals{"d.event_id"_L1}},
                    {"event"_L1, Equals{"d.event"_L1}, eventTypeNames()},
                    {"search"_L1, Anything{}, {}, ListFilter::Kind::Search}},
        .indexes = {{"d.event_id"_L1},
                    {"d.webhook_endpoint_id"_L1, "d.webhook_delivery_id"_L1},
                    {"d.status"_L1, "d.webhook_delivery_id"_L1}},
        .search = {.texts = {"d.webhook_delivery_id"_L1, "d.event_id"_L1, "d.webhook_endpoint_id"_L1}},
    };
    return table;
}

const ListTable &eventList()
{
    using Kind = ListFilter::Kind;
    static const ListTable table{
        .statement = &sql::events::list,
        .from = "events e"_L1,
        .idColumn = "e.event_id"_L1,
        .sorts = {{"createdAt"_L1, "e.event_id"_L1, "text"_L1},
                  {"updatedAt"_L1, "e.event_id"_L1, "text"_L1}}, // it never changes
        .filters = {{"event"_L1, Equals{"e.type"_L1}, eventTypeNames()},
                    {"from"_L1, AtLeast{"e.occurred_at"_L1, "timestamptz"_L1}, {}, Kind::Timestamp},
                    {"to"_L1, Before{"e.occurred_at"_L1, "timestamptz"_L1}, {}, Kind::Until},
                    {"search"_L1, Anything{}, {}, Kind::Search}},
        .search = {.texts = {"e.event_id"_L1}},
        .record = [](const Rows &rows) { return eventRecord(rows, 3); },
    };
    return table;
}

} // namespace onhire
