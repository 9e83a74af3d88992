-- What a customer owes, less their credit, and that credit; no row: there is no such customer.
-- $1 tenant, $2 customer
select coalesce(sum(l.receivable + l.credit), 0)::bigint, coalesce(-sum(l.credit), 0)::bigint
from customers c
left join ledger l on l.tenant_id = $1 and l.customer_id = c.customer_id
where c.tenant_id = $1 and c.customer_id = $2
group by c.customer_id
