-- Those of these subscriptions that there are, as they are stored.
-- $1 tenant, $2 subscriptions
select @{subscriptions/columns}
from unnest($2::text[]) as wanted(rental_id)
cross join lateral (select x.* from subscriptions x
                    where x.tenant_id = $1 and x.rental_id = wanted.rental_id offset 0) s
