-- Subscriptions before they change, in the order of their ids; they stay locked until the transaction ends. Their customers are
-- locked by then.
-- $1 tenant, $2 subscriptions
select s.*
from (select distinct w as rental_id from unnest($2::text[]) w order by w) wanted, lateral (
    select @{subscriptions/columns}
    from subscriptions s
    where s.tenant_id = $1 and s.rental_id = wanted.rental_id
    for no key update) s
