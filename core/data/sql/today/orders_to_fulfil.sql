-- The oldest first.
-- $1 tenant, $2 how many
select waiting.*
from unnest(array['confirmed', 'partial']) as open(status)
cross join lateral (
    select @{today/orders},
           stamp(o.created_at) as since
    from orders o
    where o.tenant_id = $1 and o.status = open.status
    order by o.order_id
    limit $2) waiting
order by waiting.order_id
limit $2
