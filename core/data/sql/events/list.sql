-- The start of every list of events; filters, sort and limit are added by the list's table (core/data/webhooks).
-- $1 tenant
select null, %1::text, e.event_id, @{events/columns}
from @{events/joined}
where e.tenant_id = $1
