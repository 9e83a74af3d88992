-- $1 tenant
select c.position, encode(c.digest, 'hex'), (select max(n.audit_id) from audit_chain n where n.tenant_id = $1)
from audit_chain c
where c.tenant_id = $1
order by c.position desc
limit 1
