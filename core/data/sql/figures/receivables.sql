-- What customers owe now, by how long it has been due on a date; who owes the most first.
-- $1 tenant, $2 date
select o.customer_id, sum(o.open)::bigint, min(o.due_date)::text,
       coalesce(sum(o.open) filter (where o.days <= 0), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 1 and 30), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 31 and 60), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 61 and 90), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days > 90), 0)::bigint
from unnest(array['pending', 'processing', 'failed']) as waiting(status)
cross join lateral (
    select p.customer_id, p.open, p.due_date, $2::date - p.due_date as days
    from payments p
    where p.tenant_id = $1 and p.status = waiting.status and p.open > 0 offset 0) o
group by o.customer_id
order by sum(o.open) desc, o.customer_id
