-- The numbers of invoices have no gap: none is there twice, so the last one of a year says how many there are.
-- $1 tenant
select i.place / 10000000000 as year
from invoices i
where i.tenant_id = $1
group by i.place / 10000000000
having max(i.place % 10000000000) <> count(*)
limit 1
