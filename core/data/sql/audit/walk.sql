-- Digests of format 1 did not cover the tenant.
-- $1 tenant, $2 position after which to begin
select c.position, c.audit_id, encode(c.digest, 'hex'),
       case c.format when 1 then substr(@{audit/content}, length(e.tenant_id) + 2) else @{audit/content} end
from audit_chain c
left join audit_entries e on e.tenant_id = c.tenant_id and e.audit_id = c.audit_id
where c.tenant_id = $1 and c.position > $2::bigint
order by c.position
limit 1000
