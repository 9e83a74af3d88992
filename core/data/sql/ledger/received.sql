-- Each time that money came for payments: how much, and when. Of the last time a payment says the day itself, or has the moment
-- at which that paid it, though not where credit or a credit note has settled the rest then. Of the others, the ledger says
-- the day, which is never before that of the charge.
-- $1 tenant, $2 payments
select c.payment_id, c.cash,
       stamp(case when c.is_last and c.paid_day = c.day then c.paid_at
                  when c.noted_day = c.day then c.at
                  else c.day::timestamp at time zone c.time_zone end)
from (
    select p.payment_id, l.version, l.cash, l.at, l.is_last, w.paid_at, w.paid_day, t.time_zone,
           case when l.is_last then coalesce(p.paid_on, w.paid_day, l.day) else l.day end as day,
           (l.at at time zone t.time_zone)::date as noted_day
    from payments p
    cross join (select t.time_zone from tenants t where t.tenant_id = $1) t
    cross join lateral (
        select l.version, l.cash, l.at, l.day, lead(l.version) over (order by l.version) is null as is_last
        from ledger l
        where l.tenant_id = $1 and l.customer_id = p.customer_id and l.payment_id = p.payment_id and l.kind = 'payment'
        offset 0) l
    left join lateral (
        select p.paid_at, (p.paid_at at time zone t.time_zone)::date as paid_day
        where not exists (select 1 from ledger e
                          where e.tenant_id = $1 and e.customer_id = p.customer_id and e.payment_id = p.payment_id
                            and e.kind in ('credit_used', 'credit_note') and e.version > l.version and e.at = p.paid_at)) w
        on true
    where p.tenant_id = $1 and p.payment_id = any($2::text[])
) c
order by c.payment_id, c.version
