-- As figures/receivables, as it was at the end of a past date.
-- $1 tenant, $2 date
select o.customer_id, sum(o.open)::bigint, min(o.due_date)::text,
       coalesce(sum(o.open) filter (where o.days <= 0), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 1 and 30), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 31 and 60), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days between 61 and 90), 0)::bigint,
       coalesce(sum(o.open) filter (where o.days > 90), 0)::bigint
from (
    select l.customer_id, l.open, p.due_date, $2::date - p.due_date as days
    from (select l.customer_id, l.payment_id, sum(l.receivable)::bigint as open
          from ledger l
          where l.tenant_id = $1 and l.day <= $2::date
          group by l.customer_id, l.payment_id
          having sum(l.receivable) <> 0) l
    join payments p on p.tenant_id = $1 and p.payment_id = l.payment_id) o
group by o.customer_id
order by sum(o.open) desc, o.customer_id
