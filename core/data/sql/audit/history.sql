-- What happened to a record, the latest first, each with the record before and after it.
-- $1 tenant, $2 record
select stamp(a.at), a.actor_name, a.action, a.before, a.after
from audit_entries a
where a.tenant_id = $1 and a.record_id = $2
order by a.audit_id desc
limit 20
