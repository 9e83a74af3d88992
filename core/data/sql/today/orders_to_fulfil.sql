-- What waits longest first. An order's id begins with the moment at which it came, so the oldest of each status are read by
-- it; of those that were given ids of another time, as in the sample company, the moment decides.
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
order by waiting.since, waiting.order_id
limit $2
