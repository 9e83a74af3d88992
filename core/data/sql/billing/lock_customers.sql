-- Locks customers, in the order of their ids, before their subscriptions, as everywhere.
-- $1 tenant, $2 customers
select c.customer_id, @{customers/debtor_columns}
from customers c
where c.tenant_id = $1 and c.customer_id = any($2::text[])
order by c.customer_id || ''
for no key update
