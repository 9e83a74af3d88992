-- No customer has used more credit than they had.
-- $1 tenant
select l.customer_id
from ledger l
where l.tenant_id = $1 and l.credit <> 0
group by l.customer_id
having sum(l.credit) > 0
limit 1
