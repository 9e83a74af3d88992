-- Makes events into deliveries, and takes them off the queue by their range of ids and a set to look in: with a join, PostgreSQL
-- would compare each with each.
-- $1 tenant, $2 [{"event_id", "deliveries": [{"id", "endpoint"}]}], $3 now
with given as (
    select e.event_id, e.deliveries from json_to_recordset($2::json) as e(event_id text, deliveries json)
),
made as (
    insert into webhook_deliveries (tenant_id, webhook_delivery_id, webhook_endpoint_id, event_id, event,
                                    next_attempt_at, created_at, updated_at)
    select $1, d.id, d.endpoint, e.event_id, e.type, $3::timestamptz, $3::timestamptz, $3::timestamptz
    from given g
    cross join lateral (select e.* from events e where e.tenant_id = $1 and e.event_id = g.event_id offset 0) e
    cross join json_to_recordset(g.deliveries) as d(id text, endpoint text)
    on conflict (tenant_id, event_id, webhook_endpoint_id) do nothing
)
delete from webhook_queue q
where q.tenant_id = $1 and q.event_id >= (select min(g.event_id collate "C") from given g)
  and q.event_id <= (select max(g.event_id collate "C") from given g)
  and coalesce(q.event_id in (select g.event_id from given g), false)
