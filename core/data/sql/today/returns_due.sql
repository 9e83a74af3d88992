-- The longest due first.
-- $1 tenant, $2 the last date that is shown, $3 how many, $4 the tenant's time zone
select due.rental_id, due.serial_number, called.customer, due.product_name, due.due_on::text
from (
    select each.*
    from (@{today/returns}) each
    order by each.due_on, each.rental_id
    limit $3) due
cross join lateral (
    select @{customers/called} as customer from customers c
    where c.tenant_id = $1 and c.customer_id = due.customer_id
    offset 0) called
order by due.due_on, due.rental_id
