-- $1 tenant
select o.status, count(*)
from orders o
where o.tenant_id = $1
group by o.status
