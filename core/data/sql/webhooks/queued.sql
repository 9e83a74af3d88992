-- The next events in the queue, and who wants to be told of them. Each is taken by one process; the endpoints stay as
-- they are until its deliveries are made.
-- $1 tenant
with q as (
    select q.event_id from webhook_queue q where q.tenant_id = $1
    order by q.event_id
    limit 200
    for update skip locked
),
w as (
    select w.webhook_endpoint_id, w.events from webhook_endpoints w where w.tenant_id = $1 and w.enabled
    for share
)
select q.event_id, w.webhook_endpoint_id
from q
join events e on e.tenant_id = $1 and e.event_id = q.event_id
left join w on w.events && array['*', e.type]
order by q.event_id
