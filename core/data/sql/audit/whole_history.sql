-- All that happened to a record, the oldest first, each with the record before and after it.
-- $1 tenant, $2 record, $3 what the actions begin with
select stamp(a.at), a.actor_name, a.action, a.before, a.after
from audit_entries a
where a.tenant_id = $1 and a.record_id = $2 and starts_with(a.action, $3)
order by a.audit_id
