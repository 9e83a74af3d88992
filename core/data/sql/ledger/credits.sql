-- What customers have overpaid, or were credited, and have not used yet.
-- $1 tenant, $2 customers
select l.customer_id, (-sum(l.credit))::bigint
from ledger l
where l.tenant_id = $1 and l.customer_id = any($2::text[]) and l.credit <> 0
group by l.customer_id
having sum(l.credit) <> 0
