-- Locks whom a payment concerns, in the order in which everybody locks: the customer first, then the subscriptions.
-- $1 tenant, $2 payment
with customer as materialized (
    select c.customer_id from customers c
    where c.tenant_id = $1 and c.customer_id = (select p.customer_id from payments p
                                                where p.tenant_id = $1 and p.payment_id = $2)
    for no key update
)
select s.rental_id
from customer, lateral (
    select t.rental_id from subscriptions t
    where t.tenant_id = $1 and t.rental_id in (select l.rental_id from payment_lines l
                                               where l.tenant_id = $1 and l.payment_id = $2)
    order by t.rental_id
    for no key update) s
