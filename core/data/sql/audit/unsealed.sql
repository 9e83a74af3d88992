-- The entries that are not in the chain yet.
-- $1 tenant, $2 an id before all of them
select e.audit_id, @{audit/content}
from audit_entries e
where e.tenant_id = $1 and e.audit_id > $2
  and not exists (select from audit_chain c where c.tenant_id = $1 and c.audit_id = e.audit_id)
order by e.audit_id
limit 500
