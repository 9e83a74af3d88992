-- $1 tenant
select c.position, encode(c.digest, 'hex')
from audit_chain c
where c.tenant_id = $1
order by c.position desc
limit 1
