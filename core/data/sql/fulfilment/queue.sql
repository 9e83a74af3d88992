-- Orders with open units, oldest first, as in Today's list, and how many there are in all. The oldest are found by their ids, which
-- begin with the moment they were made, and sorted by the orders' own dates: in the sample company these are earlier.
-- $1 tenant, $2 how many are shown, $3 how many of each status are counted
select waiting.order_id, waiting.customer, waiting.total_devices, waiting.rented_devices, count(*) over (),
       sum(waiting.total_devices - waiting.rented_devices) over ()
from unnest(array['confirmed', 'partial']) as open(status)
cross join lateral (
    select o.order_id, o.total_devices, o.rented_devices, o.created_at,
           coalesce(nullif(o.customer_company, ''), o.customer_first_name || ' ' || o.customer_last_name) as customer
    from orders o
    where o.tenant_id = $1 and o.status = open.status
    order by o.order_id
    limit $3) waiting
order by waiting.created_at, waiting.order_id
limit $2
