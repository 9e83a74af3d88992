-- A subscription before it changes; it stays locked until the transaction ends, and so does its customer, which is locked
-- before it: the second part asks for what the first one answers.
-- $1 tenant, $2 subscription
with customer as materialized (
    select c.customer_id from customers c
    where c.tenant_id = $1 and c.customer_id = (select s.customer_id from subscriptions s
                                                where s.tenant_id = $1 and s.rental_id = $2)
    for no key update
)
select s.*
from customer, lateral (
    select @{subscriptions/columns}
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = $2 and s.customer_id = customer.customer_id
    for no key update) s
