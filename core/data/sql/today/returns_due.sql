-- The longest due first.
-- $1 tenant, $2 the last date that is shown, $3 how many, $4 the tenant's time zone
select due.rental_id, due.serial_number, due.customer_name, due.product_name, due.due_on::text
from (@{today/returns}) due
order by due.due_on, due.rental_id
limit $3
