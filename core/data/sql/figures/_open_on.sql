-- Payments of which something was open at the end of a past date, $2: what is open now, less what has happened since. Money that
-- had come before a credit note, and was noted after it, was too much on that day only: it paid until then.
select p.payment_id, p.customer_id, paid.open, p.due_date,
       (p.created_at at time zone (select t.time_zone from tenants t where t.tenant_id = $1))::date as charged_on
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
      having sum(u.open) > 0) past
join payments p on p.tenant_id = $1 and p.payment_id = past.payment_id
cross join lateral (select past.open + coalesce(sum(l.credit), 0)::bigint as open
                    from ledger l
                    where l.tenant_id = $1 and l.customer_id = p.customer_id and l.payment_id = p.payment_id
                      and l.day <= $2::date and l.kind <> 'credit_used') paid
where paid.open > 0
