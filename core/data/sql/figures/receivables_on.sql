-- As figures/receivables, as it was at the end of a past date: what is open now, less what has happened since.
-- $1 tenant, $2 date
select o.customer_id, sum(o.open)::bigint, min(o.due_date)::text,
       coalesce(sum(o.open) filter (where o.days <= 0), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 1 and 30), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 31 and 60), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 61 and 90), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days > 90), 0)::bigint
from (
    select p.customer_id, sum(past.open)::bigint as open, p.due_date, $2::date - p.due_date as days
    from (select p.payment_id, p.open
          from unnest(array['pending', 'processing', 'failed']) as waiting(status)
          cross join lateral (select p.payment_id, p.open from payments p
                              where p.tenant_id = $1 and p.status = waiting.status and p.open > 0 offset 0) p
          union all
          select l.payment_id, -l.receivable
          from ledger l
          where l.tenant_id = $1 and l.day > $2::date) past
    join payments p on p.tenant_id = $1 and p.payment_id = past.payment_id
    group by p.payment_id, p.customer_id, p.due_date
    having sum(past.open) <> 0) o
group by o.customer_id
order by sum(o.open) desc, o.customer_id
