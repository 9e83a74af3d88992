-- The start of every list of events; filters, sort and limit are added by the list's table (core/data/webhooks).
-- The entries are looked up for each event that is sent: joined, PostgreSQL may sort all events first.
-- $1 tenant
select null, %1::text, e.event_id, @{events/columns}
from events e
left join lateral (select d.before, d.after from audit_entries d
                   where d.tenant_id = e.tenant_id and d.audit_id = e.audit_id offset 0) a on true
where e.tenant_id = $1
