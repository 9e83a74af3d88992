-- $1 tenant, $2 position after which to begin
select c.position, c.audit_id, encode(c.digest, 'hex'), @{audit/content}
from audit_chain c
left join audit_entries e on e.tenant_id = c.tenant_id and e.audit_id = c.audit_id
where c.tenant_id = $1 and c.position > $2::bigint
order by c.position
limit 1000
