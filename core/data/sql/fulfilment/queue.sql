-- Orders with open units, the oldest first, and how many there are in all. Up to as many as are counted it is the order of
-- Today's list: an id begins with the moment at which it was given, and where that is another than the order's, as in the sample
-- company, the order's own decides.
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
