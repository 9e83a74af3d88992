-- What happened to a record, the latest first.
-- $1 tenant, $2 record
select stamp(a.at), a.actor_name, a.action
from audit_entries a
where a.tenant_id = $1 and a.record_id = $2
order by a.audit_id desc
limit 20
