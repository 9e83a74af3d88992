-- The numbers of invoices have no gap.
-- $1 tenant
select i.year
from invoices i
where i.tenant_id = $1
group by i.year
having max(i.number) <> count(*)
limit 1
