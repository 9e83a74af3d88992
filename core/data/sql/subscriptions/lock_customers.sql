-- Locks the customers of subscriptions, in the order of their ids, before the subscriptions, as everywhere. Each is looked up by
-- its key, for the planner may know nothing yet.
-- $1 tenant, $2 subscriptions
with concerned as materialized (
    select distinct s.customer_id
    from unnest($2::text[]) as wanted(rental_id)
    cross join lateral (select x.customer_id from subscriptions x
                        where x.tenant_id = $1 and x.rental_id = wanted.rental_id offset 0) s
    order by s.customer_id
)
select c.customer_id
from concerned, lateral (
    select each.customer_id from customers each
    where each.tenant_id = $1 and each.customer_id = concerned.customer_id
    for no key update) c
