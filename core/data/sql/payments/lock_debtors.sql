-- Locks whom payments concern, in the order in which everybody locks: the customers first, then the subscriptions. Each is
-- looked up by its key, for the planner may know nothing yet.
-- $1 tenant, $2 payments
with concerned as materialized (
    select distinct p.customer_id from payments p
    where p.tenant_id = $1 and p.payment_id = any($2::text[])
    order by p.customer_id
), customer as materialized (
    select c.customer_id
    from concerned, lateral (
        select each.customer_id from customers each
        where each.tenant_id = $1 and each.customer_id = concerned.customer_id
        for no key update) c
), rented as materialized (
    select distinct l.rental_id from payment_lines l
    where l.tenant_id = $1 and l.payment_id = any($2::text[]) and (select count(*) from customer) > 0
    order by l.rental_id
)
select s.rental_id
from rented, lateral (
    select t.rental_id from subscriptions t
    where t.tenant_id = $1 and t.rental_id = rented.rental_id
    for no key update) s
