-- The devices that Today counts as due, the longest due first, and how many of them are late.
-- $1 tenant, $2 those that are agreed to come back up to then, $3 how many of each kind are counted, $4 the tenant's time
-- zone, $5 today, $6 how many are shown
select due.rental_id, due.serial_number, due.product_name, called.customer, due.due_on, due.all_due, due.all_late
from (
    select each.*, count(*) over () as all_due, count(*) filter (where each.due_on < $5::date) over () as all_late
    from (@{today/returns}) each
    order by each.due_on, each.rental_id
    limit $6) due
cross join lateral (
    select @{customers/called} as customer from customers c
    where c.tenant_id = $1 and c.customer_id = due.customer_id
    offset 0) called
order by due.due_on, due.rental_id
