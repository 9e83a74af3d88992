-- Payments of which something was open at the end of a past date, $2: what is open now, less what has happened since.
select p.payment_id, p.customer_id, past.open, p.due_date, (p.created_at at time zone 'UTC')::date as asked_on
from (select u.payment_id, sum(u.open)::bigint as open
      from (select p.payment_id, p.open
            from unnest(array['pending', 'processing', 'failed']) as waiting(status)
            cross join lateral (select p.payment_id, p.open from payments p
                                where p.tenant_id = $1 and p.status = waiting.status and p.open > 0 offset 0) p
            union all
            select l.payment_id, -l.receivable
            from ledger l
            where l.tenant_id = $1 and l.day > $2::date) u
      group by u.payment_id
      having sum(u.open) <> 0) past
join payments p on p.tenant_id = $1 and p.payment_id = past.payment_id
