-- The entries that are not in the chain yet. The lock lets one sealer at a time work on a tenant.
-- $1 tenant
select e.audit_id, @{audit/content}
from audit_entries e
where e.tenant_id = $1
  and not exists (select from audit_chain c where c.tenant_id = $1 and c.audit_id = e.audit_id)
  and pg_try_advisory_xact_lock(hashtextextended($1, 11))
order by e.audit_id
limit 500
