-- What happened to a record, the latest first; the status that it got by it, null if it kept its own.
-- $1 tenant, $2 record
select stamp(a.at), a.actor_name, a.action,
       case when a.before ->> 'status' <> a.after ->> 'status' then a.after ->> 'status' end
from audit_entries a
where a.tenant_id = $1 and a.record_id = $2
order by a.audit_id desc
limit 20
