-- Up to which date a subscription's instalments stay owed when it ends on $3: those not begun by then that are still open
-- are taken back, unless a later one is paid or being paid.
-- $1 tenant, $2 subscription, $3 date
select coalesce(min(p.period_start), s.billed_until)::text
from subscriptions s
left join payments p on p.tenant_id = s.tenant_id and p.rental_id = s.rental_id and p.purpose = 'instalment'
    and p.status in ('pending', 'failed') and p.period_start > $3::date
    and not exists (select from payments later
                    where later.tenant_id = p.tenant_id and later.rental_id = p.rental_id
                      and later.purpose = 'instalment' and later.status in ('processing', 'paid')
                      and later.period_start > p.period_start)
where s.tenant_id = $1 and s.rental_id = $2
group by s.billed_until
